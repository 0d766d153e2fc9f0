/** POST /shops/{shop_id}/api/checkouts/{checkout_id}/complete (R-CHECKOUT-6). */
import type { Context } from '../../context.ts'
import type { Completed } from './schemas.ts'

/** What the buyer agrees to. */
export interface Agreement {
  /** Yen, as `amounts.total` was told. */
  readonly expected_total: number
  /** The path of this server to which the buyer comes back from a payment service; null for the order's page. */
  readonly return_to: string | null
}

/**
 * Makes the order. Throws 404, 409 `checkouts/changed` and `checkouts/in-progress`, 422 `checkouts/not-ready`,
 * `checkouts/out-of-stock`, `checkouts/closed`, `checkouts/payment-declined` and `checkouts/shop-closed`, 429 `mails/limit-reached`,
 * 502 and 504 where it is open what became of the payment.
 */
export declare function completeCheckout(
  context: Context,
  shopId: number,
  id: string,
  agreement: Agreement,
): Promise<Completed>
