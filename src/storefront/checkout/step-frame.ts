/** What the steps of a checkout have in common: where the buyer is, and beside the form what is bought. */
import type { CheckoutDocument } from '../../checkout/checkouts/schemas.ts'
import { type Markup, markup } from '../../lib/markup.ts'
import { lineChoices, reducedMark } from '../cart/cart-page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import type { Words } from '../words/words.ts'
import { CUSTOMER, DELIVERY } from './current.ts'
import { sums } from './sums.ts'

const PATHS = [CUSTOMER, DELIVERY] as const

/** How far the buyer is; steps that lie behind can be gone back to. */
export function steps({ words, path }: ShopFrame, here: 0 | 1 | 2): Markup {
  const { steps: names, stepsLabel } = words.buying
  return markup`<nav class="steps" aria-label="${stepsLabel}"><ol>
${names.map((name, at) => {
  const back = at < here ? PATHS[at] : undefined
  return markup`<li${at === here && markup` aria-current="step"`}>${back === undefined ? markup`<span>${name}</span>` : markup`<a href="${path}${back}">${name}</a>`}</li>\n`
})}</ol></nav>`
}

/** A step: the form, and what is bought. */
export function stepPage(
  frame: ShopFrame,
  checkout: CheckoutDocument,
  { at, title, content }: { readonly at: 0 | 1; readonly title: string; readonly content: Markup },
): Markup {
  return markup`${steps(frame, at)}
<h1 class="title">${title}</h1>
<div class="cart">
<div>
${content}
</div>
${basket(frame, checkout)}
</div>`
}

/** What is bought, and what it comes to as far as that is known. */
function basket({ words, path }: ShopFrame, checkout: CheckoutDocument): Markup {
  const { buying } = words
  return markup`<section class="summary" aria-labelledby="basket">
<h2 class="heading" id="basket">${buying.basket}</h2>
<ul class="goods">
${checkout.lines.map(line => goodsLine(words, line))}</ul>
${sums(words, checkout.amounts, { taxes: [], isShippingKnown: checkout.customer !== null })}
<p><a class="link small" href="${path}/cart">${buying.backToCart}</a></p>
</section>`
}

/** A line in few words. */
export function goodsLine(
  words: Words,
  line: CheckoutDocument['lines'][number],
  errors: readonly string[] = [],
): Markup {
  return markup`<li>
<div>
<p class="name">${line.title ?? words.goneItem}</p>
${lineChoices(words, line)}
<p class="small">${line.unit_price === null ? words.buying.each(line.amount) : markup`${words.yen(line.unit_price)} × ${line.amount}${reducedMark(words, line)}`}</p>
${errors.map(error => markup`<p class="error">${error}</p>\n`)}</div>
<p class="sum">${line.total !== null && words.yen(line.total)}</p>
</li>
`
}

/** The form that gives a checkout up. */
export function giveUpForm({ words, path }: ShopFrame): Markup {
  return markup`<form class="give-up" method="post" action="${path}/checkout/cancel"><button class="link">${words.buying.giveUp}</button></form>`
}
