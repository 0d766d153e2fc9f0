/** Orders in the database: each one a row with its document, and the columns of `columns.ts`. */
import type { Connection, Transaction } from '../../db/database.ts'
import { rowsOf } from '../../db/row-store.ts'
import { reads, writes } from '../../db/statement.ts'
import { COLUMN_NAMES, COLUMNS, columnsOf, STATE_SQL, type StateRow, stateOf } from './columns.ts'
import type { AwaitedPayment, Order } from './order.ts'
import type { OrderDetail } from './schemas.ts'

const TAKE_IDS = writes<{ id: number }>(
  'orders.take_ids',
  // With the number itself as the bound each run is planned anew, for so many rows.
  `select nextval($1::text::regclass)::int as id from generate_series(1, (select $2::int))`,
)

const SEQUENCES = { rows: 'orders_id_seq', lines: 'order_line_ids', dispatches: 'order_dispatch_ids' }

/** Takes ids for so many rows of orders, lines or dispatches, in ascending order. */
export async function takeIds(tx: Transaction, of: keyof typeof SEQUENCES, count: number): Promise<number[]> {
  if (count === 0) return []
  const rows = await tx.query(TAKE_IDS, [SEQUENCES[of], count])
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

/** Takes one id. */
export async function takeId(tx: Transaction, of: 'lines' | 'dispatches'): Promise<number> {
  const [id] = await takeIds(tx, of, 1)
  if (id === undefined) throw new Error('orders.take_ids answered no row')
  return id
}

/** An order to be written down. Its lines and dispatches have their ids already; see `takeIds`. */
export interface NewOrder {
  /** The id of its row, if one was taken; else it is the next. */
  readonly id?: number | undefined
  readonly order: Order
  /** SHA-256 of the document that it was imported from, in hexadecimal digits; null for an order from elsewhere. */
  readonly importedDigest: string | null
  /** What the buyer's link to it is made of, of an order that was placed here. */
  readonly secret?: string
}

/** Columns of documents, which are always there. They are sent beside the rows: in one JSON with them each would be read once more. */
const DOCUMENTS = ['detail', 'line_states', 'summary'] as const
const FIELDS = COLUMN_NAMES.filter(name => !DOCUMENTS.some(document => document === name))

/** Ends a document where several are one text: JSON has no such character, since it writes it as an escape. */
const SEPARATOR = '\u001e'

const INSERT = writes<{ id: number }>(
  'orders.insert',
  `insert into orders (shop_id, id, unique_key, imported_digest, secret, ${FIELDS.join(', ')}, ${DOCUMENTS.join(', ')})
   overriding system value
   select $1, coalesce(r.id, nextval('${SEQUENCES.rows}')::int), r.unique_key, decode(r.imported_digest, 'hex'), r.secret, ${FIELDS.map(name => `r.${name}`).join(', ')},
     ${DOCUMENTS.map(name => `r.${name}::json`).join(', ')}
   from rows from (
     json_to_recordset($2::json) as (id int, unique_key text, imported_digest text, secret text,
       ${FIELDS.map(name => `${name} ${COLUMNS[name]}`).join(', ')}),
     ${DOCUMENTS.map((_, at) => `unnest(string_to_array($${at + 3}::text, chr(30)))`).join(', ')}
   ) as r (id, unique_key, imported_digest, secret, ${[...FIELDS, ...DOCUMENTS].join(', ')})
   returning id`,
)

/** An order as it is written: its fields, and JSON of each of its documents. */
export interface NewRow {
  readonly fields: object
  readonly documents: readonly string[]
}

/** Makes the row of an order, of which the database keeps each document as it stands there. */
export function rowOfOrder({ id, order, importedDigest, secret }: NewOrder, now: Date): NewRow {
  const columns = columnsOf(order, now)
  const fields = FIELDS.map(name => [name, columns[name]])
  const { unique_key } = order.detail
  return {
    fields: { id, unique_key, imported_digest: importedDigest, secret, ...Object.fromEntries(fields) },
    documents: DOCUMENTS.map(name => JSON.stringify(columns[name])),
  }
}

/** Writes rows of new orders and answers their ids, in their order. */
export async function insertRows(
  tx: Transaction,
  shopId: number,
  rows: readonly NewRow[],
): Promise<number[]> {
  const fields = JSON.stringify(rows.map(row => row.fields))
  const documents = DOCUMENTS.map((_, at) => rows.map(row => row.documents[at]).join(SEPARATOR))
  return (await tx.query(INSERT, [shopId, fields, ...documents])).map(({ id }) => id)
}

/** Writes new orders and answers the ids of their rows, in their order. */
export function insertOrders(
  tx: Transaction,
  shopId: number,
  orders: readonly NewOrder[],
  now: Date,
): Promise<number[]> {
  return insertRows(
    tx,
    shopId,
    orders.map(order => rowOfOrder(order, now)),
  )
}

/** An order that is held, with the id of its row. */
export interface LockedOrder {
  readonly id: number
  readonly order: Order
  /** What the buyer's link to it is made of; null for an order from elsewhere. */
  readonly secret: string | null
}

interface OrderRow extends StateRow {
  readonly id: number
  readonly detail: OrderDetail
}

const LOCK = writes<OrderRow & Pick<LockedOrder, 'secret'>>(
  'orders.lock',
  `select id, secret, detail, ${STATE_SQL} from orders where shop_id = $1 and unique_key = $2 for no key update`,
)

/** Holds an order until the transaction ends, so that its writers come one after the other; undefined when there is none. */
export async function lockOrder(
  tx: Transaction,
  shopId: number,
  uniqueKey: string,
): Promise<LockedOrder | undefined> {
  const [row] = await tx.query(LOCK, [shopId, uniqueKey.toUpperCase()])
  return row && { id: row.id, secret: row.secret, order: { detail: row.detail, ...stateOf(row) } }
}

/** Which version of an order there is. */
export interface OrderVersion {
  readonly id: number
  readonly version: number
}

const HOLD_VERSION = writes<OrderVersion>(
  'orders.hold_version',
  'select id, version from orders where shop_id = $1 and unique_key = $2 for no key update',
)

/** Holds an order like `lockOrder`, and tells no more than its version. */
export async function holdVersion(
  tx: Transaction,
  shopId: number,
  uniqueKey: string,
): Promise<OrderVersion | undefined> {
  const [row] = await tx.query(HOLD_VERSION, [shopId, uniqueKey.toUpperCase()])
  return row
}

const FIND_MANY = reads<OrderRow>(
  'orders.find_many',
  `select id, detail, ${STATE_SQL} from orders where shop_id = $1 and unique_key = any($2::text[])`,
)

/** The orders of these keys, in any order, as far as the shop has them. */
export async function findOrders(db: Connection, shopId: number, keys: readonly string[]): Promise<Order[]> {
  const rows = await db.query(FIND_MANY, [shopId, keys])
  return rows.map(row => ({ detail: row.detail, ...stateOf(row) }))
}

const NEXT = reads<Omit<OrderRow, 'detail'> & { readonly detail: string }>(
  'orders.next',
  `select id, detail::text as detail, ${STATE_SQL} from orders where shop_id = $1 and id > $2 order by id limit $3`,
)

/** An order with its document as it is stored. */
export interface WrittenOrder extends Pick<Order, 'state' | 'lines'> {
  readonly id: number
  /** JSON. */
  readonly detail: string
}

/** The orders that follow in the order in which they were written down, so many at most. */
export async function nextOrders(
  db: Connection,
  shopId: number,
  afterId: number,
  limit: number,
): Promise<WrittenOrder[]> {
  const rows = await db.query(NEXT, [shopId, afterId, limit])
  return rows.map(row => ({ id: row.id, detail: row.detail, ...stateOf(row) }))
}

/** Where the value of a column stands in the statement. */
const parameterOf = (name: keyof typeof COLUMNS) => `$${COLUMN_NAMES.indexOf(name) + 3}::${COLUMNS[name]}`

const SAVE = writes(
  'orders.save',
  `update orders set version = version + (detail::text <> ${parameterOf('detail')}::text)::int,
     ${COLUMN_NAMES.map(name => `${name} = ${parameterOf(name)}`).join(', ')}
   where shop_id = $1 and id = $2`,
)

/** Writes an order that is held, whole. Its version moves where its document, which is what GET shows, is another (R-MATCH-2). */
export async function saveOrder(
  tx: Transaction,
  shopId: number,
  id: number,
  order: Order,
  now: Date,
): Promise<void> {
  const columns = columnsOf(order, now)
  const values = COLUMN_NAMES.map(name =>
    COLUMNS[name] === 'json' ? JSON.stringify(columns[name]) : columns[name],
  )
  await tx.query(SAVE, [shopId, id, ...values])
}

/** An order as GET shows it. */
export interface ShownOrder extends OrderVersion {
  /** JSON. */
  readonly detail: string
}

const FIND = reads<ShownOrder>(
  'orders.find',
  'select id, version, detail::text as detail from orders where shop_id = $1 and unique_key = $2',
)

/** An order by its key, in upper or lower case (R-ORDER-1); undefined when the shop has none of that key. */
export async function findOrder(
  db: Connection,
  shopId: number,
  uniqueKey: string,
): Promise<ShownOrder | undefined> {
  const [row] = await db.query(FIND, [shopId, uniqueKey.toUpperCase()])
  return row
}

const findRowBySecret = rowsOf<OrderRow & { readonly version: number }>(
  'orders',
  'o',
  `o.id, o.version, o.detail, ${STATE_SQL}`,
).findBySecret()

/** An order as its buyer finds it, who has the secret of its link. */
export interface FoundOrder {
  readonly id: number
  readonly version: number
  readonly order: Order
}

/** An order by the secret of its buyer's link; undefined when the shop has none such (R-PLACE-10). */
export async function findOrderBySecret(
  db: Connection,
  shopId: number,
  secret: string,
): Promise<FoundOrder | undefined> {
  const row = await findRowBySecret(db, shopId, secret)
  return row && { id: row.id, version: row.version, order: { detail: row.detail, ...stateOf(row) } }
}

/** An order whose time has come, and its place among those. */
export interface DueOrder {
  readonly shop_id: number
  readonly id: number
  readonly unique_key: string
  readonly status: string
  readonly due_at: Date | '-infinity'
  /** What its buyer is to pay with; null where nothing is awaited. */
  readonly awaited_payment: AwaitedPayment | null
}

/** A place among them. */
type DuePlace = Pick<DueOrder, 'due_at' | 'shop_id' | 'id'>

const DUE = reads<DueOrder>(
  'orders.due',
  `select shop_id, id, unique_key, status, due_at, awaited_payment from orders
   where due_at <= $1 and (due_at, shop_id, id) > ($2, $3, $4)
   order by due_at, shop_id, id limit $5`,
)

/** Before every order whose time has come. */
export const BEFORE_ALL: DuePlace = { due_at: '-infinity', shop_id: 0, id: 0 }

/** The orders of all shops with which something is to happen by itself at a time, behind a place, so many at most. */
export function findDue(db: Connection, at: Date, after: DuePlace, limit: number): Promise<DueOrder[]> {
  return db.query(DUE, [at, after.due_at, after.shop_id, after.id, limit])
}

const PUT_OFF = writes(
  'orders.put_off',
  'update orders set due_at = $4 where shop_id = $1 and id = $2 and due_at = $3',
)

/** Puts off what is to happen with one that was found, unless it has changed since. What is shown of it stays as it is. */
export async function putOff(db: Connection, { shop_id, id, due_at }: DuePlace, until: Date): Promise<void> {
  await db.query(PUT_OFF, [shop_id, id, due_at, until])
}
