/** Descriptions: HTML to plain text, or left as it is. */
import { convert } from 'html-to-text'

/** What becomes of HTML in descriptions. */
export type HtmlMode = 'keep' | 'text'

const START_OF_TAG = /<[a-z!/]/i
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi

/** The description as the item's detail, before limits. Text without tags keeps its lines; only its entities are read. */
export function toDetail(body: string, mode: HtmlMode): string {
  if (mode === 'keep') return body.trim()
  const lines = body.replace(/\r\n?|[\u2028\u2029]/g, '\n')
  if (!hasTag(lines)) return lines.replace(ENTITY, decodeEntity).trim()
  return htmlToText(lines)
    .replace(/(?<![^\S\n\u3000])[^\S\n\u3000]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Looks for the first start and then for an end, where one expression for both would look for an end at every start. */
function hasTag(text: string): boolean {
  const start = text.search(START_OF_TAG)
  return start >= 0 && text.includes('>', start)
}

/** Line ends in the source stay: many shops write plain lines and mark up a word or two among them. */
function htmlToText(html: string): string {
  return convert(html, {
    wordwrap: false,
    preserveNewlines: true,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'ul', options: { itemPrefix: '* ' } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(selector => ({ selector, options: { uppercase: false } })),
    ],
  })
}

/** Between two letters, since the converter takes blanks off the ends. */
function decodeEntity(entity: string): string {
  return convert(`x${entity}x`, { wordwrap: false }).slice(1, -1)
}
