/** Sales and periods of sale in the database. Their item is held by `lockItem` whenever they change. */
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import type { Sale } from './sales.ts'

/** An item's sale, and when the item itself is sold. */
export interface SellingTerms {
  readonly price: number | null
  readonly proper_price: number | null
  readonly sales_start_at: Date | null
  readonly sales_end_at: Date | null
  readonly sale:
    | (Omit<Sale, 'starts_at' | 'ends_at'> & { starts_at: string | null; ends_at: string | null })
    | null
}

const FIND = reads<SellingTerms>(
  'item_sales.find_terms',
  `select i.price, i.proper_price, i.sales_start_at, i.sales_end_at,
     (select json_build_object('price', s.price, 'starts_at', s.starts_at, 'ends_at', s.ends_at, 'begun', s.begun)
      from item_sales s where s.shop_id = i.shop_id and s.item_id = i.id) as sale
   from items i where i.shop_id = $1 and i.id = $2`,
)

/** Both of an item; undefined when the shop has none such. */
export async function findSellingTerms(
  db: Connection,
  shopId: number,
  itemId: number,
): Promise<SellingTerms | undefined> {
  return (await db.query(FIND, [shopId, itemId]))[0]
}

const FIND_SALE = reads<Sale>(
  'item_sales.find',
  'select price, starts_at, ends_at, begun from item_sales where shop_id = $1 and item_id = $2',
)

/** The sale of a held item; undefined where it has none. */
export async function findSale(tx: Transaction, shopId: number, itemId: number): Promise<Sale | undefined> {
  return (await tx.query(FIND_SALE, [shopId, itemId]))[0]
}

/** The sale of an item, as documents say it. */
export interface SaleOfItem extends Sale {
  readonly item_id: number
}

const FIND_OF = reads<SaleOfItem>(
  'item_sales.find_of',
  'select item_id, price, starts_at, ends_at, begun from item_sales where shop_id = $1 and item_id = any($2::int[])',
)

/** The sales of these items; nothing of those that have none. */
export function findSalesOf(
  db: Connection,
  shopId: number,
  itemIds: readonly number[],
): Promise<SaleOfItem[]> {
  return itemIds.length === 0 ? Promise.resolve([]) : db.query(FIND_OF, [shopId, itemIds])
}

const LIST_PLANNED = reads<Omit<SaleOfItem, 'begun'>>(
  'item_sales.list_planned',
  `select item_id, price, starts_at, ends_at from item_sales
   where shop_id = $1 and item_id > $2 and not begun order by item_id limit $3`,
)

/** Sales of a shop that have not begun, behind this item. */
export function listPlannedSales(
  db: Connection,
  shopId: number,
  after: number,
  limit: number,
): Promise<Omit<SaleOfItem, 'begun'>[]> {
  return db.query(LIST_PLANNED, [shopId, after, limit])
}

const PUT = writes(
  'item_sales.put',
  `insert into item_sales (shop_id, item_id, price, starts_at, ends_at, begun) values ($1, $2, $3, $4, $5, $6)
   on conflict (shop_id, item_id) do update
   set price = excluded.price, starts_at = excluded.starts_at, ends_at = excluded.ends_at, begun = excluded.begun`,
)

/** Writes it. */
export async function putSale(tx: Transaction, shopId: number, itemId: number, sale: Sale): Promise<void> {
  await tx.query(PUT, [shopId, itemId, sale.price, sale.starts_at, sale.ends_at, sale.begun])
}

const REMOVE = writes('item_sales.remove', 'delete from item_sales where shop_id = $1 and item_id = $2')

/** Forgets it. */
export async function removeSale(tx: Transaction, shopId: number, itemId: number): Promise<void> {
  await tx.query(REMOVE, [shopId, itemId])
}

/** An item of whose sale something is due. */
export interface DueSale {
  readonly shop_id: number
  readonly item_id: number
  /** Since when, as the database writes it: to the microsecond, which a `Date` has not. */
  readonly due: string
}

const DUE = '(case when begun then ends_at else starts_at end)'

const FIND_DUE = reads<DueSale>(
  'item_sales.find_due',
  `select shop_id, item_id, ${DUE}::text as due from item_sales
   where ${DUE} <= $1 and ${DUE} >= $3 and (${DUE}, shop_id, item_id) > ($3, $4::int, $5::int)
   order by ${DUE}, shop_id, item_id limit $2`,
)

/** Those of all shops, so many at most, the longest due first; behind this one where there is one. */
export function findDueSales(
  db: Connection,
  now: Date,
  limit: number,
  { due, shop_id, item_id }: DueSale = { due: '-infinity', shop_id: 0, item_id: 0 },
): Promise<DueSale[]> {
  return db.query(FIND_DUE, [now, limit, due, shop_id, item_id])
}

const SET_PERIOD = writes(
  'items.set_sales_period',
  `update items set sales_start_at = $3, sales_end_at = $4, version = version + 1, modified_at = greatest(created_at, $5)
   where shop_id = $1 and id = $2 and (sales_start_at, sales_end_at) is distinct from ($3, $4)`,
)

/** Writes when a held item is on sale; null is open at that side. */
export async function setSalesPeriod(
  tx: Transaction,
  shopId: number,
  itemId: number,
  period: { readonly start: Date | null; readonly end: Date | null },
  now: Date,
): Promise<void> {
  await tx.query(SET_PERIOD, [shopId, itemId, period.start, period.end, now])
}
