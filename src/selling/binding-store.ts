/** Which item is bound to which shipping methods, seen from the item, in the database. */
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import type { BoundItem } from './method-store.ts'

const LIST_BOUND = reads<BoundItemName>(
  'shipping_methods.list_bound',
  `select b.item_id, i.name, b.size from shipping_method_items b
   join items i on i.shop_id = $1 and i.id = b.item_id
   where b.shop_id = $1 and b.method_id = $2 order by b.item_id`,
)

/** An item that is bound to a method, by the item's name. */
export interface BoundItemName {
  readonly item_id: number
  readonly name: string
  readonly size: number
}

/** The items that are bound to a method; none of a method that the shop has not. */
export function listItemsOfMethod(
  db: Connection,
  shopId: number,
  methodId: number,
): Promise<BoundItemName[]> {
  return db.query(LIST_BOUND, [shopId, methodId])
}

const METHODS_OF = reads<
  { shipping_method_id: number; size: number } | { shipping_method_id: null; size: null }
>(
  'shipping_methods.methods_of',
  `select b.method_id as shipping_method_id, b.size from items i
   left join shipping_method_items b on b.shop_id = $1 and b.item_id = i.id
   where i.shop_id = $1 and i.id = $2 order by b.method_id`,
)

/** The methods to which an item is bound; undefined when the shop has no such item. */
export async function listMethodsOfItem(
  db: Connection,
  shopId: number,
  itemId: number,
): Promise<{ readonly shipping_method_id: number; readonly size: number }[] | undefined> {
  const rows = await db.query(METHODS_OF, [shopId, itemId])
  return rows.length === 0 ? undefined : rows.filter(row => row.shipping_method_id !== null)
}

const UNBIND_ITEM = writes(
  'shipping_methods.unbind_item',
  'delete from shipping_method_items where shop_id = $1 and item_id = $2',
)

const BIND_ITEM = writes(
  'shipping_methods.bind_item',
  `insert into shipping_method_items (shop_id, item_id, method_id, size)
   select $1, $2, wanted.method_id, wanted.size
   from json_to_recordset($3::json) wanted (method_id int, size int) order by wanted.method_id`,
)

/** Binds an item to these methods and no others; the shop has both the item and the methods. */
export async function bindMethods(
  tx: Transaction,
  shopId: number,
  itemId: number,
  bindings: readonly Pick<BoundItem, 'method_id' | 'size'>[],
): Promise<void> {
  await tx.query(UNBIND_ITEM, [shopId, itemId])
  if (bindings.length > 0) await tx.query(BIND_ITEM, [shopId, itemId, JSON.stringify(bindings)])
}

const ITEM_NAME = writes<{ name: string }>(
  'shipping_methods.hold_item',
  'select name from items where shop_id = $1 and id = $2 for key share',
)

/** The name of an item, which then stays until the transaction ends; undefined when the shop has none such. */
export async function holdItemName(
  tx: Transaction,
  shopId: number,
  itemId: number,
): Promise<string | undefined> {
  const [row] = await tx.query(ITEM_NAME, [shopId, itemId])
  return row?.name
}

const COUNT_BOUND = reads<{ method_id: number; items: number }>(
  'shipping_methods.count_bound',
  `select method_id, count(*) as items from shipping_method_items
   where shop_id = $1 and item_id is distinct from $2::int group by method_id`,
)

/** How many items are bound to each method, besides this one where it is given; methods with none are left out. */
export async function countBound(
  db: Connection,
  shopId: number,
  besides: number | null = null,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query(COUNT_BOUND, [shopId, besides])
  return new Map(rows.map(({ method_id, items }) => [method_id, items]))
}
