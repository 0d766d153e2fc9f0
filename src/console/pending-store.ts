/** Sign-ins between their first step and their last, in the database. */
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import { MAX_PENDING_PER_NETWORK } from './limits.ts'
import type { User } from './user-store.ts'

/** A sign-in that waits for its last step. */
export interface PendingRow {
  /** Who knew the password; null both for somebody who signs in by a passkey alone. */
  readonly shop_id: number | null
  readonly user_id: number | null
}

const TRIM = writes(
  'pending_sign_ins.trim',
  `delete from pending_sign_ins where digest in (
     select digest from pending_sign_ins where network_address = $1
     order by expires_at desc offset ${MAX_PENDING_PER_NETWORK - 1})`,
)

const INSERT = writes(
  'pending_sign_ins.insert',
  `insert into pending_sign_ins (digest, network_address, shop_id, user_id, challenge, expires_at)
   values ($1, $2, $3, $4, $5, $6)`,
)

/** Begins to wait. Of a network address only the newest wait, so that a stranger fills no disk. */
export async function insertPending(
  db: Transaction,
  pending: {
    readonly digest: Buffer
    readonly networkAddress: string
    readonly user: Pick<User, 'shop_id' | 'id'> | undefined
    readonly challenge: string | null
    readonly expiresAt: Date
  },
): Promise<void> {
  const { digest, networkAddress, user, challenge, expiresAt } = pending
  await db.query(TRIM, [networkAddress])
  const owner = [user?.shop_id ?? null, user?.id ?? null]
  await db.query(INSERT, [digest, networkAddress, ...owner, challenge, expiresAt])
}

const FIND = reads<PendingRow>(
  'pending_sign_ins.find',
  'select shop_id, user_id from pending_sign_ins where digest = $1 and expires_at > $2',
)

/** The sign-in of a cookie; undefined when it has expired, was finished, or was never there. */
export async function findPending(
  db: Connection,
  digest: Buffer,
  now: Date,
): Promise<PendingRow | undefined> {
  const [row] = await db.query(FIND, [digest, now])
  return row
}

const SET_CHALLENGE = writes<{ user_id: number | null }>(
  'pending_sign_ins.set_challenge',
  'update pending_sign_ins set challenge = $2 where digest = $1 returning user_id',
)

/** Keeps what a passkey has to sign, in place of what it had to before; false when the sign-in is gone. */
export async function setPendingChallenge(
  db: Connection,
  digest: Buffer,
  challenge: string,
): Promise<boolean> {
  return (await db.query(SET_CHALLENGE, [digest, challenge])).length > 0
}

const TAKE_CHALLENGE = writes<PendingRow & { challenge: string }>(
  'pending_sign_ins.take_challenge',
  `with known as (
     select digest, challenge from pending_sign_ins
     where digest = $1 and expires_at > $2 and challenge is not null for update
   )
   update pending_sign_ins p set challenge = null from known where p.digest = known.digest
   returning known.challenge, p.shop_id, p.user_id`,
)

/** Takes away what a passkey had to sign, so that it is tried once; undefined when there is nothing. */
export async function takePendingChallenge(
  db: Connection,
  digest: Buffer,
  now: Date,
): Promise<(PendingRow & { readonly challenge: string }) | undefined> {
  const [row] = await db.query(TAKE_CHALLENGE, [digest, now])
  return row
}

const FINISH = writes<PendingRow>(
  'pending_sign_ins.finish',
  'delete from pending_sign_ins where digest = $1 and expires_at > $2 returning shop_id, user_id',
)

/** Ends the waiting; undefined when somebody else did, or it has expired. */
export async function finishPending(
  db: Transaction,
  digest: Buffer,
  now: Date,
): Promise<PendingRow | undefined> {
  const [row] = await db.query(FINISH, [digest, now])
  return row
}

const DELETE_OF_USER = writes(
  'pending_sign_ins.delete_of_user',
  'delete from pending_sign_ins where shop_id = $1 and user_id = $2',
)

/** Forgets the sign-ins of somebody that wait: what began them counts no more. */
export async function deletePendingOf(
  db: Connection,
  { shop_id, id }: Pick<User, 'shop_id' | 'id'>,
): Promise<void> {
  await db.query(DELETE_OF_USER, [shop_id, id])
}

const SWEEP = writes('pending_sign_ins.sweep', 'delete from pending_sign_ins where expires_at <= $1')

/** Deletes those that have expired. */
export async function sweepPending(db: Connection, now: Date): Promise<void> {
  await db.query(SWEEP, [now])
}
