/** Conditional requests (RFC 9110, 13). How changes go by `If-Match` is in `precondition.ts`. */
import { createHash } from 'node:crypto'

/** The entity tag of bytes that have no version: their digest. */
export function etagOf(bytes: Buffer | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** Whether the caller has this version already, so that 304 is the answer. The comparison is the weak one (13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
