/**
 * The second step of signing in (R-CONSOLE-10): a code, or a passkey that signs. Between the steps nothing is open: the
 * browser holds a cookie of 5 minutes, which only this step takes.
 */
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { Problem } from '../http/problems.ts'
import { networkOf } from '../lib/network-address.ts'
import { type AttemptOrigin, beginAttempt, clearAttempts, failAttempt } from './attempt-store.ts'
import { tooManyAttempts } from './attempts.ts'
import { beginSession, type Newcomer, type SignedInBy } from './begin-session.ts'
import { cookieDigest, mintCookieValue } from './cookie.ts'
import { findTotp, takeTotpStep, useRecoveryCode } from './factor-store.ts'
import { knownAt, requirePasskeyPlace } from './own-passkeys.ts'
import { passkeyPlaceOf } from './passkey-place.ts'
import { listPasskeys, markPasskeyUsed } from './passkey-store.ts'
import { askForAssertion, readAssertion, type SentAssertion } from './passkeys.ts'
import {
  findPending,
  finishPending,
  insertPending,
  setPendingChallenge,
  takePendingChallenge,
} from './pending-store.ts'
import { recoveryCodeDigest } from './recovery-codes.ts'
import { PENDING_MS } from './session-life.ts'
import { stepOfCode } from './totp.ts'
import { findUser, type User } from './user-store.ts'

/** A sign-in that waits, as its browser knows it. */
export interface Waiting extends Newcomer {
  /** The value of its cookie. */
  readonly pending: string | undefined
}

/** Who is signed in, and the value of the session's cookie. */
export interface SignedIn {
  readonly user: User
  readonly value: string
}

/** Has somebody who knew the password wait for the second step, and answers the value of the cookie and when it expires. */
export async function awaitSecondStep(
  transaction: Transaction,
  user: User,
  { address, now }: { readonly address: string; readonly now: Date },
): Promise<{ readonly pending: string; readonly expiresAt: Date }> {
  const pending = mintCookieValue()
  const expiresAt = new Date(now.getTime() + PENDING_MS)
  const digest = cookieDigest(pending)
  await insertPending(transaction, {
    ...{ digest, networkAddress: networkOf(address), user, challenge: null, expiresAt },
  })
  return { pending, expiresAt }
}

/**
 * Signs in by a code of an app or a recovery code. Throws 401 `console/wrong-second-factor` when it is neither, or was used
 * already, 401 `console/sign-in-expired` without a first step, and 429 after too many wrong ones.
 */
export async function finishByCode(context: Context, waiting: Waiting, code: string): Promise<SignedIn> {
  const { db, clock } = context
  const now = clock.now()
  const { digest, user } = await requireFirstStep(context, waiting)
  const origin = originOf(user, waiting)
  const attempt = await db.transaction(transaction => beginAttempt(transaction, origin, now))
  if ('notBefore' in attempt) throw tooManyAttempts('codes', attempt.notBefore.getTime() - now.getTime())
  const signedIn = await db.transaction(async transaction => {
    const by = await takeCode(transaction, user, code, now)
    if (by === undefined) {
      await failAttempt(transaction, attempt.id)
      await noteFailure(transaction, user, waiting, now)
      return undefined
    }
    if (by === 'recovery_code') await noteRecoveryCode(transaction, user, waiting, now)
    await clearAttempts(transaction, origin)
    return finish(transaction, user, {
      ...waiting,
      digest,
      by,
      now,
      most: context.config.shopLimits.sessions,
    })
  })
  if (signedIn !== undefined) return signedIn
  throw new Problem('console/wrong-second-factor', 'The code is wrong, too old, or was used already.', {
    headers: CHALLENGE,
  })
}

/** What a passkey of who knew the password has to sign. Throws 401 `console/sign-in-expired`, and 422 where none can be. */
export async function askForSecondStep(context: Context, waiting: Waiting) {
  const { digest, user } = await requireFirstStep(context, waiting)
  const place = requirePasskeyPlace(context)
  const known = knownAt(place, await listPasskeys(context.db, user))
  if (known.length === 0) {
    throw new Problem('console/rejected', `This account has no passkey for ${place.origin}. Take a code.`)
  }
  const options = await askForAssertion(place, { of: known, verified: false })
  if (!(await setPendingChallenge(context.db, digest, options.challenge))) throw expired()
  return { origin: place.origin, options }
}

/**
 * Signs in by a passkey of who knew the password. Throws 401 `console/wrong-second-factor` unless it signed what was asked
 * last, at the right page, and 401 `console/sign-in-expired` without a first step.
 */
export async function finishByPasskey(
  context: Context,
  waiting: Waiting,
  sent: SentAssertion,
): Promise<SignedIn> {
  const { db, clock } = context
  const now = clock.now()
  const place = passkeyPlaceOf(context.baseUrl)
  if (place === undefined) throw wrongPasskey()
  const { digest, user } = await requireFirstStep(context, waiting)
  const asked = await takePendingChallenge(db, digest, now)
  const passkey = knownAt(place, await listPasskeys(db, user)).find(one => one.credential_id === sent.id)
  const counter =
    asked && passkey && (await readAssertion(place, asked.challenge, passkey, { ...sent, verified: false }))
  const signedIn = await db.transaction(async transaction => {
    const isGood =
      passkey !== undefined &&
      counter !== undefined &&
      (await markPasskeyUsed(transaction, passkey, counter, now))
    if (isGood)
      return finish(transaction, user, {
        ...waiting,
        ...{ digest, by: 'passkey', now, most: context.config.shopLimits.sessions },
      })
    await noteFailure(transaction, user, waiting, now)
    return undefined
  })
  if (signedIn !== undefined) return signedIn
  throw wrongPasskey()
}

/** The same words for whatever was wrong with it. */
export function wrongPasskey(): Problem {
  return new Problem(
    'console/wrong-second-factor',
    'The passkey is not known here, or did not sign what was asked last.',
    { headers: CHALLENGE },
  )
}

/** A 401 names how to authenticate. */
const CHALLENGE = { 'www-authenticate': 'Cookie realm="akinai console"' }

/** There is nothing to finish. */
export function expired(): Problem {
  return new Problem(
    'console/sign-in-expired',
    'This sign-in was not begun in this browser, or over 5 minutes ago. Begin anew.',
    { headers: CHALLENGE },
  )
}

async function requireFirstStep(
  { db, clock }: Context,
  { pending }: Waiting,
): Promise<{ readonly digest: Buffer; readonly user: User }> {
  if (pending === undefined) throw expired()
  const digest = cookieDigest(pending)
  const row = await findPending(db, digest, clock.now())
  const known = row !== undefined && row.shop_id !== null && row.user_id !== null
  const user = known ? await findUser(db, row.shop_id, row.user_id) : undefined
  if (user === undefined) throw expired()
  return { digest, user }
}

/**
 * Codes are counted by the account alone, from wherever they come: only who knows the password gets to try one, so no
 * stranger holds its person up, and no number of networks gets more tries.
 */
function originOf(user: User, { address }: Waiting): AttemptOrigin {
  return { mailAddress: user.mail_address, address, device: `second step of ${user.id}` }
}

/** By what the code signs in; undefined when by nothing. */
async function takeCode(
  transaction: Transaction,
  user: User,
  code: string,
  now: Date,
): Promise<SignedInBy | undefined> {
  const totp = await findTotp(transaction, user)
  if (totp !== undefined && totp.active_at !== null) {
    const { secret } = totp
    const step = stepOfCode(secret, code, now)
    if (step !== undefined && (await takeTotpStep(transaction, user, { secret, step, now }))) return 'totp'
  }
  return (await useRecoveryCode(transaction, user, recoveryCodeDigest(code))) ? 'recovery_code' : undefined
}

/** One sign-in becomes one session: of two that finish it at the same moment the other finds that it has expired. */
async function finish(
  transaction: Transaction,
  user: User,
  step: Newcomer & Parameters<typeof beginSession>[3] & { readonly digest: Buffer },
): Promise<SignedIn> {
  if ((await finishPending(transaction, step.digest, step.now)) === undefined) throw expired()
  return { user, value: await beginSession(transaction, user, step, step) }
}

async function noteFailure(
  transaction: Transaction,
  user: User,
  { address }: Waiting,
  at: Date,
): Promise<void> {
  await recordEvent(transaction, {
    ...{ shopId: user.shop_id, actor: 'stranger', kind: 'second_factor_failed' },
    ...{ subject: user.mail_address, address, at },
  })
}

async function noteRecoveryCode(
  transaction: Transaction,
  user: User,
  { address }: Waiting,
  at: Date,
): Promise<void> {
  const actor = { userId: user.id }
  await recordEvent(transaction, { shopId: user.shop_id, actor, kind: 'recovery_code_used', address, at })
}
