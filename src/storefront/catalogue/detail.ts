/** What a shop writes about an item: text, or HTML of which what is harmless is left, if the shop has chosen so (R-STORE-4). */
import type { IOptions } from 'sanitize-html'
import { inSlices } from '../../lib/in-slices.ts'
import { type Markup, markup, markupOf, multiLine } from '../../lib/markup.ts'

/**
 * What may stand in it: text with its structure, and links away from the shop. Nothing that runs, loads, styles, sends or
 * names something of the page, so that it is shown as part of the page, which allows none of that either.
 */
const HARMLESS: IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'ruby', 'rt', 'rp', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The page has one heading of the first level: the item's name.
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow noopener' } }),
  },
  nestingLimit: 30,
}

/** The detail as part of the page, and without any markup. */
export interface ShownDetail {
  readonly markup: Markup
  readonly text: string
}

/** Shows it. */
export async function detailOf(detail: string, isHtml: boolean): Promise<ShownDetail> {
  if (!isHtml) return { markup: markup`${await inSlices(paragraphsOf(detail), paragraph)}`, text: detail }
  // Few shops need it, and it takes some 40 ms to load.
  const { default: sanitize } = await import('sanitize-html')
  const html = sanitize(detail, HARMLESS)
  return { markup: markupOf(html), text: textOf(html.replaceAll(/<[^<>]*>/g, ' ')) }
}

/** What is left without tags has only these entities. */
function textOf(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A text with a line left free between paragraphs. */
export function paragraphs(text: string): Markup {
  return markup`${paragraphsOf(text).map(paragraph)}`
}

function paragraphsOf(text: string): string[] {
  const found: string[] = []
  let lines: string[] = []
  for (const line of [...text.split('\n'), '']) {
    if (line.trim() !== '') lines.push(line.trimEnd())
    else if (lines.length > 0) {
      found.push(lines.join('\n'))
      lines = []
    }
  }
  return found
}

function paragraph(text: string): Markup {
  return markup`<p>${multiLine(text)}</p>\n`
}
