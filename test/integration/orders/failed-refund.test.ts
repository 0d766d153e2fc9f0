/** Money that was given back and came back to the payment service (R-PAY-20). */
import type pg from 'pg'
import { expect } from 'vitest'
import type { Context } from '../../../src/context.ts'
import { changeOrder } from '../../../src/resources/orders/changes/change-order.ts'
import { lookForFailedRefund } from '../../../src/resources/orders/changes/hear-of-refund.ts'
import { resolvePayments } from '../../../src/resources/orders/jobs/resolve-payments.ts'
import { test } from '../../support/fixture.ts'
import { unchangedAmounts } from '../../support/orders/build.ts'
import { type PlacedOrder, placeOrder, shownOrder } from '../../support/orders/place.ts'

const OWED = '購入者への返金予定'

/** The money of an order was taken. */
async function take(outside: pg.Client, { key }: PlacedOrder): Promise<void> {
  await outside.query('update simulated_transactions set captured = authorised where order_key = $1', [key])
}

/** The key of the order's first refund. */
async function refundOf(outside: pg.Client, { key }: PlacedOrder): Promise<string> {
  const { rows } = await outside.query<{ key: string }>(
    `select p.key from payment_operations p join orders o on o.shop_id = p.shop_id and o.id = p.order_id
     where o.unique_key = $1 and p.state = 'done' and p.kind = 'refund' order by p.id limit 1`,
    [key],
  )
  return rows[0]?.key ?? ''
}

/** The service, which says that so much has come back to it. */
function cameBack(context: Context, surplus: number): Context {
  const lookUp = async () => ({ result: 'declined', reason: 'the card is closed', surplus })
  return served(context, { lookUp })
}

function served(context: Context, differs: Partial<Context['payments']['gateway']>): Context {
  const { payments } = context
  return { ...context, payments: { ...payments, gateway: { ...payments.gateway, ...differs } } }
}

// R-EXPORT-2
test('is owed, and the order was not modified before it was placed, whatever the clock shows', async ({
  context,
  shopId,
  api,
  outside,
}) => {
  const ordered_at = '2026-12-01T00:00:00Z'
  const placed = await placeOrder(context, shopId, { payment: 'captured', ordered_at }, 'sim')
  await take(outside, placed)
  expect((await api.call('POST', `${placed.path}/cancel`, {})).statusCode).toBe(200)
  await lookForFailedRefund(cameBack(context, 3200), shopId, await refundOf(outside, placed))
  const { modified_at, balance_logs } = await shownOrder(context, shopId, placed)
  expect(balance_logs.at(-1)).toMatchObject({ text: OWED, amount: -3200 })
  expect(modified_at).toBe(ordered_at)
})

// R-PAY-13 R-PAY-20
test('is owed once no other payment of the order is open, which would be written over it', async ({
  context,
  shopId,
  outside,
}) => {
  const recipe = { payment: 'captured', lines: [{ price: 1000, amount: 2 }] } as const
  const placed = await placeOrder(context, shopId, recipe, 'sim')
  await take(outside, placed)
  const lower = (by: Context, price: number) => {
    const amounts = unchangedAmounts(placed.order.detail)
    const body = { ...amounts, lines: amounts.lines.map(line => ({ ...line, price })) }
    return changeOrder(by, { shopId, tokenId: null }, placed.key, 'update_order', body)
  }
  await lower(context, 900)
  const key = await refundOf(outside, placed)
  const silent = served(context, { perform: () => Promise.reject(new Error('nobody answers')) })
  await expect(lower(silent, 800)).rejects.toMatchObject({ type: 'internal/bad-gateway' })
  const hear = () => lookForFailedRefund(cameBack(context, 200), shopId, key)
  await expect(hear()).rejects.toMatchObject({ type: 'orders/update-rejected' })
  expect(await resolvePayments(context)).toEqual({ settled: 1, open: 0 })
  await hear()
  await hear()
  const { balance_logs } = await shownOrder(context, shopId, placed)
  expect(balance_logs.map(({ text, amount }) => [text, amount])).toEqual([
    ['金額変更による差額', -200],
    ['金額変更による差額', -200],
    [OWED, -200],
  ])
})
