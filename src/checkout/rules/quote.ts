/**
 * What a checkout comes to at a moment, and what keeps it from being completed (R-CHECKOUT-5). What a buyer is told and what
 * an order is made of both come from this one function. Pure.
 */
import { MAX_YEN } from '../../resources/orders/limits.ts'
import type { OrderAmountsDetail } from '../../resources/orders/rules/amounts.ts'
import { countryOfBuyer } from '../../resources/orders/rules/country.ts'
import type { BoundItem } from '../../selling/method-store.ts'
import type { OfferedMethod } from '../../shops/setting-values.ts'
import type { PricedLine } from '../priced-line.ts'
import { type CouponVerdict, judgeCoupon } from './coupons.ts'
import { type DeliveryChoice, deliveryChoices } from './delivery.ts'
import { planShipping, type ShippingPlan } from './fees.ts'
import { type PayingChoice, payingChoices } from './pay.ts'
import { quoteAmounts } from './quote-amounts.ts'
import type { QuoteBasis, QuoteProblem, QuoteWishes } from './quote-basis.ts'
import { type QuoteLine, subtotalOf } from './quote-line.ts'
import { quoteProblems } from './quote-problems.ts'
import { type RateTotal, TAX_RATES, taxByRate } from './tax.ts'

/** A quote. Its parts speak of the lines that can be bought, in their order: of a checkout without problems all of them. */
export interface Quote {
  readonly lines: readonly PricedLine[]
  readonly amounts: OrderAmountsDetail
  readonly taxes: readonly RateTotal[]
  readonly deliveryChoices: readonly DeliveryChoice[]
  /** That which the buyer chose, or the first; undefined where nothing is sent or a line cannot be. */
  readonly delivery: DeliveryChoice | undefined
  readonly plan: ShippingPlan
  readonly payingChoices: readonly PayingChoice[]
  /** The way to pay; null where nothing is to be paid, or none is chosen. */
  readonly method: OfferedMethod | null
  /** Pieces that are fetched. */
  readonly fetched: number
  /** Whether a lottery is applied for: nothing is ordered, and nothing paid. */
  readonly applies: boolean
  readonly problems: readonly QuoteProblem[]
}

/** Quotes. */
export function quote(basis: QuoteBasis): Quote {
  const places = basis.pricing.lines.flatMap(({ problems }, place) => (problems.length === 0 ? [place] : []))
  const lines = places.flatMap(place => basis.pricing.lines[place]?.line ?? [])
  const goods = lines.map(line => quoteLine(line, basis.bound))
  const { methods, settings, wishes, now } = basis
  const prefecture = prefectureOf(wishes)
  const choices = deliveryChoices({ lines: goods, methods, prefecture, settings, now, sentFrom: null })
  const wished = wishes.delivery.shipping_method_id
  const delivery = choices.find(choice => choice.shipping_method_id === wished) ?? choices[0]
  const plan = delivery?.plan ?? planShipping(goods, methods, { prefecture, chosen: wished })
  const coupon = verdictOf(basis, subtotalOf(goods))
  const costs = { lines: goods, shippingFee: plan.fee, codFee: 0, coupon: coupon?.discount ?? null }
  const { total } = quoteAmounts(costs)
  const carriers = plan.parcels.map(({ method }) => method)
  const paying = payingChoices({ settings, lines: goods, carriers, total })
  // Nobody pays, at the door either, for what costs nothing.
  const applies = !basis.hasWon && goods.some(({ type }) => type === 'lottery')
  const method = total === 0 || applies ? null : (wishes.payment?.method ?? null)
  const codFee = paying.find(choice => choice.method === method)?.fee ?? 0
  const amounts = quoteAmounts({ ...costs, codFee })
  const taxed = lines.map(line => ({
    total: line.total,
    consumption_tax_rate: TAX_RATES[line.item_tax_type],
  }))
  const fetched = goods.reduce((sum, { type, amount }) => sum + (type === 'takeout' ? amount : 0), 0)
  const parts = { choices, delivery, plan, paying, method, coupon, fetched, places, goods }
  return {
    ...{ lines, amounts, taxes: taxByRate(taxed, amounts), deliveryChoices: choices, delivery, plan },
    ...{ payingChoices: paying, method, fetched, applies },
    problems: quoteProblems(basis, {
      ...parts,
      isTooDear: amounts.total > MAX_YEN,
      isFree: total === 0 || applies,
    }),
  }
}

function quoteLine(line: PricedLine, bound: readonly BoundItem[]): QuoteLine {
  const bindings = bound.filter(({ item_id }) => item_id === line.item_id)
  return {
    ...{ item_id: line.item_id, type: line.type, amount: line.amount, total: line.total },
    tax_type: line.item_tax_type,
    bound: bindings.length === 0 ? null : bindings,
  }
}

/** Of Japan alone: elsewhere, and while nothing is known, the methods' own fees hold. */
function prefectureOf({ customer, shipping }: QuoteWishes): string | null {
  const address = (shipping ?? customer)?.address
  return address !== undefined && countryOfBuyer(address) === 'JP' ? address.prefecture : null
}

function verdictOf({ wishes, coupon, now }: QuoteBasis, subtotal: number): CouponVerdict | null {
  return wishes.coupon_code === null ? null : judgeCoupon(coupon, { now, subtotal })
}
