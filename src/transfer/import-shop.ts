/** Takes the shop document within one transaction: the shop's own fields, once. */
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../db/database.ts'
import { pick } from '../lib/members.ts'
import { findNextNumber, lockTree, raiseNextNumber } from '../resources/item_categories/store.ts'
import { DOCUMENT_SETTING_NAMES } from '../shops/settings.ts'
import { ACCOUNT_KEYS, findBlockList, findShop, type ShopColumns, updateShop } from '../shops/store.ts'
import { sellingOf } from './import-selling.ts'
import { differs, judge, type Outcome, refusal } from './keys.ts'
import type { ReadyShop } from './prepare.ts'
import { findRecords, SHOP_SOURCE_ID, saveRecords } from './records-store.ts'
import type { ShopDocument } from './schemas.ts'

/** A shop that was never given a document takes this one; its key and address stay. */
export async function importShop(
  tx: Transaction,
  shopId: number,
  { document, digest }: ReadyShop,
  now: Date,
): Promise<Outcome> {
  await lockTree(tx, shopId)
  const shop = await findShop(tx, shopId)
  if (shop === undefined) return refusal('', 'is for a shop that is not there any more')
  const { id, key, ...columns } = shop
  const before = { ...columns, block_list: await findBlockList(tx, shopId) }
  const after = columnsOf(document, before)
  const selling = await sellingOf(tx, shopId, document)
  const record = (await findRecords(tx, shopId, 'shop', [SHOP_SOURCE_ID])).get(SHOP_SOURCE_ID)
  const { next_category_number: next = 1 } = document.state ?? {}
  const isNumbered = next <= (await findNextNumber(tx, shopId))
  const same = () =>
    record?.digest === digest ||
    (isNumbered && isDeepStrictEqual(withAccounts(before), withAccounts(after)) && selling.isSame)
  const verdict = judge({ imported: record && { same }, own: { same, madeByImport: true } })
  if (verdict === 'skipped') return 'skipped'
  if (verdict === 'differs') return differs('another shop document was imported before')
  await updateShop(tx, shopId, after)
  if (!isNumbered) await raiseNextNumber(tx, shopId, next)
  if (!selling.isSame) await selling.write(now)
  await saveRecords(tx, shopId, 'shop', [{ source_id: SHOP_SOURCE_ID, digest, local_id: shopId }])
  return 'imported'
}

/** What the document does not say stays as it is. */
function columnsOf({ data, state = {} }: ShopDocument, shop: ShopColumns): ShopColumns {
  const { shipping_methods: _, coupons: __, ...settings } = state.settings ?? {}
  return {
    name: data.shop_name,
    introduction: data.shop_introduction,
    mail_address: data.mail_address,
    nickname: data.nickname,
    category: data.shop_category,
    able_to_business: data.able_to_business,
    using_only_cart: data.using_only_cart,
    default_item_tax_type: data.default_item_tax_type,
    external_service_account: data.external_service_account,
    payment_maintenance: state.payment_maintenance ?? shop.payment_maintenance,
    block_list: state.block_list ?? shop.block_list,
    ...pick(shop, DOCUMENT_SETTING_NAMES),
    ...settings,
  }
}

/** An account that is not linked can be null or left out. */
function withAccounts({ external_service_account: accounts, ...columns }: ShopColumns): unknown {
  return { ...columns, accounts: ACCOUNT_KEYS.map(key => accounts[key] ?? null) }
}
