/** Passwords that are tried: compared, and limited in their number by `limits.ts`. */
import { type Doer, recordEvent } from '../audit/record.ts'
import type { SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { Problem } from '../http/problems.ts'
import { type AttemptOrigin, beginAttempt, failAttempt, withdrawAttempt } from './attempt-store.ts'
import { verifyPassword } from './password.ts'
import type { User } from './user-store.ts'

/** Stands for the shop of nobody: no event is noted there. */
const NO_SHOP = 0

/**
 * Throws 401 `console/wrong-credentials` unless the password is the user's; without a user that takes as long. Throws 429
 * `console/too-many-attempts` when there were too many failures. A success is the caller's to note by `clearAttempts`,
 * in the transaction that makes use of it. `doer` is who is signed in already; else this is an attempt to sign in.
 */
export async function tryPassword(
  { db, clock }: Context,
  origin: AttemptOrigin,
  user: User | undefined,
  password: string,
  doer?: Doer,
): Promise<User> {
  const now = clock.now()
  const attempt = await db.transaction(transaction => beginAttempt(transaction, origin, now))
  if ('notBefore' in attempt) throw tooManyAttempts('passwords', attempt.notBefore.getTime() - now.getTime())
  let right: boolean
  try {
    right = await verifyPassword(password, user?.password_hash, { known: origin.device !== undefined })
  } catch (error) {
    await withdrawAttempt(db, attempt.id)
    throw error
  }
  if (right && user !== undefined) return user
  await db.transaction(async transaction => {
    await failAttempt(transaction, attempt.id)
    await recordEvent(transaction, {
      shopId: user?.shop_id ?? NO_SHOP,
      actor: doer ?? 'stranger',
      kind: doer === undefined ? 'sign_in_failed' : 'confirmation_failed',
      subject: doer === undefined ? origin.mailAddress : null,
      ...{ address: origin.address, at: now },
    })
  })
  throw wrongCredentials()
}

/** What the attempts of who is signed in are counted by: strangers do not hold them up. */
export function deviceOfSession({ tokenId }: SessionActor): string {
  return `session ${tokenId}`
}

/** The same words for an address that nobody has and for a wrong password. */
export function wrongCredentials(): Problem {
  return new Problem('console/wrong-credentials', 'The mail address or the password is wrong.', {
    headers: { 'www-authenticate': 'Cookie realm="akinai console"' },
  })
}

/** Says how long to wait. */
export function tooManyAttempts(what: 'passwords' | 'codes', milliseconds: number): Problem {
  const seconds = Math.ceil(milliseconds / 1000)
  const minutes = Math.ceil(seconds / 60)
  return new Problem(
    'console/too-many-attempts',
    `Too many ${what} were wrong. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}
