/** Orders that are fetched, and the slots in which they are. */
import type pg from 'pg'
import { describe, expect } from 'vitest'
import type { Completed } from '../../../src/checkout/checkouts/completed-schemas.ts'
import type { CheckoutDocument } from '../../../src/checkout/checkouts/schemas.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { unchangedAmounts } from '../../support/orders/build.ts'
import { shownOrder } from '../../support/orders/place.ts'
import { type Buyer, CUSTOMER, makeBuyer, onSale, refusal } from './support/buyer.ts'

let api: TestApi
let buyer: Buyer
let context: TestContext
let outside: pg.Client
let shopId: number

const NOW = '2026-11-20T01:02:03Z'
const AT = '2026-11-21T01:00:00Z'
const PLACES = [
  { name: '本店', address: '京都市', hours: [{ weekday: 'sat', opens: '10:00', closes: '12:00' }] },
]

test.beforeAll(async ({ context: one, shopId: shop, api: app, outside: client }) => {
  ;[context, shopId, api, outside] = [one, shop, app, client]
  context.setTime(NOW)
  buyer = makeBuyer(api)
  await outside.query(`update shops set takeout_slot_pieces = 3, takeout_places = $1`, [
    JSON.stringify(PLACES),
  ])
})

const keyOf = ({ order }: Completed) => order?.unique_key ?? ''
const orderOf = (completed: Completed) => shownOrder(context, shopId, { key: keyOf(completed) })

async function cancelled(completed: Completed): Promise<void> {
  const answer = await api.call('POST', `/api/orders/${keyOf(completed)}/cancel`, {})
  expect(answer.json()).toMatchObject({ status: 'cancelled', amounts: { total: 0 } })
}

// R-TAKEOUT-2, R-CHECKOUT-12
describe('goods that are fetched', () => {
  test('take room in a slot, and give it back', async () => {
    const item = await onSale(api, 20, { type: 'takeout' })
    const said = { takeout: { at: AT }, payment: { method: 'bt' } }
    const checkouts = await Promise.all([1, 2, 2].map(amount => buyer.ready(item, said, amount)))
    expect(checkouts[0]?.takeout_choices).toMatchObject({ place: '本店' })
    const answers = await Promise.all(checkouts.slice(1).map(one => refusal(buyer.order(one))))
    expect(answers.map(([status, type]) => `${status} ${type}`).sort()).toEqual([
      ...['200 undefined', '422 checkouts/not-ready'],
    ])
    const first = checkouts[0] as CheckoutDocument
    const completed = await buyer.complete(first)
    expect(await orderOf(completed)).toMatchObject({
      lines: [{ shipping_method: '店頭受取（本店 2026/11/21 10:00）' }],
      delivery: { delivery_date: '2026-11-21', shipping_method: null },
      shipping: { address: { zip_code: null } },
    })
    const look = await buyer.begin([{ item_id: item, amount: 1 }])
    const full = await buyer.say(look.checkout_id, { takeout: { at: AT }, customer: CUSTOMER })
    expect(full.problems.map(({ code, pointer }) => `${code} ${pointer}`)).toContain('full /takeout/at')
    expect(full.takeout_choices?.days.flatMap(({ times }) => times)).not.toContain(AT)
    await cancelled(completed)
    expect((await buyer.look(look.checkout_id)).takeout_choices?.days[0]?.times[0]).toBe(AT)
  })

  test('have as much of it as the order has when it was changed', async () => {
    const item = await onSale(api, 20, { type: 'takeout' })
    const taken = async () =>
      (await outside.query(`select sum(pieces)::int as pieces from takeout_slots where begins_at = $1`, [AT]))
        .rows[0].pieces
    const before = await taken()
    const completed = await buyer.complete(
      await buyer.ready(item, { takeout: { at: AT }, payment: { method: 'bt' } }),
    )
    const found = [(await taken()) - before]
    for (const amount of [5, 2]) {
      const body = unchangedAmounts(await orderOf(completed))
      const lines = body.lines.map(line => ({ ...line, amount }))
      const { statusCode } = await api.call('PUT', `/api/orders/${keyOf(completed)}`, { ...body, lines })
      found.push(statusCode, (await taken()) - before)
    }
    await cancelled(completed)
    expect([...found, (await taken()) - before]).toEqual([1, 200, 5, 200, 2, 0])
  })
})
