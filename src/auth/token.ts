/**
 * The shape of a personal access token (R-AUTH-6): `akn_`, 40 random base62 characters, and 6 characters of
 * CRC-32 over both. Secret scanners recognise the prefix, and the checksum refuses a mistyped token without a look-up.
 */
import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { BASE62, randomBase62 } from '../lib/base62.ts'

const PREFIX = 'akn_'
const RANDOM_LENGTH = 40
const CHECKSUM_LENGTH = 6
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`)

/** A new token: 40 characters of 5.95 bits each, 238 bits in all. */
export function mintToken(): string {
  const body = PREFIX + randomBase62(RANDOM_LENGTH)
  return body + checksum(body)
}

/** Whether the text has a token's shape and its checksum holds. */
export function isTokenShaped(text: string): boolean {
  const body = text.slice(0, -CHECKSUM_LENGTH)
  return SHAPE.test(text) && checksum(body) === text.slice(-CHECKSUM_LENGTH)
}

/** The SHA-256 of a token: all that is stored of it, besides its last four characters. */
export function tokenDigest(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** 62^6 exceeds 2^32, so six base62 digits hold any CRC-32. */
function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let index = 0; index < CHECKSUM_LENGTH; index++) {
    digits = BASE62[rest % BASE62.length] + digits
    rest = Math.floor(rest / BASE62.length)
  }
  return digits
}
