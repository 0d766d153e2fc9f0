/** Proof, asked for again, that it is still the person of the session who sits before it (R-CONSOLE-8). */
import { recordEvent } from '../audit/record.ts'
import type { SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { Problem } from '../http/problems.ts'
import { clearAttempts } from './attempt-store.ts'
import { deviceOfSession, tryPassword, wrongCredentials } from './attempts.ts'
import { sessionCookieOf } from './cookie.ts'
import { knownAt, requirePasskeyPlace } from './own-passkeys.ts'
import { passkeyPlaceOf } from './passkey-place.ts'
import { listPasskeys, markPasskeyUsed } from './passkey-store.ts'
import { askForAssertion, readAssertion, type SentAssertion } from './passkeys.ts'
import { wrongPasskey } from './second-step.ts'
import { signedOut } from './session-check.ts'
import { confirmedSince, PENDING_MS } from './session-life.ts'
import { confirmSession, findConfirmedAt, setChallenge, takeChallenge } from './session-store.ts'
import { findUser, holdPassword } from './user-store.ts'

/**
 * Throws 403 `console/confirmation-needed` unless the person proved of late who it is, and 401 `console/signed-out` when the
 * session has ended meanwhile, which no proof would mend. Asks the database each time, so that a proof counts at once; calls that want one are few.
 */
export async function requireConfirmed({ db, clock, baseUrl }: Context, actor: SessionActor): Promise<void> {
  const confirmedAt = await findConfirmedAt(db, actor)
  if (confirmedAt === undefined) throw signedOut(sessionCookieOf(baseUrl))
  if (confirmedAt !== null && confirmedAt > confirmedSince(clock.now())) return
  throw new Problem(
    'console/confirmation-needed',
    'Prove that it is you: send the password or a passkey to /console/api/confirmation, and then this call again.',
  )
}

/** What a passkey of the person has to sign. Throws 422 `console/rejected` when there is none for this place. */
export async function askForConfirmation(context: Context, actor: SessionActor) {
  const { db, clock } = context
  const place = requirePasskeyPlace(context)
  const known = knownAt(place, await listPasskeys(db, { shop_id: actor.shopId, id: actor.userId }))
  if (known.length === 0) {
    throw new Problem(
      'console/rejected',
      `This account has no passkey for ${place.origin}. Send the password.`,
    )
  }
  const options = await askForAssertion(place, { of: known, verified: true })
  await setChallenge(db, actor, options.challenge, new Date(clock.now().getTime() + PENDING_MS))
  return { origin: place.origin, options }
}

/**
 * Takes a passkey of who is signed in for proof. Throws 401 `console/wrong-second-factor` unless it signed what was asked
 * last, within 5 minutes, and made sure of its person.
 */
export async function confirmByPasskey(
  context: Context,
  actor: SessionActor,
  sent: SentAssertion,
  address: string,
): Promise<void> {
  const { db, clock } = context
  const at = clock.now()
  const place = passkeyPlaceOf(context.baseUrl)
  if (place === undefined) throw wrongPasskey()
  const challenge = await takeChallenge(db, actor, at)
  const own = await listPasskeys(db, { shop_id: actor.shopId, id: actor.userId })
  const passkey = knownAt(place, own).find(one => one.credential_id === sent.id)
  const counter =
    challenge !== undefined &&
    passkey &&
    (await readAssertion(place, challenge, passkey, { ...sent, verified: true }))
  const confirmed = await db.transaction(async transaction => {
    const isGood =
      passkey !== undefined &&
      typeof counter === 'number' &&
      (await markPasskeyUsed(transaction, passkey, counter, at))
    if (isGood) await confirmSession(transaction, actor, at)
    else {
      const kind = 'confirmation_failed'
      await recordEvent(transaction, { shopId: actor.shopId, actor, kind, address, at })
    }
    return isGood
  })
  if (!confirmed) throw wrongPasskey()
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
