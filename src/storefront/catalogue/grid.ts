/** A grid of items, and the way from page to page of it. */
import { type Markup, markup } from '../../lib/markup.ts'
import { priceOf } from '../price.ts'
import type { ShopFrame } from '../shop-frame.ts'
import type { Card } from './card-reader.ts'
import { type Showing, square } from './picture.ts'

/** Items of a page: fills rows of two, three and four. */
export const PAGE_ITEMS = 24

/** Cards within the first screen of a telephone, and mostly of a computer. */
const SOON = 4

const SIZES = '(min-width: 64rem) 17rem, (min-width: 48rem) 30vw, 44vw'

/** The grid. `isFirst` says whether its first picture is what the eye falls on. */
export function grid(frame: ShopFrame, baseUrl: string, cards: readonly Card[], isFirst = true): Markup {
  return markup`<ul class="grid">
${cards.map((card, index) => cardOf(frame, baseUrl, card, isFirst ? whenOf(index) : 'late'))}</ul>`
}

function whenOf(index: number): Showing['when'] {
  if (index === 0) return 'first'
  return index < SOON ? 'soon' : 'late'
}

function cardOf({ words, path }: ShopFrame, baseUrl: string, card: Card, when: Showing['when']): Markup {
  const kind = words.kind[card.type]
  return markup`<li class="card"><a href="${path}/items/${card.id}">
<span class="frame">${
    card.image === null
      ? markup`<span class="blank"></span>`
      : square(card.image, baseUrl, { sizes: SIZES, alt: '', when })
  }${card.reason !== null && markup`<span class="badge">${words.badge[card.reason]}</span>`}</span>
<span class="name">${card.name}</span>
<span class="below">${priceOf(words, card)}${kind !== undefined && markup` <span class="kind">${kind}</span>`}</span>
</a></li>
`
}

/** What of a list a page shows. */
export interface Place {
  /** From 1. */
  readonly page: number
  readonly hasNext: boolean
  /** The path of a page of the same list. */
  readonly pathOf: (page: number) => string
}

/** The way to the pages before and after; nothing where there is one page only. */
export function pager({ words }: ShopFrame, { page, hasNext, pathOf }: Place): Markup | false {
  if (page === 1 && !hasNext) return false
  return markup`<nav class="pager" aria-label="${words.pages}">
${page > 1 && markup`<a class="button plain" rel="prev" href="${pathOf(page - 1)}">${words.previousPage}</a>`}
<span class="muted">${words.page(page)}</span>
${hasNext && markup`<a class="button plain" rel="next" href="${pathOf(page + 1)}">${words.nextPage}</a>`}
</nav>`
}
