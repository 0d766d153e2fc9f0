/**
 * Attempts to sign in, in the database. An attempt counts as a failure from its beginning until it succeeds: of a
 * hundred at the same moment no more get to try a password than of a hundred in a row.
 */
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import { FAILURES_COUNT_MS, MAX_FAILURES } from './limits.ts'

/** Whose password is tried, and from where. */
export interface AttemptOrigin {
  /** In lower case; there need not be such a user. */
  readonly mailAddress: string
  readonly networkAddress: string
}

/** 'mail' and 'netw' as numbers: apart from other advisory locks. */
const LOCK = writes(
  'sign_in_failures.lock',
  `select pg_advisory_xact_lock(${0x6d61_696c}, hashtext($1)), pg_advisory_xact_lock(${0x6e65_7477}, hashtext($2))`,
)

const COUNT = reads<{ at: Date | null }>(
  'sign_in_failures.count',
  `select greatest(
     (select at from sign_in_failures where mail_address = $1 and at > $3
      order by at desc offset ${MAX_FAILURES.mailAddress - 1} limit 1),
     (select at from sign_in_failures where network_address = $2 and at > $3
      order by at desc offset ${MAX_FAILURES.networkAddress - 1} limit 1)) as at`,
)

const INSERT = writes<{ id: number }>(
  'sign_in_failures.insert',
  'insert into sign_in_failures (mail_address, network_address, at) values ($1, $2, $3) returning id',
)

/** Notes an attempt and answers its id; or, when there were too many failures, when the next attempt is allowed. */
export async function beginAttempt(
  db: Transaction,
  { mailAddress, networkAddress }: AttemptOrigin,
  now: Date,
): Promise<{ readonly id: number } | { readonly notBefore: Date }> {
  await db.query(LOCK, [mailAddress, networkAddress])
  const since = new Date(now.getTime() - FAILURES_COUNT_MS)
  const [oldest] = await db.query(COUNT, [mailAddress, networkAddress, since])
  if (oldest?.at) return { notBefore: new Date(oldest.at.getTime() + FAILURES_COUNT_MS) }
  const [row] = await db.query(INSERT, [mailAddress, networkAddress, now])
  if (row === undefined) throw new Error('sign_in_failures.insert answered no row')
  return { id: row.id }
}

const WITHDRAW = writes('sign_in_failures.withdraw', 'delete from sign_in_failures where id = $1')

/** Forgets an attempt at which no password was compared. */
export async function withdrawAttempt(db: Connection, id: number): Promise<void> {
  await db.query(WITHDRAW, [id])
}

const CLEAR = writes('sign_in_failures.clear', 'delete from sign_in_failures where mail_address = $1')

/** Forgets all attempts of a mail address: its user knew the password. */
export async function clearAttempts(db: Connection, mailAddress: string): Promise<void> {
  await db.query(CLEAR, [mailAddress])
}

const SWEEP = writes('sign_in_failures.sweep', 'delete from sign_in_failures where at <= $1')

/** Deletes the failures that count no more. */
export async function sweepAttempts(db: Connection, now: Date): Promise<void> {
  await db.query(SWEEP, [new Date(now.getTime() - FAILURES_COUNT_MS)])
}
