/** Calls of the API in the database: what was kept of them, and how many there were. */
import type { Connection } from '../db/database.ts'
import { writesAside } from '../db/statement.ts'

/** A call as it is written down. */
export interface NewRequest {
  readonly shop_id: number
  readonly request_id: string
  /** When it was answered, as ISO 8601 writes it. */
  readonly at: string
  readonly token_id: number
  readonly method: string
  /** With its query, masked. */
  readonly path: string
  readonly operation: string
  readonly status: number
  /** The type of the problem without its leading /errors/; null when there was none. */
  readonly problem: string | null
  readonly duration_ms: number
  /** Masked and cut; null when there was none. */
  readonly request_body: string | null
  readonly response_body: string | null
}

/** How many calls a shop made in an hour, beside those that were counted before. */
export interface CallCount {
  readonly shop_id: number
  /** The hour's first moment, as ISO 8601 writes it. */
  readonly hour: string
  readonly calls: number
  readonly client_errors: number
  readonly server_errors: number
}

/**
 * Bytes that a kept call takes, about, as SQL: its row with its places in four indexes, two of which have the path again.
 * Bodies are compressed where that helps, so it is rather less.
 */
const LINE_BYTES = `(1000 + octet_length(path) * 3 + coalesce(octet_length(request_body), 0)
  + coalesce(octet_length(response_body), 0))`

/** A shop, and the bytes that its kept calls take. */
export interface LogUse {
  readonly shop_id: number
  readonly bytes: number
}

const WRITE = writesAside<LogUse>(
  'api_requests.write',
  `with counted as (
     insert into api_call_counts (shop_id, hour, calls, client_errors, server_errors)
     select shop_id, hour, calls, client_errors, server_errors
     from json_to_recordset($2) as c (shop_id int, hour timestamptz, calls bigint, client_errors bigint, server_errors bigint)
     where exists (select from shops where id = c.shop_id)
     order by shop_id, hour
     on conflict (shop_id, hour) do update set calls = api_call_counts.calls + excluded.calls,
       client_errors = api_call_counts.client_errors + excluded.client_errors,
       server_errors = api_call_counts.server_errors + excluded.server_errors
   ), written as (
   insert into api_requests (shop_id, request_id, at, token_id, method, path, operation, status, problem, duration_ms,
     request_body, response_body)
   select shop_id, request_id, at, token_id, method, path, operation, status, problem, duration_ms, request_body,
     response_body
   from rows from (json_to_recordset($1) as (shop_id int, request_id text, at timestamptz, token_id int, method text,
     path text, operation text, status smallint, problem text, duration_ms real, request_body text, response_body text))
     with ordinality as r
   where exists (select from shops where id = r.shop_id)
   order by ordinality
   returning shop_id, ${LINE_BYTES} as bytes
   ), used as (
     insert into request_log_use as u (shop_id, bytes)
     select shop_id, sum(bytes) from written group by shop_id order by shop_id
     on conflict (shop_id) do update set bytes = u.bytes + excluded.bytes
     returning shop_id, bytes
   )
   select shop_id, bytes::float8 from used where bytes > $3`,
)

/**
 * Writes calls and adds to the counts, both or neither. Those of shops that are gone by now are left out. Answers the shops
 * whose calls take more than `mostBytes` with these.
 */
export async function writeRequests(
  db: Connection,
  requests: readonly NewRequest[],
  counts: readonly CallCount[],
  mostBytes: number,
): Promise<LogUse[]> {
  return db.query(WRITE, [JSON.stringify(requests), JSON.stringify(counts), mostBytes])
}

const FORGET_OLDEST = writesAside<LogUse>(
  'api_requests.forget_oldest',
  `with oldest as (
     select id, ${LINE_BYTES} as bytes from api_requests where shop_id = $1 order by id limit $2
     for update skip locked
   ), enough as (
     select id, sum(bytes) over (order by id) - bytes as before from oldest
   ), old as (
     delete from api_requests where shop_id = $1 and id in (
       select id from enough
       where before < (select bytes - $3::bigint from request_log_use where shop_id = $1))
     returning ${LINE_BYTES} as bytes
   )
   update request_log_use set bytes = greatest(0, bytes - (select coalesce(sum(bytes), 0) from old))
   where shop_id = $1 returning shop_id, bytes::float8`,
)

/**
 * Deletes of the oldest calls of a shop so many that the others take `leftBytes`, or `count` at most; answers the bytes that
 * they take then, 0 when the shop is gone.
 */
export async function forgetOldest(
  db: Connection,
  shopId: number,
  leftBytes: number,
  count: number,
): Promise<number> {
  const [use] = await db.query(FORGET_OLDEST, [shopId, count, Math.floor(leftBytes)])
  return use?.bytes ?? 0
}

const SWEEP = writesAside<{ swept: number }>(
  'api_requests.sweep',
  `with due as (
     select shop_id, id from api_requests where at < $1 order by at limit $2 for update skip locked
   ), old as (
     delete from api_requests where (shop_id, id) in (select shop_id, id from due)
     returning shop_id, ${LINE_BYTES} as bytes
   ), freed as (
     insert into request_log_use as u (shop_id, bytes)
     select shop_id, sum(bytes) from old group by shop_id order by shop_id
     on conflict (shop_id) do update set bytes = greatest(0, u.bytes - excluded.bytes)
   )
   select count(*) as swept from old`,
)

/** Deletes calls from before a time, so many at most, and answers how many. */
export async function deleteRequestsBefore(db: Connection, before: Date, most: number): Promise<number> {
  const [row] = await db.query(SWEEP, [before, most])
  return row?.swept ?? 0
}

const SWEEP_COUNTS = writesAside('api_call_counts.sweep', 'delete from api_call_counts where hour < $1')

/** Deletes the counts of hours before a time. */
export async function deleteCountsBefore(db: Connection, before: Date): Promise<void> {
  await db.query(SWEEP_COUNTS, [before])
}
