/** The last page before the order: the six points that the law has a seller show, and who gets it (R-STORE-55). */
import type { CheckoutDocument } from '../../checkout/checkouts/schemas.ts'
import { postalCodeInWords } from '../../lib/japanese.ts'
import { type Markup, markup, multiLine } from '../../lib/markup.ts'
import { telephoneOf } from '../../resources/orders/rules/country-rules.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import { agreedTo, type Besides } from './agreed-to.ts'
import { type Change, changesNote } from './changes.ts'
import { CUSTOMER, DELIVERY } from './current.ts'
import { laterTerms } from './later-deliveries.ts'
import { deliveryTerms, offerTerms, paymentTerms, type Terms, withdrawalTerms } from './sale-terms.ts'
import { giveUpForm, goodsLine, steps } from './step-frame.ts'
import { sums } from './sums.ts'

/** What the page says besides. */
interface Told extends Besides {
  /** Where the forms of a payment service may lead. */
  readonly formsTo: readonly string[]
  /** What is another than the buyer was told before; undefined where nothing is to be said of that. */
  readonly changes?: readonly Change[] | undefined
  readonly status?: number
}

/** The page of a checkout that has no problems. */
export function confirmPage(frame: ShopFrame, checkout: CheckoutDocument, told: Told): Page {
  const { words, path, shop } = frame
  const { buying } = words
  const { applies, later } = told
  const isRedirected = !applies && checkout.payment?.method === 'creditcard' && checkout.amounts.total > 0
  const button = applies ? words.buyButton.lottery : isRedirected ? buying.orderAndPay : buying.order
  return {
    title: buying.confirmTitle,
    status: told.status ?? 200,
    formsTo: told.formsTo,
    content: markup`${steps(frame, 2)}
<div class="narrow confirm">
<h1 class="title">${buying.confirmTitle}</h1>
${told.changes === undefined ? markup`<p>${applies ? buying.applyLead : buying.confirmLead}</p>` : changesNote(words, told.changes)}
${point(buying.points.goods, { edit: `${path}/cart`, words })}
<ul class="goods">
${checkout.lines.map(line => goodsLine(words, line))}</ul>
${later !== undefined && laterTerms(frame, checkout.amounts.subtotal, later)}${point(buying.points.price, {})}
${sums(words, checkout.amounts, { taxes: checkout.taxes })}
${point(buying.points.payment, applies ? {} : { edit: `${path}${DELIVERY}#payment`, words })}
${paragraphs(words, paymentTerms(frame, checkout, told))}
${point(buying.points.delivery, { edit: `${path}${DELIVERY}#method`, words })}
${paragraphs(words, deliveryTerms(frame, checkout))}
${point(buying.points.withdrawal, {})}
${paragraphs(words, withdrawalTerms(frame))}
${point(buying.points.offer, {})}
${paragraphs(words, offerTerms(frame, checkout))}
${people(frame, checkout)}
${
  checkout.remark !== null &&
  markup`${point(buying.remark, { edit: `${path}${DELIVERY}#remark`, words })}
<p>${multiLine(checkout.remark)}</p>`
}
<form class="order" method="post" action="${path}/checkout/complete" data-once data-sending="${buying.ordering}">
<input type="hidden" name="agreed" value="${agreedTo(frame, checkout, told)}">
<p class="final"><span>${applies ? buying.totalIfWon : buying.total}</span> <strong>${words.yen(checkout.amounts.total)}</strong></p>
<button class="button wide">${button}</button>
<p class="small"><a href="${path}/legal">${words.legalTitle}</a>${shop.terms_of_use !== null && markup` / <a href="${path}/terms">${buying.terms}</a>`}</p>
${shop.terms_of_use !== null && markup`<p class="small">${buying.agree(button, buying.terms)}</p>`}
</form>
<p><a class="link small" href="${path}${DELIVERY}">${buying.back}</a></p>
${giveUpForm(frame)}
</div>`,
  }
}

function point(title: string, link: { readonly edit?: string; readonly words?: ShopFrame['words'] }): Markup {
  const { edit, words } = link
  return markup`<div class="point"><h2 class="heading">${title}</h2>${edit !== undefined && words !== undefined && markup`<a class="link small" href="${edit}" aria-label="${words.buying.editOf(title)}">${words.buying.edit}</a>`}</div>`
}

/** What the shop says of all orders has its own heading, so that nobody reads it as a term of this one. */
function paragraphs({ buying }: ShopFrame['words'], { own, general }: Terms): Markup {
  return markup`${own.map(text => markup`<p>${multiLine(text)}</p>\n`)}${
    general !== null &&
    markup`<h3 class="small">${buying.shopSays}</h3>
<p class="small muted">${multiLine(general)}</p>`
  }`
}

function people(
  { words, path }: ShopFrame,
  { customer, shipping, delivery_choices }: CheckoutDocument,
): Markup {
  const { buying } = words
  if (customer === null) return markup``
  const { name, address } = customer
  const read = [name.last_kana, name.first_kana].filter(part => part !== null).join(' ')
  return markup`${point(buying.customer, { edit: `${path}${CUSTOMER}`, words })}
<address>
<p>${name.last} ${name.first}${read !== '' && `（${read}）`}</p>
${addressLines(address)}
<p>${telephoneOf(address.tel, 'JP')}</p>
<p>${customer.mail_address}</p>
</address>
${
  delivery_choices.length > 0 &&
  markup`${point(buying.destination, { edit: `${path}${CUSTOMER}`, words })}
${
  shipping === null
    ? markup`<p>${buying.sameAsCustomer}</p>`
    : markup`<address>
<p>${shipping.name.last} ${shipping.name.first}</p>
${addressLines(shipping.address)}
<p>${telephoneOf(shipping.address.tel, 'JP')}</p>
</address>`
}`
}`
}

function addressLines({
  zip_code,
  prefecture,
  address,
  address2,
}: Readonly<Record<'zip_code' | 'prefecture' | 'address' | 'address2', string>>): Markup {
  return markup`<p>${postalCodeInWords(zip_code)}<br>${prefecture}${address}${address2 !== '' && markup`<br>${address2}`}</p>`
}
