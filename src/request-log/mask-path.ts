/** The address of a request as it is kept. */

import { withoutAddresses, withoutTelephones } from '../lib/masked-text.ts'
import { SECRET } from '../lib/text.ts'
import { cutText } from './cut-text.ts'
import { type IsMasked, maskText, withoutTokens } from './masks.ts'

/** Bytes kept of an address, which stands in indexes; the longest that a client of the API has a use for are some 200. */
const MAX_BYTES = 1500

/**
 * Parts of a path in which there is nothing that a mask would look for: words without a number, short numbers, keys of orders. All
 * shorter than what is a right to something, and no telephone number, of which 9 digits and nothing else come one after the other.
 */
const PLAIN_PART = '(?:\\d{1,8}-)?[a-z_-]{0,19}|\\d{1,8}|(?=\\d{0,18}[A-Za-z])[0-9A-Za-z]{1,19}'
const PLAIN_PATH = new RegExp(`^(?:/(?:${PLAIN_PART}))+$`)
const PLAIN_QUERY = /^(?:(?:^|&)[a-z_]{1,19}=(?:[a-z_]{1,19}|\d{1,8}))+$/

/**
 * The path with its query: values of masked parameters are masked, and wherever they stand tokens, mail addresses and
 * telephone numbers, also percent-encoded ones. So are parts of a path in other letters than ours, which none of ours has.
 */
export function maskPath(url: string, isMasked: IsMasked): string {
  // Twice for each request: 0.1 to 0.3 us in place of 1.2 to 2.5.
  return isPlain(url, isMasked) ? url : maskParts(url, isMasked)
}

/** Whether it is plain to see that nothing of an address is to be masked, as of nearly all. */
export function isPlain(url: string, isMasked: IsMasked): boolean {
  if (url.length > MAX_BYTES || url.includes('akn_')) return false
  const [path = '', query] = splitOnce(url, '?')
  if (!PLAIN_PATH.test(path)) return false
  return (
    query === undefined ||
    (PLAIN_QUERY.test(query) && query.split('&').every(part => isShown(part, isMasked)))
  )
}

function isShown(part: string, isMasked: IsMasked): boolean {
  const [name = '', value = ''] = splitOnce(part, '=')
  return !isMasked(name, value)
}

/** The same, part by part. */
export function maskParts(url: string, isMasked: IsMasked): string {
  const [path = '', query] = splitOnce(url, '?')
  const parts = path
    .split('/')
    .map(path.startsWith('/shops/') ? maskRight : maskPart)
    .join('/')
  const masked = query === undefined ? parts : `${parts}?${maskQuery(query, isMasked)}`
  return cutText(masked.replaceAll('\0', '').toWellFormed(), MAX_BYTES)
}

function maskQuery(query: string, isMasked: IsMasked): string {
  return query
    .split('&')
    .map(part => {
      const [name = '', value] = splitOnce(part, '=')
      if (!isMasked(decode(name), decode(value ?? ''))) return maskByLook(part)
      // Without a value it may be one.
      return value === undefined ? maskText(part) : `${maskPart(name)}=${maskText(value)}`
    })
    .join('&')
}

/** In the addresses of buyers an id that nobody can guess is the right to what it names. It stands behind `/shops/KEY/`. */
function maskRight(part: string, at: number): string {
  return at > 2 && /^[0-9A-Za-z]{20,}$/.test(part) ? maskText(part) : maskPart(part)
}

function maskPart(part: string): string {
  // The right to something is its name, as in a buyer's link to an order.
  if (SECRET.test(part)) return maskText(part)
  const masked = maskByLook(part)
  const decoded = percentDecoded(part)
  return /[^\P{L}A-Za-z]/u.test(decoded) ? maskText(decoded) : masked
}

/** What hides something behind percent-encoding is shown decoded, without it. */
function maskByLook(text: string): string {
  if (!text.includes('%')) return withoutAnything(text)
  // Some programs encode twice.
  const decoded = percentDecoded(text.replaceAll(/%(?:25)+(?=[0-9A-Fa-f]{2})/g, '%'))
  const masked = withoutAnything(decoded)
  return masked === decoded ? text : masked
}

function withoutAnything(text: string): string {
  return withoutTelephones(withoutAddresses(withoutTokens(text)))
}

function decode(text: string): string {
  return percentDecoded(text.replaceAll('+', ' '))
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
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
