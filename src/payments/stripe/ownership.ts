/**
 * Whose an object of Stripe's is. All shops of a server have one account, and orders and subscriptions that were imported name
 * whatever their document says: what was begun for one shop is no other's to charge, to capture or to give back (R-PAY-19).
 */
import type { Stripe } from '#stripe'
import type { Connection } from '../../db/database.ts'
import { findAsked } from './operation-store.ts'

/**
 * Whether the marked object is the shop's. That of a shop which this server never had, as one that has moved here with its
 * orders, is the shop's that has the order.
 */
export async function isOfShop(
  db: Connection,
  metadata: Stripe.Metadata | null | undefined,
  { shopId, orderKey }: { readonly shopId: number; readonly orderKey: string | null },
): Promise<boolean> {
  const { akinai_shop: shop = '', akinai_key: key = '', akinai_order: order } = metadata ?? {}
  if (shop === String(shopId)) return true
  if (!/^\d{1,9}$/.test(shop) || (orderKey !== null && order !== orderKey)) return false
  return (await findAsked(db, Number(shop), key)) === undefined
}
