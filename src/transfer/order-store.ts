/** What order documents are compared with: the orders that the shop has, and the items that lines mean. */
import type { Transaction } from '../db/database.ts'
import { reads } from '../db/statement.ts'
import type { ItemType } from '../resources/items/schemas.ts'

const FIND_KEYS = reads<{ unique_key: string; digest: string | null }>(
  'transfer.find_orders',
  `select unique_key, encode(imported_digest, 'hex') as digest from orders
   where shop_id = $1 and unique_key = any($2::text[])`,
)

/** Which of these keys the shop has, each with the digest of the document that its order was imported from. */
export async function findDigests(
  tx: Transaction,
  shopId: number,
  keys: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await tx.query(FIND_KEYS, [shopId, keys])
  return new Map(rows.map(row => [row.unique_key, row.digest]))
}

/** An item that a line can mean. */
export interface KnownItem {
  /** Its id where the document comes from. */
  readonly source_id: number
  readonly id: number
  readonly type: ItemType
  readonly identifier: string | null
  readonly announce_at: Date | null
  /** Variations by their ids where the document comes from. */
  readonly variations: Readonly<Record<string, number>>
  /** Its options, and the choices and values of all of them, likewise. */
  readonly options: Readonly<Record<string, number>>
  readonly option_variations: Readonly<Record<string, number>>
}

/** The parts of an item `i` by these ids of theirs, each id with that of the row. */
function partsBy(
  id: 'source_id' | 'id',
  variationId: 'option_variation_source_id' | 'option_variation_id',
): string {
  return `(select coalesce(json_object_agg(v.${id}, v.id), '{}') from item_variations v
      where v.shop_id = i.shop_id and v.item_id = i.id and v.${id} is not null) as variations,
     (select coalesce(json_object_agg(o.${id}, o.id), '{}') from item_options o
      where o.shop_id = i.shop_id and o.item_id = i.id and o.${id} is not null) as options,
     (select coalesce(json_object_agg(known.at, known.id), '{}') from (
        select o.${variationId} as at, o.option_variation_id as id from item_options o
        where o.shop_id = i.shop_id and o.item_id = i.id and o.${variationId} is not null
        union all select c.${id}, c.id from item_option_choices c
        where c.shop_id = i.shop_id and c.item_id = i.id and c.${id} is not null) known) as option_variations`
}

const FIND_IMPORTED_ITEMS = reads<KnownItem>(
  'transfer.find_imported_items',
  `select r.source_id, i.id, i.type, i.identifier, i.scheduled_announce_at as announce_at,
     ${partsBy('source_id', 'option_variation_source_id')}
   from imported_documents r join items i on i.shop_id = r.shop_id and i.id = r.local_id
   where r.shop_id = $1 and r.kind = 'item' and r.source_id = any($2::bigint[])`,
)

/** The shop's items that were imported under these ids. */
export function findImportedItems(
  tx: Transaction,
  shopId: number,
  sourceIds: readonly number[],
): Promise<KnownItem[]> {
  return tx.query(FIND_IMPORTED_ITEMS, [shopId, sourceIds])
}

/** An item by the id that it has here. */
export interface OwnItem extends KnownItem {
  readonly name: string
  readonly came_by_import: boolean
}

const FIND_OWN_ITEMS = reads<OwnItem>(
  'transfer.find_own_items',
  `select i.id as source_id, i.id, i.type, i.identifier, i.scheduled_announce_at as announce_at, i.name,
     exists (select from imported_documents r
       where r.shop_id = i.shop_id and r.local_id = i.id and r.kind = 'item') as came_by_import,
     ${partsBy('id', 'option_variation_id')}
   from items i where i.shop_id = $1 and i.id = any($2::int[])`,
)

/** The shop's items that have these ids here. */
export function findOwnItems(tx: Transaction, shopId: number, ids: readonly number[]): Promise<OwnItem[]> {
  return tx.query(FIND_OWN_ITEMS, [shopId, ids])
}
