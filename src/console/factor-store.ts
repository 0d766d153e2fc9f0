/** Authenticator apps and recovery codes in the database; passkeys are in `passkey-store.ts`. */
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import type { User } from './user-store.ts'

/** Who has the factors. */
type Owner = Pick<User, 'shop_id' | 'id'>

const LOCK = writes<{ id: number }>(
  'users.lock_factors',
  'select id from users where shop_id = $1 and id = $2 for no key update',
)

/**
 * Makes whoever changes the factors of the same person, or signs in as it by password, wait until the transaction ends;
 * false when the person is gone.
 */
export async function lockFactors(db: Transaction, { shop_id, id }: Owner): Promise<boolean> {
  return (await db.query(LOCK, [shop_id, id])).length > 0
}

/** The factors that somebody has. */
export interface Factors {
  /** Since when an app gives codes; null when none does. */
  readonly totp_since: Date | null
  readonly recovery_codes: number
  readonly passkeys: number
}

const FIND = reads<Factors>(
  'users.find_factors',
  `select
     (select active_at from user_totps where shop_id = $1 and user_id = $2) as totp_since,
     (select count(*) from user_recovery_codes where shop_id = $1 and user_id = $2) as recovery_codes,
     (select count(*) from user_passkeys where shop_id = $1 and user_id = $2) as passkeys`,
)

/** What somebody has, if it is but recovery codes or nothing. */
export async function findFactors(db: Connection, { shop_id, id }: Owner): Promise<Factors> {
  const [row] = await db.query(FIND, [shop_id, id])
  if (row === undefined) throw new Error('users.find_factors answered no row')
  return row
}

/** Whether the password alone does not sign in. */
export function wantsSecondStep({ totp_since, passkeys }: Factors): boolean {
  return totp_since !== null || passkeys > 0
}

const BEGIN_TOTP = writes<{ user_id: number }>(
  'user_totps.begin',
  `insert into user_totps (shop_id, user_id, secret, created_at) values ($1, $2, $3, $4)
   on conflict (shop_id, user_id) do update set secret = $3, created_at = $4, last_step = 0
     where user_totps.active_at is null
   returning user_id`,
)

/** Keeps the secret of an app that counts for nothing yet, in place of an earlier one; false when an app counts already. */
export async function beginTotp(db: Connection, owner: Owner, secret: Buffer, now: Date): Promise<boolean> {
  return (await db.query(BEGIN_TOTP, [owner.shop_id, owner.id, secret, now])).length > 0
}

/** An app's secret. */
export interface TotpRow {
  readonly secret: Buffer
  readonly active_at: Date | null
  readonly created_at: Date
}

const FIND_TOTP = reads<TotpRow>(
  'user_totps.find',
  'select secret, active_at, created_at from user_totps where shop_id = $1 and user_id = $2',
)

/** The app of somebody, whether it counts yet or not. */
export async function findTotp(db: Connection, { shop_id, id }: Owner): Promise<TotpRow | undefined> {
  const [row] = await db.query(FIND_TOTP, [shop_id, id])
  return row
}

const TAKE_STEP = writes<{ user_id: number }>(
  'user_totps.take_step',
  `update user_totps set last_step = $3, active_at = coalesce(active_at, $4)
   where shop_id = $1 and user_id = $2 and secret = $5 and last_step < $3 returning user_id`,
)

/**
 * Takes the code of a step, by which an app that did not count yet does from now on. False when this step, or one after
 * it, was taken already: a code works once, for one of any number who send it at the same moment.
 */
export async function takeTotpStep(
  db: Transaction,
  { shop_id, id }: Owner,
  taken: { readonly secret: Buffer; readonly step: number; readonly now: Date },
): Promise<boolean> {
  const { secret, step, now } = taken
  return (await db.query(TAKE_STEP, [shop_id, id, step, now, secret])).length > 0
}

const DELETE_TOTP = writes<{ user_id: number }>(
  'user_totps.delete',
  'delete from user_totps where shop_id = $1 and user_id = $2 returning user_id',
)

/** Forgets an app; false when there was none. */
export async function deleteTotp(db: Transaction, { shop_id, id }: Owner): Promise<boolean> {
  return (await db.query(DELETE_TOTP, [shop_id, id])).length > 0
}

const DELETE_CODES = writes(
  'user_recovery_codes.delete',
  'delete from user_recovery_codes where shop_id = $1 and user_id = $2',
)

/** Forgets all recovery codes of somebody. */
export async function deleteRecoveryCodes(db: Transaction, { shop_id, id }: Owner): Promise<void> {
  await db.query(DELETE_CODES, [shop_id, id])
}

const INSERT_CODES = writes(
  'user_recovery_codes.insert',
  'insert into user_recovery_codes (shop_id, user_id, digest) select $1, $2, unnest($3::bytea[])',
)

/** Keeps these recovery codes and no others. */
export async function replaceRecoveryCodes(
  db: Transaction,
  owner: Owner,
  digests: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(db, owner)
  await db.query(INSERT_CODES, [owner.shop_id, owner.id, digests])
}

const USE_CODE = writes<{ user_id: number }>(
  'user_recovery_codes.use',
  'delete from user_recovery_codes where shop_id = $1 and user_id = $2 and digest = $3 returning user_id',
)

/** Uses up a recovery code; false when it is none of the person's, or was used. */
export async function useRecoveryCode(
  db: Transaction,
  { shop_id, id }: Owner,
  digest: Buffer,
): Promise<boolean> {
  return (await db.query(USE_CODE, [shop_id, id, digest])).length > 0
}
