/** What is asked of a passkey, and whether it answered: WebAuthn, by a library that is loaded when first needed. */
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '#passkeys'
import { lazy } from '../lib/lazy.ts'
import type { PasskeyPlace } from './passkey-place.ts'

/** Most servers never need it. First needed, it holds the event loop for 2 to 9 ms; its 13 packages, not bundled, for up to 25. */
const library = lazy(() => import('#passkeys'))

/** EdDSA, ES256, RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257]

/** How long the browser waits for its person. */
const TIMEOUT_MS = 4 * 60_000

/** A passkey that somebody has. */
export interface KnownPasskey {
  readonly credential_id: string
  readonly public_key: Buffer
  readonly counter: number
  readonly transports: readonly string[]
}

/** What a browser sends of a new passkey, all in base64url. */
export interface SentRegistration {
  readonly id: string
  readonly client_data: string
  readonly attestation: string
  readonly transports: readonly string[]
}

/** What a browser sends of a passkey that signed, all in base64url. */
export interface SentAssertion {
  readonly id: string
  readonly client_data: string
  readonly authenticator_data: string
  readonly signature: string
}

/** What a browser needs to make a passkey for somebody; `known` are those that the person has already. */
export async function askForPasskey(
  { rpId }: PasskeyPlace,
  user: { readonly handle: string; readonly mailAddress: string },
  known: readonly KnownPasskey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    ...{ rpName: 'Akinai', rpID: rpId, timeout: TIMEOUT_MS, attestationType: 'none' },
    userName: user.mailAddress,
    userDisplayName: user.mailAddress,
    userID: new TextEncoder().encode(user.handle),
    excludeCredentials: known.map(toDescriptor),
    // Kept by the authenticator where it can: only such a one signs in without a mail address.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

/** The passkey that a browser made; undefined when it is none for this challenge and place. */
export async function readNewPasskey(
  { rpId, origin }: PasskeyPlace,
  challenge: string,
  { id, client_data, attestation, transports }: SentRegistration,
): Promise<KnownPasskey | undefined> {
  const { verifyRegistrationResponse } = await library()
  return unlessRefused(async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: client_data, attestationObject: attestation },
      },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId },
      ...{ requireUserVerification: false, supportedAlgorithmIDs: ALGORITHMS },
    })
    if (!verified) return undefined
    const { credential } = registrationInfo
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports,
    }
  })
}

/**
 * What a browser needs to have a passkey sign: one of those, or whichever it has for this place. `verified` wants the
 * authenticator to make sure of its person, by a finger or a PIN.
 */
export async function askForAssertion(
  { rpId }: PasskeyPlace,
  { of, verified }: { readonly of: readonly KnownPasskey[] | undefined; readonly verified: boolean },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    ...{ rpID: rpId, timeout: TIMEOUT_MS },
    ...(of === undefined ? {} : { allowCredentials: of.map(toDescriptor) }),
    userVerification: verified ? 'required' : 'discouraged',
  })
}

/**
 * The passkey's counter after it signed; undefined when it did not sign this challenge for this place, did not make sure
 * of its person where that is wanted, or counts backwards, as a copy would.
 */
export async function readAssertion(
  { rpId, origin }: PasskeyPlace,
  challenge: string,
  passkey: KnownPasskey,
  sent: SentAssertion & { readonly verified: boolean },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  return unlessRefused(async () => {
    const { id, client_data, authenticator_data, signature } = sent
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
      },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId },
      requireUserVerification: sent.verified,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  })
}

function toDescriptor({ credential_id, transports }: KnownPasskey) {
  return { id: credential_id, transports: [...transports] }
}

/** The library throws for whatever is wrong with what was sent, and tells no kinds of it. */
async function unlessRefused<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
