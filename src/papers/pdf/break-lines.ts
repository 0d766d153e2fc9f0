/**
 * Where lines of Japanese end: anywhere between two letters, but not within a word of Latin letters or a number, not before
 * what closes and not behind what opens. `linebreak`, by which pdfkit does it, has no types, and measures each piece once more.
 */

/** What no line begins with. */
const CLOSING =
  /^[\p{Pe}\p{Pf}、。，．・：；！？!?,.:;%‰℃°々〻ーｰ〜～…‥ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ｡､･ﾞﾟ様]$/u

/** What no line ends with. */
const OPENING = /^[\p{Ps}\p{Pi}¥＄$〒#＃]$/u

/** Parts of a word, between which no line ends. */
const OF_WORD = /^[\p{L}\p{N}\p{M}'’@_./:+&=~-]$/u
const JAPANESE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff00-\uffef]$/u
const MARK = /^\p{M}$/u

/** The lines of a text; `widthOf` tells how wide a letter is, in the units of `width`. None ends with a space. */
export function breakLines(text: string, width: number, widthOf: (letter: string) => number): string[] {
  const letters = [...text]
  const lines: string[] = []
  let begin = 0
  let at = 0
  let used = 0
  /** The last place where the line may end. */
  let end = 0
  while (at < letters.length) {
    const letter = letters[at] ?? ''
    if (at > begin && mayEnd(letters[at - 1] ?? '', letter)) end = at
    used += widthOf(letter)
    // A space at the end of a line may stand out, since nobody sees it.
    if (used <= width || at === begin || letter === ' ') {
      at++
      continue
    }
    // A word that is longer than the line ends wherever the line does.
    const next = end > begin ? end : at
    lines.push(letters.slice(begin, next).join('').trimEnd())
    begin = next
    while (letters[begin] === ' ') begin++
    ;[at, used, end] = [begin, 0, begin]
  }
  lines.push(letters.slice(begin).join('').trimEnd())
  return lines
}

function mayEnd(before: string, after: string): boolean {
  if (after === ' ' || MARK.test(after)) return false
  if (before === ' ') return true
  if (OPENING.test(before) || CLOSING.test(after)) return false
  return !(OF_WORD.test(before) && OF_WORD.test(after) && !JAPANESE.test(before) && !JAPANESE.test(after))
}
