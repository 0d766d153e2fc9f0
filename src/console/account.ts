/** What a person does about the own account: sign in, and change the password. */
import type { SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { Problem } from '../http/problems.ts'
import { type AttemptOrigin, clearAttempts } from './attempt-store.ts'
import { tryPassword, wrongCredentials } from './attempts.ts'
import { cookieDigest, mintCookieValue } from './cookie.ts'
import { areSame, hashPassword } from './password.ts'
import { endSession, endSessionsOf, insertSession } from './session-store.ts'
import { findUser, findUserByMail, holdPassword, setPassword, type User } from './user-store.ts'
import { faultOfPassword } from './users.ts'

/**
 * Begins a session and answers its user and the cookie's new value. `former` is the value that the browser had: its session
 * ends. Throws the problems of `tryPassword`.
 */
export async function signIn(
  context: Context,
  origin: AttemptOrigin,
  password: string,
  former: string | undefined,
): Promise<{ readonly user: User; readonly value: string }> {
  const { db, clock } = context
  const user = await tryPassword(context, origin, await findUserByMail(db, origin.mailAddress), password)
  const value = mintCookieValue()
  await db.transaction(async transaction => {
    // A password that is being changed must not open a session that its change no longer sees.
    if (!(await holdPassword(transaction, user))) throw wrongCredentials()
    const now = clock.now()
    await clearAttempts(transaction, user.mail_address)
    if (former !== undefined) await endSession(transaction, cookieDigest(former), now)
    await insertSession(transaction, user, cookieDigest(value), {
      now,
      most: context.config.shopLimits.sessions,
    })
  })
  return { user, value }
}

/**
 * Changes the password of who is signed in and ends all other sessions. Throws 422 `console/rejected` when the new one is
 * too short or no other, and the problems of `tryPassword` about the current one.
 */
export async function changePassword(
  context: Context,
  actor: SessionActor,
  cookieValue: string,
  passwords: { readonly current: string; readonly next: string; readonly networkAddress: string },
): Promise<void> {
  const { db, clock } = context
  const { current, next, networkAddress } = passwords
  requireGoodPassword(current, next)
  const found = await findUser(db, actor.shopId, actor.userId)
  if (found === undefined) throw wrongCredentials()
  const origin = { mailAddress: found.mail_address, networkAddress }
  const user = await tryPassword(context, origin, found, current)
  const hash = await hashPassword(next)
  await db.transaction(async transaction => {
    if (!(await setPassword(transaction, user, hash))) throw wrongCredentials()
    await clearAttempts(transaction, user.mail_address)
    await endSessionsOf(transaction, user, clock.now(), cookieDigest(cookieValue))
  })
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
