/** What the buyer of an order has by it besides: files, and the link of the subscription that it belongs to. */
import type { Context } from '../context.ts'
import type { BuyerOrderExtras } from '../resources/orders/buyer-schemas.ts'
import type { OrderDetail } from '../resources/orders/schemas.ts'
import { downloadsOf } from './digital/downloads-of-order.ts'
import type { NamedShop } from './digital/links.ts'
import { findByKey } from './subscriptions/store.ts'

/** Those of an order of a shop. */
export async function extrasOf(
  { db, baseUrl, clock }: Pick<Context, 'db' | 'baseUrl' | 'clock'>,
  shop: NamedShop,
  { id, detail }: { readonly id: number; readonly detail: OrderDetail },
): Promise<BuyerOrderExtras> {
  const key = detail.subscription?.unique_key ?? null
  const subscription = key === null ? undefined : await findByKey(db, shop.id, key)
  return {
    downloads: await downloadsOf({ db, baseUrl }, shop, id, clock.now()),
    subscription_secret: subscription?.secret ?? null,
  }
}
