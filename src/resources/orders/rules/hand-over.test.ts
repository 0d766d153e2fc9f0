import { describe, expect, test } from 'vitest'
import { makeOrder, makeSurroundings, type OrderRecipe } from '../../../../test/support/orders/build.ts'
import { refusalOf } from '../../../../test/support/orders/refusal.ts'
import { type HandOver, handOver } from './hand-over.ts'

const MIXED: OrderRecipe = {
  method: 'cod',
  lines: [{ item_type: 'takeout' }, {}, { item_type: 'takeout' }, { item_type: 'digital' }],
}
const hand = (recipe: OrderRecipe, body: HandOver = {}, s = makeSurroundings()) =>
  handOver(makeOrder(recipe), body, s, 72)

// R-DISPATCH-8
test('everything that waits to be fetched is handed over, without a carrier, and told', () => {
  const { after, history, mails, money } = hand(MIXED)
  expect(after.detail.lines.map(({ status }) => status)).toEqual([
    ...['dispatched', 'ordered', 'dispatched', 'ordered'],
  ])
  expect(after.detail.delivery.dispatches).toMatchObject([
    { id: 72, delivery_company_id: null, tracking_number: null, order_line_ids: [301, 303] },
  ])
  expect(mails.map(({ kind, line_ids }) => [kind, line_ids])).toEqual([['dispatch_order', [301, 303]]])
  expect([history.event, money]).toEqual(['hand_over', null])
})

test('an order of nothing else is complete then, and its payment captured', () => {
  const { after, money } = hand({ lines: [{ item_type: 'takeout' }] })
  expect(after.detail.status).toBe('dispatched')
  expect(money).toEqual({ kind: 'capture', amount: 2400 })
})

test('lines can be named', () => {
  expect(hand(MIXED, { order_line_ids: [303] }).after.detail.lines.map(({ status }) => status)).toEqual([
    ...['ordered', 'ordered', 'dispatched', 'ordered'],
  ])
})

// R-DISPATCH-8
describe('refused is', () => {
  test.each<[string, OrderRecipe, HandOver, string]>([
    ['an order of which nothing is fetched', {}, {}, 'orders/update-rejected'],
    [
      'one of which all was',
      { lines: [{ item_type: 'takeout', status: 'dispatched' }] },
      {},
      'orders/update-rejected',
    ],
    ['a line that is sent', MIXED, { order_line_ids: [301, 302] }, 'orders/invalid-order-lines'],
    ['a line of another order', MIXED, { order_line_ids: [999] }, 'orders/invalid-order-lines'],
    ['a line named twice', MIXED, { order_line_ids: [301, 301] }, 'orders/invalid-order-lines'],
    ['no line at all', MIXED, { order_line_ids: [] }, 'orders/update-rejected'],
    [
      'an order that is not paid',
      { ...MIXED, method: 'bt', payment: 'unpaid' },
      {},
      'orders/not-dispatchable',
    ],
    [
      'one under investigation',
      { ...MIXED, state: { under_investigation: true } },
      {},
      'orders/dispatch-suspended',
    ],
  ])('%s', (_what, recipe, body, type) => {
    expect(refusalOf(() => hand(recipe, body))?.type).toBe(type)
  })
})
