/** What happened to an order after it was placed: dispatches, payment, the shop's balance. */
import { writeDateTime } from '../../src/lib/date-time.ts'
import { addDays, dayInTokyo } from '../../src/lib/day.ts'
import { DELIVERY_COMPANIES } from '../../src/resources/delivery_companies/companies.ts'
import type { OrderDetail, OrderLineDetail, TransactionStatus } from '../../src/resources/orders/schemas.ts'
import { type Fate, PAID_LATER } from './fate.ts'
import type { Random } from './random.ts'

type Delivery = OrderDetail['delivery']
type Dispatch = Delivery['dispatches'][number]

const HOUR = 60 * 60 * 1000

const TIME_ZONES = ['0812', '1416', '1618', '1820', '1921']

/** The delivery: one dispatch for the lines that were sent, or two on following hours. */
export function makeDelivery(
  random: Random,
  lines: readonly OrderLineDetail[],
  fate: Fate,
  ids: { nextId: number },
): Delivery {
  const wished = random.chance(0.15)
  const lead = random.int(4, 12)
  const sent = lines.filter(({ status }) => status === 'dispatched').map(({ id }) => id)
  const dispatches = fate.dispatchedAt === null ? [] : dispatchesOf(random, sent, fate.dispatchedAt, ids)
  const last = dispatches.at(-1)
  return {
    shipping_method: '宅配便',
    delivery_company_id: last?.delivery_company_id ?? 0,
    tracking_number: last?.tracking_number ?? null,
    delivery_date: wished ? addDays(dayInTokyo(new Date(fate.window?.[1] ?? fate.orderedAt)), lead) : null,
    delivery_time_zone: wished && random.chance(0.7) ? random.pick(TIME_ZONES) : null,
    dispatched_at: last?.dispatched_at ?? null,
    dispatches,
  }
}

function dispatchesOf(
  random: Random,
  sent: readonly number[],
  at: number,
  ids: { nextId: number },
): Dispatch[] {
  const first = sent.length > 1 && random.chance(0.05) ? sent.length - 1 : sent.length
  const parts = [sent.slice(0, first), sent.slice(first)].filter(part => part.length > 0)
  return parts.map((order_line_ids, index) => {
    const company = random.chance(0.1) ? null : random.pick(DELIVERY_COMPANIES).id
    return {
      id: ids.nextId++,
      delivery_company_id: company,
      tracking_number: company === null ? null : String(random.int(100_000_000_000, 999_999_999_999)),
      comment: random.chance(0.1) ? '到着まで今しばらくお待ちください。' : null,
      // The later of two an hour before, so that the order's time of dispatch is that of the last.
      dispatched_at: writeDateTime(new Date(at - (parts.length - 1 - index) * HOUR)),
      order_line_ids,
    }
  })
}

/** The payment with its one transaction. */
export function makePayment(
  random: Random,
  { total }: OrderDetail['amounts'],
  paid: number,
  fate: Fate,
): OrderDetail['payment'] {
  const { method } = fate
  if (method === null) return { method, transactions: [] }
  const [status, at] = transactionOf(fate)
  return {
    method,
    transactions: [
      {
        method,
        collected_fee: status === 'unpaid' ? null : Math.floor(paid * 0.036),
        status,
        transaction_id: method === 'cod' ? null : `t${random.int(1e9, 9e9)}`,
        amount: fate.stage === 'cancelled' ? paid : total,
        occurred_at: at === null ? null : writeDateTime(new Date(at)),
      },
    ],
  }
}

function transactionOf({
  method,
  stage,
  paidAt,
  dispatchedAt,
  cancelledAt,
}: Fate): [TransactionStatus, number | null] {
  if (stage === 'cancelled') {
    return [paidAt !== null && PAID_LATER.has(method) ? 'refunded' : 'cancelled', cancelledAt]
  }
  if (method === 'cod') return stage === 'arrived' ? ['paid', dispatchedAt] : ['unpaid', null]
  if (paidAt === null) return ['unpaid', null]
  if (PAID_LATER.has(method)) return ['paid', paidAt]
  return dispatchedAt === null ? ['authorized', paidAt] : ['captured', dispatchedAt]
}

/** What the shop's balance was told. */
export function makeBalanceLogs(
  { total }: OrderDetail['amounts'],
  paid: number,
  { stage, dispatchedAt, cancelledAt, paidAt, method }: Fate,
): OrderDetail['balance_logs'] {
  if (cancelledAt !== null) {
    return paidAt !== null && PAID_LATER.has(method)
      ? [{ text: 'キャンセル', amount: -paid, created_at: writeDateTime(new Date(cancelledAt)) }]
      : []
  }
  if (dispatchedAt === null || stage === 'unpaid') return []
  return [{ text: '売上確定', amount: total, created_at: writeDateTime(new Date(dispatchedAt)) }]
}
