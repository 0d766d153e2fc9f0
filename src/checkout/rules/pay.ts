/** The ways to pay that an order can be given, and the fee of cash on delivery (R-PAYING-1 to R-PAYING-4). Pure. */
import { MIN_CHARGE } from '../../resources/orders/limits.ts'
import type { ShippingMethod } from '../../selling/method-store.ts'
import type { FeeStep, OfferedMethod } from '../../shops/setting-values.ts'
import { isSent, type QuoteLine, type Refusal } from './quote-line.ts'

/** Yen that a convenience store takes of one bill. */
const MAX_CVS_TOTAL = 300_000

/** Why a way to pay of the shop is not offered for an order. */
type PayingFault =
  | 'shipping_method'
  | 'nothing_sent'
  | 'digital'
  | 'subscription'
  | 'total_too_low'
  | 'total_too_high'

/** A way to pay of the shop; with a refusal it cannot be chosen. */
export interface PayingChoice {
  readonly method: OfferedMethod
  /** Yen that it adds to the total. */
  readonly fee: number
  readonly refusal: Refusal<PayingFault> | null
}

/** What the choice depends on. */
export interface PayingBasis {
  /** The shop's ways to pay, in its order, and its steps. */
  readonly settings: {
    readonly payment_methods: readonly OfferedMethod[]
    readonly cod_fees: readonly FeeStep[]
  }
  readonly lines: readonly QuoteLine[]
  /** The methods that carry the order. */
  readonly carriers: readonly Pick<ShippingMethod, 'payment_methods'>[]
  /** Yen of goods and shipping, less the discount. */
  readonly total: number
}

/** All ways to pay of the shop, each with its fee or with why it cannot be chosen. */
export function payingChoices(basis: PayingBasis): PayingChoice[] {
  return basis.settings.payment_methods.map(method => {
    const fee = method === 'cod' ? codFee(basis.settings.cod_fees, basis.total) : 0
    return { method, fee: fee ?? 0, refusal: refusalOf(method, fee, basis) }
  })
}

/** The fee of a total by the steps: that of the first one that the total is below; null from the last one on. */
export function codFee(steps: readonly FeeStep[], total: number): number | null {
  return steps.find(({ below }) => total < below)?.fee ?? null
}

function refusalOf(
  method: OfferedMethod,
  fee: number | null,
  { lines, carriers, total }: PayingBasis,
): Refusal<PayingFault> | null {
  if (carriers.some(({ payment_methods: allowed }) => allowed !== null && !allowed.includes(method))) {
    return { code: 'shipping_method', detail: 'does not go with the way of delivery' }
  }
  // Later orders are paid from what was kept of the first payment, which only a card leaves behind.
  if (method !== 'creditcard' && lines.some(({ type }) => type === 'subscription')) {
    return { code: 'subscription', detail: 'does not go with a subscription' }
  }
  switch (method) {
    case 'creditcard':
      return total < MIN_CHARGE
        ? { code: 'total_too_low', detail: `is for totals of ${MIN_CHARGE} yen or more` }
        : null
    case 'cvs':
      if (total < 1) return { code: 'total_too_low', detail: 'is for totals of 1 yen or more' }
      return total > MAX_CVS_TOTAL
        ? { code: 'total_too_high', detail: `is for totals of ${MAX_CVS_TOTAL} yen or less` }
        : null
    case 'bt':
      return null
    case 'cod':
      return codRefusal(lines, fee)
  }
}

/** At the door is paid only what comes to the door. */
function codRefusal(lines: readonly QuoteLine[], fee: number | null): Refusal<PayingFault> | null {
  if (lines.some(({ type }) => type === 'digital')) {
    return { code: 'digital', detail: 'does not go with goods that are downloaded' }
  }
  if (!lines.every(isSent)) return { code: 'nothing_sent', detail: 'is for goods that are sent' }
  return fee === null ? { code: 'total_too_high', detail: 'is not offered for so high a total' } : null
}

/** Days for a payment that is waited for, by the shop's settings; null for ways to pay of which none is. */
export function daysToPay(
  settings: { readonly cvs_days_to_pay: number; readonly bt_days_to_pay: number },
  method: OfferedMethod | null,
): number | null {
  const days = { cvs: settings.cvs_days_to_pay, bt: settings.bt_days_to_pay, creditcard: null, cod: null }
  return method && days[method]
}
