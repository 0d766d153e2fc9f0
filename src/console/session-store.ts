/** Sessions of the console in the database: the digest of the cookie's value, and the token that stands behind it. */
import { SCOPES } from '../auth/scopes.ts'
import { createToken } from '../auth/store.ts'
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import { endOf } from './session-life.ts'
import type { User } from './user-store.ts'

/** A session as it stands. */
export interface SessionRow {
  readonly shop_id: number
  readonly user_id: number
  readonly token_id: number
  readonly used_at: Date
  readonly expires_at: Date
}

const FIND = reads<SessionRow>(
  'console_sessions.find',
  `select s.shop_id, s.user_id, s.token_id, s.used_at, s.expires_at from console_sessions s
   join access_tokens t on t.shop_id = s.shop_id and t.id = s.token_id
   where s.digest = $1 and t.revoked_at is null`,
)

/** The session of a cookie; undefined when it was ended, or its token revoked. Whether it has expired is the caller's to check. */
export async function findSession(db: Connection, digest: Buffer): Promise<SessionRow | undefined> {
  const [row] = await db.query(FIND, [digest])
  return row
}

const MARK_USED = writes(
  'console_sessions.mark_used',
  `with session as (
     update console_sessions set used_at = greatest(used_at, $2) where digest = $1 returning shop_id, token_id
   )
   update access_tokens t set last_used_at = $2 from session s where t.shop_id = s.shop_id and t.id = s.token_id`,
)

/** Writes when the session was last used. Called about once a minute a session, not at every call. */
export async function markSessionUsed(db: Connection, digest: Buffer, at: Date): Promise<void> {
  await db.query(MARK_USED, [digest, at])
}

const INSERT = writes(
  'console_sessions.insert',
  `insert into console_sessions (shop_id, digest, user_id, token_id, created_at, used_at, expires_at)
   values ($1, $2, $3, $4, $5, $5, $6)`,
)

/**
 * Begins a session with a token of its own, which is told to nobody; its name is the user's address, for the history. Of a
 * user who has `most` with it or more, those that are longest not used end.
 */
export async function insertSession(
  db: Transaction,
  user: User,
  digest: Buffer,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<void> {
  const expiresAt = endOf(now)
  const { id: tokenId } = await createToken(db, user.shop_id, {
    name: user.mail_address,
    scopes: SCOPES,
    expiresAt,
    now,
    userId: user.id,
  })
  await db.query(INSERT, [user.shop_id, digest, user.id, tokenId, now, expiresAt])
  await db.query(END_OLDEST, [now, user.shop_id, user.id, digest, most - 1])
}

/** Ends the sessions of a condition: they go, and their tokens, which the history names, are revoked. */
const ending = (condition: string) =>
  `with ended as (delete from console_sessions where ${condition} returning shop_id, token_id)
   update access_tokens t set revoked_at = coalesce(t.revoked_at, $1) from ended e
   where t.shop_id = e.shop_id and t.id = e.token_id`

const END = writes('console_sessions.end', ending('digest = $2'))

/** Ends one session; nothing happens when there is none. */
export async function endSession(db: Connection, digest: Buffer, at: Date): Promise<void> {
  await db.query(END, [at, digest])
}

const END_OF_USER = writes(
  'console_sessions.end_of_user',
  ending('shop_id = $2 and user_id = $3 and ($4::bytea is null or digest <> $4)'),
)

/** Ends all sessions of a user but the one that is kept. */
export async function endSessionsOf(
  db: Connection,
  user: Pick<User, 'shop_id' | 'id'>,
  at: Date,
  kept: Buffer | undefined,
): Promise<void> {
  await db.query(END_OF_USER, [at, user.shop_id, user.id, kept ?? null])
}

const END_OLDEST = writes(
  'console_sessions.end_oldest',
  ending(`digest in (
    select digest from console_sessions where shop_id = $2 and user_id = $3 and digest <> $4
    order by used_at desc, digest offset $5)`),
)

const SWEEP = writes('console_sessions.sweep', ending('expires_at <= $1 or used_at <= $2'))

/** Ends the sessions that have expired, or that nobody used since `unusedSince`. */
export async function sweepSessions(db: Connection, now: Date, unusedSince: Date): Promise<void> {
  await db.query(SWEEP, [now, unusedSince])
}
