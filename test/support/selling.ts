/** Lines, shipping methods and coupons that tests of selling start from. */
import type { Static } from '#typebox'
import type { JudgedCoupon } from '../../src/checkout/rules/coupons.ts'
import type { QuoteLine } from '../../src/checkout/rules/quote-line.ts'
import type { ShippingMethod } from '../../src/selling/method-store.ts'
import type { CouponSettings, ShippingMethodBody } from '../../src/selling/schemas.ts'

/** A shipping method and a coupon as the console sends them. */
export const METHOD_BODY = {
  ...{ name: '定形外', fee: 220, prefecture_fees: [{ prefecture: '沖縄県', fee: 350 }], free_from: 5000 },
  ...{ classes: [], payment_methods: ['creditcard', 'bt'], takes_date: false, takes_time: false },
  ...{ carrier_days: 3, for_all_items: true, active: true, items: [] },
} satisfies Static<typeof ShippingMethodBody>

export const COUPON_BODY: CouponSettings = {
  ...{ code: 'HARU', name: '春の割引', amount: null, percent: 10 },
  ...{ starts_at: '2027-03-01T00:00:00Z', ends_at: null, minimum: 3000 },
  ...{ max_uses: 100, max_uses_per_buyer: 1, active: true },
}

/** One piece for 1,000 yen that goes by any method. */
export function line(over: Partial<QuoteLine> = {}): QuoteLine {
  return { item_id: 1, type: 'normal', amount: 1, total: 1000, tax_type: 'standard', bound: null, ...over }
}

/** A method of one fee of 700 yen for everything. */
export function method(over: Partial<ShippingMethod> = {}): ShippingMethod {
  return {
    ...{ id: 1, name: '宅配便', fee: 700, prefecture_fees: [], free_from: null, classes: [] },
    ...{ payment_methods: null, takes_date: true, takes_time: true, carrier_days: 1 },
    ...{ for_all_items: true, active: true },
    ...over,
  }
}

/** 100 yen off for everybody, always. */
export function coupon(over: Partial<JudgedCoupon> = {}): JudgedCoupon {
  return {
    ...{ code: 'HARU', name: '春の割引', amount: 100, percent: null, starts_at: null, ends_at: null },
    ...{ minimum: 0, max_uses: null, max_uses_per_buyer: null, active: true, used: 0, used_by_buyer: 0 },
    ...over,
  }
}
