/** Shops in the database. */
import { columnList, jsonb, type RowOf, TEXTS } from '../db/columns.ts'
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import { MAX_BLOCKED } from './limits.ts'
import { SETTING_COLUMNS } from './settings.ts'

/** The services of which a shop can name its account (R-USER-1). */
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

const SHOP_COLUMNS = {
  ...SETTING_COLUMNS,
  external_service_account: jsonb<Readonly<Partial<Record<(typeof ACCOUNT_KEYS)[number], string | null>>>>(),
}

/** What is written of a shop; the block list by itself, too. */
const WRITTEN_COLUMNS = { ...SHOP_COLUMNS, block_list: TEXTS }

/** What can be changed of a shop. */
export type ShopColumns = RowOf<typeof WRITTEN_COLUMNS>

/**
 * A shop, without its block list: that can be 25 MB, which kept the event loop from others for 0.6 s wherever a shop was
 * looked up. `key` is its name in addresses, the `shop_id` of the API.
 */
export interface Shop extends RowOf<typeof SHOP_COLUMNS> {
  readonly id: number
  readonly key: string
}

const COLUMNS = columnList(SHOP_COLUMNS)

const FIND = reads<Shop>('shops.find', `select id, key, ${COLUMNS} from shops where id = $1`)

/** A shop by its id; undefined when it is gone. */
export async function findShop(db: Connection, id: number): Promise<Shop | undefined> {
  const [shop] = await db.query(FIND, [id])
  return shop
}

/** A shop as its mails name it. */
export type Sender = Pick<Shop, 'key' | 'name' | 'mail_address'>

const FIND_SENDER = reads<Sender>(
  'shops.find_sender',
  'select key, name, mail_address from shops where id = $1',
)

/** From whom mails of a shop are; undefined when it is gone. */
export async function findSender(db: Connection, id: number): Promise<Sender | undefined> {
  const [sender] = await db.query(FIND_SENDER, [id])
  return sender
}

const HOLD = writes<Shop>(
  'shops.hold',
  `select id, key, ${COLUMNS} from shops where id = $1 for no key update`,
)

/** The same, and holds it as it is until the transaction ends. */
export async function holdShop(db: Transaction, id: number): Promise<Shop | undefined> {
  const [shop] = await db.query(HOLD, [id])
  return shop
}

const FIND_BY_KEY = reads<Shop>('shops.find_by_key', `select id, key, ${COLUMNS} from shops where key = $1`)

/** A shop by its key; undefined when there is none. */
export async function findShopByKey(db: Connection, key: string): Promise<Shop | undefined> {
  const [shop] = await db.query(FIND_BY_KEY, [key])
  return shop
}

const FIND_ID = reads<{ id: number }>('shops.find_id', 'select id from shops where key = $1')

/** The id of the shop with a key; undefined when there is none, as of a text with U+0000, which PostgreSQL takes for none. */
export async function findShopId(db: Connection, key: string): Promise<number | undefined> {
  if (key.includes('\0')) return undefined
  const [shop] = await db.query(FIND_ID, [key])
  return shop?.id
}

/** What everybody may know of a shop. */
export type PublicShop = Pick<
  Shop,
  'key' | 'name' | 'introduction' | 'category' | 'able_to_business' | 'external_service_account'
>

const FIND_PUBLIC = reads<PublicShop>(
  'shops.find_public',
  `select key, name, introduction, category, able_to_business, external_service_account from shops where id = $1`,
)

/** What everybody may know of a shop; undefined when it is gone. */
export async function findPublicShop(db: Connection, id: number): Promise<PublicShop | undefined> {
  const [shop] = await db.query(FIND_PUBLIC, [id])
  return shop
}

const COUNT = reads<{ shops: number }>('shops.count', 'select count(*) as shops from shops')

/** How many shops there are. */
export async function countShops(db: Connection): Promise<number> {
  const [row] = await db.query(COUNT)
  return row?.shops ?? 0
}

/** A shop as the list of all shows it. */
export interface ListedShop extends Sender {
  readonly items: number
  readonly orders: number
}

const LIST = reads<ListedShop>(
  'shops.list',
  `select key, name, mail_address,
     (select count(*) from items i where i.shop_id = s.id) as items,
     (select count(*) from orders o where o.shop_id = s.id) as orders
   from shops s order by id`,
)

/** All shops, the oldest first. */
export function listShops(db: Connection): Promise<ListedShop[]> {
  return db.query(LIST)
}

const LIST_KEYS = reads<{ key: string }>('shops.list_keys', 'select key from shops order by id limit $1')

/** The keys of so many shops at most, the oldest first. */
export async function listShopKeys(db: Connection, limit: number): Promise<string[]> {
  return (await db.query(LIST_KEYS, [limit])).map(({ key }) => key)
}

const INSERT = writes<{ id: number }>(
  'shops.insert',
  `with made as (
     insert into shops (key, name, mail_address, created_at) values ($1, $2, $3, $4)
     on conflict (key) do nothing returning id
   ), sends as (
     insert into shipping_methods (shop_id, name, fee, position) select id, '宅配便', 700, 1 from made
   )
   select id from made`,
)

/**
 * Makes a shop with everything else at its default and one way to send, so that it can sell at once; undefined when the key
 * is taken.
 */
export async function insertShop(
  db: Connection,
  shop: { key: string; name: string; mailAddress: string; now: Date },
): Promise<number | undefined> {
  const [row] = await db.query(INSERT, [shop.key, shop.name, shop.mailAddress, shop.now])
  return row?.id
}

const UPDATE = writes<Shop>(
  'shops.update',
  `update shops s set (${columnList(WRITTEN_COLUMNS)}) =
     (select ${columnList(WRITTEN_COLUMNS, 'n')} from jsonb_populate_record(s, $2) n),
     selling_version = selling_version + 1
   where id = $1 returning id, key, ${COLUMNS}`,
)

/**
 * Writes the columns that are given, leaving all others as they are by then, and answers the shop; undefined when it is
 * gone.
 */
export async function updateShop(
  db: Connection,
  id: number,
  columns: Partial<ShopColumns>,
): Promise<Shop | undefined> {
  const [shop] = await db.query(UPDATE, [id, JSON.stringify(columns)])
  return shop
}

const CHANGED = writes<{ id: number }>(
  'shops.selling_changed',
  'update shops set selling_version = selling_version + 1 where id = $1 returning id',
)

/**
 * Holds the shop until the transaction ends, so that changes of what it sells by come one after the other, and marks that
 * there was one. False when the shop is gone.
 */
export async function holdSelling(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.query(CHANGED, [id])).length > 0
}

/** What the rules of orders need to know of a shop. */
export interface OrderSettings
  extends Pick<Shop, 'payment_maintenance' | 'delivery_slots' | 'most_amount_updates' | 'most_mail_updates'> {
  /** Of the block list what may be what was asked for. */
  readonly block_list: readonly string[]
}

const FIND_ORDER_SETTINGS = reads<OrderSettings>(
  'shops.find_order_settings',
  `select payment_maintenance, delivery_slots, most_amount_updates, most_mail_updates,
     case when cardinality($2::text[]) = 0 then '{}' else array(
       select entry from unnest(block_list) entry
       where lower(btrim(entry, E' \\t\\n\\v\\f\\r')) = any ($2) or octet_length(entry) <> char_length(entry)
     ) end as block_list
   from shops where id = $1`,
)

/**
 * The settings about orders; undefined when the shop is gone. Of the block list, which can be long, there is what may be
 * one of `blocked`, in lower case: those of other characters than ASCII's too, whose capitals the database knows otherwise.
 */
export async function findOrderSettings(
  db: Connection,
  id: number,
  blocked: readonly string[],
): Promise<OrderSettings | undefined> {
  const [settings] = await db.query(FIND_ORDER_SETTINGS, [id, blocked])
  return settings
}

const LIST_BLOCKED = reads<{ entries: string }>(
  'shops.list_blocked',
  `select string_agg(to_json(b.entry)::text, ',' order by b.place) as entries
   from shops s, unnest(s.block_list) with ordinality as b (entry, place)
   where s.id = $1 group by (b.place - 1) / 100 order by (b.place - 1) / 100`,
)

/** The entries of the block list in JSON with commas between, a hundred at a time, so that no row keeps the event loop long. */
export async function listBlocked(db: Connection, id: number): Promise<string[]> {
  const rows = await db.query(LIST_BLOCKED, [id])
  return rows.map(({ entries }) => entries)
}

/** The block list whole, for whom nobody waits. */
export async function findBlockList(db: Connection, id: number): Promise<string[]> {
  const pieces = await listBlocked(db, id)
  return pieces.flatMap(piece => JSON.parse(`[${piece}]`) as string[])
}

const BLOCK = writes<{ added: number }>(
  'shops.block',
  `with held as (
     select id, block_list from shops where id = $1 for no key update
   ), added as (
     select distinct entry from held, unnest($2::text[]) entry where entry <> all (held.block_list)
   ), changed as (
     update shops s set block_list = s.block_list || array(select entry from added order by entry) from held
     where s.id = held.id and cardinality(held.block_list) + (select count(*) from added) <= ${MAX_BLOCKED}
     returning 1)
   select case when exists (select from changed) then (select count(*) from added) else -1 end as added`,
)

/** Puts addresses on the block list and answers how many are new; undefined when there would be too many. */
export async function addToBlockList(
  db: Connection,
  id: number,
  entries: readonly string[],
): Promise<number | undefined> {
  const [row] = await db.query(BLOCK, [id, entries])
  return row === undefined || row.added < 0 ? undefined : row.added
}

const UNBLOCK = writes<{ removed: number }>(
  'shops.unblock',
  `with held as (select id, block_list from shops where id = $1 for no key update)
   update shops s set block_list = array(
     select entry from unnest(held.block_list) with ordinality as e (entry, place)
     where entry <> all ($2::text[]) order by place)
   from held where s.id = held.id
   returning cardinality(held.block_list) - cardinality(s.block_list) as removed`,
)

/** Takes addresses off the block list and answers how many were on it. */
export async function removeFromBlockList(
  db: Connection,
  id: number,
  entries: readonly string[],
): Promise<number> {
  const [row] = await db.query(UNBLOCK, [id, entries])
  return row?.removed ?? 0
}
