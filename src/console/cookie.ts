/** The cookies of a session, and of a sign-in that waits for its last step: 256 random bits that no script can read and no other site can have sent. */
import { hash, randomBytes } from 'node:crypto'
import { MAX_DAYS, PENDING_MS } from './session-life.ts'

const BYTES = 32
const VALUE = /^[\w-]{43}$/

/** A cookie of a server at its public address. */
export interface SecretCookie {
  readonly name: string
  /** The value in a request's `Cookie` header; undefined when there is none, several, or one that was never ours. */
  read(header: string | undefined): string | undefined
  /** The `Set-Cookie` header that hands a value out. */
  write(value: string): string
  /** The `Set-Cookie` header that takes it back. */
  clear(): string
}

/** That of a session. */
export function sessionCookieOf(baseUrl: string): SecretCookie {
  return cookieOf(baseUrl, 'akinai_session', MAX_DAYS * 24 * 60 * 60)
}

/** That of a sign-in between its steps. */
export function signInCookieOf(baseUrl: string): SecretCookie {
  return cookieOf(baseUrl, 'akinai_sign_in', PENDING_MS / 1000)
}

/** Over https only https gets to see the cookie, and its name keeps other hosts of the domain from setting one (RFC 6265bis, 4.1.3.2). */
function cookieOf(baseUrl: string, plainName: string, maxAge: number): SecretCookie {
  const secure = baseUrl.startsWith('https:')
  const name = secure ? `__Host-${plainName}` : plainName
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
    write: value => `${name}=${value}; ${attributes}; Max-Age=${maxAge}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}

/** The value that the check of the session let through. Only for operations that want a session. */
export function sentCookie(
  { headers }: { readonly headers: { readonly cookie?: string | undefined } },
  cookie: SecretCookie,
): string {
  const value = cookie.read(headers.cookie)
  if (value === undefined) throw new Error('The route runs without a session')
  return value
}

/** A value that was never there before. */
export function mintCookieValue(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** The SHA-256 of a value: all that is stored of it. */
export function cookieDigest(value: string): Buffer {
  return hash('sha256', value, 'buffer')
}
