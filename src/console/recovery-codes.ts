/** Recovery codes: each signs in once in place of a code from an app. */
import { hash, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from './limits.ts'

/** Without what is mistaken for something else on paper: 0 and o, 1 and l and i. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

const GROUPS = 4
const GROUP_LENGTH = 4

/** Ten new codes of 79 bits each, such as `k7mp-2xqd-9fhs-w4tb`. */
export function mintRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, () => randomLetters(GROUP_LENGTH)).join('-'),
  )
}

function randomLetters(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** The SHA-256 of a code, however it was typed: all that is stored of it. Of 79 random bits no slower hash makes more. */
export function recoveryCodeDigest(code: string): Buffer {
  const letters = code
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
  return hash('sha256', letters, 'buffer')
}
