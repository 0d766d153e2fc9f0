import { describe, expect, test } from 'vitest'
import { makeOrder, makeSurroundings, type OrderRecipe } from '../../../../test/support/orders/build.ts'
import { refusalOf } from '../../../../test/support/orders/refusal.ts'
import { SALES_CONFIRMED_TEXT } from './balance-texts.ts'
import { confirmCash } from './confirm-cash.ts'
import { dispatchOrder } from './dispatch-order.ts'
import { reportDelivery } from './report-delivery.ts'

const S = makeSurroundings()
const AT = '2026-11-20T01:02:03Z'
const SENT: OrderRecipe = { method: 'cod', lines: [{ status: 'dispatched' }] }
const SALE = { text: SALES_CONFIRMED_TEXT, amount: 2400, created_at: AT }
const PAID = { status: 'paid', amount: 2400, occurred_at: AT }

// R-PAY-9
describe('cash on delivery has come', () => {
  test('when the order has arrived', () => {
    const { after, money, mails, history } = reportDelivery(makeOrder(SENT), { status: 'arrived' }, S)
    expect(after.detail).toMatchObject({ status: 'arrived', balance_logs: [SALE] })
    expect(after.detail.payment.transactions).toMatchObject([PAID])
    expect([money, mails, history.event]).toEqual([null, [], 'report_delivery'])
  })

  test('not yet while it is on its way', () => {
    const order = makeOrder(SENT)
    const { detail } = reportDelivery(order, { status: 'shipping' }, S).after
    expect([detail.payment, detail.balance_logs]).toEqual([order.detail.payment, []])
  })

  test.each<[string, OrderRecipe]>([
    ['before it is sent', { method: 'cod', lines: [{}] }],
    ['before it can be sent', { method: 'cod', lines: [{ shipping_start_on: '2026-12-01' }] }],
    ['once it is sent', SENT],
    ['once it has arrived', { ...SENT, status: 'arrived' }],
    ['without a transaction on record', { ...SENT, payment: null }],
  ])('when a person says so, %s', (_when, recipe) => {
    const order = makeOrder(recipe)
    const { after, history } = confirmCash(order, {}, S)
    expect(after.detail.payment.transactions).toMatchObject([PAID])
    expect(after.detail).toMatchObject({ status: order.detail.status, balance_logs: [SALE] })
    expect(history.event).toBe('confirm_cash')
  })

  test('and is a sale once, whatever comes first', () => {
    const paid = confirmCash(makeOrder({ method: 'cod', lines: [{}] }), {}, S).after
    const sent = dispatchOrder(paid, { order_line_ids: [301], dispatch_id: 72 }, S).after
    const arrived = reportDelivery(sent, { status: 'arrived' }, S).after
    expect(arrived.detail.balance_logs).toEqual([SALE])
    expect(refusalOf(() => confirmCash(arrived, {}, S))?.type).toBe('orders/update-rejected')
  })
})

test.each<[string, OrderRecipe]>([
  ['paid otherwise', { lines: [{ status: 'dispatched' }] }],
  ['paid by transfer', { method: 'bt', payment: 'unpaid' }],
  ['without a way to pay', { method: null }],
  ['paid already', { ...SENT, payment: 'paid' }],
  ['given back', { ...SENT, payment: 'refunded' }],
  ['cancelled', { method: 'cod', lines: [{ status: 'cancelled' }] }],
  ['free of charge', { method: 'cod', lines: [{ price: 0 }] }],
])('an order that is %s waits for no cash', (_what, recipe) => {
  expect(refusalOf(() => confirmCash(makeOrder(recipe), {}, S))?.type).toBe('orders/update-rejected')
})

test.each(['creditcard', 'bt', null])(
  'the payment of an order by %s stays as it is when it arrives',
  method => {
    const order = makeOrder({ ...SENT, method })
    expect(reportDelivery(order, { status: 'arrived' }, S).after.detail.payment).toEqual(order.detail.payment)
  },
)
