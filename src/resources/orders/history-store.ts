/** What happened to each order: who, when, what. Rows are only ever added. */
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import type { HistoryEntry } from './order.ts'

const ADD = writes(
  'order_events.add',
  `insert into order_events (shop_id, order_id, at, token_id, event, changes)
   select $1, e.order_id, $3, $4, $5, $6::json from unnest($2::int[]) as e (order_id)`,
)

/** Adds what happened to an order, in the transaction in which it happens. `tokenId` is null when the system did it. */
export async function addHistory(
  tx: Transaction,
  shopId: number,
  orderId: number,
  tokenId: number | null,
  entry: HistoryEntry,
  now: Date,
): Promise<void> {
  await addHistories(tx, shopId, [orderId], tokenId, entry, now)
}

const BEGIN = writes(
  'order_events.begin',
  `insert into order_events (shop_id, order_id, at, event, changes)
   select shop_id, id, $3, $4, $5::json from orders where shop_id = $1 and unique_key = $2`,
)

/** Adds what made an order, which is found by its key: so the row needs not be waited for that is written just before. */
export async function beginHistory(
  tx: Transaction,
  shopId: number,
  uniqueKey: string,
  { event, changes }: HistoryEntry,
  now: Date,
): Promise<void> {
  await tx.query(BEGIN, [shopId, uniqueKey, now, event, JSON.stringify(changes)])
}

/** Adds the same to many orders. */
export async function addHistories(
  tx: Transaction,
  shopId: number,
  orderIds: readonly number[],
  tokenId: number | null,
  { event, changes }: HistoryEntry,
  now: Date,
): Promise<void> {
  await tx.query(ADD, [shopId, orderIds, now, tokenId, event, JSON.stringify(changes)])
}

const COUNT = reads<{ count: number }>(
  'order_events.count',
  `select count(*)::int as count from (
     select from order_events where shop_id = $1 and order_id = $2 limit $3) e`,
)

/** How many entries the history of an order has; no more than `most` are counted. */
export async function countHistory(
  tx: Transaction,
  shopId: number,
  orderId: number,
  most: number,
): Promise<number> {
  const [row] = await tx.query(COUNT, [shopId, orderId, most])
  return row?.count ?? 0
}

/** An entry with who and when. */
export interface RecordedEntry extends HistoryEntry {
  readonly id: number
  readonly at: Date
  /** The token that asked for it; null when the system did it. Its name is null when its user is gone. */
  readonly token: { readonly id: number; readonly name: string | null } | null
  /** Whether that was a person in the console, whose session has a token of its own. */
  readonly by_session: boolean
}

const LIST = reads<RecordedEntry>(
  'order_events.list',
  `select e.id, e.at, e.event, e.changes,
     case when e.token_id is not null then json_build_object('id', e.token_id, 'name', t.name) end as token,
     coalesce(t.of_session, false) as by_session
   from order_events e
   join orders o on o.shop_id = e.shop_id and o.id = e.order_id
   left join access_tokens t on t.shop_id = e.shop_id and t.id = e.token_id
   where o.shop_id = $1 and o.unique_key = $2 order by e.id`,
)

/** Everything that happened to an order, the earliest first; empty when the shop has none of this key. */
export function listHistory(db: Connection, shopId: number, uniqueKey: string): Promise<RecordedEntry[]> {
  return db.query(LIST, [shopId, uniqueKey.toUpperCase()])
}

const WRITE = reads<{ entry: string }>(
  'order_events.write',
  `select json_build_object('id', e.id, 'at', to_char(timezone('utc', e.at), 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
     'event', e.event, 'changes', e.changes,
     'token', case when e.token_id is not null then json_build_object('id', e.token_id, 'name', t.name) end,
     'by_session', coalesce(t.of_session, false))::text as entry
   from order_events e
   join orders o on o.shop_id = e.shop_id and o.id = e.order_id
   left join access_tokens t on t.shop_id = e.shop_id and t.id = e.token_id
   where o.shop_id = $1 and o.unique_key = $2 order by e.id`,
)

/** Each entry in JSON, with its time as the API writes it; undefined when there is no such order. An entry can have megabytes. */
export async function writeHistory(
  db: Connection,
  shopId: number,
  uniqueKey: string,
): Promise<string[] | undefined> {
  const entries = await db.query(WRITE, [shopId, uniqueKey.toUpperCase()])
  if (entries.length > 0 || (await hasOrder(db, shopId, uniqueKey))) return entries.map(({ entry }) => entry)
  return undefined
}

const HAS_ORDER = reads<{ found: boolean }>(
  'order_events.has_order',
  'select exists (select from orders where shop_id = $1 and unique_key = $2) as found',
)

/** The same of an order that may not be there; undefined then. */
export async function findHistory(
  db: Connection,
  shopId: number,
  uniqueKey: string,
): Promise<RecordedEntry[] | undefined> {
  const entries = await listHistory(db, shopId, uniqueKey)
  return entries.length > 0 || (await hasOrder(db, shopId, uniqueKey)) ? entries : undefined
}

async function hasOrder(db: Connection, shopId: number, uniqueKey: string): Promise<boolean> {
  const [row] = await db.query(HAS_ORDER, [shopId, uniqueKey.toUpperCase()])
  return row?.found === true
}
