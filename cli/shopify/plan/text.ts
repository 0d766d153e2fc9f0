/** Makes texts of the file into texts that the API takes (R-LIMIT-2, R-TEXT-3, R-TEXT-5). */

/** A text as it will be sent, with what had to be done to it. */
export interface CleanText {
  readonly text: string
  /** The 4-byte characters that were dropped, each once, in order. */
  readonly dropped: readonly string[]
  /** Whether it was too long and its end was cut. */
  readonly cut: boolean
}

// With the joiners and variation selectors that only made sense beside them (family emoji, flags of hearts).
const FOUR_BYTE = /\u200D?[\u{10000}-\u{10FFFF}](?:\u200D|\uFE0F|[\u{10000}-\u{10FFFF}])*/gu
// Names that show nothing are refused.
const NOTHING = /^[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u
const LINE_SPACE = /[\t-\r\u0085\u2028\u2029 ]+/g
const CONTROL_BUT_SPACE = /[^\P{Cc}\t-\r\u0085]|\p{Cs}/gu
const CONTROL_BUT_LINES = /[^\P{Cc}\t\n\r]|\p{Cs}/gu

/**
 * One line: white space that breaks or indents lines becomes one blank, other control characters and 4-byte
 * characters go, and the end is cut at `max` code points, never inside a character with its accents.
 * Full-width and no-break spaces stay, since Japanese names are set with them. Can be empty.
 */
export function cleanLine(source: string, max: number): CleanText {
  const { text, dropped } = dropFourByte(source)
  // First what is no blank, so that none stays beside another.
  const line = text.replace(CONTROL_BUT_SPACE, '').replace(LINE_SPACE, ' ').trim()
  const { text: name, cut } = cutTo(line, max)
  return { text: NOTHING.test(name) ? '' : name, cut, dropped }
}

/** Several lines: tabs and line ends stay, blanks around the whole and other control characters and 4-byte characters go; cut at `max`. */
export function cleanLines(source: string, max: number): CleanText {
  const { text, dropped } = dropFourByte(source)
  return { ...cutTo(text.replace(CONTROL_BUT_LINES, '').trim(), max), dropped }
}

function dropFourByte(source: string): { text: string; dropped: string[] } {
  const dropped = new Set<string>()
  const text = source.replace(FOUR_BYTE, found => {
    for (const character of found) if (character.length > 1) dropped.add(character)
    return ''
  })
  return { text, dropped: [...dropped] }
}

const characters = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** Only for texts without 4-byte characters, where a code point is one UTF-16 unit. */
function cutTo(text: string, max: number): { text: string; cut: boolean } {
  if (text.length <= max) return { text, cut: false }
  const last = characters.segment(text).containing(max)
  // A single character longer than the limit (hundreds of accents) is cut inside, or nothing would be left.
  const end = last === undefined || last.index === 0 ? max : last.index
  return { text: text.slice(0, end).trimEnd(), cut: true }
}

/** Cuts a clean line so that `suffix` still fits behind it, and joins the two. */
export function joinWithin(line: string, suffix: string, max: number): string {
  return `${cutTo(line, max - suffix.length).text}${suffix}`
}

/** What two names have in common when the API takes them for one (R-CATEGORY-6). */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim()
}
