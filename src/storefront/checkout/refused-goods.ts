/** What stands in place of a step while the goods cannot be bought: what is wrong with each, and the way to the cart. */
import type { CheckoutDocument } from '../../checkout/checkouts/schemas.ts'
import { markup } from '../../lib/markup.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import { problemsAt } from './current.ts'
import { problemText } from './problem-text.ts'
import { giveUpForm, goodsLine } from './step-frame.ts'

const STOCK: ReadonlySet<string> = new Set(['sold_out', 'fewer_left'])

/** The page; undefined where nothing is wrong with the goods. */
export function refusedGoods(frame: ShopFrame, checkout: CheckoutDocument, status = 200): Page | undefined {
  const problems = problemsAt(checkout, 'goods')
  if (problems.length === 0) return undefined
  const { words, path } = frame
  const { buying } = words
  const isStock = problems.every(({ code }) => STOCK.has(code))
  const ofWhole = problems.filter(({ pointer }) => pointer === '' || pointer === '/lines')
  const [title, lead] = isStock
    ? [buying.soldOutTitle, buying.soldOutLead]
    : [buying.blockedTitle, buying.blockedLead]
  return {
    ...{ title, status },
    content: markup`<div class="narrow">
<h1 class="title">${title}</h1>
<p class="lead" role="alert">${ofWhole.length === 0 ? lead : ofWhole.map(problem => problemText(words, problem)).join('')}</p>
<ul class="goods">
${checkout.lines.map((line, index) => {
  const own = problems.filter(({ pointer }) => `${pointer}/`.startsWith(`/lines/${index}/`))
  return goodsLine(
    words,
    line,
    own.map(problem => problemText(words, problem)),
  )
})}</ul>
<p class="buttons"><a class="button" href="${path}/cart">${buying.backToCart}</a></p>
${giveUpForm(frame)}
</div>`,
  }
}
