/** What a person does about the own account: sign in, and change the password. */
import { recordEvent } from '../audit/record.ts'
import type { SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { Problem } from '../http/problems.ts'
import { type AttemptOrigin, clearAllAttempts, clearAttempts } from './attempt-store.ts'
import { deviceOfSession, tryPassword, wrongCredentials } from './attempts.ts'
import { cookieDigest, mintCookieValue } from './cookie.ts'
import { areSame, hashPassword } from './password.ts'
import { endSession, endSessionsOf, insertSession } from './session-store.ts'
import { findUser, holdPassword, setPassword, type User } from './user-store.ts'
import { faultOfPassword } from './users.ts'

/**
 * Begins a session of the user with this address, if there is one, and answers the cookie's new value. `former` is the
 * value that the browser had: its session ends. Throws the problems of `tryPassword`.
 */
export async function signIn(
  context: Context,
  origin: AttemptOrigin,
  found: User | undefined,
  password: string,
  former: string | undefined,
): Promise<{ readonly user: User; readonly value: string }> {
  const { db, clock } = context
  const user = await tryPassword(context, origin, found, password)
  const value = mintCookieValue()
  await db.transaction(async transaction => {
    // A password that is being changed must not open a session that its change no longer sees.
    if (!(await holdPassword(transaction, user))) throw wrongCredentials()
    const now = clock.now()
    await clearAttempts(transaction, origin)
    if (former !== undefined) await endSession(transaction, cookieDigest(former), now)
    const tokenId = await insertSession(transaction, user, cookieDigest(value), now)
    const actor = { userId: user.id, tokenId }
    await recordEvent(transaction, {
      ...{ shopId: user.shop_id, actor, kind: 'signed_in', address: origin.address, at: now },
    })
  })
  return { user, value }
}

/**
 * Changes the password of who is signed in, ends all other sessions and answers the user as it is now. Throws 422 `console/rejected` when the new one is
 * too short or no other, and the problems of `tryPassword` about the current one.
 */
export async function changePassword(
  context: Context,
  actor: SessionActor,
  cookieValue: string,
  passwords: { readonly current: string; readonly next: string; readonly address: string },
): Promise<User> {
  const { db, clock } = context
  const { current, next, address } = passwords
  requireGoodPassword(current, next)
  const found = await findUser(db, actor.shopId, actor.userId)
  if (found === undefined) throw wrongCredentials()
  const origin = { mailAddress: found.mail_address, address, device: deviceOfSession(actor) }
  const user = await tryPassword(context, origin, found, current, actor)
  const hash = await hashPassword(next)
  await db.transaction(async transaction => {
    if (!(await setPassword(transaction, user, hash))) throw wrongCredentials()
    const at = clock.now()
    await clearAllAttempts(transaction, user.mail_address)
    await endSessionsOf(transaction, user, at, cookieDigest(cookieValue))
    await recordEvent(transaction, { shopId: actor.shopId, actor, kind: 'password_changed', address, at })
  })
  return { ...user, password_hash: hash }
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
