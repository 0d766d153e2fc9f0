/** The session's cookie: 256 random bits that no script can read and no other site can have sent. */
import { hash, randomBytes } from 'node:crypto'
import { MAX_DAYS } from './session-life.ts'

const NAME = 'akinai_session'
const BYTES = 32
const VALUE = /^[\w-]{43}$/

/** The cookie of a server at this public address. */
export interface SessionCookie {
  readonly name: string
  /** The value in a request's `Cookie` header; undefined when there is none, several, or one that was never ours. */
  read(header: string | undefined): string | undefined
  /** The `Set-Cookie` header that hands a value out. */
  write(value: string): string
  /** The `Set-Cookie` header that takes it back. */
  clear(): string
}

/** Over https only https gets to see the cookie, and its name keeps other hosts of the domain from setting one (RFC 6265bis, 4.1.3.2). */
export function sessionCookieOf(baseUrl: string): SessionCookie {
  const secure = baseUrl.startsWith('https:')
  const name = secure ? `__Host-${NAME}` : NAME
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  return {
    name,
    read: header => {
      const pairs = (header ?? '').split(';').map(pair => pair.trim())
      const values = pairs
        .filter(pair => pair.startsWith(`${name}=`))
        .map(pair => pair.slice(name.length + 1))
      const [value] = values
      return values.length === 1 && value !== undefined && VALUE.test(value) ? value : undefined
    },
    write: value => `${name}=${value}; ${attributes}; Max-Age=${MAX_DAYS * 24 * 60 * 60}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}

/** A value that was never there before. */
export function mintCookieValue(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** The SHA-256 of a value: all that is stored of it. */
export function cookieDigest(value: string): Buffer {
  return hash('sha256', value, 'buffer')
}
