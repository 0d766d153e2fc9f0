/** Signing in by a passkey alone, which makes sure of its person itself, by a finger or a PIN (R-CONSOLE-10). */
import type { Context } from '../context.ts'
import { networkOf } from '../lib/network-address.ts'
import { beginSession } from './begin-session.ts'
import { cookieDigest, mintCookieValue } from './cookie.ts'
import { requirePasskeyPlace } from './own-passkeys.ts'
import { passkeyPlaceOf } from './passkey-place.ts'
import { findPasskey, markPasskeyUsed } from './passkey-store.ts'
import { askForAssertion, readAssertion, type SentAssertion } from './passkeys.ts'
import { finishPending, insertPending, takePendingChallenge } from './pending-store.ts'
import { expired, type SignedIn, type Waiting, wrongPasskey } from './second-step.ts'
import { PENDING_MS } from './session-life.ts'
import { findUser } from './user-store.ts'

/**
 * What any passkey of this place has to sign, and the value of the cookie that its browser gets. Throws 422
 * `console/rejected` where there can be no passkeys.
 */
export async function beginPasskeySignIn(context: Context, address: string) {
  const { db, clock } = context
  const place = requirePasskeyPlace(context)
  const options = await askForAssertion(place, { of: undefined, verified: true })
  const pending = mintCookieValue()
  const expiresAt = new Date(clock.now().getTime() + PENDING_MS)
  const { challenge } = options
  await db.transaction(transaction =>
    insertPending(transaction, {
      ...{ digest: cookieDigest(pending), networkAddress: networkOf(address), user: undefined },
      ...{ challenge, expiresAt },
    }),
  )
  return { pending, answer: { origin: place.origin, options } }
}

/**
 * Signs in whose passkey signed. Throws 401 `console/wrong-second-factor` unless it is known, signed what was asked last, and
 * made sure of its person, and 401 `console/sign-in-expired` when nothing was asked in this browser within 5 minutes.
 */
export async function signInByPasskey(
  context: Context,
  waiting: Waiting,
  sent: SentAssertion,
): Promise<SignedIn> {
  const { db, clock } = context
  const now = clock.now()
  const place = passkeyPlaceOf(context.baseUrl)
  if (place === undefined) throw wrongPasskey()
  const digest = waiting.pending === undefined ? undefined : cookieDigest(waiting.pending)
  const asked = digest && (await takePendingChallenge(db, digest, now))
  // What somebody was asked who knew a password is finished as the second step only.
  if (digest === undefined || asked === undefined || asked.user_id !== null) throw expired()
  const passkey = await findPasskey(db, sent.id, place.rpId)
  if (passkey === undefined) throw wrongPasskey()
  const counter = await readAssertion(place, asked.challenge, passkey, { ...sent, verified: true })
  if (counter === undefined) throw wrongPasskey()
  return db.transaction(async transaction => {
    if (!(await markPasskeyUsed(transaction, passkey, counter, now))) throw wrongPasskey()
    const user = await findUser(transaction, passkey.shop_id, passkey.user_id)
    if (user === undefined) throw wrongPasskey()
    if ((await finishPending(transaction, digest, now)) === undefined) throw expired()
    const most = context.config.shopLimits.sessions
    return { user, value: await beginSession(transaction, user, waiting, { by: 'passkey_alone', now, most }) }
  })
}
