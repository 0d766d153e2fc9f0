/** What a shop writes about an item: text, or HTML of which what is harmless is left, if the shop has chosen so (R-STORE-4). */
import { LRUCache } from 'lru-cache'
import { inSlices } from '../../lib/in-slices.ts'
import { type Markup, markup, markupOf, multiLine } from '../../lib/markup.ts'
import { makeThread } from '../../lib/thread.ts'

/** HTML of which what is harmless is left, and what it says without markup. */
export interface HarmlessHtml {
  readonly html: string
  readonly text: string
}

/** Few shops need it. The longest detail takes 40 ms, in which nobody could be answered. */
const harmlessOf = makeThread<string, HarmlessHtml>(new URL('./detail-thread.ts', import.meta.url))

/** Characters of details and of what was made of them that are kept, for forms that are shown again with what is wrong. */
const KEPT_CHARACTERS = 2 * 1024 * 1024

const kept = new LRUCache<string, HarmlessHtml>({
  maxSize: KEPT_CHARACTERS,
  sizeCalculation: ({ html, text }, detail) => detail.length + html.length + text.length + 1,
})

/** The detail as part of the page, and without any markup. */
export interface ShownDetail {
  readonly markup: Markup
  readonly text: string
}

/** Shows it. */
export async function detailOf(detail: string, isHtml: boolean): Promise<ShownDetail> {
  if (!isHtml) return { markup: markup`${await inSlices(paragraphsOf(detail), paragraph)}`, text: detail }
  const harmless = kept.get(detail) ?? (await harmlessOf(detail))
  kept.set(detail, harmless)
  return { markup: markupOf(harmless.html), text: harmless.text }
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
