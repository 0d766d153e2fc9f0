/** The receipt of an order to print: a qualified invoice where the shop has a number (R-STORE-59). */
import { notFound } from '../../http/problems.ts'
import { type Markup, markup, multiLine } from '../../lib/markup.ts'
import { isBlank } from '../../lib/text.ts'
import { personName } from '../../resources/orders/mails/format.ts'
import { presentAmounts } from '../../resources/orders/present-to-buyer.ts'
import { amountRows } from '../checkout/sums.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import { orderLine } from './order-page.ts'
import { type Receipt, receiptOf } from './receipt.ts'
import type { SeenOrder } from './seen-order.ts'

/** Characters of the name that a receipt is made out to. */
const MAX_ADDRESSEE = 100

/** The page; `to` is whom it is made out to, empty for who ordered. Throws 404 while nothing is paid. */
export function receiptPage(frame: ShopFrame, { order, secret }: SeenOrder, to: string): Page {
  const receipt = receiptOf(order)
  if (receipt === undefined) throw notFound('orders')
  const { words, path, shop } = frame
  const { detail } = order
  const buyer = personName(detail.customer.name, detail.customer.address.country_code)
  const addressee = isBlank(to) ? buyer : [...to.trim()].slice(0, MAX_ADDRESSEE).join('')
  const title = shop.invoice_number === null ? words.order.receipt : words.order.invoice
  return {
    title,
    content: markup`<article class="receipt">
<header>
<h1>${words.order.receipt}</h1>
<dl class="particulars">
<div><dt>${words.order.issuedOn}</dt><dd>${words.buying.day(receipt.paidOn)}</dd></div>
<div><dt>${words.order.dealtOn}</dt><dd>${words.buying.day(receipt.dealtOn)}</dd></div>
<div><dt>${words.order.number}</dt><dd>${detail.unique_key}</dd></div>
</dl>
</header>
<p class="to">${addressee} <span>${words.order.honorific}</span></p>
<p class="paid">${words.yen(receipt.total)}<span class="small">${words.taxIncluded}</span></p>
<p>${words.order.forGoods}<br>${words.order.received}</p>
<h2 class="heading">${words.order.breakdown}</h2>
<ul class="goods">
${receipt.lines.map(line => orderLine(words, line))}</ul>
${breakdown(frame, order, receipt)}
<div class="seller">
${seller(frame)}
</div>
</article>
<form class="addressee" method="get" action="${path}/orders/${secret}/receipt">
<label class="label" for="to">${words.order.addressee}</label>
<div class="beside"><input type="text" id="to" name="to" value="${addressee}" maxlength="${MAX_ADDRESSEE}" autocomplete="organization"><button class="button plain">${words.order.setAddressee}</button></div>
<p class="small muted">${words.order.print}</p>
<p><a class="link small" href="${path}/orders/${secret}">${words.order.back}</a></p>
</form>`,
  }
}

function breakdown({ words }: ShopFrame, { detail }: SeenOrder['order'], { taxes, total }: Receipt): Markup {
  return markup`<dl class="sums">
${amountRows(words, presentAmounts(detail.amounts)).map(([label, yen]) => markup`<dt>${label}</dt><dd>${words.yen(yen)}</dd>\n`)}<dt class="total">${words.buying.total}</dt><dd class="total">${words.yen(total)}</dd>
${taxes.map(
  ({ rate, total: of, tax }) =>
    markup`<dt>${words.order.rate(rate)}</dt><dd>${words.yen(of)}</dd>
<dt class="in">${words.order.taxOf(rate)}</dt><dd>${words.yen(tax)}</dd>
`,
)}<dt>${words.order.paidBy}</dt><dd>${detail.payment.method !== null && words.buying.method(detail.payment.method)}</dd>
</dl>
${detail.lines.some(({ tax_mode }) => tax_mode === 'reduced') && markup`<p class="small">${words.order.reducedNote}</p>`}`
}

function seller({ words, shop }: ShopFrame): Markup {
  const lines = [shop.legal_seller ?? shop.name, shop.legal_address, shop.legal_telephone]
  return markup`${lines.map((line, at) => line !== null && markup`<p${at === 0 && markup` class="name"`}>${multiLine(line)}</p>\n`)}${shop.invoice_number !== null && markup`<p>${words.order.registration(shop.invoice_number)}</p>`}`
}
