/** The header Idempotency-Key: what it names, what was sent with it, and how an answer is kept from other eyes. */
import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { readMediaType } from '../body.ts'
import { Problem } from '../problems.ts'

/** The header, as Node tells it. */
export const KEY_HEADER = 'idempotency-key'

/** On answers that were given before. */
export const REPLAYED_HEADER = 'idempotent-replayed'

/** Visible ASCII (R-KEY-1). Node tells a repeated header as one, with a space in it. */
const KEY = /^[\x21-\x7e]{1,255}$/

/** The key that was sent. Throws 400 `request/invalid-idempotency-key`. */
export function requireKey(text: string | readonly string[]): string {
  if (typeof text === 'string' && KEY.test(text)) return text
  throw new Problem(
    'request/invalid-idempotency-key',
    'Idempotency-Key must be sent once, with 1 to 255 visible ASCII characters and no space, such as a UUID.',
  )
}

/** Whose key it is: a token's, or where nobody is known a shop's. */
export type KeyOwner = { readonly token: number } | { readonly shop: number }

/** What a key belongs to (R-KEY-2). Ids count as they are meant, however they are written in the path. */
export function keyDigest(
  owner: KeyOwner,
  method: string,
  path: string,
  params: unknown,
  key: string,
): Buffer {
  return hash('sha256', JSON.stringify([owner, method, path, asMeant(params), key]), 'buffer')
}

/** The key of an order means the same in small letters. */
function asMeant(params: unknown): unknown {
  const { unique_key: orderKey } = (params ?? {}) as { readonly unique_key?: unknown }
  return typeof orderKey === 'string' ? { ...(params as object), unique_key: orderKey.toUpperCase() } : params
}

/**
 * What two calls have in common that are the same call (R-KEY-5): the bytes of the body and its media type, without
 * parameters, and the query. By the key itself, since a body can be a password, which nobody shall try out on a copy.
 */
export function fingerprintOf({ sentMediaType, sentBody, url }: FastifyRequest, key: string): Buffer {
  const type = sentBody === undefined ? '' : (readMediaType(sentMediaType)?.essence ?? '')
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  const mac = createHmac('sha256', key).update(`${type}\0${query}\0`)
  return (sentBody === undefined ? mac : mac.update(sentBody)).digest()
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

function cipherKey(key: string, digest: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, digest, 'akinai answer', 32))
}

/** Encrypts an answer: only who sends the key again can read it, and no copy of the database. */
export function seal(body: Buffer, key: string, digest: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, cipherKey(key, digest), nonce)
  const sealed = Buffer.concat([cipher.update(body), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The answer that was sealed. */
export function unseal(sealed: Buffer, key: string, digest: Buffer): Buffer {
  const cipher = createDecipheriv(CIPHER, cipherKey(key, digest), sealed.subarray(0, NONCE_BYTES))
  cipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([cipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()])
}
