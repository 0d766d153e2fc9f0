/** Answers that are kept for repeats, in the database. */
import type { BatchedStatement } from '../../db/batch.ts'
import type { Connection, Transaction } from '../../db/database.ts'
import { OVERWRITTEN } from '../../db/kept-store.ts'
import { reads, writes } from '../../db/statement.ts'

/** Milliseconds for which an answer is kept (R-KEY-3). */
const KEPT_MS = 24 * 60 * 60 * 1000

/** What a row says of the call that it belongs to. */
export interface KeyRow {
  /** SHA-256 of who calls, what, and with which key. */
  readonly key: Buffer
  readonly shopId: number
  /** Whether it was made without a token, as anybody can. */
  readonly isBuyers: boolean
  readonly fingerprint: Buffer
  readonly requestId: string
}

/** An answer as it is kept. */
export interface KeptAnswer {
  readonly status: number
  /** Null where there is no body. */
  readonly contentType: string | null
  readonly body: Buffer
  /** Whether the body is encrypted. */
  readonly sealed: boolean
  /** The tag of what it is about, where it has one. */
  readonly etag: string | null
}

/** A row that was found. */
export interface FoundKey {
  readonly fingerprint: Buffer
  readonly request_id: string
  readonly status: number
  readonly content_type: string | null
  /** Null: it is still open what the answer will be. */
  readonly body: Buffer | null
  readonly sealed: boolean
  readonly etag: string | null
}

/** The moment before which what was kept counts no more. */
export function cutoffOf(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}

const FIND = reads<FoundKey>(
  'idempotency_keys.find',
  `select fingerprint, request_id, status, content_type, body, sealed, etag from idempotency_keys
   where key = $1 and created_at > $2`,
)

/** Fails where another has it, so that nothing behind it in its message is run: that would wait for what the other holds. */
const TRY_LOCK = writes(
  'idempotency_keys.try_lock',
  `select 1 / pg_try_advisory_xact_lock($1::bigint)::int as free`,
)

/** SQLSTATE of what `lockAndFind` fails with when another has the key. */
export const HELD_BY_ANOTHER = '22012'

/** What is kept for the key. */
export async function findKey(db: Connection, key: Buffer, now: Date): Promise<FoundKey | undefined> {
  const [found] = await db.query(FIND, [key, cutoffOf(now)])
  return found
}

/**
 * Takes the key until the transaction ends, however it ends, and then looks, in this order: who has let go of it has
 * committed what `find` then sees. Where another has it this fails with `HELD_BY_ANOTHER`.
 */
export function lockAndFind(key: Buffer, now: Date): readonly BatchedStatement[] {
  return [
    { statement: TRY_LOCK, values: [key.readBigInt64BE(0)] },
    { statement: FIND, values: [key, cutoffOf(now)] },
  ]
}

/** Reads what `lockAndFind` has found. */
export function readFound([, found]: readonly unknown[][]): FoundKey | undefined {
  return (found as FoundKey[])[0]
}

const INSERT = `insert into idempotency_keys
     (key, shop_id, is_buyers, fingerprint, created_at, request_id, status, content_type, body, sealed, etag)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   on conflict (key) do update set ${OVERWRITTEN} where idempotency_keys.created_at <= $12
   returning 1`

const KEEP = writes(
  'idempotency_keys.keep',
  `with kept as (${INSERT}) select 1 / (select count(*)::int from kept) as kept`,
)

/** SQLSTATE of what `KEEP` fails with when somebody else has kept an answer meanwhile. */
export const KEPT_ALREADY = '22012'

/** Keeps an answer. It fails with `KEPT_ALREADY`, and whatever is committed with it. */
export function keepAnswer(row: KeyRow, answer: KeptAnswer, now: Date): BatchedStatement {
  const { status, contentType, body, sealed, etag } = answer
  return {
    statement: KEEP,
    values: [...valuesOf(row, now), status, contentType, body, sealed, etag, cutoffOf(now)],
  }
}

/** Notes that a call is under way whose answer will be known with the payment that it asks for. */
export async function keepOpen(tx: Transaction, row: KeyRow, status: number, now: Date): Promise<void> {
  await tx.query(KEEP, [...valuesOf(row, now), status, null, null, false, null, cutoffOf(now)])
}

function valuesOf({ key, shopId, isBuyers, fingerprint, requestId }: KeyRow, now: Date): unknown[] {
  return [key, shopId, isBuyers, fingerprint, now, requestId]
}

const FIND_OPEN = writes<{ status: number; request_id: string }>(
  'idempotency_keys.find_open',
  'select status, request_id from idempotency_keys where key = $1 and body is null for update',
)

const CLOSE = writes(
  'idempotency_keys.close',
  'update idempotency_keys set status = $2, content_type = $3, body = $4, etag = $5 where key = $1',
)

const FORGET = writes(
  'idempotency_keys.forget',
  'delete from idempotency_keys where key = $1 and body is null',
)

/** The call whose answer is open; undefined when it was kept or forgotten. */
export async function findOpenKey(
  tx: Transaction,
  key: Buffer,
): Promise<{ readonly status: number; readonly request_id: string } | undefined> {
  const [row] = await tx.query(FIND_OPEN, [key])
  return row
}

/** Keeps the answer that was open. */
export async function closeKey(
  tx: Transaction,
  key: Buffer,
  { status, contentType, body, etag }: KeptAnswer,
): Promise<void> {
  await tx.query(CLOSE, [key, status, contentType, body, etag])
}

/** Forgets a call that came to nothing, so that its key can be used again. */
export async function forgetKey(tx: Transaction, key: Buffer): Promise<void> {
  await tx.query(FORGET, [key])
}

const COUNT = reads<{ kib: number }>(
  'idempotency_keys.count',
  `select coalesce(sum(kib), 0)::int as kib from (
     select kib from idempotency_keys where shop_id = $1 and is_buyers = $4 and created_at > $3 limit $2) k`,
)

/** KiB that a shop has kept for its programs, or its buyers; `most` is enough to know. */
export async function countKept(
  db: Connection,
  { shopId, isBuyers }: Pick<KeyRow, 'shopId' | 'isBuyers'>,
  most: number,
  now: Date,
): Promise<number> {
  return (await db.query(COUNT, [shopId, most, cutoffOf(now), isBuyers]))[0]?.kib ?? 0
}

const FORGET_OLDEST = writes<{ kib: number }>(
  'idempotency_keys.forget_oldest',
  `with gone as (
     delete from idempotency_keys where shop_id = $1 and key in (
       select key from idempotency_keys where shop_id = $1 and is_buyers and body is not null order by created_at limit $2)
     returning kib)
   select coalesce(sum(kib), 0)::int as kib from gone`,
)

/** Forgets so many of the oldest answers of a shop's buyers, but none whose call is under way; answers how many KiB they were. */
export async function forgetOldest(db: Connection, shopId: number, most: number): Promise<number> {
  return (await db.query(FORGET_OLDEST, [shopId, most]))[0]?.kib ?? 0
}

const DELETE_OLD = writes<{ key: Buffer }>(
  'idempotency_keys.delete_old',
  `delete from idempotency_keys where key in (
     select old.key from shops s cross join (values (true), (false)) as whose (is_buyers) cross join lateral (
       select key from idempotency_keys k where k.shop_id = s.id and k.is_buyers = whose.is_buyers and created_at <= $1
       order by created_at limit $2) old
     limit $2)
   returning 1`,
)

/** Forgets answers that were kept long enough, so many at most, and answers how many. */
export async function deleteOldKeys(db: Connection, now: Date, most: number): Promise<number> {
  return (await db.query(DELETE_OLD, [cutoffOf(now), most])).length
}
