/** What a person does about the own account: sign in, and change the password. */
import { recordEvent } from '../audit/record.ts'
import { revokeTokensBeyond, type SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { Problem } from '../http/problems.ts'
import { type AttemptOrigin, clearAllAttempts, clearAttempts } from './attempt-store.ts'
import { deviceOfSession, tryPassword, wrongCredentials } from './attempts.ts'
import { beginSession } from './begin-session.ts'
import { cookieDigest } from './cookie.ts'
import { type Factors, findFactors, wantsSecondStep } from './factor-store.ts'
import { areSame, faultOfPassword, hashPassword } from './password.ts'
import { awaitSecondStep, type SignedIn } from './second-step.ts'
import { endSessionsOf } from './session-store.ts'
import { findUser, holdPassword, setPassword, type User } from './user-store.ts'

/** Somebody who knew the password and is not signed in yet. */
export interface AwaitsSecondStep {
  readonly user: User
  readonly factors: Factors
  /** The value of the cookie of the sign-in that waits. */
  readonly pending: string
  readonly expiresAt: Date
}

/**
 * Begins a session of the user with this address, if there is one, and answers the cookie's new value; or, of a user with
 * second factors, has the sign-in wait for one. `former` is the value that the browser had: with the session its own ends.
 * Throws the problems of `tryPassword`.
 */
export async function signIn(
  context: Context,
  origin: AttemptOrigin,
  found: User | undefined,
  password: string,
  former: string | undefined,
): Promise<SignedIn | AwaitsSecondStep> {
  const { db, clock } = context
  const user = await tryPassword(context, origin, found, password)
  return db.transaction(async transaction => {
    // A password that is being changed must not open a session that its change no longer sees; nor factors.
    if (!(await holdPassword(transaction, user))) throw wrongCredentials()
    const now = clock.now()
    const { address } = origin
    await clearAttempts(transaction, origin)
    const factors = await findFactors(transaction, user)
    if (wantsSecondStep(factors)) {
      return { user, factors, ...(await awaitSecondStep(transaction, user, { address, now })) }
    }
    const most = context.config.shopLimits.sessions
    return {
      user,
      value: await beginSession(transaction, user, { former, address }, { by: 'password', now, most }),
    }
  })
}

/**
 * Changes the password of who is signed in, ends all other sessions and answers the user as it is now. Throws 422 `console/rejected` when the new one is
 * too short or no other, and the problems of `tryPassword` about the current one.
 */
export async function changePassword(
  context: Context,
  actor: SessionActor,
  cookieValue: string,
  wanted: {
    readonly current: string
    readonly next: string
    readonly address: string
    /** Whether the tokens that the person made are revoked. */
    readonly revokeTokens: boolean
  },
): Promise<User> {
  const { db, clock } = context
  const { current, next, address, revokeTokens } = wanted
  requireGoodPassword(current, next)
  const found = await findUser(db, actor.shopId, actor.userId)
  if (found === undefined) throw wrongCredentials()
  const origin = { mailAddress: found.mail_address, address, device: deviceOfSession(actor) }
  const user = await tryPassword(context, origin, found, current, actor)
  const hash = await hashPassword(next)
  await db.transaction(async transaction => {
    if (!(await setPassword(transaction, user, hash, { temporary: false }))) throw wrongCredentials()
    const at = clock.now()
    await clearAllAttempts(transaction, user.mail_address)
    await endSessionsOf(transaction, user, at, cookieDigest(cookieValue))
    await recordEvent(transaction, { shopId: actor.shopId, actor, kind: 'password_changed', address, at })
    const { shopId, userId } = actor
    const revoked = revokeTokens
      ? await revokeTokensBeyond(transaction, shopId, userId, { at, allowed: [] })
      : []
    for (const subject of revoked) {
      const event = { actor, kind: 'token_revoked', subject, address, at } as const
      await recordEvent(transaction, { shopId, ...event })
    }
  })
  return { ...user, password_hash: hash, password_is_temporary: false }
}

function requireGoodPassword(current: string, next: string): void {
  const fault =
    faultOfPassword(next) ??
    (areSame(current, next) ? 'must be another one than the current password' : undefined)
  if (fault === undefined) return
  throw new Problem('console/rejected', `The new password ${fault}.`, {
    violations: [{ detail: fault, pointer: '/new_password' }],
  })
}
