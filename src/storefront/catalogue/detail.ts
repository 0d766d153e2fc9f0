/** What a shop writes about an item: text, or HTML of which what is harmless is left, if the shop has chosen so (R-STORE-4). */
import { LRUCache } from 'lru-cache'
import { fileOf } from '../../../bin/bundle.js'
import { Problem } from '../../http/problems.ts'
import { makeFairPlaces } from '../../lib/fair-places.ts'
import { inSlices } from '../../lib/in-slices.ts'
import { type Markup, markup, markupOf, multiLine } from '../../lib/markup.ts'
import { makeThread } from '../../lib/thread.ts'

/** HTML of which what is harmless is left, and what it says without markup. */
export interface HarmlessHtml {
  readonly html: string
  readonly text: string
}

/** Few shops need it. The longest detail takes 40 ms, in which nobody could be answered. */
const harmlessOf = makeThread<string, HarmlessHtml>(() => fileOf('src/storefront/catalogue/detail-thread.ts'))

/**
 * Shops take turns at the thread (R-FAULT-6): of a shop with a thousand such items, that somebody looks at one after another, others
 * would wait for half a minute. What is given to the thread is two details, of two shops where two have any.
 */
const turns = makeFairPlaces({ places: 2, mostWaiting: 200, waitMs: 10_000, full: busy, late: busy })

function busy(): Problem {
  return new Problem(
    'internal/overloaded',
    'Too many pages of this shop wait to be made. Look again in a moment.',
    {
      headers: { 'retry-after': '2' },
    },
  )
}

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

/** Shows it, for a shop. Throws 503 `internal/overloaded` while too many of that shop wait. */
export async function detailOf(detail: string, isHtml: boolean, shopId?: number): Promise<ShownDetail> {
  if (!isHtml) return { markup: markup`${await inSlices(paragraphsOf(detail), paragraph)}`, text: detail }
  const harmless = kept.get(detail) ?? (await harmlessInTurn(detail, shopId))
  kept.set(detail, harmless)
  return { markup: markupOf(harmless.html), text: harmless.text }
}

async function harmlessInTurn(detail: string, shopId: number | undefined): Promise<HarmlessHtml> {
  await turns.enter(shopId)
  try {
    return await harmlessOf(detail)
  } finally {
    turns.leave(shopId)
  }
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
