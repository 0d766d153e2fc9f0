import { describe, expect, test } from 'vitest'
import { makeOrder, makeSurroundings, type OrderRecipe } from '../../../../test/support/orders/build.ts'
import { refusalOf } from '../../../../test/support/orders/refusal.ts'
import type { Order } from '../order.ts'
import { dispatchOrder, type NewDispatch } from './dispatch-order.ts'
import { type UpdateDispatch, updateDispatch } from './update-dispatch.ts'

const THREE: OrderRecipe = { lines: [{}, {}, { item_type: 'takeout' }] }

function sent(recipe: OrderRecipe, ...dispatches: readonly NewDispatch[]): Order {
  return dispatches.reduce(
    (order, body) => dispatchOrder(order, body, makeSurroundings()).after,
    makeOrder(recipe),
  )
}

const mend = (order: Order, body: UpdateDispatch) => updateDispatch(order, body, makeSurroundings())

const FIRST: NewDispatch = { dispatch_id: 71, order_line_ids: [301], comment: 'どうぞ' }
const SECOND: NewDispatch = { dispatch_id: 72, order_line_ids: [302], delivery_company_id: 1 }
const FETCHED: NewDispatch = { dispatch_id: 73, order_line_ids: [303] }

// R-DISPATCH-10
test('a number is given to the latest parcel, and the order has it too', () => {
  const order = sent(THREE, FIRST, SECOND, FETCHED)
  const { after, mails, history, money } = mend(order, {
    ...{ dispatch_id: 72, delivery_company_id: 2, tracking_number: '4000-1' },
  })
  expect(after.detail.delivery).toMatchObject({ delivery_company_id: 2, tracking_number: '4000-1' })
  expect(after.detail.delivery.dispatches.map(one => [one.delivery_company_id, one.tracking_number])).toEqual(
    [
      [null, null],
      [2, '4000-1'],
      [null, null],
    ],
  )
  expect(after.detail.delivery.dispatches[1]?.dispatched_at).toBe(
    order.detail.delivery.dispatches[1]?.dispatched_at,
  )
  expect([after.detail.status, mails, money, history.event]).toEqual([
    ...['dispatched', [], null, 'update_dispatch'],
  ])
  expect(history.changes['delivery.tracking_number']).toEqual({ before: null, after: '4000-1' })
})

test('that of an earlier parcel is its own matter, and is taken away by leaving it out', () => {
  const order = sent(THREE, { ...FIRST, delivery_company_id: 1, tracking_number: '1' }, SECOND)
  const { detail } = mend(order, { dispatch_id: 71 }).after
  expect(detail.delivery).toMatchObject({ delivery_company_id: 1, tracking_number: null })
  expect(detail.delivery.dispatches[0]).toMatchObject({ delivery_company_id: null, tracking_number: null })
})

test('the buyer is told where that is asked for and something is another', () => {
  const order = sent(THREE, FIRST)
  const body = { dispatch_id: 71, delivery_company_id: 1, tracking_number: '1', notify: true }
  const first = mend(order, body)
  expect(first.mails).toEqual([
    { kind: 'dispatch_order', comment: 'どうぞ', old_mail_address: null, line_ids: [301] },
  ])
  expect(mend(first.after, body).mails).toEqual([])
})

describe('refused is', () => {
  test.each<[string, UpdateDispatch, string]>([
    ['a dispatch of another order', { dispatch_id: 9 }, 'console/not-found'],
    ['a number without a carrier', { dispatch_id: 71, tracking_number: '1' }, 'orders/invalid-delivery'],
    ['a carrier that there is not', { dispatch_id: 71, delivery_company_id: 99 }, 'orders/invalid-delivery'],
    [
      'a carrier of what was handed over',
      { dispatch_id: 73, delivery_company_id: 1 },
      'orders/invalid-delivery',
    ],
  ])('%s', (_what, body, type) => {
    expect(refusalOf(() => mend(sent(THREE, FIRST, FETCHED), body))?.type).toBe(type)
  })

  test('one of an order that was cancelled since', () => {
    const order = sent(THREE, FIRST)
    const detail = { ...order.detail, status: 'cancelled', lines: [] }
    expect(refusalOf(() => mend({ ...order, detail }, { dispatch_id: 71 }))?.type).toBe(
      'orders/update-rejected',
    )
  })
})

// R-ORDER-8
test('what was downloaded is a parcel as long as it names a carrier', () => {
  const order = sent({ lines: [{}, { item_type: 'digital' }] }, FIRST, {
    dispatch_id: 72,
    order_line_ids: [302],
  })
  const named = mend(order, { dispatch_id: 72, delivery_company_id: 1, tracking_number: '56-78' }).after
  expect(named.detail.delivery).toMatchObject({ delivery_company_id: 1, tracking_number: '56-78' })
  const without = mend(named, { dispatch_id: 72 }).after
  expect(without.detail.delivery).toMatchObject({ delivery_company_id: 0, tracking_number: null })
})
