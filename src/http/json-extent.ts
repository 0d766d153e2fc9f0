/**
 * How much stands in a JSON text, told before it is parsed: a megabyte of `{}`, of short names or of brackets costs
 * `JSON.parse` 25 to 65 ms, one of a text 1 ms, and reading the signs of either 2 ms (Node 24, two cores). Bytes are read,
 * since the characters of a string cost three times as much.
 */
import { randomInt } from 'node:crypto'

/** So much of a text is parsed. */
export interface Extent {
  /** Objects, lists, and the commas between what stands in them: all members and entries together, or some more. */
  readonly parts: number
  /** Commas in one object: its members, repeated ones included, less one. */
  readonly members: number
  /**
   * Beginnings of objects that differ in the names of their members or in the order of these. For each V8 makes a shape of its
   * own: 38,000 of them, in half a megabyte, took `JSON.parse` 71 ms, and a few thousand what other texts of the size take.
   */
  readonly shapes: number
}

/**
 * The beginning of a text in UTF-8 that has more than that, with what is open there closed, so that it can be parsed if it
 * is JSON so far; undefined for a text that has no more. What is no JSON need not be found out here, but where the rest does
 * not close what is open the beginning is left as it is.
 */
export function cutJson(text: Uint8Array, most: Extent): Uint8Array | undefined {
  const open: Open[] = []
  const next = makeSearch(text)
  const isNewShape = text.length < SMALL ? () => false : makeShapeCount(most.shapes)
  let parts = 0
  /** Where the text can be cut before the name that comes next; undefined where none does. */
  let beforeName: number | undefined
  for (let at = next(0); at < text.length; at = next(at + 1)) {
    switch (text[at]) {
      case QUOTE: {
        const end = endOfString(text, at)
        const inside = open.at(-1)
        if (beforeName !== undefined && inside !== undefined) {
          inside.names = hash(text, at, end, inside.names)
          if (isNewShape(inside.names)) return closed(text, beforeName, '', open)
        }
        beforeName = undefined
        at = end
        break
      }
      case COMMA: {
        const inside = open.at(-1)
        if (inside !== undefined) inside.commas += 1
        beforeName = inside?.closer === '}' ? at : undefined
        parts += 1
        if (parts > most.parts || (inside?.closer === '}' && inside.commas > most.members)) {
          return closed(text, at, '', open)
        }
        break
      }
      case OPEN_OBJECT:
      case OPEN_LIST:
        parts += 1
        if (parts > most.parts) return closed(text, at, 'null', open)
        beforeName = text[at] === OPEN_OBJECT ? at + 1 : undefined
        open.push({ closer: text[at] === OPEN_OBJECT ? '}' : ']', commas: 0, names: SEED })
        break
      default:
        beforeName = undefined
        open.pop()
    }
  }
  return undefined
}

/** An object or a list whose end has not come yet. */
interface Open {
  readonly closer: '}' | ']'
  commas: number
  /** Stands for the names of its members so far. */
  names: number
}

/** Bytes of a text that cannot cost much, whatever is in it. */
const SMALL = 16 * 1024

/** Nobody outside can choose names that look like one. */
const SEED = randomInt(2 ** 31)

/** Goes on from a number with the bytes of a name (FNV-1a). */
function hash(text: Uint8Array, start: number, end: number, before: number): number {
  let sum = before
  for (let at = start; at < end; at += 1) sum = Math.imul(sum ^ (text[at] ?? 0), 0x01000193)
  return sum
}

const SHAPE_BITS = 16

/** Answers whether a number is one more than so many different ones. Some that differ are taken for one. */
function makeShapeCount(most: number): (names: number) => boolean {
  const seen = new Uint8Array(2 ** SHAPE_BITS)
  let shapes = 0
  return names => {
    const place = (names ^ (names >>> SHAPE_BITS)) & (2 ** SHAPE_BITS - 1)
    if (seen[place] === 1) return false
    seen[place] = 1
    shapes += 1
    return shapes > most
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_OBJECT = 0x7b
const OPEN_LIST = 0x5b
const CLOSE_OBJECT = 0x7d
const CLOSE_LIST = 0x5d

/** The bytes that tell how much there is, as they are tested and as they are searched for. */
const IS_SIGN = new Uint8Array(256)
for (const sign of Buffer.from('",{}[]')) IS_SIGN[sign] = 1
const SIGN = /[",{}[\]]/g

/** So many bytes are tested one by one: the call of the expression costs as much. */
const NEAR = 32

/** Answers where the next sign stands from a place on; the end of the text if there is none. */
type Search = (from: number) => number

/** What is near is tested, which costs 2 ns a byte and 15 in code that is new; what is far is searched, which costs 0.1. */
function makeSearch(text: Uint8Array): Search {
  let characters: string | undefined
  return from => {
    const near = Math.min(from + NEAR, text.length)
    for (let at = from; at < near; at += 1) if (IS_SIGN[text[at] ?? 0] === 1) return at
    if (near === text.length) return near
    // A character for each byte, so that the places are the same.
    characters ??= Buffer.from(text.buffer, text.byteOffset, text.length).toString('latin1')
    SIGN.lastIndex = near
    return SIGN.test(characters) ? SIGN.lastIndex - 1 : text.length
  }
}

/** Where the string ends that begins at `start`; the end of the text if it does not. */
function endOfString(text: Uint8Array, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const byte = text[at]
    if (byte === QUOTE) return at
    if (byte === BACKSLASH) at += 1
  }
  return text.length
}

/** The text up to `end`, with what is open closed if its rest does that too. */
function closed(text: Uint8Array, end: number, last: string, open: readonly Open[]): Uint8Array {
  const beginning = text.subarray(0, end)
  // Of what stands behind a value that is in nothing there is none.
  const isOutside = open.length === 0 && last === ''
  if (isOutside || !closes(text, end, open.length)) return Buffer.concat([beginning, Buffer.from(',')])
  const closers = open.map(({ closer }) => closer).reverse()
  return Buffer.concat([beginning, Buffer.from(last + closers.join(''))])
}

/** Whether the rest of a text closes as much as is open and as it opens itself. */
function closes(text: Uint8Array, start: number, open: number): boolean {
  let depth = open
  let at = start
  for (; at < text.length; at += 1) {
    const byte = text[at]
    if (byte === QUOTE) at = endOfString(text, at)
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1
  }
  // Behind a string that does not end stands more than there is.
  return depth === 0 && at === text.length
}
