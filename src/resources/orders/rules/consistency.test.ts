import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyOrder } from '../../../../test/support/orders/arbitrary.ts'
import { makeOrder, type OrderRecipe } from '../../../../test/support/orders/build.ts'
import type { OrderDetail } from '../schemas.ts'
import { checkConsistency } from './consistency.ts'

test('every order that can be made is consistent', () => {
  fc.assert(
    fc.property(anyOrder, ({ detail }) => {
      expect(checkConsistency(detail)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

/** A copy of a valid order with a fault put into it, by its pointer. */
function faulty(pointer: string, value: unknown, recipe: OrderRecipe = {}): OrderDetail {
  const detail = structuredClone(makeOrder(recipe).detail)
  const names = pointer.slice(1).split('/')
  const last = names.pop() ?? ''
  const parent = names.reduce<Record<string, unknown>>(
    (value, name) => value[name] as Record<string, unknown>,
    detail as unknown as Record<string, unknown>,
  )
  parent[last] = value
  return detail
}

const SENT: OrderRecipe = { lines: [{ status: 'dispatched' }, { status: 'dispatched' }] }
const PART: OrderRecipe = { lines: [{ status: 'dispatched' }, {}] }
const GONE: OrderRecipe = { lines: [{ status: 'cancelled' }] }
const SIZED: OrderRecipe = {
  shipping_lines: [{ order_line_ids: [301, 302], shipping_method: '80', shipping_fee: 700 }],
  amounts: { shipping_fee: 700 },
}

// R-DOCUMENT-3
describe('a fault is found and pointed at', () => {
  test.each<[string, unknown, OrderRecipe?]>([
    ['/lines', []],
    ['/lines/1/id', 301],
    ['/lines/1/id', 300],
    ['/lines/0/item_total', 2399],
    ['/lines/0/option_total', 1],
    ['/lines/0/total', 2401],
    ['/lines/0/consumption_total_tax', 219],
    ['/lines/0/amount', 0],
    ['/lines/0/status', 'sent'],
    ['/lines/0/shipping_end_on', '2026-11-01', { lines: [{ shipping_start_on: '2026-11-02' }] }],
    ['/lines/0/shipping_fee', 1, SIZED],
    ['/item_count', 4],
    ['/amounts/subtotal', 3201],
    ['/amounts/total', 3201],
    ['/amounts/shipping_fee', 699, SIZED],
    ['/amounts/shipping_fee', 300, { lines: [{ shipping_fee: 200 }], amounts: { shipping_fee: 200 } }],
    ['/amounts/shipping_fee', 500, GONE],
    ['/amounts/service_charge/collected_fee', 1, GONE],
    ['/shipping_lines/0/order_line_ids/1', 999, SIZED],
    ['/shipping_lines/0/order_line_ids/1', 301, SIZED],
    ['/status', 'unpaid'],
    ['/status', 'dispatched'],
    ['/status', 'cancelled'],
    ['/status', 'refunded'],
    ['/status', 'ordered', SENT],
    ['/status', 'unshippable', PART],
    ['/status', 'ordered', GONE],
    ['/status', 'ordered', { method: 'cvs', payment: 'unpaid' }],
    ['/status', 'unpaid', { method: 'cod' }],
    ['/cancelled_at', '2026-11-19T00:00:00Z'],
    ['/cancelled_at', null, GONE],
    ['/delivery/dispatched_at', '2026-11-19T00:00:00Z'],
    ['/delivery/dispatched_at', '2026-11-19T00:00:00Z', SENT],
    ['/delivery/delivery_company_id', 2, SENT],
    ['/delivery/tracking_number', null, SENT],
    ['/delivery/dispatches/0/order_line_ids/0', 999, SENT],
    ['/delivery/dispatches/0/order_line_ids/1', 301, SENT],
    ['/delivery/dispatches/0/order_line_ids/0', 302, PART],
    ['/payment/transactions/0/status', 'settled'],
  ])('%s set to %j', (pointer, value, recipe) => {
    expect(checkConsistency(faulty(pointer, value, recipe)).map(violation => violation.pointer)).toContain(
      pointer,
    )
  })
})

test('a negative total is refused though its sum is right', () => {
  const { detail } = makeOrder({
    amounts: { coupon_discount: { amount: 9999, note: null, allocates_balance_log: false } },
  })
  expect(checkConsistency(detail)).toEqual([expect.objectContaining({ pointer: '/amounts/total' })])
})

test('dispatches stand oldest first, under ids of their own', () => {
  const detail = structuredClone(makeOrder(SENT).detail)
  const [only] = detail.delivery.dispatches
  if (only === undefined) throw new Error('There is a dispatch')
  const later = { ...only, order_line_ids: [302], dispatched_at: '2026-11-19T05:06:06Z' }
  detail.delivery.dispatches = [{ ...only, order_line_ids: [301] }, later]
  detail.delivery.dispatched_at = later.dispatched_at
  expect(checkConsistency(detail).map(violation => violation.pointer)).toEqual([
    '/delivery/dispatches/1/id',
    '/delivery/dispatches/1/dispatched_at',
  ])
})

// R-ORDER-8
test('a carrier is that of the latest dispatch, or of one before where the latest gave none', () => {
  const detail = structuredClone(makeOrder(SENT).detail)
  const [only] = detail.delivery.dispatches
  if (only === undefined) throw new Error('There is a dispatch')
  const fetched = { ...only, id: 72, order_line_ids: [302], delivery_company_id: null, tracking_number: null }
  detail.delivery.dispatches = [{ ...only, order_line_ids: [301] }, fetched]
  const faults = (delivery_company_id: number, tracking_number: string | null) =>
    checkConsistency({ ...detail, delivery: { ...detail.delivery, delivery_company_id, tracking_number } })
  expect(faults(1, only.tracking_number)).toEqual([])
  expect(faults(0, null)).toEqual([])
  expect(faults(1, null).map(({ pointer }) => pointer)).toEqual(['/delivery/delivery_company_id'])
  expect(faults(2, 'X').map(({ pointer }) => pointer)).toEqual([
    ...['/delivery/delivery_company_id', '/delivery/tracking_number'],
  ])
})

// R-PAY-3
describe('what neither transaction nor date tells is believed', () => {
  test.each(['ordered', 'unpaid', 'unshippable'])('%s', status => {
    const { detail } = makeOrder({ payment: null, status })
    expect(detail.status).toBe(status)
    expect(checkConsistency(detail)).toEqual([])
  })
})
