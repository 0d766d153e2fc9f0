import { describe, expect, test } from 'vitest'
import {
  makeOrder,
  makeSurroundings,
  type OrderRecipe,
  unchangedAmounts,
} from '../../../../test/support/orders/build.ts'
import { refusalOf } from '../../../../test/support/orders/refusal.ts'
import type { UpdateOrder } from '../request-schemas.ts'
import { owedToBuyer } from './balance.ts'
import { OWED_TEXT } from './balance-texts.ts'
import { cancelOrder } from './cancel-order.ts'
import { updateOrder } from './update-order.ts'

const S = makeSurroundings()
const AT = '2026-11-20T01:02:03Z'

/** Paid by hand, the first line sent, two that wait: 2400, 1000 and 600 yen. */
const REST: OrderRecipe = {
  method: 'cvs',
  lines: [{ status: 'dispatched' }, { price: 1000, amount: 1 }, { price: 200, amount: 3, stock_item_id: 60 }],
  amounts: { shipping_fee: 500 },
}

const update = (edit: (body: UpdateOrder) => void, recipe = REST) => {
  const order = makeOrder(recipe)
  const body = unchangedAmounts(order.detail)
  edit(body)
  return updateOrder(order, body, S)
}
const drop = (index: number) => (body: UpdateOrder) => {
  const line = body.lines[index]
  if (line !== undefined) line.amount = 0
}

// R-CANCEL-4
describe.each(['cvs', 'bt', 'service_bt'])(
  'what is left of an order that was paid by %s and sent in part',
  method => {
    const recipe = { ...REST, method }

    test('can be set to 0: its money is noted as owed, and no service moves it', () => {
      const { after, money, stock } = update(drop(1), recipe)
      expect(after.detail.amounts.total).toBe(3500)
      expect(after.detail.balance_logs).toEqual([{ text: OWED_TEXT, amount: -1000, created_at: AT }])
      expect(after.detail.payment).toEqual(makeOrder(recipe).detail.payment)
      expect([owedToBuyer(after.detail), money]).toEqual([1000, null])
      expect(stock).toEqual([{ line_id: 302, item_id: 52, variation_id: null, pieces: -1 }])
    })

    test('can be cancelled, whatever of it is still there', () => {
      const { after, money, stock, mails, history } = cancelOrder(
        update(drop(1), recipe).after,
        { comment: '在庫切れ' },
        S,
      )
      expect(after.detail).toMatchObject({ status: 'dispatched', cancelled_at: null, item_count: 2 })
      expect(after.detail.lines.map(({ status }) => status)).toEqual(['dispatched', 'cancelled', 'cancelled'])
      expect(after.detail.amounts).toMatchObject({ subtotal: 2400, shipping_fee: 500, total: 2900 })
      expect(after.detail.balance_logs.map(({ amount }) => amount)).toEqual([-1000, -600])
      expect([owedToBuyer(after.detail), money]).toEqual([1600, null])
      expect(stock).toEqual([{ line_id: 303, item_id: 60, variation_id: null, pieces: -3 }])
      expect(after.lines[0]?.stock_taken).toBe(2)
      expect(mails).toMatchObject([{ kind: 'update_order', comment: '在庫切れ' }])
      expect(history.event).toBe('cancel_order')
    })
  },
)

test('what is owed goes by the log, also of an order that tells of no payment', () => {
  const order = makeOrder({ ...REST, payment: null })
  const dropped = update(drop(1), { ...REST, payment: null }).after.detail
  expect([owedToBuyer(order.detail), owedToBuyer(dropped)]).toEqual([0, 1000])
  expect(dropped.payment.transactions).toEqual([])
  expect(owedToBuyer(cancelOrder(order, {}, S).after.detail)).toBe(1600)
})

// R-CANCEL-2
test('the pieces stay out of stock where that is asked for', () => {
  expect(cancelOrder(makeOrder(REST), { restock: false }, S).stock).toEqual([])
})

// R-CANCEL-4
test('fees that its lines carried go with it', () => {
  const lines = (REST.lines ?? []).map(line => ({ ...line, shipping_fee: 300 }))
  const order = makeOrder({ ...REST, lines, amounts: { shipping_fee: 900 } })
  expect(cancelOrder(order, {}, S).after.detail.amounts).toMatchObject({ shipping_fee: 300, total: 2700 })
  const only = makeOrder({
    ...REST,
    lines: [{ status: 'dispatched' }, { shipping_fee: 300 }],
    amounts: { shipping_fee: 300 },
  })
  expect(cancelOrder(only, {}, S).after.detail.amounts).toMatchObject({ shipping_fee: 0, total: 2400 })
})

test.each<[string, (body: UpdateOrder) => void]>([
  ['one piece less', body => Object.assign(body.lines[2] ?? {}, { amount: 2 })],
  ['a lower price', body => Object.assign(body.lines[1] ?? {}, { price: 900 })],
  ['a lower fee alone', body => Object.assign(body.amounts, { shipping_fee: 0 })],
])('nothing else can change: %s', (_what, edit) => {
  expect(refusalOf(() => update(edit))?.pointers).toEqual(['/amounts'])
})

test.each<[string, (body: UpdateOrder) => void]>([
  ['a higher fee', body => Object.assign(body.amounts, { shipping_fee: 501 })],
  ['an adjustment', body => Object.assign(body.amounts.adjustment, { amount: -1 })],
  ['a coupon', body => Object.assign(body.amounts.coupon_discount, { amount: 1 })],
  ['another line dearer', body => Object.assign(body.lines[2] ?? {}, { price: 300 })],
])('nor beside a line at 0: %s', (_what, edit) => {
  const both = (body: UpdateOrder) => {
    drop(1)(body)
    edit(body)
  }
  expect(refusalOf(() => update(both))?.pointers).toEqual(['/amounts'])
})

test('discounts that are more than what was sent are left to the shop to decide', () => {
  const coupon_discount = { amount: 3500, note: null, allocates_balance_log: false }
  const order = makeOrder({ ...REST, amounts: { coupon_discount } })
  expect(refusalOf(() => cancelOrder(order, {}, S))?.type).toBe('orders/update-rejected')
})

test.each<[string, OrderRecipe]>([
  ['of which nothing was sent', { method: 'cvs' }],
  ['that is paid at the door', { ...REST, method: 'cod', payment: 'paid' }],
])('an order %s has no rest in this sense', (_what, recipe) => {
  expect(refusalOf(() => update(drop(1), recipe))?.type).toBe('orders/update-rejected')
})

// R-CANCEL-4
test.each(['creditcard', 'cod'])('an order by %s that was sent in part is not cancelled', method => {
  expect(refusalOf(() => cancelOrder(makeOrder({ ...REST, method }), {}, S))?.type).toBe(
    'orders/update-rejected',
  )
})

// R-PAY-14
describe('while payments are under maintenance', () => {
  const s = makeSurroundings({ payment_maintenance: true })
  const change = (method: string, price: number) => {
    const order = makeOrder({ method, payment: method === 'creditcard' ? 'authorized' : 'unpaid' })
    const body = unchangedAmounts(order.detail)
    for (const line of body.lines) line.price -= price
    return refusalOf(() => updateOrder(order, body, s))?.type
  }

  test('amounts that a service would have to follow do not change; others do', () => {
    expect(change('creditcard', 10)).toBe('orders/payment-maintenance')
    expect(change('creditcard', 0)).toBeUndefined()
    expect(change('creditcard', -10)).toBe('orders/update-rejected')
    expect(change('cod', 10)).toBeUndefined()
    expect(change('bt', 10)).toBeUndefined()
  })
})
