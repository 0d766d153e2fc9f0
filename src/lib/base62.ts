/** Names of letters and digits. */
import { randomInt } from 'node:crypto'

/** The digits of base 62, in their order. */
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A name that cannot be guessed: `length` characters from a cryptographic source, 5.95 bits each, so 22 hold 131 bits. */
export function randomBase62(length: number): string {
  return Array.from({ length }, () => BASE62[randomInt(BASE62.length)]).join('')
}
