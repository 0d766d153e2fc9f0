/** Web addresses as people write them and as RFC 3986 has them. */

const ESCAPE = '%[\\dA-Fa-f]{2}'
const PART = `(?:[\\w.~!$&'()*+,;=:@/-]|${ESCAPE})*`
const QUERY = `(?:[\\w.~!$&'()*+,;=:@/?-]|${ESCAPE})*`
const HOST = `(?:\\[[\\dA-Fa-f:.]+\\]|(?:[\\w.~!$&'()*+,;=-]|${ESCAPE})*)`
const USER = `(?:(?:[\\w.~!$&'()*+,;=:-]|${ESCAPE})*@)?`
const URI = new RegExp(`^https?://${USER}${HOST}(?::\\d*)?(?:/${PART})?(?:\\?${QUERY})?(?:#${QUERY})?$`, 'i')

/** Scheme, user and host; path and query; the fragment with its number sign. */
const PIECES = /^(\w+:\/\/[^/]*)([^#]*)(.*)$/s

const UNFIT_IN_HOST = /[^\w.~!$&'()*+,;=:@/[\]%-]|%(?![\dA-Fa-f]{2})/g
const UNFIT_AFTER = /[^\w.~!$&'()*+,;=:@/?%-]|%(?![\dA-Fa-f]{2})/g

/** Whether a browser would open it; without white space, control characters and lone surrogates. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  const web = url !== null && (url.protocol === 'http:' || url.protocol === 'https:')
  return web && !/[\s\p{Cc}\p{Cs}]/u.test(text)
}

/**
 * A web address as a URI, which opens the same page: one that is a URI already as it is, any other with its host in ASCII
 * and percent-encoded what a URI cannot have. At most twelve times as long.
 */
export function toUri(address: string): string {
  const url = URI.test(address) ? null : URL.parse(address)
  if (url === null) return address
  // `URL` writes ASCII alone, so that each character that is unfit is one byte.
  const [, start = '', path = '', fragment = ''] = PIECES.exec(url.href) ?? []
  return [
    start.replaceAll(UNFIT_IN_HOST, encodeURIComponent),
    path.replaceAll(UNFIT_AFTER, encodeURIComponent),
    fragment.slice(0, 1),
    fragment.slice(1).replaceAll(UNFIT_AFTER, encodeURIComponent),
  ].join('')
}
