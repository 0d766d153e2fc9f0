import type pg from 'pg'
import { describe, expect } from 'vitest'
import { addToCounts } from '../../../src/mail/places-store.ts'
import { sweepMails } from '../../../src/mail/sweep.ts'
import { resolvePayments } from '../../../src/resources/orders/jobs/resolve-payments.ts'
import type { MailLimits } from '../../../src/shop-limits.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { type PlacedOrder, placeOrder } from '../../support/orders/place.ts'

let context: TestContext
let outside: pg.Client
test.beforeAll(({ context: madeContext, outside: madeOutside }) => {
  context = madeContext
  outside = madeOutside
})

let made = 0

/** A shop of its own, whose calls go by these limits. */
async function shopWith(limits: Partial<MailLimits>): Promise<{ shopId: number; api: TestApi }> {
  const shopId = await createTestShop(context, `mails-${++made}`)
  const mailLimits = { order: 1000, recipient: 1000, shop: 1000, ...limits }
  const api = await createTestApi({ ...context, config: { ...context.config, mailLimits } }, shopId)
  return { shopId, api }
}

const byHand = { lines: [{}], method: 'cod' }
const zone = (delivery_time_zone: string | null) => ({ delivery_date: null, delivery_time_zone })
const count = async (shopId: number) =>
  (await outside.query<{ n: number }>('select count(*)::int as n from mails where shop_id = $1', [shopId]))
    .rows[0]?.n

/** The order with its history, as it is stored. */
async function stored(shopId: number, { key }: PlacedOrder): Promise<unknown> {
  const { rows } = await outside.query(
    `select o.detail, (select json_agg(e order by e.id) from order_events e
       where e.shop_id = o.shop_id and e.order_id = o.id) as history
     from orders o where shop_id = $1 and unique_key = $2`,
    [shopId, key],
  )
  return rows
}

// R-MAIL-10
describe('mails have places', () => {
  test('about an order: what would take one more is 429 and changes nothing', async () => {
    const { shopId, api } = await shopWith({ order: 4 })
    const order = await placeOrder(context, shopId, byHand)
    for (const each of ['1214', '1416'])
      expect((await api.call('PUT', `${order.path}/delivery`, zone(each))).statusCode).toBe(200)
    const before = await stored(shopId, order)
    const answer = await api.call('PUT', `${order.path}/delivery`, zone('1618'))
    expect(answer.json()).toMatchObject({
      type: '/errors/mails/limit-reached',
      status: 429,
      detail: expect.stringContaining('4 mails about this order'),
    })
    // 2026-11-20T01:02:03Z is 10:02:03 in Japan: 13:57:57 to midnight.
    expect(answer.headers['retry-after']).toBe(String(13 * 3600 + 57 * 60 + 57))
    expect(await stored(shopId, order)).toEqual(before)
    expect(await count(shopId)).toBe(4)
    // What tells nobody goes on, and so do other orders.
    expect((await api.call('PUT', `${order.path}/shop_memo`, { text: 'x' })).statusCode).toBe(200)
    const other = await placeOrder(context, shopId, byHand)
    expect((await api.call('PUT', `${other.path}/delivery`, zone('1214'))).statusCode).toBe(200)
    await api[Symbol.asyncDispose]()
  })

  test('to a mailbox, whatever its spelling and its order; another shop has its own', async () => {
    const { shopId, api } = await shopWith({ recipient: 2 })
    const spellings = ['hanako@example.jp', 'HANAKO+tea@Example.JP', 'hanako+2@example.jp']
    const statuses: number[] = []
    for (const mail_address of spellings) {
      const order = await placeOrder(context, shopId, { ...byHand, mail_address })
      statuses.push((await api.call('PUT', `${order.path}/delivery`, zone('1214'))).statusCode)
    }
    expect(statuses).toEqual([200, 200, 429])
    const other = await shopWith({ recipient: 2 })
    const order = await placeOrder(context, other.shopId, { ...byHand, mail_address: 'hanako@example.jp' })
    expect((await other.api.call('PUT', `${order.path}/delivery`, zone('1214'))).statusCode).toBe(200)
    const { rows } = await outside.query<{ subject: string }>('select subject from mail_counts')
    expect(rows.filter(({ subject }) => /hanako|example/i.test(subject))).toEqual([])
  })

  test('of a shop; there is room again after midnight in Japan', async () => {
    const { shopId, api } = await shopWith({ shop: 2 })
    const [one, two] = [await placeOrder(context, shopId, byHand), await placeOrder(context, shopId, byHand)]
    expect((await api.call('PUT', `${one.path}/delivery`, zone('1214'))).statusCode).toBe(200)
    const refused = await api.call('PUT', `${two.path}/delivery`, zone('1214'))
    expect(refused.json()).toMatchObject({ detail: expect.stringContaining('2 mails of this shop') })
    context.setTime('2026-11-20T15:00:00Z')
    expect((await api.call('PUT', `${two.path}/delivery`, zone('1214'))).statusCode).toBe(200)
    context.setTime('2026-11-20T01:02:03Z')
  })

  test('of two that want the last place at once one gets it', async () => {
    const { shopId, api } = await shopWith({ shop: 2 * 3 })
    const orders = await Promise.all(Array.from({ length: 16 }, () => placeOrder(context, shopId, byHand)))
    const answers = await Promise.all(
      orders.map(({ path }) => api.call('PUT', `${path}/delivery`, zone('1214'))),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(13).fill(429)])
    expect(await count(shopId)).toBe(6)
  })

  test('are taken before money moves: a payment is not made for a change that nobody may be told of', async () => {
    const { shopId, api } = await shopWith({ order: 1 })
    const order = await placeOrder(context, shopId, { lines: [{}] }, 'sim')
    const cancelled = await api.call('POST', `${order.path}/cancel`, {})
    expect(cancelled.json()).toMatchObject({ type: '/errors/mails/limit-reached' })
    const { rows } = await outside.query(
      'select 1 from payment_operations where shop_id = $1 and kind = $2',
      [shopId, 'void'],
    )
    expect(rows).toEqual([])
    expect(await resolvePayments(context)).toMatchObject({ settled: 0 })
  })

  test('are counted once for a change with a payment', async () => {
    const { shopId, api } = await shopWith({})
    const order = await placeOrder(context, shopId, { lines: [{}] }, 'sim')
    expect((await api.call('POST', `${order.path}/cancel`, {})).statusCode).toBe(200)
    const { rows } = await outside.query(
      'select sum(mails)::int as mails from mail_counts where shop_id = $1 and subject = $2',
      [shopId, 'shop'],
    )
    expect(rows).toEqual([{ mails: 2 }])
    expect(await count(shopId)).toBe(2)
  })

  test('a high limit is shared among rows, and holds as a low one does', async () => {
    const { shopId } = await shopWith({})
    const asked = [{ subject: 'shop', mails: 7, most: 1600 }]
    const take = () =>
      context.db.transaction(async tx =>
        addToCounts(tx, shopId, '2026-11-20', asked, () => new Error('No place')),
      )
    const results: PromiseSettledResult<void>[] = []
    for (let round = 0; round < 30; round += 1) {
      results.push(...(await Promise.allSettled(Array.from({ length: 8 }, take))))
    }
    const refused = results.filter(({ status }) => status === 'rejected')
    const taken = 7 * (results.length - refused.length)
    expect(refused).toContainEqual({ status: 'rejected', reason: new Error('No place') })
    expect([taken <= 1600, taken > 1600 - 9 * 7]).toEqual([true, true])
    const { rows } = await outside.query(
      `select count(*)::int as rows, sum(mails)::int as mails, bool_and(mails <= most) as kept,
         sum(most)::int as most from mail_counts where shop_id = $1`,
      [shopId],
    )
    expect(rows).toEqual([{ rows: 9, mails: taken, kept: true, most: 1600 }])
  })

  test('their counts are forgotten two days later', async () => {
    context.setTime('2026-11-22T01:02:03Z')
    await sweepMails(context)
    const { rows } = await outside.query('select distinct day::text from mail_counts order by day')
    expect(rows).toEqual([{ day: '2026-11-21' }])
    context.setTime('2026-11-20T01:02:03Z')
  })
})
