/**
 * The permission to send one file, as the text of a form's member: `payload.signature`, both in base64url. The payload
 * is the terms in JSON. Whoever can make the signature (HMAC-SHA256) is a server of ours, so nothing needs to be stored.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { UploadTerms } from '../object-store.ts'

interface Payload {
  readonly key: string
  readonly content_type: string
  readonly max_bytes: number
  readonly expires_at: string
}

/** Writes the terms down and signs them. */
export function signPolicy(terms: UploadTerms, secret: Buffer): string {
  const payload: Payload = {
    key: terms.key,
    content_type: terms.contentType,
    max_bytes: terms.maxBytes,
    expires_at: terms.expiresAt.toISOString(),
  }
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${text}.${signatureOf(text, secret)}`
}

/** The terms that were signed with this secret; undefined when the policy was not. Whether they expired is the caller's to check. */
export function readPolicy(policy: string, secret: Buffer): UploadTerms | undefined {
  const [text = '', signature = '', ...more] = policy.split('.')
  // Compared as text: several texts stand for the same bytes.
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(text, secret))
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const payload = JSON.parse(Buffer.from(text, 'base64url').toString()) as Payload
  return {
    key: payload.key,
    contentType: payload.content_type,
    maxBytes: payload.max_bytes,
    expiresAt: new Date(payload.expires_at),
  }
}

function signatureOf(text: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
