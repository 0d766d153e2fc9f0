/** Who tries out cards and codes of coupons (R-RATE-7): stopped by the address, whatever it says it is buying. */
import type pg from 'pg'
import { expect } from 'vitest'
import { buildTestApi, type TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makePageBuyer } from '../storefront/support/buyer.ts'
import { type Buyer, MONTHLY, makeBuyer, onSale } from './support/buyer.ts'

/** As many as a test can try by hand. */
const GUESSES = 3
const ENOUGH = 1_000_000
const REFUSED = 'sim:authorise=decline'
const NOW = '2026-11-20T01:02:03Z'

let context: TestContext
let api: TestApi
let outside: pg.Client
let item: number
/** Each test has addresses of its own. */
let count = 0
let buyer: Buyer

test.beforeAll(async ({ context: one, shopId, api: { token }, outside: client }) => {
  outside = client
  const rateLimits = { token: ENOUGH, address: ENOUGH, signIn: ENOUGH, buyer: ENOUGH, guesses: GUESSES }
  context = { ...one, config: { ...one.config, rateLimits } }
  context.setTime(NOW)
  api = await buildTestApi(context, token)
  item = await onSale(api, 100)
  await outside.query(
    `insert into coupons (shop_id, code, name, amount, minimum, active, created_at)
     values ($1, 'HARU', '春の割引', 100, 0, true, $2)`,
    [shopId, NOW],
  )
})

test.afterAll(() => api[Symbol.asyncDispose]())

test.beforeEach(() => {
  context.setTime(NOW)
  count += 1
  buyer = makeBuyer(api, `198.51.100.${count}`)
})

const asked = async () =>
  Number((await outside.query('select count(*) from simulated_operations')).rows[0].count)

const card = (source: string) => ({ payment: { method: 'creditcard', source } })

/** Tries so many cards, each in a checkout of its own. */
async function tryCards(times: number, source = REFUSED): Promise<number[]> {
  const answers: number[] = []
  for (let n = 0; n < times; n++) {
    answers.push((await buyer.order(await buyer.ready(item, card(source)))).statusCode)
  }
  return answers
}

const orders = async () => Number((await outside.query('select count(*) from orders')).rows[0].count)

// R-RATE-7
test('cards that are refused are counted over all checkouts of an address, and no more are asked for', async () => {
  expect(await tryCards(2, 'sim')).toEqual([200, 200])
  expect(await tryCards(GUESSES)).toEqual([422, 422, 422])
  const [before, bought] = [await asked(), await orders()]
  expect(await tryCards(2)).toEqual([429, 429])
  const refused = await buyer.order(await buyer.ready(item, card('sim')))
  expect(refused.json()).toMatchObject({ type: '/errors/request/rate-limited' })
  expect(refused.headers).toMatchObject({ 'retry-after': '3600', 'ratelimit-policy': '"guesses";q=3;w=3600' })
  expect([await asked(), await orders()]).toEqual([before, bought])
  buyer = makeBuyer(api, '198.51.101.1')
  expect(await tryCards(1, 'sim')).toEqual([200])
  context.setTime('2026-11-20T02:02:04Z')
  buyer = makeBuyer(api, `198.51.100.${count}`)
  expect(await tryCards(1, 'sim')).toEqual([200])
})

// R-KEY-3
test('an order that is asked for again with its key is answered, however many cards were refused since', async () => {
  const [checkout, key] = [await buyer.ready(item, card('sim')), 'the-first']
  const first = await buyer.order(checkout, key)
  await tryCards(GUESSES)
  expect((await buyer.order(await buyer.ready(item, card('sim')))).statusCode).toBe(429)
  const again = await buyer.order(checkout, key)
  expect([again.statusCode, again.body]).toEqual([200, first.body])
  expect(again.headers['idempotent-replayed']).toBe('true')
})

// R-RATE-7
test('cards of a subscription count with them', async () => {
  const series = await onSale(api, 5, MONTHLY)
  const { order } = await buyer.complete(await buyer.ready(series, card('sim')))
  const { subscription_secret: secret } = (await buyer.ask('GET', `/orders/${order?.secret}`)).json<{
    subscription_secret: string
  }>()
  expect(await tryCards(GUESSES - 1)).toEqual([422, 422])
  const change = (source: string) => buyer.ask('PUT', `/subscriptions/${secret}/payment`, { source })
  expect((await change(REFUSED)).statusCode).toBe(422)
  expect((await change('sim')).statusCode).toBe(429)
  expect(await tryCards(1)).toEqual([429])
})

// R-RATE-7
test('cards of a subscription that lead to a page of the service are bounded as well', async () => {
  const series = await onSale(api, 5, MONTHLY)
  const { order } = await buyer.complete(await buyer.ready(series, card('sim')))
  const { subscription_secret: secret } = (await buyer.ask('GET', `/orders/${order?.secret}`)).json<{
    subscription_secret: string
  }>()
  const change = async () =>
    (await buyer.ask('PUT', `/subscriptions/${secret}/payment`, { source: 'sim:authorise=redirect' }))
      .statusCode
  expect([await change(), await change(), await change(), await change()]).toEqual([200, 200, 200, 429])
})

// R-RATE-7
test('codes of no coupon are counted, and the right one is not told any more', async () => {
  const guess = async (code: string) => {
    const { checkout_id } = await buyer.begin([{ item_id: item, amount: 1 }])
    return (await buyer.ask('PUT', `/checkouts/${checkout_id}`, { coupon_code: code })).statusCode
  }
  expect([await guess('HARU'), await guess('HARU')]).toEqual([200, 200])
  for (const code of ['NATSU', 'AKI', 'FUYU']) expect(await guess(code)).toBe(200)
  expect([await guess('HARU'), await guess('A')]).toEqual([429, 429])
  // Whoever says something else of a checkout, or takes the code away, is not in the way.
  const { checkout_id } = await buyer.begin([{ item_id: item, amount: 1 }])
  expect((await buyer.ask('PUT', `/checkouts/${checkout_id}`, { coupon_code: null })).statusCode).toBe(200)
})

// R-RATE-7
test('of many at the same moment no more are asked for than of as many in a row', async () => {
  const ready = await Promise.all(Array.from({ length: 4 * GUESSES }, () => buyer.ready(item, card(REFUSED))))
  const answers = await Promise.all(ready.map(checkout => buyer.order(checkout)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array.from({ length: GUESSES }, () => 422),
    ...Array.from({ length: 3 * GUESSES }, () => 429),
  ])
  expect(answers.some(({ headers }) => headers['retry-after'] === '2')).toBe(true)
  const later = await buyer.order(await buyer.ready(item, card('sim')))
  expect([later.statusCode, later.headers['retry-after']]).toEqual([429, '3600'])
})

// R-RATE-7
test('who is right at the same moment as others loses nothing by it', async () => {
  const ready = await Promise.all(Array.from({ length: GUESSES }, () => buyer.ready(item, card('sim'))))
  const answers = await Promise.all(ready.map(checkout => buyer.order(checkout)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(ready.map(() => 200))
  expect(await tryCards(GUESSES)).toEqual([422, 422, 422])
})

// R-RATE-7
test('networks of one site of IPv6 have twice as many together, and other sites their own', async () => {
  const from = (address: string) => {
    buyer = makeBuyer(api, address)
    return tryCards(GUESSES)
  }
  expect(await from('2001:db8:7:1::1')).toEqual([422, 422, 422])
  expect(await from('2001:db8:7:2::1')).toEqual([422, 422, 422])
  expect(await from('2001:db8:7:3::1')).toEqual([429, 429, 429])
  expect(await from('2001:db8:8:1::1')).toEqual([422, 422, 422])
})

// R-RATE-7
test('on the pages of the shop it is the same', async () => {
  const visitor = makePageBuyer(api)
  const second = await visitor.introduce(await visitor.begin(item))
  const guess = async (coupon: string) =>
    (await visitor.send(second, '/checkout/delivery', { coupon }, ['apply', '1'])).status
  expect([await guess('NATSU'), await guess('AKI'), await guess('FUYU')]).toEqual([422, 422, 422])
  expect(await guess('HARU')).toBe(429)
})
