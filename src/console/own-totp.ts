/** What a person does about the own app that gives codes, and the recovery codes. */
import type { SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { Problem } from '../http/problems.ts'
import {
  changeFactors,
  type FactorCaller,
  followAddition,
  followRemoval,
  makeRecoveryCodes,
  requireSelf,
} from './factor-change.ts'
import {
  beginTotp,
  deleteTotp,
  findFactors,
  findTotp,
  takeTotpStep,
  wantsSecondStep,
} from './factor-store.ts'
import { describeTotp, mintTotpSecret, stepOfCode } from './totp.ts'

/** How long the secret of an app waits for its first code. */
const SETUP_MS = 60 * 60_000

/** Gives the secret for an app, which counts only once a first code came. Throws 422 when an app counts already. */
export async function beginTotpSetup({ db, clock }: Context, actor: SessionActor) {
  const user = await requireSelf(db, actor)
  const secret = mintTotpSecret()
  if (await beginTotp(db, user, secret, clock.now())) return describeTotp(secret, user.mail_address)
  throw new Problem('console/rejected', 'An app gives codes already. Remove it before you set up another.')
}

/**
 * Lets an app count that gave this code, and answers recovery codes when the person had none. Throws 422
 * `console/rejected` when the code is wrong, or no app was begun within an hour.
 */
export function activateTotp(
  context: Context,
  caller: FactorCaller,
  { code, endOthers }: { readonly code: string; readonly endOthers: boolean },
): Promise<readonly string[]> {
  return changeFactors(context, caller, async change => {
    const { transaction, user, now } = change
    const totp = await findTotp(transaction, user)
    const waits = totp?.active_at === null && now.getTime() - totp.created_at.getTime() < SETUP_MS
    if (totp === undefined || !waits) {
      throw new Problem('console/rejected', 'No app is being set up, or for over an hour. Begin anew.')
    }
    const { secret } = totp
    const step = stepOfCode(secret, code, now)
    if (step === undefined || !(await takeTotpStep(transaction, user, { secret, step, now }))) {
      throw new Problem('console/rejected', 'The app does not show this code now.', {
        violations: [{ pointer: '/code', detail: 'must be the code that the app shows now' }],
      })
    }
    await change.note({ kind: 'second_factor_added', detail: { factor: 'totp' } })
    return followAddition(change, caller, endOthers)
  })
}

/** Lets codes of the app count no more. Throws 404 when there is none. */
export async function removeTotp(context: Context, caller: FactorCaller): Promise<void> {
  await changeFactors(context, caller, async change => {
    if (!(await deleteTotp(change.transaction, change.user))) {
      throw new Problem('console/not-found', 'No app gives codes for this account.')
    }
    await change.note({ kind: 'second_factor_removed', detail: { factor: 'totp' } })
    await followRemoval(change)
  })
}

/** Makes ten recovery codes in place of those before. Throws 422 where the password alone signs in. */
export function renewRecoveryCodes(context: Context, caller: FactorCaller): Promise<readonly string[]> {
  return changeFactors(context, caller, async change => {
    if (wantsSecondStep(await findFactors(change.transaction, change.user))) return makeRecoveryCodes(change)
    throw new Problem('console/rejected', 'Recovery codes stand in for a second factor. Set one up first.')
  })
}
