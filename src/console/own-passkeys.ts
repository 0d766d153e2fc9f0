/** What a person does about the own passkeys. */
import type { SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { Problem } from '../http/problems.ts'
import {
  changeFactors,
  type FactorCaller,
  followAddition,
  followRemoval,
  requireSelf,
} from './factor-change.ts'
import { MAX_PASSKEYS } from './limits.ts'
import { type PasskeyPlace, passkeyPlaceOf } from './passkey-place.ts'
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  renamePasskey,
} from './passkey-store.ts'
import { askForPasskey, readNewPasskey, type SentRegistration } from './passkeys.ts'
import { PENDING_MS } from './session-life.ts'
import { setChallenge, takeChallenge } from './session-store.ts'

/** The place of passkeys. Throws 422 `console/rejected` where the public address can have none. */
export function requirePasskeyPlace({ baseUrl }: Pick<Context, 'baseUrl'>): PasskeyPlace {
  const place = passkeyPlaceOf(baseUrl)
  if (place !== undefined) return place
  throw new Problem(
    'console/rejected',
    'Browsers have passkeys for an https address with a name, and for localhost; AKINAI_BASE_URL is neither.',
  )
}

/** What a browser needs to make a passkey. Throws 422 `console/rejected` when there are too many, or can be none. */
export async function beginPasskey(context: Context, actor: SessionActor) {
  const { db, clock } = context
  const place = requirePasskeyPlace(context)
  const user = await requireSelf(db, actor)
  const known = await listPasskeys(db, user)
  requireRoom(known)
  // The handle says nothing to anybody else, and is never another person's.
  const self = { handle: `${user.shop_id}.${user.id}`, mailAddress: user.mail_address }
  const options = await askForPasskey(place, self, knownAt(place, known))
  await setChallenge(db, actor, options.challenge, new Date(clock.now().getTime() + PENDING_MS))
  return { origin: place.origin, options }
}

/** Those of somebody's passkeys that browsers offer at this place. */
export function knownAt({ rpId }: PasskeyPlace, passkeys: readonly PasskeyRow[]): PasskeyRow[] {
  return passkeys.filter(({ rp_id }) => rp_id === rpId)
}

/**
 * Adds the passkey that a browser made, and answers it, and recovery codes when the person had none. Throws 422
 * `console/rejected` when it is not what was asked for within 5 minutes, or somebody's already.
 */
export async function addPasskey(
  context: Context,
  caller: FactorCaller,
  wanted: { readonly name: string; readonly sent: SentRegistration; readonly endOthers: boolean },
): Promise<{ readonly passkey: PasskeyRow; readonly recoveryCodes: readonly string[] }> {
  const { db, clock } = context
  const { name, sent, endOthers } = wanted
  const place = requirePasskeyPlace(context)
  const challenge = await takeChallenge(db, caller.actor, clock.now())
  const made = challenge === undefined ? undefined : await readNewPasskey(place, challenge, sent)
  if (made === undefined) {
    throw new Problem(
      'console/rejected',
      `That is no passkey which was asked for here within 5 minutes and made at ${place.origin}.`,
    )
  }
  return changeFactors(context, caller, async change => {
    const { transaction, user, now } = change
    requireRoom(await listPasskeys(transaction, user))
    const passkey = await insertPasskey(transaction, user, { ...made, rpId: place.rpId, name, now })
    if (passkey === undefined) throw new Problem('console/rejected', 'This passkey is in use already.')
    await change.note({ kind: 'passkey_added', subject: name })
    return { passkey, recoveryCodes: await followAddition(change, caller, endOthers) }
  })
}

function requireRoom(passkeys: readonly PasskeyRow[]): void {
  if (passkeys.length < MAX_PASSKEYS) return
  throw new Problem('console/rejected', `An account has at most ${MAX_PASSKEYS} passkeys. Remove one first.`)
}

/** Gives a passkey another name. Throws 404 when the person has no such one. */
export async function namePasskey(
  { db }: Context,
  actor: SessionActor,
  id: number,
  name: string,
): Promise<void> {
  const owner = { shop_id: actor.shopId, id: actor.userId }
  if (!(await renamePasskey(db, owner, id, name))) throw noPasskey()
}

/** Removes a passkey. Throws 404 when the person has no such one. */
export async function removePasskey(context: Context, caller: FactorCaller, id: number): Promise<void> {
  await changeFactors(context, caller, async change => {
    const name = await deletePasskey(change.transaction, change.user, id)
    if (name === undefined) throw noPasskey()
    await change.note({ kind: 'passkey_removed', subject: name })
    await followRemoval(change)
  })
}

function noPasskey(): Problem {
  return new Problem('console/not-found', 'This account has no such passkey.')
}
