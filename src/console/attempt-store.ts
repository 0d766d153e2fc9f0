/**
 * Attempts to sign in, in the database. An attempt counts as a failure from its beginning until it succeeds: of a
 * hundred at the same moment no more get to try a password than of a hundred in a row.
 */
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import { networkOf, siteOf } from '../lib/network-address.ts'
import { FAILURES_KEPT_MS, KNOWN_FAILURES, STRANGERS_FAILURES } from './limits.ts'

/** Whose password is tried, and from where. */
export interface AttemptOrigin {
  /** In lower case; there need not be such a user. */
  readonly mailAddress: string
  /** `request.ip`. */
  readonly address: string
  /** The browser in which the account was signed in before, or is now; undefined when it is a stranger's. */
  readonly device: string | undefined
}

/** 'mail', 'netw' and 'devi' as numbers: apart from other advisory locks. */
const LOCK = writes(
  'sign_in_failures.lock',
  `select pg_advisory_xact_lock(${0x6d61_696c}, hashtext($1)), pg_advisory_xact_lock(${0x6e65_7477}, hashtext($2))`,
)
const LOCK_DEVICE = writes(
  'sign_in_failures.lock_device',
  `select pg_advisory_xact_lock(${0x6465_7669}, hashtext($1))`,
)

/** A bound on failures, of which those of a condition count. */
interface Bound {
  readonly of: string
  readonly most: number
  readonly withinMs: number
}

/** When the next attempt is allowed by all of the bounds; null when it is by now. `$1` is now. */
const notBefore = (bounds: readonly Bound[]) =>
  `select greatest(${bounds
    .map(({ of, most, withinMs }) => {
      const within = `interval '${withinMs / 1000} seconds'`
      return `(select at + ${within} from sign_in_failures where ${of} and at > $1::timestamptz - ${within}
        order by at desc offset ${most - 1} limit 1)`
    })
    .join(', ')}) as at`

const STRANGERS = reads<{ at: Date | null }>(
  'sign_in_failures.of_strangers',
  notBefore([
    {
      of: 'mail_address = $2 and network_address = $3 and device is null',
      ...STRANGERS_FAILURES.addressFromNetwork,
    },
    { of: 'mail_address = $2 and device is null', ...STRANGERS_FAILURES.address },
    { of: 'network_address = $3 and device is null', ...STRANGERS_FAILURES.network },
    { of: 'site_address = $4 and device is null', ...STRANGERS_FAILURES.site },
    { of: 'device is null', ...STRANGERS_FAILURES.all },
  ]),
)

const OF_DEVICE = reads<{ at: Date | null }>(
  'sign_in_failures.of_device',
  notBefore(Object.values(KNOWN_FAILURES).map(bound => ({ of: 'device = $2', ...bound }))),
)

const INSERT = writes<{ id: number }>(
  'sign_in_failures.insert',
  `insert into sign_in_failures (mail_address, network_address, site_address, device, at)
   values ($1, $2, $3, $4, $5) returning id`,
)

/** Notes an attempt and answers its id; or, when there were too many failures, when the next attempt is allowed. */
export async function beginAttempt(
  db: Transaction,
  { mailAddress, address, device }: AttemptOrigin,
  now: Date,
): Promise<{ readonly id: number } | { readonly notBefore: Date }> {
  const [network, site] = [networkOf(address), siteOf(address)]
  await (device === undefined ? db.query(LOCK, [mailAddress, network]) : db.query(LOCK_DEVICE, [device]))
  const [next] = await (device === undefined
    ? db.query(STRANGERS, [now, mailAddress, network, site])
    : db.query(OF_DEVICE, [now, device]))
  if (next?.at) return { notBefore: next.at }
  const [row] = await db.query(INSERT, [mailAddress, network, site, device ?? null, now])
  if (row === undefined) throw new Error('sign_in_failures.insert answered no row')
  return { id: row.id }
}

const FAIL = writes('sign_in_failures.fail', 'update sign_in_failures set failed = true where id = $1')

/** Notes that the attempt has failed for good. Whether there is such a user, this writes as much. */
export async function failAttempt(db: Transaction, id: number): Promise<void> {
  await db.query(FAIL, [id])
}

const WITHDRAW = writes('sign_in_failures.withdraw', 'delete from sign_in_failures where id = $1')

/** Forgets an attempt at which no password was compared. */
export async function withdrawAttempt(db: Connection, id: number): Promise<void> {
  await db.query(WITHDRAW, [id])
}

const CLEAR = writes(
  'sign_in_failures.clear',
  `delete from sign_in_failures where mail_address = $1
   and case when $3::text is null then device is null and network_address = $2 else device = $3 end`,
)

/**
 * Forgets the attempts at an address from where somebody knew the password by now. What others tried elsewhere still
 * counts: else each time that the person signs in would give them a hundred more guesses.
 */
export async function clearAttempts(
  db: Connection,
  { mailAddress, address, device }: AttemptOrigin,
): Promise<void> {
  await db.query(CLEAR, [mailAddress, networkOf(address), device ?? null])
}

const CLEAR_ALL = writes('sign_in_failures.clear_all', 'delete from sign_in_failures where mail_address = $1')

/** Forgets all attempts at an address: its password is another one, or an operator says so. */
export async function clearAllAttempts(db: Connection, mailAddress: string): Promise<void> {
  await db.query(CLEAR_ALL, [mailAddress])
}

const SWEEP = writes('sign_in_failures.sweep', 'delete from sign_in_failures where at <= $1')

/** Deletes the failures that count no more. */
export async function sweepAttempts(db: Connection, now: Date): Promise<void> {
  await db.query(SWEEP, [new Date(now.getTime() - FAILURES_KEPT_MS)])
}
