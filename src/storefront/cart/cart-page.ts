/** What the page of the cart looks like. */
import type { Static } from '#typebox'
import type { CartLine } from '../../checkout/carts/schemas.ts'
import type { showCart } from '../../checkout/carts/show-cart.ts'
import { MAX_AMOUNT } from '../../checkout/limits.ts'
import { type Markup, markup } from '../../lib/markup.ts'
import type { ShownImage } from '../catalogue/card-reader.ts'
import { foreignOrigins, square } from '../catalogue/picture.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import type { Words } from '../words/words.ts'

/** A cart as it is shown. */
type ShownCart = Awaited<ReturnType<typeof showCart>>
type ShownLine = ShownCart['lines'][number]

/** What the page shows besides. */
interface Around {
  readonly baseUrl: string
  /** The names of the lines, as forms send them. */
  readonly names: readonly string[]
  /** A picture of each item that has one. */
  readonly images: ReadonlyMap<number, ShownImage>
  /** Whether a payment of the buyer's is awaited, for which pieces are put aside. */
  readonly isPaying?: boolean
  /** Where an order can be seen whose goods have left the cart just now. */
  readonly boughtJustNow?: string | undefined
}

/** The page; without a cart it is empty. */
export function cartPage(frame: ShopFrame, cart: ShownCart | undefined, around: Around): Page {
  const { words, path } = frame
  const { boughtJustNow: bought } = around
  const heading = markup`<h1 class="title">${words.cartTitle}</h1>
${bought !== undefined && markup`<p class="note">${words.buying.boughtJustNow} <a class="link" href="${path}${bought}">${words.buying.toOrder}</a></p>`}`
  if (cart === undefined || cart.lines.length === 0) {
    return {
      title: words.cartTitle,
      content: markup`${heading}
<p>${words.cartEmpty}</p>
<p class="buttons"><a class="button plain" href="${path}">${words.backToShop}</a></p>`,
    }
  }
  const closed = cart.problems.some(({ code }) => code === 'shop_closed')
  return {
    title: words.cartTitle,
    picturesFrom: foreignOrigins([...around.images.values()], around.baseUrl),
    content: markup`${heading}
${closed && markup`<p class="note">${words.shopClosed}</p>`}
${around.isPaying && markup`<p class="note">${words.buying.stillPaying} <a class="link" href="${path}/checkout/payment">${words.buying.toPaying}</a></p>`}
<div class="cart">
<ul class="lines">
${cart.lines.map((line, index) => lineOf(frame, line, index, cart, around))}</ul>
<section class="summary" aria-labelledby="sum">
<h2 class="hidden" id="sum">${words.subtotal}</h2>
<dl class="sums"><dt class="total">${words.subtotal}</dt><dd class="total">${words.yen(cart.total)}</dd></dl>
<p class="small muted">${words.shippingLater}</p>
${
  cart.problems.length === 0
    ? markup`<form method="post" action="${path}/checkout"><button class="button wide">${words.checkout}</button></form>`
    : !closed && markup`<p class="error">${words.cartHasProblems}</p>`
}
<a class="button plain wide" href="${path}">${words.goOnShopping}</a>
</section>
</div>`,
  }
}

function lineOf(
  frame: ShopFrame,
  line: ShownLine,
  index: number,
  { problems }: ShownCart,
  { baseUrl, names, images }: Around,
): Markup {
  const { words, path } = frame
  const name = line.title ?? words.goneItem
  const image = images.get(line.item_id)
  const own = problems.filter(({ pointer }) => pointer.startsWith(`/lines/${index}/`))
  return markup`<li class="line">
<div class="thumb">${
    image === undefined
      ? markup`<span class="blank"></span>`
      : square(image, baseUrl, { sizes: '6rem', alt: '', when: index < 4 ? 'soon' : 'late' })
  }</div>
<div class="what">
<p class="name">${line.title === null ? name : markup`<a href="${path}/items/${line.item_id}">${name}</a>`}</p>
${lineDetails(words, line)}
${own.map(({ code }) => code !== 'shop_closed' && markup`<p class="error">${words.lineProblem[code]}</p>\n`)}
</div>
<form class="change" method="post" action="${path}/cart">
<input type="hidden" name="line" value="${names[index]}">
<label><span class="hidden">${name} ${words.amount}</span><input class="amount" type="number" name="amount" value="${line.amount}" min="0" max="${MAX_AMOUNT}" inputmode="numeric" required data-sends></label>
<button class="link">${words.change}</button>
<button class="link" name="remove" value="1" formnovalidate aria-label="${words.removeItem(name)}">${words.remove}</button>
</form>
<p class="sum">${line.total !== null && words.yen(line.total)}</p>
</li>
`
}

/** What of a line is told beside its name, of a cart or of a checkout. */
type DetailedLine = Pick<Static<typeof CartLine>, 'variation' | 'options' | 'unit_price' | 'item_tax_type'>

/** What was chosen of an item, and what a piece costs. */
function lineDetails(words: Words, line: DetailedLine): Markup {
  return markup`${lineChoices(words, line)}${line.unit_price !== null && markup`<p class="small">${words.yen(line.unit_price)}${reducedMark(words, line)}</p>`}`
}

/** What tells that a line is taxed by the reduced rate. */
export function reducedMark(words: Words, { item_tax_type: type }: Pick<DetailedLine, 'item_tax_type'>) {
  return type === 'reduced' && markup` <span class="muted">${words.reducedMark}</span>`
}

/** What was chosen of an item. */
export function lineChoices(words: Words, line: DetailedLine): Markup {
  const chosen = line.options.filter(({ name }) => name !== null)
  return markup`${line.variation !== null && markup`<p class="small muted">${line.variation}</p>`}
${chosen.map(
  ({ name, value, price }) =>
    markup`<p class="small muted">${name}: ${value}${price !== null && price !== 0 && markup`(${words.extraPrice(price)})`}</p>\n`,
)}`
}
