/** Sessions of the console in the database: the digest of the cookie's value, and the token that stands behind it. */
import type { Grant } from '../auth/roles.ts'
import { SCOPES } from '../auth/scopes.ts'
import { createToken, type SessionActor } from '../auth/store.ts'
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import { deletePendingOf } from './pending-store.ts'
import { endOf } from './session-life.ts'
import type { User } from './user-store.ts'

/** A session as it stands. */
export interface SessionRow extends Grant {
  readonly shop_id: number
  readonly user_id: number
  readonly token_id: number
  readonly used_at: Date
  readonly expires_at: Date
  readonly password_is_temporary: boolean
}

const FIND = reads<SessionRow>(
  'console_sessions.find',
  `select s.shop_id, s.user_id, s.token_id, s.used_at, s.expires_at, u.role, u.scopes,
     u.password_is_temporary from console_sessions s
   join users u on u.shop_id = s.shop_id and u.id = s.user_id
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
 * Begins a session of a user, with a token of its own, which is told to nobody; its name is the user's address, for the
 * history. To have signed in is no proof for what wants one (R-CONSOLE-8). Of a user who has `most` with it or more, those that are longest not used
 * end. Answers the token's id.
 */
export async function insertSession(
  db: Transaction,
  user: User,
  digest: Buffer,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<number> {
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
  return tokenId
}

const FIND_CONFIRMED_AT = reads<{ confirmed_at: Date | null }>(
  'console_sessions.find_confirmed_at',
  'select confirmed_at from console_sessions where shop_id = $1 and token_id = $2',
)

/** When the person of a session last proved who it is, since it was begun, null when never; undefined when the session has ended. */
export async function findConfirmedAt(
  db: Connection,
  { shopId, tokenId }: Pick<SessionActor, 'shopId' | 'tokenId'>,
): Promise<Date | null | undefined> {
  const [row] = await db.query(FIND_CONFIRMED_AT, [shopId, tokenId])
  return row?.confirmed_at
}

const CONFIRM = writes(
  'console_sessions.confirm',
  'update console_sessions set confirmed_at = $3 where shop_id = $1 and token_id = $2',
)

/** Notes that the person of a session has proved who it is. */
export async function confirmSession(
  db: Connection,
  { shopId, tokenId }: Pick<SessionActor, 'shopId' | 'tokenId'>,
  now: Date,
): Promise<void> {
  await db.query(CONFIRM, [shopId, tokenId, now])
}

const SET_CHALLENGE = writes(
  'console_sessions.set_challenge',
  'update console_sessions set challenge = $3, challenge_until = $4 where shop_id = $1 and token_id = $2',
)

/** Keeps what a passkey has to sign for the session, in place of what it had to before. */
export async function setChallenge(
  db: Connection,
  { shopId, tokenId }: Pick<SessionActor, 'shopId' | 'tokenId'>,
  challenge: string,
  until: Date,
): Promise<void> {
  await db.query(SET_CHALLENGE, [shopId, tokenId, challenge, until])
}

const TAKE_CHALLENGE = writes<{ challenge: string }>(
  'console_sessions.take_challenge',
  `with person as materialized (
     select id from users where shop_id = $1 and id = $4 for no key update
   ), known as (
     select digest, challenge from console_sessions
     where shop_id = $1 and token_id = $2 and challenge_until > $3 and exists (select from person) for update
   )
   update console_sessions s set challenge = null, challenge_until = null from known where s.digest = known.digest
   returning known.challenge`,
)

/**
 * Takes away what a passkey had to sign, so that it is tried once; undefined when there is nothing, or it is too late. The person is held before
 * the session, as by whoever ends sessions of a person: in one unit with what follows the other order is a ring.
 */
export async function takeChallenge(
  db: Connection,
  { shopId, tokenId, userId }: Pick<SessionActor, 'shopId' | 'tokenId' | 'userId'>,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.query(TAKE_CHALLENGE, [shopId, tokenId, now, userId])
  return row?.challenge
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

/**
 * Ends all sessions of a user but the one that is kept, and the sign-ins that would become one: these first, so that one that becomes a session
 * meanwhile is waited for, and ends as such.
 */
export async function endSessionsOf(
  db: Connection,
  user: Pick<User, 'shop_id' | 'id'>,
  at: Date,
  kept: Buffer | undefined,
): Promise<void> {
  await deletePendingOf(db, user)
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
