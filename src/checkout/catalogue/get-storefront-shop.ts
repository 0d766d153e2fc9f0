/** GET /shops/{shop_id}/api/shop (R-BUY-3): the shop as everybody may know it, also while it does not sell. */
import type { Connection } from '../../db/database.ts'
import { notFound } from '../../http/problems.ts'
import { ACCOUNT_KEYS, findPublicShop } from '../../shops/store.ts'

/** The shop's public record; `baseUrl` starts its address. Throws 404 when it is gone. */
export async function getStorefrontShop(db: Connection, shopId: number, baseUrl: string) {
  const shop = await findPublicShop(db, shopId)
  if (shop === undefined) throw notFound('shops')
  return {
    shop_id: shop.key,
    shop_name: shop.name,
    shop_introduction: shop.introduction,
    shop_url: `${baseUrl}/shops/${shop.key}`,
    shop_category: shop.category,
    able_to_business: shop.able_to_business,
    external_service_account: Object.fromEntries(
      ACCOUNT_KEYS.map(key => [key, shop.external_service_account[key] ?? null]),
    ),
  }
}
