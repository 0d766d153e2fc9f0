/** Things that callers ask of orders, at random: most of them possible, so that sequences of them get somewhere. */
import fc from 'fast-check'
import type { Order, OrderChange, Surroundings } from '../../../src/resources/orders/order.ts'
import type { UpdateOrder } from '../../../src/resources/orders/request-schemas.ts'
import { cancelOrder } from '../../../src/resources/orders/rules/cancel-order.ts'
import { confirmCash } from '../../../src/resources/orders/rules/confirm-cash.ts'
import { confirmTransfer } from '../../../src/resources/orders/rules/confirm-transfer.ts'
import { deliverDownloads } from '../../../src/resources/orders/rules/deliver-downloads.ts'
import { dispatchOrder } from '../../../src/resources/orders/rules/dispatch-order.ts'
import { expireOrder } from '../../../src/resources/orders/rules/expire-order.ts'
import { handOver } from '../../../src/resources/orders/rules/hand-over.ts'
import { openOrder } from '../../../src/resources/orders/rules/open-order.ts'
import { provideDownloads } from '../../../src/resources/orders/rules/provide-downloads.ts'
import { receivePayment } from '../../../src/resources/orders/rules/receive-payment.ts'
import { remindPayment } from '../../../src/resources/orders/rules/remind-payment.ts'
import { reportDelivery } from '../../../src/resources/orders/rules/report-delivery.ts'
import { updateDispatch } from '../../../src/resources/orders/rules/update-dispatch.ts'
import { updateOrder } from '../../../src/resources/orders/rules/update-order.ts'
import { updateOrderCustomer } from '../../../src/resources/orders/rules/update-order-customer.ts'
import { updateOrderDelivery } from '../../../src/resources/orders/rules/update-order-delivery.ts'
import { updateOrderShipping } from '../../../src/resources/orders/rules/update-order-shipping.ts'
import { updateOrderShopMemo } from '../../../src/resources/orders/rules/update-order-shop-memo.ts'
import { unchangedAmounts } from './build.ts'

/** One thing asked, and how many hours after the one before. */
export interface Step {
  readonly name: string
  readonly hours: number
  /** Throws the refusal; null when there is nothing to do. */
  readonly ask: (order: Order, s: Surroundings, dispatchId: number) => OrderChange | null
}

/** One thing asked. */
export type Ask = Pick<Step, 'name' | 'ask'>

const anyTweak = fc.record({
  price: fc.constantFrom(0, 0, -100, -30, 50),
  amount: fc.constantFrom<(number | 'none')[]>(0, 0, 0, -1, 1, 'none'),
  fee: fc.constantFrom(0, 0, 0, 40, -40),
})

/** The order's amounts with each line tweaked, and mostly with the sum of the fees right. */
const anyAmounts: fc.Arbitrary<Ask> = fc
  .record({
    tweaks: fc.array(anyTweak, { minLength: 4, maxLength: 4 }),
    coupon: fc.constantFrom(null, null, 0, 100),
    adjustment: fc.constantFrom(null, null, -70),
    wrongSum: fc.constantFrom(0, 0, 0, 0, 1),
  })
  .map(asked => ({
    name: `amounts ${JSON.stringify(asked)}`,
    ask: (order, s) => {
      const body = unchangedAmounts(order.detail)
      const byLines = order.detail.shipping_lines.length === 0
      body.lines.forEach((line, index) => {
        const tweak = asked.tweaks[index % asked.tweaks.length]
        if (order.detail.lines[index]?.status !== 'ordered' || tweak === undefined) return
        line.price = Math.max(0, line.price + tweak.price)
        line.amount = tweak.amount === 'none' ? 0 : Math.max(0, line.amount + tweak.amount)
        if (byLines && line.shipping_fee > 0) line.shipping_fee = Math.max(1, line.shipping_fee + tweak.fee)
      })
      if (asked.coupon !== null) body.amounts.coupon_discount.amount = asked.coupon
      const adjusted = asked.adjustment ?? Math.min(0, body.amounts.adjustment.amount)
      body.amounts.adjustment.amount = adjusted
      body.amounts.shipping_fee = sumOfFees(order, body) + asked.wrongSum
      return updateOrder(order, body, s)
    },
  }))

function sumOfFees({ detail }: Order, body: UpdateOrder): number {
  const alive = new Set(
    body.lines
      .filter((line, at) => line.amount > 0 && detail.lines[at]?.status !== 'cancelled')
      .map(line => line.id),
  )
  const fees = [
    ...body.lines.filter(line => alive.has(line.id)),
    ...body.shipping_lines.filter(line => line.order_line_ids.some(id => alive.has(id))),
  ].map(line => line.shipping_fee)
  const sum = fees.reduce((total, fee) => total + fee, 0)
  return sum > 0 ? sum : body.amounts.shipping_fee
}

const anyDispatch: fc.Arbitrary<Ask> = fc
  .record({
    every: fc.boolean(),
    company: fc.constantFrom(undefined, 0, 1, 7),
    tracked: fc.boolean(),
    comment: fc.constantFrom('', '発送しました。'),
  })
  .map(({ every, company, tracked, comment }) => ({
    name: `dispatch ${every ? 'all' : 'one'}`,
    ask: (order, s, dispatch_id) => {
      const waiting = order.detail.lines.filter(line => line.status === 'ordered').map(line => line.id)
      return dispatchOrder(
        order,
        {
          order_line_ids: every ? waiting : waiting.slice(0, 1),
          ...(company === undefined ? {} : { delivery_company_id: company }),
          ...(company !== undefined && company > 0 && tracked ? { tracking_number: '12-34' } : {}),
          comment,
          dispatch_id,
        },
        s,
      )
    },
  }))

/** What changes neither lines nor money, which no open payment keeps out. */
export const anyContact: fc.Arbitrary<Ask> = fc.constantFrom<Ask[]>(
  { name: 'customer', ask: (order, s) => updateOrderCustomer(order, { mail_address: 'taro@example.jp' }, s) },
  { name: 'memo', ask: (order, s) => updateOrderShopMemo(order, { text: '確認済み' }, s) },
  { name: 'no memo', ask: (order, s) => updateOrderShopMemo(order, { text: '' }, s) },
  {
    name: 'delivery',
    ask: (order, s) => updateOrderDelivery(order, { delivery_date: null, delivery_time_zone: '1820' }, s),
  },
  {
    name: 'shipping',
    ask: (order, s) =>
      updateOrderShipping(
        order,
        {
          name: { first: '太郎', last: '鈴木' },
          address: {
            zip_code: '5300001',
            prefecture: '大阪府',
            address: '北区梅田1',
            address2: ' ',
            tel: '0663412345',
          },
        },
        s,
      ),
  },
)

const anyFate: fc.Arbitrary<Ask> = fc.oneof(
  fc.boolean().map(restock => ({
    name: `cancel, restock ${restock}`,
    ask: (order: Order, s: Surroundings) => cancelOrder(order, { restock, comment: '' }, s),
  })),
  fc.constantFrom<Ask[]>(
    { name: 'paid', ask: (order, s) => confirmTransfer(order, {}, s) },
    { name: 'cash', ask: (order, s) => confirmCash(order, {}, s) },
    { name: 'hand over', ask: (order, s, id) => handOver(order, {}, s, id) },
    { name: 'downloads', ask: (order, s) => provideDownloads(order, {}, s) },
    { name: 'deliver', ask: deliverDownloads },
    { name: 'window', ask: openOrder },
    { name: 'shipping', ask: (order, s) => reportDelivery(order, { status: 'shipping' }, s) },
    { name: 'arrived', ask: (order, s) => reportDelivery(order, { status: 'arrived' }, s) },
    {
      name: 'number',
      ask: (order, s) => {
        const sent = order.detail.delivery.dispatches.at(-1)?.id ?? 0
        const named = { delivery_company_id: 1, tracking_number: '56-78' }
        return updateDispatch(order, { dispatch_id: sent, ...named }, s)
      },
    },
  ),
)

/** What a payment service says, and what the clock brings an order that nobody pays. */
const anyEnd: fc.Arbitrary<Ask> = fc.constantFrom<Ask[]>(
  { name: 'received', ask: (order, s) => (isPaid(order) ? null : receivePayment(order, {}, s)) },
  { name: 'reminded', ask: remindPayment },
  { name: 'expired', ask: (order, s) => expireOrder(order, {}, s) },
)

/** Who has paid does not pay again here: what comes twice is another matter. */
function isPaid({ detail }: Order): boolean {
  return detail.payment.transactions.some(({ status }) => status === 'paid' || status === 'refunded')
}

/** Any steps, one after the other. */
export const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc
    .tuple(
      fc.oneof(
        { weight: 4, arbitrary: anyAmounts },
        { weight: 3, arbitrary: anyDispatch },
        { weight: 2, arbitrary: anyContact },
        { weight: 3, arbitrary: anyFate },
        { weight: 1, arbitrary: anyEnd },
      ),
      fc.constantFrom(0, 1, 30, 240),
    )
    .map(([step, hours]) => ({ ...step, hours })),
  { minLength: 1, maxLength: 8 },
)
