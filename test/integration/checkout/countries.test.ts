/** Addresses in Japan, whatever a buyer calls the country (docs/rules/checkouts.md). */
import { expect } from 'vitest'
import { test } from '../../support/fixture.ts'
import { shownOrder } from '../../support/orders/place.ts'
import { CUSTOMER, makeBuyer, onSale } from './support/buyer.ts'

const NOW = '2026-11-20T01:02:03Z'

test.beforeAll(async ({ context, outside, shopId }) => {
  context.setTime(NOW)
  const fees = JSON.stringify([{ prefecture: '沖縄県', fee: 1900 }])
  await outside.query('update shipping_methods set prefecture_fees = $2 where shop_id = $1', [shopId, fees])
})

const OKINAWA = { ...CUSTOMER.address, zip_code: '900-0001', prefecture: '沖縄県', tel: '0988661111' }

/** How one may say that it is in Japan. */
const SAID: readonly [said: string, more: object][] = [
  ['nothing', {}],
  ['its code', { country_code: 'JP' }],
  ['日本', { country: '日本' }],
  ['日本国 and null', { country: '日本国', country_code: null }],
  ['in wide letters', { country: 'ＪＡＰＡＮ' }],
  ['small', { country: 'nippon' }],
  ['another code beside it', { country: '日本', country_code: 'US' }],
  ['what nobody knows', { country: 'うちのくに' }],
]

// R-SHIP-2 R-CHECKOUT-2 R-CHECKOUT-5
test.for(SAID)(
  'where its country is said to be %s, the fee of the prefecture holds',
  async ([, more], { api }) => {
    const buyer = makeBuyer(api)
    const item = await onSale(api, 5)
    const address = { ...OKINAWA, ...more }
    const mine = await buyer.ready(item, { customer: { ...CUSTOMER, address }, payment: { method: 'cod' } })
    expect(mine.amounts.shipping_fee).toBe(1900)
    expect(mine.customer?.address.country_code).toBe('JP')
    const elsewhere = { name: { first: '太郎', last: '山田' }, address }
    const theirs = await buyer.ready(item, { shipping: elsewhere, payment: { method: 'cod' } })
    expect(theirs.amounts.shipping_fee).toBe(1900)
  },
)

// R-CHECKOUT-2
test.for(SAID)('whose country is said to be %s is told as one in Japan', async ([, more], { api }) => {
  const buyer = makeBuyer(api)
  const { checkout_id } = await buyer.begin([{ item_id: await onSale(api, 1), amount: 1 }])
  const { customer } = await buyer.say(checkout_id, {
    customer: { ...CUSTOMER, address: { ...OKINAWA, ...more } },
  })
  expect(customer?.address).toMatchObject({ country: 'Japan', country_code: 'JP' })
})

// R-CONTACT-6
test.for(SAID)('where its country is said to be %s, it must be in it', async ([, more], { api }) => {
  const buyer = makeBuyer(api)
  const { checkout_id } = await buyer.begin([{ item_id: await onSale(api, 1), amount: 1 }])
  const address = { ...OKINAWA, ...more, zip_code: '604-8571', tel: '110' }
  const { problems } = await buyer.say(checkout_id, { customer: { ...CUSTOMER, address } })
  expect(problems.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining(['/customer/address/prefecture', '/customer/address/tel']),
  )
})

// R-SHIP-2
test('what was said before goes by the same, and an order of it is changed within Japan', async ({
  context,
  shopId,
  api,
  outside,
}) => {
  const buyer = makeBuyer(api)
  const checkout = await buyer.ready(await onSale(api, 1), {
    customer: { ...CUSTOMER, address: { ...OKINAWA, country: '日本' } },
    payment: { method: 'cod' },
  })
  await outside.query(
    `update checkouts set wishes = jsonb_set(wishes::jsonb, '{customer,address,country_code}', 'null') where wishes is not null`,
  )
  const again = await buyer.look(checkout.checkout_id)
  expect([again.customer?.address.country_code, again.amounts.shipping_fee]).toEqual([null, 1900])
  const { order } = await buyer.complete(again)
  const key = order?.unique_key ?? ''
  expect((await shownOrder(context, shopId, { key })).shipping.address.country_code).toBeNull()
  const moved = { name: { first: '太郎', last: '山田' }, address: { ...OKINAWA, zip_code: '604-8571' } }
  expect((await api.call('PUT', `/api/orders/${key}/shipping`, moved)).statusCode).toBe(422)
})
