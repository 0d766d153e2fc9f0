/** What a quote is made from (R-CHECKOUT-5). Types alone. */
import type { BoundItem, ShippingMethod } from '../../selling/method-store.ts'
import type { FeeStep, OfferedMethod } from '../../shops/setting-values.ts'
import type { LineProblem } from '../priced-line.ts'
import type { JudgedCoupon } from './coupons.ts'
import type { DeliverySettings } from './delivery.ts'
import type { LinesPricing } from './price-lines.ts'
import type { TakeoutSettings } from './takeout.ts'

/** An address that a buyer has given. */
interface WishedAddress {
  readonly country?: string
  readonly country_code: string | null
  readonly zip_code: string
  readonly prefecture: string
  readonly tel: string
}

/** What of the buyer's words the quote depends on. */
export interface QuoteWishes {
  readonly customer: { readonly address: WishedAddress } | null
  readonly shipping: { readonly address: WishedAddress } | null
  readonly delivery: {
    readonly shipping_method_id: number | null
    readonly delivery_date: string | null
    readonly delivery_time_zone: string | null
  }
  readonly takeout: { readonly place: string | null; readonly at: Date } | null
  readonly payment: { readonly method: OfferedMethod; readonly source: string | null } | null
  readonly coupon_code: string | null
}

/** The settings of the shop that a quote goes by. */
export interface QuoteSettings extends DeliverySettings, TakeoutSettings {
  readonly able_to_business: boolean
  readonly payment_methods: readonly OfferedMethod[]
  readonly cod_fees: readonly FeeStep[]
}

/** Everything that a quote is made of, as it is at one moment. */
export interface QuoteBasis {
  readonly pricing: LinesPricing
  /** To which methods the items are bound. */
  readonly bound: readonly BoundItem[]
  readonly methods: readonly ShippingMethod[]
  readonly settings: QuoteSettings
  readonly wishes: QuoteWishes
  /** The coupon of the code; undefined where the shop has none such, or none is wished for. */
  readonly coupon: JudgedCoupon | undefined
  /** Whether the buyer's mail address is on the shop's block list. */
  readonly blocked: boolean
  /** Pieces that others fetch at the wished place in the slot that begins then. */
  readonly taken: (at: Date) => number
  /** Whether it was drawn already for what is bought: else a lottery is applied for, and nothing is paid. */
  readonly hasWon: boolean
  readonly now: Date
}

/** What keeps a checkout from being completed. The pointer leads into the checkout. */
export type QuoteProblem = LineProblem<string>
