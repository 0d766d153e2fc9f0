/**
 * Bodies as they are kept: JSON with what is masked masked, cut at a length. Only so much is read of a body as is kept,
 * so that a page of a megabyte costs no more than one of ten kilobytes; JSON.parse would read all of it.
 */
import { cutText } from './cut-text.ts'
import { type IsMasked, maskText, withoutTokens } from './masks.ts'

/** Bytes of UTF-8 that are kept of a body, without the mark that says that it was cut. */
export const KEPT_BYTES = 8 * 1024

/** Bytes that are read: what is masked becomes shorter. */
const READ_BYTES = 32 * 1024

/** A string with or without its end, a sign of JSON's, or a word such as a number. */
const TOKEN = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|[{}[\],:]|[^\s"{}[\],:]+/g

interface Container {
  readonly isObject: boolean
  readonly masked: boolean
}

/**
 * Writes a body that is valid JSON as it is kept, without white space between its parts. Strings, numbers and whatever
 * they stand in keep their kind when they are masked; true, false and null stay. `body` may be cut itself.
 */
export function maskJson(body: Buffer, isMasked: IsMasked): string {
  const text = body.toString('utf8', 0, READ_BYTES)
  const open: Container[] = []
  let inside: Container = { isObject: false, masked: false }
  let nameNext = false
  let masked = false
  let kept = ''
  for (const [token] of text.matchAll(TOKEN)) {
    if (kept.length > KEPT_BYTES) break
    if (token === '{' || token === '[') {
      open.push(inside)
      inside = { isObject: token === '{', masked }
      nameNext = inside.isObject
      kept += token
    } else if (token === '}' || token === ']') {
      inside = open.pop() ?? inside
      nameNext = false
      masked = inside.masked
      kept += token
    } else if (token === ',') {
      nameNext = inside.isObject
      masked = inside.masked
      kept += token
    } else if (token === ':') {
      kept += token
    } else if (nameNext) {
      nameNext = false
      masked = inside.masked || isMasked(readString(token))
      kept += writeString(token)
    } else {
      kept += writeValue(token, masked)
    }
  }
  const short = cutText(kept, KEPT_BYTES)
  if (short === kept && body.length <= READ_BYTES) return kept
  return `${short.replace(/…$/, '')}… (cut; ${body.length} bytes in all)`
}

function writeValue(token: string, masked: boolean): string {
  if (!token.startsWith('"')) return masked && /^[-0-9]/.test(token) ? '0' : token
  return masked ? `"${maskText(readString(token))}"` : writeString(token)
}

/** Whether a string is whole and stands as it is meant: most do, and reading and writing them takes most of the time. */
function isPlain(token: string): boolean {
  return token.length > 1 && token.endsWith('"') && !token.includes('\\')
}

/** Written anew where it is not plain, so that no token hides behind escapes. */
function writeString(token: string): string {
  return isPlain(token) ? withoutTokens(token) : JSON.stringify(withoutTokens(readString(token)))
}

/** The text of a string; of one that is cut, so much as can be read. */
function readString(token: string): string {
  if (isPlain(token)) return token.slice(1, -1)
  const whole = token.length > 1 && token.endsWith('"') ? parse(token) : undefined
  return whole ?? parse(`${token.replace(/\\(u[0-9A-Fa-f]{0,3})?$/, '').replace(/\uFFFD+$/, '')}"`) ?? ''
}

function parse(token: string): string | undefined {
  try {
    return JSON.parse(token) as string
  } catch {
    return undefined
  }
}

/** Stands for a body that is not kept because it is no JSON that could be masked. */
export function unreadBody(bytes: number | undefined): string {
  return bytes === undefined ? '(not JSON)' : `(not JSON; ${bytes} bytes)`
}
