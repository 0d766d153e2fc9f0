/** Prices as pages show them: whole yen, tax included. */
import { type Markup, markup } from '../lib/markup.ts'
import type { Words } from './words/words.ts'

/** What an item or a line costs. */
interface Priced {
  readonly price: number | null
  /** Before the sale that is on; null without one. */
  readonly proper_price: number | null
}

/** The price, and beside it that before a sale, each told for those who hear the page. */
export function priceOf(words: Words, { price, proper_price }: Priced): Markup {
  if (price === null) return markup`<span class="price muted">${words.noPrice}</span>`
  if (proper_price === null || proper_price <= price) {
    return markup`<span class="price">${words.yen(price)}<span class="tax">${words.taxIncluded}</span></span>`
  }
  return markup`<span class="price"><span class="hidden">${words.usualPrice}</span><s class="usual">${words.yen(proper_price)}</s> <span class="hidden">${words.salePrice}</span><span class="sale">${words.yen(price)}</span><span class="tax">${words.taxIncluded}</span></span>`
}
