/** The few pictograms of the frame, drawn for it: lines of 1.5 in a square of 24. Beside each stand words. */
import { type Markup, markup } from '../lib/markup.ts'

function icon(lines: Markup): Markup {
  return markup`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${lines}</svg>`
}

export const SEARCH_ICON = icon(markup`<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>`)

export const DONE_ICON = markup`<svg class="done" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="10.5"/><path d="m7.5 12.5 3 3 6-7"/></svg>`

export const CART_ICON = icon(
  markup`<path d="M5 8h14l1 12.5H4L5 8Z"/><path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5"/>`,
)
