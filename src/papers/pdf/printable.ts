/** Texts as the typeface of papers can show them. What orders say was typed by anybody, and some of it to do harm (R-PAPER-4). Pure. */

/** What stands for a letter that the typeface has not, as printers have always done it. */
const MISSING = '〓'

/** Whether the typeface has a letter, by its code point. */
export type HasLetter = (codePoint: number) => boolean

/**
 * What shows nothing, or turns the direction of the text around it: controls and marks of direction. Not the selectors of
 * variants, by which 葛󠄀 is told from 葛, nor what joins emoji, which goes with them.
 */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}]/gu

/** A letter that is no ideograph with marks of its own, such as か with a mark of voice. Ideographs would lose their form. */
const MARKED = /[^\p{Script=Han}]\p{Mn}+/gu

const VARIANT = /^[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]$/u

const LETTERS = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** The text on one line. */
export function printable(text: string, has: HasLetter): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, space => (space === '\u3000' ? space : ' '))
    .replaceAll(UNSEEN, '')
    .replaceAll(MARKED, letter => letter.normalize('NFC'))
    .trim()
  if (isShown(plain, has)) return plain
  return Array.from(LETTERS.segment(plain), ({ segment }) => shownOf(segment, has)).join('')
}

/** The same of a text that may have several lines; those that are blank stay. */
export function printableLines(text: string, has: HasLetter): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map(line => printable(line, has))
}

function isShown(text: string, has: HasLetter): boolean {
  for (const letter of text) if (!has(letter.codePointAt(0) ?? 0) && !VARIANT.test(letter)) return false
  return true
}

/** A letter with all that belongs to it: as it is, without what it has besides, or what stands for it. */
function shownOf(letter: string, has: HasLetter): string {
  if (isShown(letter, has)) return letter
  const [base = ''] = letter.normalize('NFD')
  return base !== '' && has(base.codePointAt(0) ?? 0) && /\p{L}/u.test(base) ? base : MISSING
}
