/** The address of a request as it is kept. */
import { cutText } from './cut-text.ts'
import { type IsMasked, maskText, withoutTokens } from './masks.ts'

/** Bytes kept of an address, which stands in indexes; the longest that a client of the API has a use for are some 200. */
const MAX_BYTES = 1500

/** The path with its query: values of masked parameters are masked, tokens too, also percent-encoded ones. */
export function maskPath(url: string, isMasked: IsMasked): string {
  const [path = '', query] = splitOnce(url, '?')
  const masked = query === undefined ? maskTokens(path) : `${maskTokens(path)}?${maskQuery(query, isMasked)}`
  return cutText(masked.replaceAll('\0', '').toWellFormed(), MAX_BYTES)
}

function maskQuery(query: string, isMasked: IsMasked): string {
  return query
    .split('&')
    .map(part => {
      const [name = '', value] = splitOnce(part, '=')
      return value !== undefined && isMasked(decode(name)) ? `${name}=${maskText(value)}` : maskTokens(part)
    })
    .join('&')
}

/** What hides a token behind percent-encoding is shown decoded, without the token. */
function maskTokens(text: string): string {
  if (!text.includes('%')) return withoutTokens(text)
  const decoded = decode(text)
  return decoded.includes('akn_') ? withoutTokens(decoded) : text
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    // Whatever cannot be decoded is left out, as a token may stand beside it.
    return text.replaceAll(/%([0-9A-Fa-f]{2})?/g, (_all, code?: string) => {
      const byte = code === undefined ? 0 : Number.parseInt(code, 16)
      return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : ''
    })
  }
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)]
}
