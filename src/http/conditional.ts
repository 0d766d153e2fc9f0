/** Conditional requests (RFC 9110, 13). */

/** Whether the caller has this version already, so that 304 is the answer. The comparison is the weak one (13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
