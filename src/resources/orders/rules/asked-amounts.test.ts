import { describe, expect, test } from 'vitest'
import {
  makeOrder,
  makeSurroundings,
  type OrderRecipe,
  unchangedAmounts,
} from '../../../../test/support/orders/build.ts'
import { refusalOf } from '../../../../test/support/orders/refusal.ts'
import { MAX_YEN } from '../limits.ts'
import type { UpdateOrder } from '../request-schemas.ts'
import { updateOrder } from './update-order.ts'

const MOST = Number.MAX_SAFE_INTEGER
const ONE_LINE: OrderRecipe = { method: 'cod', lines: [{ price: 1000, amount: 1 }] }

/** Updates an order with a body that sets everything to what it is, but for what `edit` makes of it. */
function update(recipe: OrderRecipe, edit: (body: UpdateOrder) => void) {
  const order = makeOrder(recipe)
  const body = unchangedAmounts(order.detail)
  edit(body)
  return updateOrder(order, body, makeSurroundings()).after.detail
}

const refusal = (...asked: Parameters<typeof update>) => refusalOf(() => update(...asked))

// R-AMOUNT-7, R-LIMIT-8
describe('bounds', () => {
  const coupon = (amount: number) => (body: UpdateOrder) => {
    body.amounts.coupon_discount.amount = amount
  }

  test('of totals', () => {
    expect(refusal(ONE_LINE, coupon(1000))).toBeNull()
    expect(refusal(ONE_LINE, coupon(1001))?.pointers).toEqual(['/amounts'])
    expect(refusal(ONE_LINE, coupon(MAX_YEN))?.pointers).toEqual(['/amounts'])
  })

  test('of lines', () => {
    const set = (line: Partial<UpdateOrder['lines'][number]>) => (body: UpdateOrder) =>
      Object.assign(body.lines[0] ?? {}, line)
    expect(refusal(ONE_LINE, set({ price: MAX_YEN }))).toBeNull()
    expect(refusal(ONE_LINE, set({ price: MAX_YEN + 1 }))?.pointers).toEqual(['/lines/0/price'])
    expect(refusal(ONE_LINE, set({ price: MOST }))?.pointers).toEqual(['/lines/0/price'])
    expect(refusal(ONE_LINE, set({ amount: MOST }))?.pointers).toEqual(['/lines/0/amount'])
    expect(refusal(ONE_LINE, set({ price: MOST, amount: MOST }))?.pointers).toEqual(['/lines/0/amount'])
  })

  test('of fees', () => {
    const fee = (yen: number) => (body: UpdateOrder) => {
      body.amounts.shipping_fee = yen
    }
    expect(refusal(ONE_LINE, fee(MAX_YEN - 1000))).toBeNull()
    expect(refusal(ONE_LINE, fee(MOST))?.pointers).toEqual(['/amounts'])
  })

  test('of what is taken off, also where a fee makes up for it', () => {
    const off = (coupon: number, adjustment: number, fee: number) => (body: UpdateOrder) => {
      body.amounts = {
        shipping_fee: fee,
        coupon_discount: { amount: coupon },
        adjustment: { amount: -adjustment },
      }
    }
    expect(refusal(ONE_LINE, off(MAX_YEN, 0, MAX_YEN))).toBeNull()
    expect(refusal(ONE_LINE, off(0, MAX_YEN, MAX_YEN))).toBeNull()
    const refused = { type: 'orders/update-rejected', pointers: ['/amounts/coupon_discount/amount'] }
    expect(refusal(ONE_LINE, off(MAX_YEN + 1, 0, MAX_YEN))).toMatchObject(refused)
    expect(refusal(ONE_LINE, off(MOST, 0, MOST))).toMatchObject(refused)
    expect(refusal(ONE_LINE, off(0, MAX_YEN + 1, MAX_YEN))?.pointers).toEqual(['/amounts/adjustment/amount'])
    expect(refusal(ONE_LINE, off(0, MOST, MOST))?.pointers).toEqual(['/amounts/adjustment/amount'])
  })
})

// R-AMOUNT-3, R-AMOUNT-4
describe('the fee of a shipping line', () => {
  const PARCELS: OrderRecipe = {
    method: 'cod',
    lines: [{}, {}, {}],
    shipping_lines: [
      { order_line_ids: [301], shipping_method: '60', shipping_fee: 500 },
      { order_line_ids: [302, 303], shipping_method: '80', shipping_fee: 300 },
    ],
    amounts: { shipping_fee: 800 },
  }
  /** Cancels lines, by their places, and asks for these fees. */
  const cancel = (places: readonly number[], fees: readonly number[], sum: number) => (body: UpdateOrder) => {
    for (const at of places) Object.assign(body.lines[at] ?? {}, { amount: 0 })
    for (const [at, line] of body.shipping_lines.entries()) line.shipping_fee = fees[at] ?? line.shipping_fee
    body.amounts.shipping_fee = sum
  }
  const feesOf = (edit: (body: UpdateOrder) => void) =>
    update(PARCELS, edit).shipping_lines.map(line => line.shipping_fee)

  test.each([0, 700, MOST])('whose lines are all cancelled with that stays, whatever is asked: %i', fee => {
    expect(feesOf(cancel([0], [fee, 300], 300))).toEqual([500, 300])
    expect(update(PARCELS, cancel([0], [fee, 300], 300)).amounts.shipping_fee).toBe(300)
  })

  test('of which a line is left is as asked, and bounded', () => {
    expect(feesOf(cancel([1], [500, 250], 750))).toEqual([500, 250])
    expect(refusal(PARCELS, cancel([1], [500, MOST], 500 + MOST))?.pointers).toEqual(['/amounts'])
  })
})
