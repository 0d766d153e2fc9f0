/** How long checkouts last, how many there are, and what is kept of them (R-CHECKOUT-10, R-CHECKOUT-11). */
import { createHash } from 'node:crypto'
import { describe, expect } from 'vitest'
import { sweepCheckouts } from '../../../src/checkout/checkouts/sweep.ts'
import { MAX_CHECKOUTS_OF_NETWORK, MAX_CHECKOUTS_OF_SITE } from '../../../src/checkout/limits.ts'
import { buildTestApi, type TestApi } from '../../support/api.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { stockOf } from '../../support/orders/place.ts'
import { CUSTOMER, makeBuyer, onSale, refusal } from './support/buyer.ts'

const NOW = '2026-11-20T01:02:03Z'
const DAY = 86_400_000
const later = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString()
const digestOf = (text: string) => createHash('sha256').update(text).digest()

test.beforeEach(({ context }) => context.setTime(NOW))

const statusOf = async (api: TestApi, id: string) =>
  (await makeBuyer(api).ask('GET', `/checkouts/${id}`)).statusCode

// R-CHECKOUT-10
describe('a checkout that nobody changes', () => {
  test('expires after a day, is told of for a week, and is gone', async ({ context, api, outside }) => {
    const buyer = makeBuyer(api)
    const checkout = await buyer.ready(await onSale(api, 1))
    const id = checkout.checkout_id
    expect(checkout.expires_at).toBe('2026-11-21T01:02:03Z')
    context.setTime(later(DAY - 1))
    expect((await buyer.look(id)).status).toBe('ready')
    context.setTime(later(DAY))
    expect((await buyer.look(id)).status).toBe('expired')
    for (const refused of [
      buyer.order(checkout),
      buyer.ask('PUT', `/checkouts/${id}`, { remark: 'x' }),
      buyer.cancel(id),
    ]) {
      expect(await refusal(refused)).toEqual([422, 'checkouts/closed'])
    }
    context.setTime(later(8 * DAY - 1))
    expect([await sweepCheckouts(context), await statusOf(api, id)]).toEqual([0, 200])
    context.setTime(later(8 * DAY))
    // Swept or not.
    expect(await statusOf(api, id)).toBe(404)
    expect(await sweepCheckouts(context)).toBe(1)
    expect((await outside.query('select from checkouts')).rows).toEqual([])
  })

  test('lasts from its last change; as an order thirty days', async ({ context, api, outside }) => {
    const buyer = makeBuyer(api)
    const item = await onSale(api, 1)
    const checkout = await buyer.ready(item)
    context.setTime(later(DAY - 1000))
    await buyer.say(checkout.checkout_id, { remark: '午前中に' })
    context.setTime(later(2 * DAY - 2000))
    const completed = await buyer.complete(checkout)
    context.setTime(later(32 * DAY - 2001))
    expect([await sweepCheckouts(context), await buyer.complete(checkout)]).toEqual([0, completed])
    context.setTime(later(32 * DAY - 2000))
    expect(await sweepCheckouts(context)).toBe(1)
    expect((await outside.query('select from orders')).rows).toHaveLength(1)
    // Nobody orders the same once more.
    expect(await refusal(buyer.order(checkout))).toEqual([404, 'checkouts/not-found'])
    expect(await stockOf(api, item)).toBe(0)
  })

  test('stays while its buyer is awaited', async ({ context, api }) => {
    const buyer = makeBuyer(api)
    const said = { payment: { method: 'creditcard', source: 'sim:authorise=redirect' } }
    const checkout = await buyer.ready(await onSale(api, 1), said)
    await buyer.complete(checkout)
    context.setTime(later(40 * DAY))
    expect(await sweepCheckouts(context)).toBe(0)
  })

  test('slots of fetching that are past are forgotten', async ({ context, outside, shopId }) => {
    await outside.query(
      `insert into takeout_slots (shop_id, place, begins_at, pieces) values ($1, 'x', $2, 1)`,
      [...[shopId, later(0)]],
    )
    await outside.query(
      `insert into takeout_claims (shop_id, order_key, place, begins_at, pieces) values ($1, 'k', 'x', $2, 1)`,
      [shopId, later(0)],
    )
    const left = async () =>
      (
        await outside.query(
          'select begins_at from takeout_slots union all select begins_at from takeout_claims',
        )
      ).rows.length
    context.setTime(later(DAY))
    await sweepCheckouts(context)
    expect(await left()).toBe(2)
    context.setTime(later(DAY + 1))
    await sweepCheckouts(context)
    expect(await left()).toBe(0)
  })
})

// R-CHECKOUT-11
test('of a network that has as many as it may, the one that is longest not changed goes, but none that is awaited', async ({
  api,
  context,
  outside,
  shopId,
}) => {
  await outside.query('delete from checkouts')
  const buyer = makeBuyer(api, '198.51.100.7')
  const item = await onSale(api, 9)
  const said = { payment: { method: 'creditcard', source: 'sim:authorise=redirect' } }
  const awaited = await buyer.ready(item, said)
  await buyer.complete(awaited)
  const oldest = await buyer.begin([{ item_id: item, amount: 1 }])
  context.setTime(later(1000))
  const second = await buyer.begin([{ item_id: item, amount: 1 }])
  const elsewhere = await makeBuyer(api, '203.0.113.9').begin([{ item_id: item, amount: 1 }])
  await outside.query(
    `insert into checkouts (shop_id, digest, maker, via, state, lines, wishes, told, created_at, changed_at, kept_until)
     select shop_id, sha256(concat('many', n)::bytea), maker, via, state, lines, wishes, told, $3, $3, kept_until
     from checkouts, generate_series(1, $2::int) n where digest = $1`,
    [digestOf(second.checkout_id), MAX_CHECKOUTS_OF_NETWORK - 2, later(2000)],
  )
  context.setTime(later(3000))
  expect(await statusOf(api, oldest.checkout_id)).toBe(200)
  const newest = await buyer.begin([{ item_id: item, amount: 1 }])
  const all = [awaited, oldest, second, elsewhere, newest].map(({ checkout_id: id }) => statusOf(api, id))
  expect(await Promise.all(all)).toEqual([200, 404, 200, 200, 200])
  await outside.query('delete from checkouts where shop_id = $1', [shopId])
})

// R-CHECKOUT-11
test('networks of one site of IPv6 have twice as many together; another site loses nothing', async ({
  api,
  context,
  outside,
  shopId,
}) => {
  const item = await onSale(api, 100)
  const begin = (from: string) => makeBuyer(api, from).begin([{ item_id: item, amount: 1 }])
  const [oldest, second] = [await begin('2001:db8:7:1::1'), await begin('2001:db8:7:2::1')]
  context.setTime(later(1000))
  const elsewhere = await begin('2001:db8:8:1::1')
  await outside.query(`update checkouts set changed_at = $2 where digest = $1`, [
    digestOf(second.checkout_id),
    later(1000),
  ])
  await outside.query(
    `insert into checkouts (shop_id, digest, maker, site, via, state, lines, wishes, told, created_at, changed_at, kept_until)
     select shop_id, sha256(concat('many', n)::bytea), sha256(concat('network', n)::bytea), site, via, state, lines, wishes,
       told, $3, $3, kept_until from checkouts, generate_series(1, $2::int) n where digest = $1`,
    [digestOf(second.checkout_id), MAX_CHECKOUTS_OF_SITE - 2, later(2000)],
  )
  context.setTime(later(3000))
  const newest = await begin('2001:db8:7:3::1')
  const all = [oldest, second, elsewhere, newest].map(({ checkout_id: id }) => statusOf(api, id))
  expect(await Promise.all(all)).toEqual([404, 200, 200, 200])
  await outside.query('delete from checkouts where shop_id = $1', [shopId])
})

// R-CHECKOUT-1
test('neither the database nor another shop has the id of a checkout, or the address of whoever made it', async ({
  api,
  context,
  outside,
}) => {
  const buyer = makeBuyer(api, '198.51.100.77')
  const checkout = await buyer.ready(await onSale(api, 2), {
    payment: { method: 'creditcard', source: 'sim:authorise=redirect' },
  })
  const { checkout_id: id } = checkout
  await buyer.complete(checkout)
  const { rows } = await outside.query<{ text: string }>(
    `select row_to_json(c)::text as text from checkouts c where digest = $1
     union all select row_to_json(p)::text from order_placements p
     union all select row_to_json(k)::text from idempotency_keys k`,
    [digestOf(id)],
  )
  expect(rows.length).toBeGreaterThan(2)
  for (const { text } of rows) {
    for (const hidden of [id, Buffer.from(id).toString('hex'), '198.51.100.77']) {
      expect(text).not.toContain(hidden)
    }
  }
  await createTestShop(context, 'second')
  const foreign = makeBuyer(api, '198.51.100.77', 'second')
  expect(await refusal(foreign.ask('GET', `/checkouts/${id}`))).toEqual([404, 'checkouts/not-found'])
  expect(await refusal(foreign.order(checkout))).toEqual([404, 'checkouts/not-found'])
})

// R-MAIL-10, R-KEY-4
test.for([{ method: 'cod' }, { method: 'creditcard', source: 'sim' }])(
  'no place for its mails, paid by $method: nothing is bought, and the key is free again',
  async (payment, { context, api }) => {
    const mailLimits = { ...context.config.mailLimits, shop: 0 }
    const full = await buildTestApi({ ...context, config: { ...context.config, mailLimits } }, api.token)
    const buyer = makeBuyer(full)
    const item = await onSale(api, 1)
    const checkout = await buyer.ready(item, { payment })
    expect(await refusal(buyer.order(checkout, 'once'))).toEqual([429, 'mails/limit-reached'])
    expect([(await buyer.look(checkout.checkout_id)).status, await stockOf(api, item)]).toEqual(['ready', 1])
    expect((await makeBuyer(api).complete(checkout, 'once')).order?.status).toBe('ordered')
    await full.app.close()
  },
)

// R-CHECKOUT-5
test('whoever is on the block list cannot order', async ({ api, outside }) => {
  await outside.query(`update shops set block_list = '{Hanako@example.jp}'`)
  const buyer = makeBuyer(api)
  const { checkout_id } = await buyer.begin([{ item_id: await onSale(api, 1), amount: 1 }])
  const checkout = await buyer.say(checkout_id, { customer: CUSTOMER, payment: { method: 'cod' } })
  expect(await refusal(buyer.order(checkout))).toEqual([
    ...[422, 'checkouts/not-ready', '/customer/mail_address'],
  ])
  await outside.query(`update shops set block_list = '{}'`)
})
