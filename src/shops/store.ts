/** Shops in the database. */
import type { Connection } from '../db/database.ts'
import { statement } from '../db/statement.ts'

/** The services of which a shop can name its account (decision 5.5). */
export const ACCOUNT_KEYS = [
  'twitter_id',
  'facebook_id',
  'ameba_id',
  'instagram_id',
  'line_id',
  'youtube_id',
  'note_id',
  'tiktok_id',
] as const

/** A shop. `key` is its name in addresses, the `shop_id` of the API. */
export interface Shop {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly introduction: string | null
  readonly mail_address: string
  readonly nickname: string | null
  readonly category: string | null
  readonly able_to_business: boolean
  readonly using_only_cart: boolean
  readonly default_item_tax_type: 'standard' | 'reduced'
  readonly external_service_account: Readonly<Partial<Record<(typeof ACCOUNT_KEYS)[number], string | null>>>
  readonly price_ceiling: number
  readonly payment_maintenance: boolean
  readonly block_list: readonly string[]
}

/** What can be changed of a shop. */
export type ShopColumns = Omit<Shop, 'id' | 'key'>

const COLUMNS = [
  'name',
  'introduction',
  'mail_address',
  'nickname',
  'category',
  'able_to_business',
  'using_only_cart',
  'default_item_tax_type',
  'external_service_account',
  'price_ceiling',
  'payment_maintenance',
  'block_list',
] as const satisfies readonly (keyof ShopColumns)[]

const FIND = statement<Shop>('shops.find', `select id, key, ${COLUMNS.join(', ')} from shops where id = $1`)

/** A shop by its id; undefined when it is gone. */
export async function findShop(db: Connection, id: number): Promise<Shop | undefined> {
  const [shop] = await db.query(FIND, [id])
  return shop
}

const FIND_BY_KEY = statement<Shop>(
  'shops.find_by_key',
  `select id, key, ${COLUMNS.join(', ')} from shops where key = $1`,
)

/** A shop by its key; undefined when there is none. */
export async function findShopByKey(db: Connection, key: string): Promise<Shop | undefined> {
  const [shop] = await db.query(FIND_BY_KEY, [key])
  return shop
}

const COUNT = statement<{ shops: number }>('shops.count', 'select count(*) as shops from shops')

/** How many shops there are. */
export async function countShops(db: Connection): Promise<number> {
  const [row] = await db.query(COUNT)
  return row?.shops ?? 0
}

const INSERT = statement<{ id: number }>(
  'shops.insert',
  `insert into shops (key, name, mail_address, created_at) values ($1, $2, $3, $4)
   on conflict (key) do nothing returning id`,
)

/** Makes a shop with everything else at its default; undefined when the key is taken. */
export async function insertShop(
  db: Connection,
  shop: { key: string; name: string; mailAddress: string; now: Date },
): Promise<number | undefined> {
  const [row] = await db.query(INSERT, [shop.key, shop.name, shop.mailAddress, shop.now])
  return row?.id
}

const UPDATE = statement(
  'shops.update',
  `update shops set ${COLUMNS.map((column, index) => `${column} = $${index + 2}`).join(', ')} where id = $1`,
)

/** Writes all that can be changed of a shop. */
export async function updateShop(db: Connection, id: number, columns: ShopColumns): Promise<void> {
  await db.query(UPDATE, [id, ...COLUMNS.map(column => columns[column])])
}
