import { describe, expect, test } from 'vitest'
import { makeOrder, makeSurroundings, type OrderRecipe } from '../../../../test/support/orders/build.ts'
import { refusalOf } from '../../../../test/support/orders/refusal.ts'
import { CANCELLED_TEXT } from './balance-texts.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmTransfer } from './confirm-transfer.ts'
import { openOrder } from './open-order.ts'
import { reportDelivery } from './report-delivery.ts'

const S = makeSurroundings()
const AT = '2026-11-20T01:02:03Z'

const RICH: OrderRecipe = {
  lines: [{}, { status: 'cancelled' }, { stock_item_id: null }],
  amounts: {
    shipping_fee: 500,
    cod_fee: 330,
    coupon_discount: { amount: 100, note: '秋の割引', allocates_balance_log: true },
    coin_discount: { amount: 10, note: 'コイン' },
    adjustment: { amount: -20 },
    service_charge: { collected_fee: 40, fee_type: 'external_app' },
    additional_charges: [
      { name: 'ギフト包装', collected_fee: 250 },
      { name: null, collected_fee: null },
    ],
  },
}

// R-CANCEL-1
test('a cancelled order costs nothing; what it cost is in log and history; its lines keep what they were', () => {
  const order = makeOrder(RICH)
  const { total } = order.detail.amounts
  const { after, mails, history } = cancelOrder(order, { comment: '在庫切れ' }, S)
  const { detail } = after
  expect(detail).toMatchObject({ status: 'cancelled', cancelled_at: AT, modified_at: AT, item_count: 0 })
  expect(detail.amounts).toEqual({
    subtotal: 0,
    shipping_fee: 0,
    cod_fee: 0,
    total: 0,
    coupon_discount: { amount: 0, note: null, allocates_balance_log: true },
    coin_discount: { amount: 0, note: null },
    adjustment: { amount: 0 },
    service_charge: { collected_fee: 0, fee_type: 'external_app' },
    additional_charges: [
      { name: 'ギフト包装', collected_fee: 0 },
      { name: null, collected_fee: null },
    ],
  })
  expect(detail.balance_logs).toEqual([{ text: CANCELLED_TEXT, amount: -total, created_at: AT }])
  expect(history.changes['amounts.total']).toEqual({ before: total, after: 0 })
  expect(detail.lines.map(line => [line.status, line.total, line.modified_at])).toEqual([
    ['cancelled', 2400, AT],
    ['cancelled', 2400, order.detail.ordered_at],
    ['cancelled', 2400, AT],
  ])
  expect(mails).toEqual([{ kind: 'cancel_order', comment: '在庫切れ', old_mail_address: null, line_ids: [] }])
})

// R-CANCEL-2
test('stock comes back once, as much as was taken, unless it is not to', () => {
  const order = makeOrder({
    lines: [{ amount: 5, stock_taken: 3, variation_id: 7 }, { stock_item_id: null }],
  })
  const { after, stock } = cancelOrder(order, {}, S)
  expect(stock).toEqual([{ line_id: 301, item_id: 51, variation_id: 7, pieces: -3 }])
  expect(after.lines.map(line => line.stock_taken)).toEqual([0, 0])
  const kept = cancelOrder(order, { restock: false }, S)
  expect(kept.stock).toEqual([])
  expect(kept.after.lines[0]?.stock_taken).toBe(3)
})

// R-PAY-6
describe('the money', () => {
  test.each<[OrderRecipe, unknown, string | undefined]>([
    [{}, { kind: 'void' }, 'cancelled'],
    [{ payment: 'unpaid' }, { kind: 'void' }, 'cancelled'],
    [{ payment: 'captured' }, { kind: 'refund', amount: 3200 }, 'refunded'],
    [{ method: 'bt', payment: 'unpaid' }, { kind: 'void' }, 'cancelled'],
    [{ method: 'bt' }, { kind: 'refund', amount: 3200 }, 'refunded'],
    [{ method: 'cod' }, { kind: 'void' }, 'cancelled'],
    [{ payment: 'refunded' }, null, 'refunded'],
    [{ payment: null }, null, undefined],
    [{ method: null }, null, undefined],
    [{ method: 'bt', lines: [{ price: 0 }] }, null, 'refunded'],
  ])('of %j: %j', (recipe, money, status) => {
    const change = cancelOrder(makeOrder(recipe), {}, S)
    expect(change.money).toEqual(money)
    expect(change.after.detail.payment.transactions[0]?.status).toBe(status)
  })
})

test.each<[string, OrderRecipe]>([
  ['cancelled', { lines: [{ status: 'cancelled' }] }],
  ['dispatched', { lines: [{ status: 'dispatched' }] }],
  ['arrived', { lines: [{ status: 'dispatched' }], status: 'arrived' }],
  ['part', { lines: [{ status: 'dispatched' }, {}] }],
])('is refused once %s; maintenance comes first', (word, recipe) => {
  const order = makeOrder(recipe)
  const found = refusalOf(() => cancelOrder(order, {}, S))
  expect(found?.type).toBe('orders/update-rejected')
  expect(found?.detail).toContain(word)
  const maintenance = makeSurroundings({ payment_maintenance: true })
  expect(refusalOf(() => cancelOrder(order, {}, maintenance))?.type).toBe('orders/payment-maintenance')
})

test.each<OrderRecipe>([
  { method: 'cvs', payment: 'unpaid' },
  { lines: [{ shipping_start_on: '2026-12-01' }] },
  { state: { easy_delivery: true, under_investigation: true } },
])('%j can be cancelled', recipe => {
  expect(cancelOrder(makeOrder(recipe), {}, S).after.detail.status).toBe('cancelled')
})

describe('what happens by itself', () => {
  test('a transfer arrives: the order is ordered, or still for later', () => {
    const order = makeOrder({ method: 'bt', payment: 'unpaid' })
    const { after, money, mails } = confirmTransfer(order, {}, S)
    expect(after.detail.status).toBe('ordered')
    expect(after.detail.payment.transactions[0]).toMatchObject({
      status: 'paid',
      amount: 3200,
      occurred_at: AT,
    })
    expect([money, mails]).toEqual([null, []])
    expect(refusalOf(() => confirmTransfer(after, {}, S))?.type).toBe('orders/update-rejected')
    const later = makeOrder({
      method: 'cvs',
      payment: 'unpaid',
      lines: [{ shipping_start_on: '2026-12-01' }],
    })
    expect(confirmTransfer(later, {}, S).after.detail.status).toBe('unshippable')
  })

  // R-STATUS-4
  test('a window opens, once its time has come', () => {
    const order = makeOrder({ lines: [{ shipping_start_on: '2026-12-01' }] })
    expect(openOrder(order, S)).toBeNull()
    const then = makeSurroundings({ now: new Date('2026-11-30T15:00:00Z') })
    const change = openOrder(order, then)
    expect(change?.after.detail).toMatchObject({ status: 'ordered', modified_at: '2026-11-30T15:00:00Z' })
    expect(change?.history).toEqual({
      event: 'open_order',
      changes: { status: { before: 'unshippable', after: 'ordered' } },
    })
    expect(openOrder(makeOrder(), then)).toBeNull()
    expect(openOrder(makeOrder({ payment: null, status: 'unshippable' }), then)).toBeNull()
  })

  // R-STATUS-5
  test('a carrier reports', () => {
    const order = makeOrder({ lines: [{ status: 'dispatched' }] })
    const { after } = reportDelivery(order, { status: 'shipping' }, S)
    expect(after.detail.status).toBe('shipping')
    expect(reportDelivery(after, { status: 'arrived' }, S).after.detail.status).toBe('arrived')
    expect(refusalOf(() => reportDelivery(after, { status: 'shipping' }, S))).not.toBeNull()
    expect(refusalOf(() => reportDelivery(makeOrder(), { status: 'arrived' }, S))).not.toBeNull()
  })
})
