/** The thread that makes HTML harmless (`detail.ts`). */
import sanitize, { type IOptions } from 'sanitize-html'
import { answerQuestions } from '../../lib/thread.ts'
import type { HarmlessHtml } from './detail.ts'

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

/** What is left without tags has only these entities. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

answerQuestions<string, HarmlessHtml>(detail => {
  const html = sanitize(detail, HARMLESS)
  return { html, text: textOf(html) }
})
