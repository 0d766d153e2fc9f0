/** A change of somebody's second factors (R-CONSOLE-9), and what follows from any of them. */
import { type AuditEvent, recordEvent } from '../audit/record.ts'
import type { SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import type { Connection, Transaction } from '../db/database.ts'
import { Problem } from '../http/problems.ts'
import {
  deleteRecoveryCodes,
  deleteTotp,
  findFactors,
  lockFactors,
  replaceRecoveryCodes,
  wantsSecondStep,
} from './factor-store.ts'
import { deletePasskeys } from './passkey-store.ts'
import { type Author, holdPerson } from './people.ts'
import { mintRecoveryCodes, recoveryCodeDigest } from './recovery-codes.ts'
import { endSessionsOf } from './session-store.ts'
import { findUser, type User } from './user-store.ts'

/** Who changes the own factors, and from where. */
export interface FactorCaller {
  readonly actor: SessionActor
  /** The digest of the session's cookie: it stays when others end. */
  readonly digest: Buffer
  /** `request.ip`. */
  readonly address: string
}

/** A change that is under way. */
export interface FactorChange {
  readonly transaction: Transaction
  readonly user: User
  readonly now: Date
  /** Notes in the audit log what is done. */
  note(event: Pick<AuditEvent, 'kind' | 'subject' | 'detail'>): Promise<void>
}

/** Does the work in a transaction, for which another change of the same person's factors waits. */
export function changeFactors<T>(
  { db, clock }: Context,
  { actor, address }: FactorCaller,
  work: (change: FactorChange) => Promise<T>,
): Promise<T> {
  return db.transaction(async transaction => {
    await lockFactors(transaction, { shop_id: actor.shopId, id: actor.userId })
    const now = clock.now()
    return work({
      ...{ transaction, now, user: await requireSelf(transaction, actor) },
      note: event => recordEvent(transaction, { ...event, shopId: actor.shopId, actor, address, at: now }),
    })
  })
}

/** Who is signed in. Throws 401 when the account was deleted since the session was checked, a second ago at most. */
export async function requireSelf(db: Connection, actor: SessionActor): Promise<User> {
  const user = await findUser(db, actor.shopId, actor.userId)
  if (user === undefined) throw new Problem('console/signed-out', 'The account does not exist any more.')
  return user
}

/**
 * What follows when a factor was added: other sessions end if the person says so, and the first factor brings recovery
 * codes, which are answered.
 */
export async function followAddition(
  change: FactorChange,
  { digest }: FactorCaller,
  endOthers: boolean,
): Promise<readonly string[]> {
  const { transaction, user, now } = change
  if (endOthers) await endSessionsOf(transaction, user, now, digest)
  const { recovery_codes } = await findFactors(transaction, user)
  return recovery_codes > 0 ? [] : makeRecoveryCodes(change)
}

/** Makes ten recovery codes in place of those before. This answer is the only place where they are ever seen. */
export async function makeRecoveryCodes({
  transaction,
  user,
  note,
}: FactorChange): Promise<readonly string[]> {
  const codes = mintRecoveryCodes()
  await replaceRecoveryCodes(transaction, user, codes.map(recoveryCodeDigest))
  await note({ kind: 'recovery_codes_made' })
  return codes
}

/** What follows when a factor was removed: without any, recovery codes stand in for nothing. */
export async function followRemoval({ transaction, user }: FactorChange): Promise<void> {
  if (!wantsSecondStep(await findFactors(transaction, user))) await deleteRecoveryCodes(transaction, user)
}

/**
 * Takes away all second factors of somebody who lost them, as an owner or an operator does: the password alone signs in
 * again. All sessions end, since one may be of the telephone that is lost. False when there was nothing. Throws 403 when the
 * author may not any more, and 404 when the user is gone.
 */
export function resetFactors(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  author: Author,
  user: User,
): Promise<boolean> {
  return db.transaction(async transaction => {
    await holdPerson(transaction, user.shop_id, author, user.id)
    await lockFactors(transaction, user)
    const had = wantsSecondStep(await findFactors(transaction, user))
    await deleteTotp(transaction, user)
    await deletePasskeys(transaction, user)
    await deleteRecoveryCodes(transaction, user)
    if (!had) return false
    const at = clock.now()
    await endSessionsOf(transaction, user, at, undefined)
    await recordEvent(transaction, {
      ...{ shopId: user.shop_id, ...author, kind: 'second_factor_removed' },
      ...{ subject: user.mail_address, detail: { factor: 'all' }, at },
    })
    return true
  })
}
