/** Codes of authenticator apps: TOTP (RFC 6238) with SHA-1, 6 digits and 30 seconds, the only kind that every app knows. */
import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Akinai'
const PERIOD_SECONDS = 30

/** Steps by which the clock of a telephone may go wrong, either way. */
const DRIFT_STEPS = 1

/** As long as the hash (RFC 4226, 4). */
const SECRET_BYTES = 20

/** A secret that was never there before. */
export function mintTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

/** A secret as apps take it: typed in, and as the address that stands in a QR code. */
export function describeTotp(
  secret: Buffer,
  mailAddress: string,
): { readonly secret: string; readonly uri: string } {
  const totp = totpOf(secret, mailAddress)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The step, counted from 1970, that a code belongs to; undefined when it is the code of none that may be now. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const digits = code.normalize('NFKC').replaceAll(/\s/g, '')
  // The library compares bytes, and throws for characters that are more than one.
  if (!/^[0-9]{6}$/.test(digits)) return undefined
  const delta = totpOf(secret, '').validate({ token: digits, timestamp: now.getTime(), window: DRIFT_STEPS })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

function totpOf(secret: Buffer, label: string): TOTP {
  const bytes = new Uint8Array(secret)
  return new TOTP({
    ...{ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS },
    secret: new Secret({ buffer: bytes.buffer }),
  })
}
