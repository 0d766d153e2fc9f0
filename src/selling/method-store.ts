/** Shipping methods, and which items are bound to which, in the database. */
import {
  assignments,
  BOOLEAN,
  type Column,
  columnList,
  INT,
  jsonb,
  orNull,
  placeholders,
  type RowOf,
  TEXT,
  TEXTS,
  valuesOf,
} from '../db/columns.ts'
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import type { OfferedMethod } from '../shops/setting-values.ts'

/** The fee to one prefecture. */
export interface PrefectureFee {
  readonly prefecture: string
  readonly fee: number
}

/** Parcels of one size or weight. */
export interface ParcelClass {
  readonly name: string
  /** How much one holds, in units of the shop's own. */
  readonly up_to: number
  readonly fee: number
  readonly prefecture_fees: readonly PrefectureFee[]
}

const METHOD_COLUMNS = {
  name: TEXT,
  fee: INT,
  prefecture_fees: jsonb<readonly PrefectureFee[]>(),
  free_from: orNull(INT),
  classes: jsonb<readonly ParcelClass[]>(),
  payment_methods: orNull(TEXTS as Column<readonly OfferedMethod[]>),
  takes_date: BOOLEAN,
  takes_time: BOOLEAN,
  carrier_days: INT,
  for_all_items: BOOLEAN,
  active: BOOLEAN,
}

/** What can be set of a method. */
export type MethodColumns = RowOf<typeof METHOD_COLUMNS>

/** A method of a shop. */
export interface ShippingMethod extends MethodColumns {
  readonly id: number
}

const COLUMNS = columnList(METHOD_COLUMNS)

const LIST = reads<ShippingMethod>(
  'shipping_methods.list',
  `select id, ${COLUMNS} from shipping_methods where shop_id = $1 order by position, id`,
)

/** All methods of a shop, in its order. */
export function listShippingMethods(db: Connection, shopId: number): Promise<ShippingMethod[]> {
  return db.query(LIST, [shopId])
}

const METHOD_AS_JSON = `json_build_object('id', id, ${Object.keys(METHOD_COLUMNS)
  .map(name => `'${name}', ${name}`)
  .join(', ')}, 'items', coalesce((
      select json_agg(json_build_object('item_id', item_id, 'size', size) order by item_id)
      from shipping_method_items b where b.shop_id = $1 and b.method_id = m.id), '[]'))::text as method`

const WRITE = reads<{ method: string }>(
  'shipping_methods.write',
  `select ${METHOD_AS_JSON} from shipping_methods m where shop_id = $1 order by position, id`,
)

/** The same as JSON, each with the items that are bound to it: all of them can be 5 MB. */
export async function writeShippingMethods(db: Connection, shopId: number): Promise<string[]> {
  const rows = await db.query(WRITE, [shopId])
  return rows.map(({ method }) => method)
}

const WRITE_ONE = reads<{ method: string }>(
  'shipping_methods.write_one',
  `select ${METHOD_AS_JSON} from shipping_methods m where shop_id = $1 and id = $2`,
)

/** One method in the same way; undefined when the shop has none such. */
export async function writeShippingMethod(
  db: Connection,
  shopId: number,
  id: number,
): Promise<string | undefined> {
  const [row] = await db.query(WRITE_ONE, [shopId, id])
  return row?.method
}

const PLACED = placeholders(METHOD_COLUMNS, 2)

const INSERT = writes<{ id: number }>(
  'shipping_methods.insert',
  `insert into shipping_methods (shop_id, ${COLUMNS}, position)
   select $1, ${Object.values(PLACED).join(', ')},
     coalesce((select max(position) from shipping_methods where shop_id = $1), 0) + 1
   on conflict (shop_id, name) do nothing returning id`,
)

/** Adds a method behind the others and answers its id; undefined when one has the name. */
export async function insertShippingMethod(
  tx: Transaction,
  shopId: number,
  columns: MethodColumns,
): Promise<number | undefined> {
  const [row] = await tx.query(INSERT, [shopId, ...values(columns)])
  return row?.id
}

/** Parameters in the order of the placeholders; node-postgres would write lists as arrays of PostgreSQL. */
function values(columns: MethodColumns): unknown[] {
  const { prefecture_fees, classes } = columns
  return valuesOf<Readonly<Record<string, Column>>>(METHOD_COLUMNS, {
    ...columns,
    prefecture_fees: JSON.stringify(prefecture_fees),
    classes: JSON.stringify(classes),
  })
}

const NAMED = reads<{ id: number }>(
  'shipping_methods.named',
  'select id from shipping_methods where shop_id = $1 and name = $2',
)

/** The id of the method of this name; undefined when there is none. */
export async function findMethodNamed(
  db: Connection,
  shopId: number,
  name: string,
): Promise<number | undefined> {
  const [row] = await db.query(NAMED, [shopId, name])
  return row?.id
}

const UPDATE = writes(
  'shipping_methods.update',
  `update shipping_methods set ${assignments(METHOD_COLUMNS, 3)} where shop_id = $1 and id = $2`,
)

/** Writes all that can be set of a method. */
export async function updateShippingMethod(
  tx: Transaction,
  shopId: number,
  id: number,
  columns: MethodColumns,
): Promise<void> {
  await tx.query(UPDATE, [shopId, id, ...values(columns)])
}

const DELETE = writes(
  'shipping_methods.delete',
  'delete from shipping_methods where shop_id = $1 and id = $2',
)

/** Deletes a method; items are no longer bound to it. */
export async function deleteShippingMethod(tx: Transaction, shopId: number, id: number): Promise<void> {
  await tx.query(DELETE, [shopId, id])
}

const ARRANGE = writes(
  'shipping_methods.arrange',
  `update shipping_methods m set position = wanted.position
   from unnest($2::int[]) with ordinality wanted (id, position) where m.shop_id = $1 and m.id = wanted.id`,
)

/** Puts the methods into this order; `ids` names all of them. */
export async function arrangeShippingMethods(
  tx: Transaction,
  shopId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.query(ARRANGE, [shopId, ids])
}

/** An item that is bound to a method, and how much room a piece of it takes there. */
export interface BoundItem {
  readonly item_id: number
  readonly method_id: number
  readonly size: number
}

const BOUND = reads<BoundItem>(
  'shipping_methods.bound',
  'select item_id, method_id, size from shipping_method_items where shop_id = $1 order by method_id, item_id',
)

/** All items of a shop that are bound to a method. */
export function listBoundItems(db: Connection, shopId: number): Promise<BoundItem[]> {
  return db.query(BOUND, [shopId])
}

const BOUND_OF = reads<BoundItem>(
  'shipping_methods.bound_of',
  `select item_id, method_id, size from shipping_method_items where shop_id = $1 and item_id = any($2::int[])
   order by item_id, method_id`,
)

/** To which methods these items are bound; nothing of those that are bound to none. */
export function findBoundItems(
  db: Connection,
  shopId: number,
  itemIds: readonly number[],
): Promise<BoundItem[]> {
  return db.query(BOUND_OF, [shopId, itemIds])
}

const NAMED_OF = reads<NamedBinding>(
  'shipping_methods.named_of',
  `select b.item_id, m.name, b.size from shipping_method_items b
   join shipping_methods m on m.shop_id = $1 and m.id = b.method_id
   where b.shop_id = $1 and b.item_id = any($2::int[]) order by b.item_id, m.position, m.id`,
)

/** An item that is bound to a method, as documents say it. */
export interface NamedBinding {
  readonly item_id: number
  readonly name: string
  readonly size: number
}

/** The same by the names of the methods. */
export function findNamedBindings(
  db: Connection,
  shopId: number,
  itemIds: readonly number[],
): Promise<NamedBinding[]> {
  return db.query(NAMED_OF, [shopId, itemIds])
}

const UNBIND = writes(
  'shipping_methods.unbind',
  'delete from shipping_method_items where shop_id = $1 and method_id = $2',
)

const BIND = writes<{ item_id: number }>(
  'shipping_methods.bind',
  `insert into shipping_method_items (shop_id, method_id, item_id, size)
   select $1, $2, i.id, wanted.size
   from json_to_recordset($3::json) wanted (item_id int, size int)
   join items i on i.shop_id = $1 and i.id = wanted.item_id
   order by i.id returning item_id`,
)

/** Binds these items to a method and no others. Answers the ids of those that the shop has. */
export async function bindItems(
  tx: Transaction,
  shopId: number,
  methodId: number,
  items: readonly { readonly item_id: number; readonly size: number }[],
): Promise<readonly number[]> {
  await tx.query(UNBIND, [shopId, methodId])
  if (items.length === 0) return []
  const rows = await tx.query(BIND, [shopId, methodId, JSON.stringify(items)])
  return rows.map(row => row.item_id)
}
