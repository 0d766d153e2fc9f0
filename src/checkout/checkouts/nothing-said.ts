/** What a checkout begins with. */
import type { Wishes } from './schemas.ts'

/** Nothing is said yet. */
export const NOTHING_SAID: Wishes = {
  ...{ customer: null, shipping: null, takeout: null, payment: null, coupon_code: null, remark: null },
  delivery: { shipping_method_id: null, delivery_date: null, delivery_time_zone: null },
  mail_magazine_opt_in: null,
}
