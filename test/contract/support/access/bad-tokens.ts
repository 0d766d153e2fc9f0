/** Authorization headers that open nothing. */
import { crc32 } from 'node:zlib'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The same 40 characters behind another one, with the checksum that belongs to them (R-AUTH-6): well formed, and nobody's. */
function otherToken(token: string): string {
  const body = `akn_${token[4] === 'a' ? 'b' : 'a'}${token.slice(5, -6)}`
  return body + checksumOf(body)
}

/** The six last characters of a token that begins so. */
export function checksumOf(body: string): string {
  let rest = crc32(body)
  let digits = ''
  for (let at = 0; at < 6; at++) {
    digits = DIGITS[rest % 62] + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

const another = (character: string | undefined) => (character === 'a' ? 'b' : 'a')

/** Every way in which a header can bring no good token, made from one that is good; with what each is called. */
export function badAuthorizations(token: string): [what: string, authorization: string][] {
  return [
    ['nonsense', 'Bearer nonsense'],
    ['a wrong checksum', `Bearer ${token.slice(0, -1)}${another(token.at(-1))}`],
    ['a character changed', `Bearer ${token.slice(0, 20)}${another(token[20])}${token.slice(21)}`],
    ['cut short', `Bearer ${token.slice(0, -1)}`],
    ['one character more', `Bearer ${token}a`],
    ['in capitals', `Bearer ${token.toUpperCase()}`],
    ['well formed but unknown', `Bearer ${otherToken(token)}`],
    ['two tokens', `Bearer ${token} ${token}`],
    ['a comma behind it', `Bearer ${token}, Basic eDp5`],
    ['very long', `Bearer ${'a'.repeat(7000)}`],
    ['a quote within', `Bearer ${token}'--`],
    ['Latin-1 bytes', 'Bearer \xe9\xff'],
    ['by another scheme', `Token ${token}`],
    ['by Basic', `Basic ${Buffer.from(`x:${token}`).toString('base64')}`],
    ['without a scheme', token],
    ['an empty Bearer', 'Bearer'],
    ['empty', ''],
  ]
}
