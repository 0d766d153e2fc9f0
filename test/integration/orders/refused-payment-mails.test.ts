/** The places of the mails of a change that its payment service refuses, or that is given up (R-MAIL-10). */
import type pg from 'pg'
import { expect } from 'vitest'
import { resolvePayments } from '../../../src/resources/orders/jobs/resolve-payments.ts'
import { test } from '../../support/fixture.ts'
import { placeOrder } from '../../support/orders/place.ts'

const NOW = '2026-11-20T01:02:03Z'
const later = (days: number) => new Date(Date.parse(NOW) + days * 86_400_000).toISOString()

/** Mails that are counted of the order, on whichever day. */
async function countOf(outside: pg.Client, key: string): Promise<number> {
  const { rows } = await outside.query<{ mails: number }>(
    'select coalesce(sum(mails), 0)::int as mails from mail_counts where subject = $1',
    [`order:${key}`],
  )
  return rows[0]?.mails ?? 0
}

// R-MAIL-10 R-PAY-11
test.for(['decline', 'maintenance'])(
  'are given back when it is refused: %s',
  async (fault, { context, shopId, api, outside }) => {
    context.setTime(NOW)
    const { key, path } = await placeOrder(context, shopId, {}, `sim:void=${fault}`)
    expect((await api.call('POST', `${path}/cancel`, {})).statusCode).toBe(422)
    expect(await countOf(outside, key)).toBe(0)
  },
)

// R-MAIL-10 R-PAY-12
test('are given back when it is given up, of the day on which it was decided', async ({
  context,
  shopId,
  api,
  outside,
}) => {
  context.setTime(NOW)
  const { key, path } = await placeOrder(context, shopId, {}, 'sim:void=fail_once')
  expect((await api.call('POST', `${path}/cancel`, {})).statusCode).toBe(502)
  expect(await countOf(outside, key)).toBe(2)
  context.setTime(later(2))
  expect(await resolvePayments(context)).toEqual({ settled: 1, open: 0 })
  expect(await countOf(outside, key)).toBe(0)
})

// R-MAIL-10
test('are kept by a change that is made', async ({ context, shopId, api, outside }) => {
  context.setTime(NOW)
  const { key, path } = await placeOrder(context, shopId, {}, 'sim')
  expect((await api.call('POST', `${path}/cancel`, {})).statusCode).toBe(200)
  expect(await countOf(outside, key)).toBe(2)
})
