/**
 * Single writes that can keep the answer of their request in the same statement (decision 016), so that a call with an
 * Idempotency-Key is committed in groups like any other, and takes no round trip more.
 */
import { type Statement, writes } from './statement.ts'

/** Stands in the condition of a write where `KeptWrite` wants it. */
export const UNLESS_KEPT = '/* unless kept */'

/** A write in the parts of which its statements are made. */
interface KeptWrite {
  /** What stands before it in a `with`, if anything. */
  readonly with?: string
  /** The write itself, or the select that tells what those before it did; `UNLESS_KEPT` stands somewhere in the two. */
  readonly effect: string
  /** When a row of it is the effect. Default: always. */
  readonly when?: string
}

/** The values that follow those of the write, in this order. */
const KEPT_VALUES = [
  'key bytea',
  'cutoff timestamptz',
  'shop_id int',
  'fingerprint bytea',
  'created_at timestamptz',
  'request_id text',
  'status int',
  'content_type text',
  'body text',
] as const

/**
 * Declares a write of one row. Its twin with a key does it only when nothing is kept for the key, and keeps the answer with
 * it, `{id}` in the body being the id of the row. When somebody else keeps one meanwhile it fails whole.
 */
export function keptWrites<Row>(
  name: string,
  { with: before, effect, when = 'true' }: KeptWrite,
): Statement<Row> {
  const plain = `${before === undefined ? '' : `with ${before} `}${effect}`
  const own = Math.max(...[...plain.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
  const [key, cutoff, ...rest] = KEPT_VALUES.map(
    (told, index) => `$${own + 1 + index}::${told.split(' ')[1]}`,
  )
  const body = rest.pop()
  const unless = `and not exists (select from idempotency_keys k where k.key = ${key} and k.created_at > ${cutoff})`
  const kept = writes<Row>(
    `${name}.kept`,
    `with ${before === undefined ? '' : `${before}, `}effect as (${effect}), kept as (
       insert into idempotency_keys (key, shop_id, fingerprint, created_at, request_id, status, content_type, body)
       select ${key}, ${rest.join(', ')}, convert_to(replace(${body}, '{id}', coalesce(to_jsonb(e) ->> 'id', '')), 'UTF8')
       from effect e where ${when} limit 1
       on conflict (key) do update set ${OVERWRITTEN} where idempotency_keys.created_at <= ${cutoff}
       returning 1
     ) select e.*, 1 / (select count(*)::int from kept) as kept from effect e where ${when}`.replaceAll(
      UNLESS_KEPT,
      unless,
    ),
  )
  return { ...writes<Row>(name, plain.replaceAll(UNLESS_KEPT, '')), kept }
}

/** What takes the place of a row that was kept long enough and is not swept yet. */
export const OVERWRITTEN = `shop_id = excluded.shop_id, is_buyers = excluded.is_buyers, fingerprint = excluded.fingerprint, created_at = excluded.created_at,
         request_id = excluded.request_id, status = excluded.status, content_type = excluded.content_type, body = excluded.body,
         sealed = excluded.sealed, etag = excluded.etag`
