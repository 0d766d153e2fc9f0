/** Proof, asked for again, that it is still the person of the session who sits before it (R-CONSOLE-8). */
import type { SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { Problem } from '../http/problems.ts'
import { clearAttempts } from './attempt-store.ts'
import { deviceOfSession, tryPassword, wrongCredentials } from './attempts.ts'
import { confirmedSince } from './session-life.ts'
import { confirmSession, findConfirmedAt } from './session-store.ts'
import { findUser, holdPassword } from './user-store.ts'

/**
 * Throws 403 `console/confirmation-needed` unless the person proved of late who it is. Asks the database each time, so that
 * a proof counts at once; calls that want one are few.
 */
export async function requireConfirmed({ db, clock }: Context, actor: SessionActor): Promise<void> {
  const confirmedAt = await findConfirmedAt(db, actor)
  if (confirmedAt !== undefined && confirmedAt > confirmedSince(clock.now())) return
  throw new Problem(
    'console/confirmation-needed',
    'Prove that it is you: send the password or a passkey to /console/api/confirmation, and then this call again.',
  )
}

/** Takes the password of who is signed in for proof. Throws the problems of `tryPassword`. */
export async function confirmByPassword(
  context: Context,
  actor: SessionActor,
  password: string,
  address: string,
): Promise<void> {
  const { db, clock } = context
  const found = await findUser(db, actor.shopId, actor.userId)
  if (found === undefined) throw wrongCredentials()
  const origin = { mailAddress: found.mail_address, address, device: deviceOfSession(actor) }
  const user = await tryPassword(context, origin, found, password, actor)
  await db.transaction(async transaction => {
    if (!(await holdPassword(transaction, user))) throw wrongCredentials()
    await clearAttempts(transaction, origin)
    await confirmSession(transaction, actor, clock.now())
  })
}
