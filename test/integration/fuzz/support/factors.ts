/**
 * What the person who is signed in has besides the password, as it follows from the answers: an app, passkeys, recovery codes, a sign-in
 * that waits for its second step. Codes and signatures are good for moments, so that each is made when it is sent.
 */
import { TOTP } from 'otpauth'
import type { Answer, Call } from '../../../contract/support/call.ts'
import { TestPasskey } from '../../console/support/authenticator.ts'
import { PASSWORD } from '../../console/support/sign-in.ts'

/** Somebody's factors. */
export interface Factors {
  /** Takes note of what an answer hands out. */
  learn(operationId: string, call: Call, answer: Answer): void
  /** What the operation would take now; undefined where that is nothing of these, or nothing is known for it. */
  bodyOf(operationId: string): object | undefined
  /** The cookie of the sign-in that the operation would finish. */
  cookieOf(operationId: string): string | undefined
}

/** Passkeys that were sent of late: which of them the server knows its answers tell. */
const MAX_PASSKEYS = 20

/** What is asked for by each operation that answers a challenge. */
const ASKED_BY: Readonly<Record<string, string>> = {
  beginPasskey: 'addPasskey',
  askForConfirmation: 'confirmByPasskey',
  askForSecondStep: 'finishByPasskey',
  beginPasskeySignIn: 'signInByPasskey',
}

/** Those of somebody who has none yet; `now` is what the app's clock shows. */
export function makeFactors(mailAddress: string, now: () => number = Date.now): Factors {
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: now() })
  let secret: string | undefined
  /** Sign-ins that wait, by the operation that began them. */
  const waiting = new Map<string, string>()
  const codes: string[] = []
  const passkeys = new Map<string, TestPasskey>()
  let latest: TestPasskey | undefined
  /** The last challenge for each operation that answers one. */
  const asked = new Map<string, { readonly challenge: string; readonly origin: string }>()

  function learn(operationId: string, { json }: Call, { status, headers, body }: Answer): void {
    if (status >= 300) return
    const told = (body ?? {}) as Told
    if (operationId === 'beginTotp') secret = told.secret
    if (told.recovery_codes?.length) codes.splice(0, codes.length, ...told.recovery_codes)
    const wanted = ASKED_BY[operationId]
    if (wanted !== undefined && told.options && told.origin)
      asked.set(wanted, { challenge: told.options.challenge, origin: told.origin })
    if (operationId === 'addPasskey') {
      const sent = json as { readonly credential?: { readonly id?: string } } | undefined
      latest = passkeys.get(sent?.credential?.id ?? '') ?? latest
    }
    for (const line of headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';')
      if (/^akinai_sign_in=./.test(pair)) waiting.set(operationId, pair)
    }
  }

  function newPasskey(): object | undefined {
    const at = asked.get('addPasskey')
    if (at === undefined) return undefined
    const passkey = new TestPasskey({ rpId: new URL(at.origin).hostname, origin: at.origin })
    passkeys.set(passkey.id, passkey)
    const [oldest] = passkeys.keys()
    if (passkeys.size > MAX_PASSKEYS && oldest !== undefined) passkeys.delete(oldest)
    return { name: '指紋', credential: passkey.registration(at), end_other_sessions: false }
  }

  /** By the latest: earlier ones may be removed by now. */
  function signed(operationId: string): object | undefined {
    const at = asked.get(operationId)
    return at && latest?.assertion(at)
  }

  function bodyOf(operationId: string): object | undefined {
    switch (operationId) {
      case 'signIn':
        return { mail_address: mailAddress, password: PASSWORD }
      case 'activateTotp':
        return secret === undefined ? undefined : { code: codeOf(secret), end_other_sessions: false }
      case 'finishByCode': {
        const code = codes.pop() ?? (secret && codeOf(secret))
        return code === undefined ? undefined : { code }
      }
      case 'addPasskey':
        return newPasskey()
      default:
        return signed(operationId)
    }
  }

  return {
    learn,
    bodyOf,
    cookieOf: operationId => waiting.get(operationId === 'signInByPasskey' ? 'beginPasskeySignIn' : 'signIn'),
  }
}

interface Told {
  readonly secret?: string
  readonly recovery_codes?: readonly string[]
  readonly origin?: string
  readonly options?: { readonly challenge: string }
}
