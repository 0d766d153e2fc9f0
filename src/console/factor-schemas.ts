/** What is sent and answered of second factors. */
import { type TSchema, Type } from '#typebox'
import { Body, DateTime, Id, Nullable, Ref, Words } from '../http/schemas.ts'
import { MAX_CODE_LENGTH, MAX_PASSKEYS, RECOVERY_CODES } from './limits.ts'

const Base64Url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' })

/** A code as it was typed: of an app, or for recovery. */
export const SentCode = Type.String({ minLength: 1, maxLength: MAX_CODE_LENGTH })

/** What a browser made of a wish for a passkey. Of what WebAuthn calls a PublicKeyCredential only what is needed. */
export const SentPasskey = Body({
  id: Base64Url(1400),
  client_data: Base64Url(4000),
  attestation: Base64Url(16_000),
  transports: Type.Array(Type.String({ maxLength: 30, pattern: '^[a-z-]+$' }), { maxItems: 10 }),
})

/** What a passkey signed. */
export const SentAssertion = Body({
  id: Base64Url(1400),
  client_data: Base64Url(4000),
  authenticator_data: Base64Url(4000),
  signature: Base64Url(4000),
})

/** What a browser is to be asked for, as `@simplewebauthn/browser` takes it. */
export const PasskeyOptions = Type.Object(
  {
    origin: Type.String({ description: 'Where alone the page can ask for it.' }),
    options: Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
  },
  { $id: 'PasskeyOptions' },
)

/** Recovery codes, the only time that they are shown. */
export const ShownCodes = Type.Array(Type.String(), {
  maxItems: RECOVERY_CODES,
  description: 'Shown only now; none when there are others.',
})

/** Who knew the password and has a second step to take. */
export const SecondStep = Type.Object(
  {
    second_step: Type.Object({
      mail_address: Type.String(),
      factors: Type.Array(Words(['totp', 'passkey', 'recovery_code']), { maxItems: 3 }),
      expires_at: DateTime,
    }),
  },
  { $id: 'SecondStep' },
)

export const RecoveryCodes = Type.Object(
  {
    recovery_codes: ShownCodes,
  },
  { $id: 'RecoveryCodes' },
)

export const Passkey = Type.Object(
  {
    id: Id,
    name: Type.String(),
    created_at: DateTime,
    used_at: Nullable(DateTime),
    host: Type.String({ description: 'The host that it was made for.' }),
    usable: Type.Boolean({ description: 'Whether that is still the host of the public address.' }),
  },
  { $id: 'Passkey' },
)

/** What a person has to sign in with besides the password, and what it made. */
export const Account = Type.Object(
  {
    totp_since: Nullable(DateTime),
    recovery_codes: Type.Integer({ minimum: 0, description: 'How many are left.' }),
    passkeys: Type.Array(Ref(Passkey), { maxItems: MAX_PASSKEYS }),
    passkey_origin: Nullable(Type.String({ description: 'Where passkeys work; null when nowhere.' })),
    tokens_made: Type.Integer({ minimum: 0, description: 'Tokens that the person made and that work.' }),
  },
  { $id: 'Account' },
)

/** Those that the console's document shows as components. */
export const FACTOR_COMPONENTS: readonly TSchema[] = [
  SecondStep,
  Account,
  RecoveryCodes,
  Passkey,
  PasskeyOptions,
]
