/** What buyers can download, and orders that are to be looked at for it, in the database. */
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'

/** An order that is to be looked at. */
export interface DownloadCheck {
  readonly shop_id: number
  readonly order_id: number
  readonly unique_key: string
  readonly marks: number
  /** Times that it was taken up since, this one included. */
  readonly attempts: number
}

const CLAIM = writes<DownloadCheck>(
  'order_download_checks.claim',
  `with due as (
     select shop_id, order_id from order_download_checks where due_at <= $1
     order by due_at limit 1 for update skip locked)
   update order_download_checks c set attempts = c.attempts + 1,
     due_at = $1::timestamptz + least(interval '1 min' * 2 ^ least(c.attempts, 10), interval '1 h')
   from orders o
   where (c.shop_id, c.order_id) in (select shop_id, order_id from due)
     and o.shop_id = c.shop_id and o.id = c.order_id
   returning c.shop_id, c.order_id, o.unique_key, c.marks, c.attempts`,
)

/** Takes up one that is due, and leaves it alone for a minute at first, an hour in the end. */
export async function claimDownloadCheck(db: Connection, now: Date): Promise<DownloadCheck | undefined> {
  const [check] = await db.query(CLAIM, [now])
  return check
}

const DONE = writes(
  'order_download_checks.done',
  'delete from order_download_checks where shop_id = $1 and order_id = $2 and marks = $3',
)

/** Notes that it was looked at, or is looked at no more, unless it has changed meanwhile. */
export async function endDownloadCheck(
  db: Connection,
  { shop_id, order_id, marks }: DownloadCheck,
): Promise<void> {
  await db.query(DONE, [shop_id, order_id, marks])
}

const MARK = writes(
  'order_download_checks.mark_orders_of',
  `insert into order_download_checks (shop_id, order_id, due_at)
   select o.shop_id, o.id, '-infinity' from orders o
   where o.shop_id = $1 and o.status = 'ordered' and o.order_types @> '{digital}' and o.secret is not null
     and exists (select from json_array_elements(o.line_states) s where (s->>'stock_item_id')::int = $2)
   on conflict (shop_id, order_id) do update
     set marks = order_download_checks.marks + 1, due_at = '-infinity', attempts = 0`,
)

/** Has all orders looked at that wait for the download of an item, which has a file now. */
export async function checkOrdersOf(tx: Transaction, shopId: number, itemId: number): Promise<void> {
  await tx.query(MARK, [shopId, itemId])
}

/** Something that a buyer can download. */
export interface Download {
  readonly id: number
  readonly line_id: number
  readonly item_id: number
  readonly ends_at: Date
  /** How often the file was asked for; a part of it is such a part of a time. */
  readonly used: number
}

const COLUMNS = 'd.id, d.line_id, d.item_id, d.ends_at, d.used'

const FIND_OF_ORDER = reads<Download>(
  'order_downloads.of_order',
  `select ${COLUMNS} from order_downloads d where d.shop_id = $1 and d.order_id = $2 order by d.line_id`,
)

/** Those of an order. */
export function findDownloadsOf(db: Connection, shopId: number, orderId: number): Promise<Download[]> {
  return db.query(FIND_OF_ORDER, [shopId, orderId])
}

const INSERT = writes<Download>(
  'order_downloads.insert',
  `insert into order_downloads as d (shop_id, order_id, line_id, item_id, made_at, ends_at)
   select $1, $2, l.line_id, l.item_id, $4, $5 from json_to_recordset($3::json) as l (line_id int, item_id int)
   on conflict (shop_id, line_id) do nothing returning ${COLUMNS}`,
)

/** Makes downloads for lines that have none yet, and answers these. */
export function insertDownloads(
  tx: Transaction,
  shopId: number,
  orderId: number,
  lines: readonly { readonly line_id: number; readonly item_id: number }[],
  { now, endsAt }: { readonly now: Date; readonly endsAt: Date },
): Promise<Download[]> {
  return tx.query(INSERT, [shopId, orderId, JSON.stringify(lines), now, endsAt])
}

/** A download that is asked for, with the file that there is for it. */
export interface AskedDownload extends Download {
  /** Whether the line is cancelled, or the order. */
  readonly cancelled: boolean
  /** Null where the shop has taken the file away. */
  readonly file_id: string | null
  readonly name: string | null
  readonly bytes: number | null
}

const FIND = reads<AskedDownload>(
  'order_downloads.find',
  `select ${COLUMNS}, f.file_id, f.name, f.bytes::float8 as bytes,
     o.status = 'cancelled' or exists (
       select from json_array_elements(o.detail->'lines') l
       where (l->>'id')::bigint = d.line_id and l->>'status' = 'cancelled') as cancelled
   from order_downloads d join orders o on o.shop_id = d.shop_id and o.id = d.order_id
   left join item_files f on f.shop_id = d.shop_id and f.item_id = d.item_id
   where d.shop_id = $1 and d.id = $2`,
)

/** A download by its id; undefined when the shop has none such. */
export async function findDownload(
  db: Connection,
  shopId: number,
  id: number,
): Promise<AskedDownload | undefined> {
  const [found] = await db.query(FIND, [shopId, id])
  return found
}

const USE = writes<{ id: number }>(
  'order_downloads.use',
  // A sum of a million parts is off by less than that.
  `update order_downloads set used = used + $3
   where shop_id = $1 and id = $2 and used + $3 <= $4::float8 + 1e-6 returning id`,
)

/** Counts such a part of a time, which is about to be sent; false when that is more than may be. Of two at once each is counted. */
export async function useDownload(
  db: Connection,
  shopId: number,
  id: number,
  { part, most }: { readonly part: number; readonly most: number },
): Promise<boolean> {
  return (await db.query(USE, [shopId, id, part, most])).length > 0
}
