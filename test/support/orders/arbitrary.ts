/** Orders of all kinds for property tests: valid, in every state that an order can have. */
import fc from 'fast-check'
import type { AwaitedPayment, Order } from '../../../src/resources/orders/order.ts'
import { carriedFees } from '../../../src/resources/orders/rules/amounts.ts'
import type { LineStatus, OrderDetail, TransactionStatus } from '../../../src/resources/orders/schemas.ts'
import { type LineRecipe, makeOrder, type OrderRecipe } from './build.ts'

const AUTHORISED = ['creditcard', 'carrier', 'paypal', 'amazon_pay', 'paypay', 'bnpl', 'atobarai']
const PREPAID = ['cvs', 'bt', 'service_bt']

/** What stands at the head of a recipe: the way to pay, and how far the payment is while the order lives. */
const anyPayment: fc.Arbitrary<{ method: string | null; payment: TransactionStatus | null }> = fc.oneof(
  fc.record({
    method: fc.constantFrom(...AUTHORISED),
    payment: fc.constantFrom<TransactionStatus[]>('unpaid', 'authorized', 'authorized', 'captured'),
  }),
  fc.record({
    method: fc.constantFrom(...PREPAID),
    payment: fc.constantFrom<TransactionStatus[]>('unpaid', 'paid'),
  }),
  fc.record({ method: fc.constant('cod'), payment: fc.constantFrom<TransactionStatus[]>('unpaid') }),
  fc.record({
    method: fc.constantFrom('creditcard', 'bt', 'cod', 'post office', null),
    payment: fc.constant(null),
  }),
)

const anyLine: fc.Arbitrary<LineRecipe> = fc.record(
  {
    price: fc.integer({ min: 100, max: 50_000 }),
    amount: fc.integer({ min: 1, max: 9 }),
    tax_mode: fc.constantFrom('standard', 'reduced'),
    status: fc.constantFrom<LineStatus[]>('ordered', 'ordered', 'ordered', 'dispatched', 'cancelled'),
    stock_item_id: fc.constantFrom(51, 52, null),
    item_type: fc.constantFrom('normal', 'normal', 'normal', 'digital', 'takeout', 'subscription', 'lottery'),
    shipping_start_on: fc.constantFrom(null, null, '2026-11-01', '2026-11-25', '2026-12-24'),
    downloadable: fc.boolean(),
    announce_at: fc.constantFrom(null, null, null, new Date('2026-11-28T03:00:00Z')),
    options: fc.uniqueArray(
      fc.record({ option_id: fc.integer({ min: 1, max: 9 }), price: fc.integer({ min: 0, max: 900 }) }),
      { maxLength: 2, selector: option => option.option_id },
    ),
  },
  { requiredKeys: ['price', 'amount', 'tax_mode', 'status', 'options'] },
)

const anyFees = fc.record({
  carried: fc.constantFrom('by nothing', 'by lines', 'by shipping lines'),
  fees: fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 5, maxLength: 5 }),
})

const anyAmounts: fc.Arbitrary<NonNullable<OrderRecipe['amounts']>> = fc.record({
  cod_fee: fc.constantFrom(0, 330),
  coupon_discount: fc.constantFrom(
    { amount: 0, note: null, allocates_balance_log: false },
    { amount: 60, note: '秋の割引', allocates_balance_log: true },
  ),
  coin_discount: fc.constantFrom({ amount: 0, note: null }, { amount: 10, note: 'コイン' }),
  adjustment: fc.constantFrom({ amount: 0 }, { amount: -20 }, { amount: 15 }),
  additional_charges: fc.constantFrom(
    [],
    [
      { name: 'ギフト包装', collected_fee: 250 },
      { name: null, collected_fee: null },
    ],
  ),
})

const anyAwaited = fc.constantFrom<(AwaitedPayment | null)[]>(
  null,
  { type: 'transfer', account: 'あきない銀行 1234567', until: '2026-11-22T00:00:00Z' },
  { type: 'pay_at_store', number: '1234567890123', until: '2026-11-22T00:00:00Z' },
)

/** Any valid order as of `NOW`, with its whole stock taken. */
export const anyOrder: fc.Arbitrary<Order> = fc
  .record({
    payment: anyPayment,
    lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
    fees: anyFees,
    amounts: anyAmounts,
    awaited: anyAwaited,
    more: fc.record(
      {
        destination: fc.boolean(),
        status: fc.constantFrom('ordered', 'ordered', 'unpaid', 'unshippable', 'shipping', 'arrived'),
        mail_address: fc.constantFrom('hanako@example.jp', ''),
        shop_memo: fc.constantFrom('', '急ぎ'),
        delivery: fc.constantFrom({}, { delivery_date: '2026-11-29', delivery_time_zone: '1214' }),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ payment, lines, fees, amounts, awaited, more }) => {
    const made = makeOrder(withFees({ ...more, ...settle(payment, lines), lines, amounts }, fees))
    const isPrepaid = PREPAID.some(known => known === made.detail.payment.method)
    if (!isPrepaid || made.detail.status !== 'unpaid') return made
    // Of what is not paid nothing is sent.
    if (made.detail.lines.some(({ status }) => status === 'dispatched')) return made
    return { ...made, state: { ...made.state, awaited_payment: awaited } }
  })

/** The payment of a cancelled order is over, and that of an order that was sent in part was not missing. */
function settle(
  { method, payment }: { readonly method: string | null; readonly payment: TransactionStatus | null },
  lines: readonly LineRecipe[],
): Pick<OrderRecipe, 'method' | 'payment'> {
  if (payment === null) return { method, payment }
  if (lines.every(line => line.status === 'cancelled')) {
    return { method, payment: ['paid', 'captured'].includes(payment) ? 'refunded' : 'cancelled' }
  }
  const sent = lines.some(line => line.status === 'dispatched')
  if (!sent || method === 'cod') return { method, payment }
  return { method, payment: PREPAID.some(known => known === method) ? 'paid' : 'captured' }
}

function withFees(
  recipe: OrderRecipe & { readonly lines: readonly LineRecipe[] },
  { carried, fees }: { readonly carried: string; readonly fees: readonly number[] },
): OrderRecipe {
  const shipping_fee = fees[4] ?? 0
  if (carried === 'by nothing') return { ...recipe, amounts: { ...recipe.amounts, shipping_fee } }
  const byLines = carried === 'by lines'
  const lines = recipe.lines.map((line, index) => ({
    ...line,
    shipping_fee: byLines ? (fees[index] ?? 0) : 0,
  }))
  const shipping_lines = byLines ? [] : shippingLinesOf(lines.length, fees)
  const built = makeOrder({ ...recipe, lines }).detail.lines
  const sum = carriedFees(built, shipping_lines)
  return {
    ...recipe,
    lines,
    shipping_lines,
    amounts: { ...recipe.amounts, shipping_fee: sum > 0 ? sum : shipping_fee },
  }
}

/** The first line by itself, the others together. Built lines are numbered from 301. */
function shippingLinesOf(count: number, fees: readonly number[]): OrderDetail['shipping_lines'] {
  const others = Array.from({ length: count - 1 }, (_, index) => 302 + index)
  return [[301], others]
    .filter(ids => ids.length > 0)
    .map((order_line_ids, index) => ({
      order_line_ids,
      shipping_method: '宅配便 60',
      shipping_fee: fees[index] ?? 0,
    }))
}
