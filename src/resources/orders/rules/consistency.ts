/** Whether an order document from elsewhere agrees with itself, in what this program goes by (R-DOCUMENT-3). Pure. */
import type { Violation } from '../../../http/problems.ts'
import { MAX_YEN } from '../limits.ts'
import { type OrderDetail, TRANSACTION_STATUSES } from '../schemas.ts'
import { amountsOf, carriedFees, itemCount, live } from './amounts.ts'
import { bounded, checkDispatches, checkLines, checkShippingLines, equal } from './consistency-lines.ts'
import { awaitsPayment } from './payment.ts'

/**
 * Everything in an order document that contradicts the rest of it, with pointers into the document; nothing for any document
 * that the rules here can have made. Its form, with the bounds of what sums are made of, has been checked before.
 */
export function checkConsistency(detail: OrderDetail): Violation[] {
  const lines = checkLines(detail)
  const parts = [
    ...checkShippingLines(detail),
    ...checkDispatches(detail),
    ...checkLatestDispatch(detail),
    ...checkPayment(detail),
  ]
  // What is made from the lines says nothing while they are wrong themselves.
  const sums = lines.length > 0 ? [] : [...checkAmounts(detail), ...checkStatus(detail)]
  return [...lines, ...parts, ...sums]
}

function checkAmounts(detail: OrderDetail): Violation[] {
  const { amounts, lines } = detail
  const derived = amountsOf(lines, amounts)
  const why = 'subtotal, fees and charges less the discounts, with the adjustment'
  const carried = carriedFees(lines, detail.shipping_lines)
  return [
    ...equal(detail.item_count, itemCount(lines), '/item_count', 'the pieces of the lines not cancelled'),
    ...equal(
      amounts.subtotal,
      derived.subtotal,
      '/amounts/subtotal',
      'the totals of the lines not cancelled',
    ),
    ...equal(amounts.total, derived.total, '/amounts/total', why),
    ...bounded(derived.total, 0, MAX_YEN, '/amounts/total'),
    ...(carried > 0
      ? equal(
          amounts.shipping_fee,
          carried,
          '/amounts/shipping_fee',
          'the fees that lines and shipping lines carry',
        )
      : []),
    ...(live(lines).length === 0 ? checkNothing(amounts) : []),
  ]
}

type Amounts = OrderDetail['amounts']

/** The parts of the amounts that are not made from others, by their pointers. */
function partsOf(amounts: Amounts): [pointer: string, value: number][] {
  return [
    ['/amounts/shipping_fee', amounts.shipping_fee],
    ['/amounts/cod_fee', amounts.cod_fee],
    ['/amounts/coupon_discount/amount', amounts.coupon_discount.amount],
    ['/amounts/coin_discount/amount', amounts.coin_discount.amount],
    ['/amounts/adjustment/amount', amounts.adjustment.amount],
    ['/amounts/service_charge/collected_fee', amounts.service_charge.collected_fee],
    ...amounts.additional_charges.map(({ collected_fee }, index): [string, number] => [
      `/amounts/additional_charges/${index}/collected_fee`,
      collected_fee ?? 0,
    ]),
  ]
}

function checkNothing(amounts: Amounts): Violation[] {
  return partsOf(amounts).flatMap(([pointer, value]) => equal(value, 0, pointer, 'as the order is cancelled'))
}

/** The status follows from lines and payment, but for what time decides and others report (R-STATUS-2). */
function checkStatus(detail: OrderDetail): Violation[] {
  const { possible, why } = possibleStatuses(detail)
  const violations: Violation[] = []
  if (!possible.includes(detail.status)) {
    violations.push({ detail: `must be ${possible.join(' or ')}, as ${why}`, pointer: '/status' })
  }
  const cancelled = live(detail.lines).length === 0
  if (cancelled !== (detail.cancelled_at !== null)) {
    const wanted = cancelled ? 'must be a time, as the order is' : 'must be null, as the order is not'
    violations.push({ detail: `${wanted} cancelled`, pointer: '/cancelled_at' })
  }
  return violations
}

function possibleStatuses(detail: OrderDetail): { possible: readonly string[]; why: string } {
  const alive = live(detail.lines)
  if (alive.length === 0) return { possible: ['cancelled'], why: 'all its lines are' }
  if (alive.every(line => line.status === 'dispatched')) {
    return { possible: ['dispatched', 'shipping', 'arrived'], why: 'all its lines are dispatched' }
  }
  if (awaitsPayment(detail)) return { possible: ['unpaid'], why: 'its payment is not made' }
  const why = 'a line awaits dispatch and no payment is awaited'
  if (alive.some(line => line.status === 'dispatched')) return { possible: ['ordered'], why }
  return { possible: ['ordered', 'unshippable'], why }
}

/** What the order shows of its delivery is the time of its latest dispatch, and what its latest parcel gave (R-ORDER-8). */
function checkLatestDispatch({ delivery, lines }: OrderDetail): Violation[] {
  const latest = delivery.dispatches.at(-1)
  if (latest !== undefined) {
    return [
      ...(showsParcel(delivery) ? [] : checkCarrier(delivery, latest)),
      ...equal(
        delivery.dispatched_at,
        latest.dispatched_at,
        '/delivery/dispatched_at',
        'that of the latest dispatch',
      ),
    ]
  }
  if (lines.some(line => line.status === 'dispatched')) return []
  return equal(delivery.dispatched_at, null, '/delivery/dispatched_at', 'as no line is dispatched')
}

type Delivery = OrderDetail['delivery']

/**
 * Whether carrier and number are those of the last dispatch that gave any. The document does not tell which of the later
 * ones were no parcels, so all of them may have been.
 */
function showsParcel({ delivery_company_id, tracking_number, dispatches }: Delivery): boolean {
  const parcel = dispatches.findLast(
    each => each.delivery_company_id !== null || each.tracking_number !== null,
  )
  return (
    parcel !== undefined &&
    delivery_company_id === (parcel.delivery_company_id ?? 0) &&
    tracking_number === parcel.tracking_number
  )
}

function checkCarrier(delivery: Delivery, latest: Delivery['dispatches'][number]): Violation[] {
  const why = 'that of the latest dispatch, or of the latest that gave one'
  const company = latest.delivery_company_id ?? 0
  return [
    ...equal(delivery.delivery_company_id, company, '/delivery/delivery_company_id', why),
    ...equal(delivery.tracking_number, latest.tracking_number, '/delivery/tracking_number', why),
  ]
}

function checkPayment({ payment }: OrderDetail): Violation[] {
  return payment.transactions.flatMap(({ status }, index): Violation[] =>
    status === null || TRANSACTION_STATUSES.some(known => known === status)
      ? []
      : [
          {
            detail: `must be one of ${TRANSACTION_STATUSES.join(', ')}, or null`,
            pointer: `/payment/transactions/${index}/status`,
          },
        ],
  )
}
