/** The user record: the shop as its owner's programs see it (R-USER-1). Pure. */
import { ACCOUNT_KEYS, type Shop } from '../../shops/store.ts'

/** The shop's record; `shop_url` lies under the public base URL. */
export function presentUser(shop: Shop, baseUrl: string) {
  return {
    shop_id: shop.key,
    shop_name: shop.name,
    shop_introduction: shop.introduction,
    shop_url: `${baseUrl}/shops/${shop.key}`,
    mail_address: shop.mail_address,
    nickname: shop.nickname,
    shop_category: shop.category,
    able_to_business: shop.able_to_business,
    using_only_cart: shop.using_only_cart,
    default_item_tax_type: shop.default_item_tax_type,
    external_service_account: Object.fromEntries(
      ACCOUNT_KEYS.map(key => [key, shop.external_service_account[key] ?? null]),
    ),
  }
}
