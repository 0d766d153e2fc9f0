import { describe, expect, test } from 'vitest'
import { makeOrder, makeSurroundings, type OrderRecipe } from '../../../../test/support/orders/build.ts'
import { refusalOf } from '../../../../test/support/orders/refusal.ts'
import type { Order } from '../order.ts'
import type { DispatchOrder } from '../request-schemas.ts'
import { SALES_CONFIRMED_TEXT } from './balance-texts.ts'
import { checkConsistency } from './consistency.ts'
import { dispatchOrder } from './dispatch-order.ts'

const S = makeSurroundings()
const AT = '2026-11-20T01:02:03Z'
const BOTH = { order_line_ids: [301, 302] }

const dispatch = (recipe: OrderRecipe, body: DispatchOrder = BOTH, s = S) =>
  dispatchOrder(makeOrder(recipe), { ...body, dispatch_id: 72 }, s)
const refusal = (...asked: Parameters<typeof dispatch>) => refusalOf(() => dispatch(...asked))

describe('what goes out', () => {
  test('is dispatched, captured, logged and told', () => {
    const request = { ...BOTH, delivery_company_id: 1, tracking_number: 'AB-12', comment: '壊れ物です' }
    const { after, money, mails, stock, history } = dispatch({}, request)
    const { lines, delivery, payment, balance_logs, status, modified_at } = after.detail
    expect(lines.map(line => [line.status, line.modified_at])).toEqual([
      ['dispatched', AT],
      ['dispatched', AT],
    ])
    expect(delivery).toMatchObject({ delivery_company_id: 1, tracking_number: 'AB-12', dispatched_at: AT })
    expect(delivery.dispatches).toEqual([
      {
        id: 72,
        delivery_company_id: 1,
        tracking_number: 'AB-12',
        comment: '壊れ物です',
        dispatched_at: AT,
        order_line_ids: [301, 302],
      },
    ])
    expect(payment.transactions[0]).toMatchObject({ status: 'captured', amount: 3200, occurred_at: AT })
    expect(money).toEqual({ kind: 'capture', amount: 3200 })
    expect(balance_logs).toEqual([{ text: SALES_CONFIRMED_TEXT, amount: 3200, created_at: AT }])
    expect([status, modified_at, stock]).toEqual(['dispatched', AT, []])
    expect(mails).toEqual([
      { kind: 'dispatch_order', comment: '壊れ物です', old_mail_address: null, line_ids: [301, 302] },
    ])
    expect(history.event).toBe('dispatch_order')
  })

  // R-DISPATCH-6
  test('in parts is captured and logged once, whole, with the first; the order shows the latest carrier', () => {
    const one = dispatch({}, { order_line_ids: [302], delivery_company_id: 4, tracking_number: '1' })
    expect(one.after.detail.status).toBe('ordered')
    expect(one.money).toEqual({ kind: 'capture', amount: 3200 })
    const two = dispatchOrder(one.after, { order_line_ids: [301], comment: '', dispatch_id: 73 }, S)
    const { delivery, status, balance_logs } = two.after.detail
    expect([two.money, status, balance_logs.length]).toEqual([null, 'dispatched', 1])
    expect(delivery).toMatchObject({ delivery_company_id: 0, tracking_number: null })
    expect(
      delivery.dispatches.map(({ id, comment, order_line_ids }) => [id, comment, order_line_ids]),
    ).toEqual([
      [72, null, [302]],
      [73, null, [301]],
    ])
    expect(delivery.dispatches[1]?.delivery_company_id).toBeNull()
  })

  test.each<[OrderRecipe, unknown, number]>([
    [{ method: 'atobarai' }, { kind: 'capture', amount: 3200 }, 1],
    [{ payment: 'captured' }, null, 1],
    [{ method: 'bt' }, null, 1],
    [{ method: 'cod' }, null, 0],
    [{ method: null }, null, 0],
    [{ payment: null }, null, 0],
  ])('%j: money %j', (recipe, money, logs) => {
    const change = dispatch(recipe)
    expect(change.money).toEqual(money)
    expect(change.after.detail.balance_logs).toHaveLength(logs)
  })
})

describe('what does not', () => {
  // R-DISPATCH-2
  test('payments under maintenance come first, then each reason in its order', () => {
    const maintenance = makeSurroundings({ payment_maintenance: true })
    const nonsense = { order_line_ids: [999], delivery_company_id: 99 }
    const state = { under_investigation: true, easy_delivery: true }
    const gone: OrderRecipe = { lines: [{ status: 'cancelled' }] }
    const types = [
      refusal({ ...gone, state }, nonsense, maintenance),
      refusal({ ...gone, state }, nonsense),
      refusal({ ...gone, state: { easy_delivery: true } }, nonsense),
      refusal(gone, nonsense),
      refusal({}, nonsense),
      refusal({}, { ...nonsense, ...BOTH }),
      refusal({}),
    ].map(found => found?.type)
    expect(types).toEqual([
      'orders/payment-maintenance',
      'orders/dispatch-suspended',
      'orders/easy-delivery-not-dispatchable',
      'orders/not-dispatchable',
      'orders/invalid-order-lines',
      'orders/invalid-delivery',
      undefined,
    ])
  })

  test.each<[string, OrderRecipe]>([
    ['cancelled', { lines: [{ status: 'cancelled' }] }],
    ['dispatched', { lines: [{ status: 'dispatched' }] }],
    ['shipping', { lines: [{ status: 'dispatched' }], status: 'shipping' }],
    ['unpaid', { method: 'cvs', payment: 'unpaid' }],
    ['unpaid', { method: 'bt', payment: 'unpaid' }],
    ['unpaid', { payment: 'unpaid' }],
    ['unshippable', { lines: [{ shipping_start_on: '2026-12-01' }] }],
    ['unshippable', { lines: [{ announce_at: new Date('2026-12-01T00:00:00Z') }] }],
    ['payment', { payment: 'refunded' }],
    ['payment', { method: 'cod', payment: 'cancelled' }],
    ['digital', { lines: [{ item_type: 'digital' }, { item_type: 'digital', downloadable: true }] }],
    ['digital', { lines: [{ item_type: 'digital' }, { status: 'cancelled' }] }],
  ])('an order that is %s', (word, recipe) => {
    const found = refusal(recipe, { order_line_ids: [301] })
    expect(found?.type).toBe('orders/not-dispatchable')
    expect(found?.detail).toContain(word)
  })

  // R-DISPATCH-8
  test('a line to be fetched is handed over, without carrier and number', () => {
    const recipe: OrderRecipe = { lines: [{ item_type: 'takeout' }, {}] }
    expect(
      dispatch({ lines: [{ item_type: 'takeout' }] }, { order_line_ids: [301] }).after.detail,
    ).toMatchObject({
      ...{ status: 'dispatched', delivery: { delivery_company_id: 0, tracking_number: null } },
    })
    const asked = { order_line_ids: [302, 301], delivery_company_id: 1, tracking_number: '12' }
    expect(refusal(recipe, asked)).toMatchObject({
      ...{ type: 'orders/invalid-delivery', pointers: ['/delivery_company_id', '/tracking_number'] },
    })
    expect(refusal(recipe, { ...asked, order_line_ids: [302] })).toBeNull()
  })

  // R-ORDER-8
  test('what is handed over after a parcel leaves its carrier and number; a parcel without any does not', () => {
    const order = makeOrder({ lines: [{}, { item_type: 'takeout' }, { item_type: 'digital' }, {}] })
    const send = (from: Order, lines: number[], dispatch_id: number, more: object = {}) =>
      dispatchOrder(from, { order_line_ids: lines, dispatch_id, ...more }, S).after
    const sent = send(order, [301], 72, { delivery_company_id: 1, tracking_number: 'AB-12' })
    const fetched = send(sent, [302], 73)
    const parcel = { delivery_company_id: 1, tracking_number: 'AB-12' }
    expect(fetched.detail.delivery).toMatchObject(parcel)
    expect(fetched.detail.delivery.dispatches[1]).toMatchObject({
      ...{ delivery_company_id: null, tracking_number: null },
    })
    const beside = send(fetched, [303], 74)
    expect(beside.detail.delivery).toMatchObject(parcel)
    expect(checkConsistency(beside.detail)).toEqual([])
    const plain = send(beside, [304], 75).detail
    expect(plain.delivery).toMatchObject({ delivery_company_id: 0, tracking_number: null })
    expect(checkConsistency(plain)).toEqual([])
    const together = send(sent, [302, 304], 73).detail.delivery
    expect(together).toMatchObject({ delivery_company_id: 0, tracking_number: null })
  })

  // R-DISPATCH-9
  test('a digital line goes out beside another', () => {
    const mixed: OrderRecipe = { lines: [{ item_type: 'digital' }, {}] }
    expect(dispatch(mixed).after.detail.status).toBe('dispatched')
  })

  // R-DISPATCH-4
  test('lines that are unknown, named again, cancelled, sent, or for later', () => {
    const recipe: OrderRecipe = {
      lines: [{}, { status: 'cancelled' }, { status: 'dispatched' }, { shipping_start_on: '2026-12-01' }],
    }
    const found = refusal(recipe, { order_line_ids: [301, 302, 303, 304, 301, -1] })
    expect(found?.pointers).toEqual([1, 2, 3, 4, 5].map(index => `/order_line_ids/${index}`))
  })

  test('a hundred thousand lines that are unknown are counted, and a thousand of them told', () => {
    const found = refusal({}, { order_line_ids: Array.from({ length: 100_000 }, (_, index) => 1000 + index) })
    expect(found?.pointers).toHaveLength(1000)
    expect(found?.detail).toBe('100000 violations; see errors.')
  })

  test.each<[Partial<DispatchOrder>, string[]]>([
    [{ delivery_company_id: 8 }, ['/delivery_company_id']],
    [{ delivery_company_id: Number.MAX_SAFE_INTEGER }, ['/delivery_company_id']],
    [{ tracking_number: '1234' }, ['/tracking_number']],
    [{ delivery_company_id: 0, tracking_number: '1234' }, ['/tracking_number']],
    [{ delivery_company_id: 1, tracking_number: '12 34' }, ['/tracking_number']],
    [{ delivery_company_id: 1, tracking_number: '１２３４' }, ['/tracking_number']],
    [{ delivery_company_id: 9, tracking_number: '#' }, ['/delivery_company_id', '/tracking_number']],
    [{ tracking_number: '#' }, ['/tracking_number', '/tracking_number']],
  ])('a delivery of %j', (delivery, pointers) => {
    expect(refusal({}, { ...BOTH, ...delivery })).toMatchObject({ type: 'orders/invalid-delivery', pointers })
  })

  test.each<Partial<DispatchOrder>>([
    { delivery_company_id: 7 },
    { delivery_company_id: 0 },
    { delivery_company_id: 0, tracking_number: '' },
    { tracking_number: '' },
    { delivery_company_id: 1, tracking_number: 'A-1' },
  ])('a delivery of %j is fine', delivery => {
    expect(refusal({}, { ...BOTH, ...delivery })).toBeNull()
  })
})
