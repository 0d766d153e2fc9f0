/**
 * What a browser keeps of having been signed in to an account: attempts from it are counted by themselves, so that
 * nobody who guesses passwords elsewhere locks its person out (R-CONSOLE-4). It opens nothing. The value is
 * `time.id.signature`: when it was made, in seconds, 128 random bits that attempts are counted by, and an HMAC-SHA256 over
 * both, the user and the password's hash; so it ends with the password, and nothing is stored of it.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import { serverSecret } from '../db/secret-store.ts'
import { lazy } from '../lib/lazy.ts'
import type { User } from './user-store.ts'

/** Days for which a browser is known without being signed in again. */
const KNOWN_DAYS = 180

const PATH = '/console/api'
const ID_BYTES = 16
const VALUE = /^(\d{10,11})\.([\w-]{22})\.([\w-]{43})$/

type Account = Pick<User, 'shop_id' | 'id' | 'password_hash'>

/** Such cookies of a server. */
export interface DeviceCookies {
  /** What attempts at the account are counted by, of a `Cookie` header; undefined when the browser is not known to it. */
  read(header: string | undefined, user: Account | undefined): Promise<string | undefined>
  /** The `Set-Cookie` header that makes the browser known; `device` is what it was known by so far. */
  write(user: Account, device: string | undefined): Promise<string>
}

/** Makes them by the secret that all servers of a database share. */
export function deviceCookiesOf({
  db,
  clock,
  baseUrl,
}: Pick<Context, 'db' | 'clock' | 'baseUrl'>): DeviceCookies {
  const secret = lazy(() => serverSecret(db, 'devices'))
  const secure = baseUrl.startsWith('https:')
  // One for each account: people may share a browser.
  const nameOf = ({ id }: Account) => `${secure ? '__Secure-' : ''}akinai_device_${id}`
  const attributes = `Path=${PATH}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  const maxAge = KNOWN_DAYS * 24 * 60 * 60
  const seconds = () => Math.floor(clock.now().getTime() / 1000)

  async function sign(user: Account, time: string, id: string): Promise<string> {
    const text = JSON.stringify([user.shop_id, user.id, user.password_hash, time, id])
    return createHmac('sha256', await secret())
      .update(text)
      .digest('base64url')
  }

  return {
    read: async (header, user) => {
      if (user === undefined) return undefined
      const start = `${nameOf(user)}=`
      const pairs = (header ?? '').split(';').map(pair => pair.trim())
      const values = pairs.filter(pair => pair.startsWith(start)).map(pair => pair.slice(start.length))
      const [, time, id, signature] = (values.length === 1 ? VALUE.exec(values[0] ?? '') : null) ?? []
      if (time === undefined || id === undefined || signature === undefined) return undefined
      const right = Buffer.from(await sign(user, time, id))
      const isOurs = timingSafeEqual(Buffer.from(signature), right)
      return isOurs && seconds() - Number(time) < maxAge ? id : undefined
    },
    write: async (user, device) => {
      const id = device ?? randomBytes(ID_BYTES).toString('base64url')
      const time = String(seconds())
      const value = `${time}.${id}.${await sign(user, time, id)}`
      return `${nameOf(user)}=${value}; ${attributes}; Max-Age=${maxAge}`
    },
  }
}
