/** What keeps a checkout from being completed, all of it at once (R-CHECKOUT-5). Pure. */
import { checkAddress } from '../../resources/orders/rules/address.ts'
import { countryOfBuyer } from '../../resources/orders/rules/country.ts'
import type { OfferedMethod } from '../../shops/setting-values.ts'
import type { CouponVerdict } from './coupons.ts'
import { checkWish, type DeliveryChoice } from './delivery.ts'
import type { ShippingPlan } from './fees.ts'
import type { PayingChoice } from './pay.ts'
import type { QuoteBasis, QuoteProblem, QuoteWishes } from './quote-basis.ts'
import type { QuoteLine } from './quote-line.ts'
import { judgeTakeout } from './takeout.ts'

/** What was worked out of the basis by then. */
interface Parts {
  readonly choices: readonly DeliveryChoice[]
  readonly delivery: DeliveryChoice | undefined
  readonly plan: ShippingPlan
  readonly paying: readonly PayingChoice[]
  readonly method: OfferedMethod | null
  readonly coupon: CouponVerdict | null
  /** Pieces that are fetched. */
  readonly fetched: number
  /** The lines that can be bought, and their places among all. */
  readonly goods: readonly QuoteLine[]
  readonly places: readonly number[]
  /** Whether nothing is to be paid; and whether it is more than an order can come to. */
  readonly isFree: boolean
  readonly isTooDear: boolean
}

/** All of it, in the order in which a buyer comes by it. */
export function quoteProblems(basis: QuoteBasis, parts: Parts): QuoteProblem[] {
  const { pricing, settings, wishes } = basis
  return [
    ...(settings.able_to_business ? [] : [problem('', 'shop_closed', 'The shop does not sell at present.')]),
    ...(pricing.lines.length === 0 ? [problem('/lines', 'no_lines', 'There is nothing to buy.')] : []),
    ...pricing.problems,
    ...lineProblems(parts),
    ...(parts.isTooDear ? [problem('/lines', 'total_too_large', 'No order can come to so much.')] : []),
    ...customerProblems(basis),
    ...deliveryProblems(wishes, parts),
    ...takeoutProblems(basis, parts),
    ...paymentProblems(wishes, parts),
    ...couponProblems(parts),
  ]
}

function problem(pointer: string, code: string, detail: string): QuoteProblem {
  return { pointer, code, detail }
}

/** Kinds of items that are bought by themselves: what follows the purchase is theirs alone. */
const ALONE: ReadonlySet<string> = new Set(['lottery', 'subscription'])

function lineProblems({ goods, places, plan }: Parts): QuoteProblem[] {
  const alone = goods.flatMap(({ type }, index) =>
    ALONE.has(type) && goods.length > 1
      ? [problem(`/lines/${places[index]}`, 'alone', 'This must be the only line of a checkout.')]
      : [],
  )
  const unsendable = plan.unsendable.map(index =>
    problem(`/lines/${places[index]}`, 'unsendable', 'No way of delivery of the shop carries it.'),
  )
  return [...alone, ...unsendable]
}

function customerProblems({ wishes: { customer, shipping }, blocked }: QuoteBasis): QuoteProblem[] {
  if (customer === null) return [problem('/customer', 'required', 'The shop must know who buys.')]
  return [
    ...(blocked
      ? [problem('/customer/mail_address', 'blocked', 'The shop takes no orders from this address.')]
      : []),
    ...addressProblems('/customer', customer.address),
    ...(shipping === null ? [] : addressProblems('/shipping', shipping.address)),
  ]
}

const ADDRESS_CODES: Readonly<Record<string, string>> = {
  '/address/zip_code': 'zip_code',
  '/address/prefecture': 'prefecture',
  '/address/tel': 'telephone',
}

function addressProblems(
  pointer: string,
  address: NonNullable<QuoteWishes['customer']>['address'],
): QuoteProblem[] {
  return checkAddress(countryOfBuyer(address), address).map(({ pointer: at, detail }) =>
    problem(`${pointer}${at}`, ADDRESS_CODES[at] ?? 'zip_code', detail),
  )
}

function deliveryProblems(
  { delivery: wish }: QuoteWishes,
  { choices, delivery, plan }: Parts,
): QuoteProblem[] {
  // Its lines say so.
  if (plan.unsendable.length > 0) return []
  // Nobody is shown a field for it, as for a time of fetching where nothing is fetched.
  if (plan.parcels.length === 0) return []
  const at = (pointer: string) => `/delivery${pointer}`
  const none = { first_date: null, last_date: null, time_zones: [] }
  const faults = checkWish(delivery ?? none, wish).map(fault =>
    problem(at(fault.pointer), fault.code, fault.detail),
  )
  const { shipping_method_id: id } = wish
  if (id === null || choices.some(({ shipping_method_id }) => shipping_method_id === id)) return faults
  return [
    problem(at('/shipping_method_id'), 'shipping_method', 'is no way of delivery that can be chosen'),
    ...faults,
  ]
}

function takeoutProblems(
  { settings, wishes: { takeout: wish }, taken, now }: QuoteBasis,
  { fetched }: Parts,
): QuoteProblem[] {
  if (fetched === 0) return []
  if (wish === null) return [problem('/takeout', 'required', 'A time must be chosen at which it is fetched.')]
  const refusal = judgeTakeout(wish, { settings, now, pieces: fetched, taken: (_place, at) => taken(at) })
  if (refusal === null) return []
  const pointer = refusal.code === 'no_place' ? '/takeout/place' : '/takeout/at'
  return [problem(pointer, refusal.code, refusal.detail)]
}

function paymentProblems({ payment }: QuoteWishes, { paying, isFree }: Parts): QuoteProblem[] {
  if (isFree) return []
  if (payment === null) return [problem('/payment', 'required', 'A way to pay must be chosen.')]
  const choice = paying.find(({ method }) => method === payment.method)
  if (choice === undefined) {
    return [problem('/payment/method', 'not_a_method', 'is no way to pay of this shop')]
  }
  const { refusal } = choice
  return [
    ...(refusal === null ? [] : [problem('/payment/method', refusal.code, refusal.detail)]),
    ...(payment.method === 'creditcard' && payment.source === null
      ? [problem('/payment/source', 'required', 'What is paid with must be said.')]
      : []),
  ]
}

function couponProblems({ coupon }: Parts): QuoteProblem[] {
  const refusal = coupon?.refusal ?? null
  return refusal === null ? [] : [problem('/coupon_code', refusal.code, refusal.detail)]
}
