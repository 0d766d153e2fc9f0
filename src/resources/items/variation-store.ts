/** Variations in the database. Their item is held by `lockItem` whenever they change. */
import { assignments, columnList, placeholders, valuesOf } from '../../db/columns.ts'
import type { Connection, Database, Transaction } from '../../db/database.ts'
import { keptWrites, UNLESS_KEPT } from '../../db/kept-store.ts'
import { reads, writes } from '../../db/statement.ts'
import { VARIATION_COLUMNS, type VariationColumns } from './columns.ts'
import type { VariationPart } from './detail-store.ts'

const LIST = reads<VariationPart>(
  'item_variations.list',
  `select id, stock, ${columnList(VARIATION_COLUMNS)} from item_variations
   where shop_id = $1 and item_id = $2 order by position, id`,
)

/** The variations of an item in display order. */
export function listVariations(db: Connection, shopId: number, itemId: number): Promise<VariationPart[]> {
  return db.query(LIST, [shopId, itemId])
}

const COUNT = reads<{ count: number }>(
  'item_variations.count',
  'select count(*)::int as count from (select from item_variations where shop_id = $1 limit $2) v',
)

/** How many variations all items of a shop have; `most` is enough to know. */
export async function countVariations(db: Connection, shopId: number, most: number): Promise<number> {
  return (await db.query(COUNT, [shopId, most]))[0]?.count ?? 0
}

const INSERT = writes<{ id: number }>(
  'item_variations.insert',
  `insert into item_variations (shop_id, item_id, position, ${columnList(VARIATION_COLUMNS)})
   select $1, $2, coalesce(max(position), 0) + 1, ${Object.values(placeholders(VARIATION_COLUMNS, 3)).join(', ')}
   from item_variations where shop_id = $1 and item_id = $2
   returning id`,
)

/** Adds a variation at the end, with stock 0, and answers its id. */
export async function insertVariation(
  tx: Transaction,
  shopId: number,
  itemId: number,
  columns: VariationColumns,
): Promise<number> {
  const [row] = await tx.query(INSERT, [shopId, itemId, ...valuesOf(VARIATION_COLUMNS, columns)])
  if (row === undefined) throw new Error('item_variations.insert answered no row')
  return row.id
}

const FIND = reads<VariationColumns>(
  'item_variations.find',
  `select ${columnList(VARIATION_COLUMNS)} from item_variations where shop_id = $1 and item_id = $2 and id = $3`,
)

/** One variation; undefined when the item has none such. */
export async function findVariation(
  tx: Transaction,
  shopId: number,
  itemId: number,
  id: number,
): Promise<VariationColumns | undefined> {
  const [row] = await tx.query(FIND, [shopId, itemId, id])
  return row
}

const UPDATE = writes(
  'item_variations.update',
  `update item_variations set ${assignments(VARIATION_COLUMNS, 4)}
   where shop_id = $1 and item_id = $2 and id = $3`,
)

/** Writes the columns of a variation. */
export async function updateVariation(
  tx: Transaction,
  shopId: number,
  itemId: number,
  id: number,
  columns: VariationColumns,
): Promise<void> {
  await tx.query(UPDATE, [shopId, itemId, id, ...valuesOf(VARIATION_COLUMNS, columns)])
}

const DELETE = writes<{ id: number }>(
  'item_variations.delete',
  `delete from item_variations where shop_id = $1 and item_id = $2 and id = $3 returning id`,
)

/** Deletes a variation; answers whether there was one. */
export async function deleteVariation(
  tx: Transaction,
  shopId: number,
  itemId: number,
  id: number,
): Promise<boolean> {
  return (await tx.query(DELETE, [shopId, itemId, id])).length > 0
}

const REORDER = writes(
  'item_variations.reorder',
  `update item_variations v set position = wanted.position
   from unnest($3::int[]) with ordinality as wanted (id, position)
   where v.shop_id = $1 and v.item_id = $2 and v.id = wanted.id and v.position <> wanted.position
  `,
)

/** Puts all variations of the item into this order. */
export async function reorderVariations(
  tx: Transaction,
  shopId: number,
  itemId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.query(REORDER, [shopId, itemId, ids])
}

const SET_STOCKS = writes<{ known: number; changed: number }>(
  'item_variations.set_stocks',
  `with wanted as (
     select v.id, w.stock from unnest($3::int[], $4::int[]) as w (id, stock)
     join item_variations v on v.shop_id = $1 and v.item_id = $2 and v.id = w.id
   ), changed as (
     update item_variations v set stock = wanted.stock from wanted
     where v.shop_id = $1 and v.item_id = $2 and v.id = wanted.id and v.stock <> wanted.stock
     returning v.id
   )
   select (select count(*) from wanted) as known, (select count(*) from changed) as changed`,
)

/** Sets stocks of variations; answers how many of the named ones the item has, and how many stocks changed. */
export async function setVariationStocks(
  tx: Transaction,
  shopId: number,
  itemId: number,
  stocks: readonly { id: number; stock: number }[],
): Promise<{ known: number; changed: number }> {
  const [row] = await tx.query(SET_STOCKS, [
    shopId,
    itemId,
    stocks.map(({ id }) => id),
    stocks.map(({ stock }) => stock),
  ])
  return row ?? { known: 0, changed: 0 }
}

/** How little is left is written as the trigger of variations would, which then has nothing to write. */
const SET_STOCKS_AT_ONCE = keptWrites<{ done: boolean }>('item_variations.set_stocks_at_once', {
  with: `seen as materialized (
     select version from items where shop_id = $1 and id = $2 and variation_count > 0
   ), held as materialized (
     select i.id from items i join seen on seen.version = i.version
     where i.shop_id = $1 and i.id = $2 ${UNLESS_KEPT} for no key update of i
   ), wanted as materialized (
     select v.id, w.stock from unnest($3::int[], $4::int[]) as w (id, stock)
     join item_variations v on v.shop_id = $1 and v.item_id = $2 and v.id = w.id
     where exists (select from held)
   ), changed as (
     update item_variations v set stock = wanted.stock from wanted
     where v.shop_id = $1 and v.item_id = $2 and v.id = wanted.id and v.stock <> wanted.stock
       and (select count(*) from wanted) = cardinality($3::int[])
     returning v.id
   ), touched as (
     update items set version = version + 1, modified_at = greatest(created_at, $5),
       variation_scarcity = (
         select scarcity_of(min(coalesce(w.stock, v.stock)), max(coalesce(w.stock, v.stock)))
         from item_variations v left join wanted w on w.id = v.id where v.shop_id = $1 and v.item_id = $2)
     where shop_id = $1 and id = $2 and exists (select from changed)
   )`,
  effect: 'select count(*) = cardinality($3::int[]) as done from wanted',
  when: 'e.done',
})

/**
 * Sets stocks of variations and marks the item as changed, all in one statement. Answers whether it did: not when the item
 * lacks one of them, and not when the item changed while the statement waited for it, since the statement sees the
 * variations as they were before. Every change of a variation moves the item's version, which tells.
 */
export async function setVariationStocksAtOnce(
  db: Database,
  shopId: number,
  itemId: number,
  stocks: readonly { id: number; stock: number }[],
  now: Date,
): Promise<boolean> {
  const [row] = await db.write(SET_STOCKS_AT_ONCE, itemId, [
    shopId,
    itemId,
    stocks.map(({ id }) => id),
    stocks.map(({ stock }) => stock),
    now,
  ])
  return row?.done ?? false
}
