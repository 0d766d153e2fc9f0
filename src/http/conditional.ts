/** Conditional requests (RFC 9110, 13). How changes go by `If-Match` is in `precondition.ts`. */
import { createHash, type Hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Bytes between two turns: 4 ms where a digest is made without help of the processor. */
const SLICE_BYTES = 2 * 1024 * 1024

/** The entity tag of bytes that have no version: their digest. */
export function etagOf(bytes: Buffer | string): string {
  return tagOf(createHash('sha256').update(bytes))
}

/** The same of bytes that may be many, with turns for others between. */
export async function etagInSlices(bytes: Buffer): Promise<string> {
  const digest = createHash('sha256')
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    if (at > 0) await nextTurn()
    digest.update(bytes.subarray(at, at + SLICE_BYTES))
  }
  return tagOf(digest)
}

function tagOf(digest: Hash): string {
  return `"${digest.digest('base64url').slice(0, 22)}"`
}

/** Whether the caller has this version already, so that 304 is the answer. The comparison is the weak one (13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
