/** Finding calls of the API that were kept. */
import type { Connection } from '../db/database.ts'
import { reads, type Statement } from '../db/statement.ts'

/** A call without its bodies. */
export interface RequestRow {
  readonly id: number
  readonly request_id: string
  readonly at: Date
  readonly method: string
  readonly path: string
  readonly operation: string | null
  readonly status: number
  readonly problem: string | null
  readonly token_id: number
  /** Null when the token is gone. */
  readonly token_name: string | null
  readonly duration_ms: number
}

/** A call with what was sent and answered. */
export interface WholeRequestRow extends RequestRow {
  readonly request_body: string | null
  readonly response_body: string | null
}

/** What calls must have to be found; null lets all pass. */
export interface RequestFilter {
  /** From the first to the last of these, as in [200, 299]. */
  readonly statuses: readonly [number, number] | null
  readonly problem: string | null
  readonly tokenId: number | null
  readonly method: string | null
  /** Part of the path and query, literally. */
  readonly path: string | null
  readonly requestId: string | null
  /** Ids that are greater than the one and less than the other. */
  readonly after: number | null
  readonly before: number | null
}

const COLUMNS = `id, request_id, at, method, path, operation, status, problem, token_id,
  (select name from access_tokens t where t.shop_id = $1 and t.id = r.token_id) as token_name, duration_ms`

/** Each has an index of its own. */
const WAYS = {
  all: '',
  failed: 'and status >= 400',
  id: 'and request_id = $11',
} as const

/**
 * The calls of the page are chosen by an index alone; only they are opened, by a look-up each, whatever the planner
 * believes of a limit.
 */
function listStatement(way: keyof typeof WAYS): Statement<RequestRow> {
  return reads<RequestRow>(
    `api_requests.list.${way}`,
    `select ${COLUMNS}
     from (
       select id as found from api_requests
       where shop_id = $1 and id > $2 and id < $3 and status between $5 and $6
         and ($7::text is null or problem = $7) and ($8::int is null or token_id = $8)
         and ($9::text is null or method = $9) and ($10::text is null or strpos(path, $10) > 0) ${WAYS[way]}
       order by id desc limit $4
     ) page
     cross join lateral (select * from api_requests where shop_id = $1 and id = page.found offset 0) r
     order by id desc`,
  )
}

const LIST = { all: listStatement('all'), failed: listStatement('failed'), id: listStatement('id') }

/** So many calls of a shop at most, the newest first. */
export function findRequests(
  db: Connection,
  shopId: number,
  filter: RequestFilter,
  limit: number,
): Promise<RequestRow[]> {
  const { statuses, problem, tokenId, method, path, requestId, after, before } = filter
  const [first, last] = statuses ?? [0, 999]
  const failed = first >= 400 || problem !== null
  const way = requestId !== null ? 'id' : failed ? 'failed' : 'all'
  return db.query(LIST[way], [
    ...[shopId, after ?? 0, before ?? Number.MAX_SAFE_INTEGER, limit, first, last],
    ...[problem, tokenId, method, path],
    ...(requestId === null ? [] : [requestId]),
  ])
}

const FIND = reads<WholeRequestRow>(
  'api_requests.find',
  `select ${COLUMNS}, request_body, response_body from api_requests r where shop_id = $1 and id = $2`,
)

/** One call; undefined when the shop has none with this id, or not any more. */
export async function findRequest(
  db: Connection,
  shopId: number,
  id: number,
): Promise<WholeRequestRow | undefined> {
  const [row] = await db.query(FIND, [shopId, id])
  return row
}
