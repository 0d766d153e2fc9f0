/** Passkeys as the browser has them: made, and asked to sign. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { request } from '../api/request.ts'
import type { PasskeyOptions } from '../api/types.ts'

/** Why there was no passkey: the page is at another address than theirs, or the person (or browser) would not. */
export class PasskeyFault extends Error {
  override readonly name = 'PasskeyFault'
  /** Where passkeys are; undefined when they are here. */
  readonly origin: string | undefined

  constructor(origin?: string) {
    super(origin === undefined ? 'No passkey was used.' : `Passkeys are at ${origin}.`)
    this.origin = origin
  }
}

/** Whether the browser has passkeys at all. */
export const hasPasskeys = window.PublicKeyCredential !== undefined

/** Has a passkey sign what this path asks for. Throws `PasskeyFault`. */
export async function signByPasskey(path: string): Promise<object> {
  const options = await askFor<PublicKeyCredentialRequestOptionsJSON>(path)
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, response } = await unlessRefused(() => startAuthentication({ optionsJSON: options }))
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  }
}

/** Makes a passkey as this path asks for it. Throws `PasskeyFault`. */
export async function makePasskey(path: string): Promise<object> {
  const options = await askFor<PublicKeyCredentialCreationOptionsJSON>(path)
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, response } = await unlessRefused(() => startRegistration({ optionsJSON: options }))
  return {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  }
}

async function askFor<T>(path: string): Promise<T> {
  const { origin, options } = await request<PasskeyOptions>('POST', path)
  if (origin !== window.location.origin) throw new PasskeyFault(origin)
  return options as T
}

async function unlessRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw new PasskeyFault()
  }
}
