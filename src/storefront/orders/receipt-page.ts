/** The receipt of an order to print: a qualified invoice where the shop has a number (R-STORE-59, R-PAPER-5). */
import { notFound } from '../../http/problems.ts'
import { dayInTokyo } from '../../lib/day.ts'
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

/** Which receipt of an order is looked at. */
export interface SeenReceipt {
  /** When one was given out for the first time, if ever. */
  readonly firstAt: Date | undefined
  /** Which one it is, by the milliseconds since 1970 at which it was given out; none is looked at where it is none. */
  readonly at: string
  readonly now: Date
  /** Whom it is made out to; empty for who ordered. */
  readonly to: string
}

/** Where a receipt that was given out at a time is looked at, below the shop's path. */
export function receiptPath(secret: string, to: string, at: Date): string {
  const query = new URLSearchParams({ to: addressee(to), at: String(at.getTime()) })
  return `/orders/${secret}/receipt?${query}`
}

/** A receipt that was given out, or the form that has one given out. Throws 404 while nothing is paid. */
export function receiptPage(frame: ShopFrame, { order, secret }: SeenOrder, seen: SeenReceipt): Page {
  const receipt = receiptOf(order)
  if (receipt === undefined) throw notFound('orders')
  const { words, shop } = frame
  const { detail } = order
  const buyer = personName(detail.customer.name, detail.customer.address.country_code)
  const to = isBlank(seen.to) ? buyer : addressee(seen.to)
  const title = shop.invoice_number === null ? words.order.receipt : words.order.invoice
  const issuedAt = givenOutAt(seen)
  return {
    title,
    content: issuedAt
      ? markup`${paper(frame, order, receipt, { to, issuedAt, mark: reissueMark(frame, seen) })}${issueForm(frame, secret, to, words.order.otherAddressee, false)}`
      : markup`<div class="narrow">
<h1 class="title">${words.order.receipt}</h1>
${issueForm(frame, secret, to, beforeIssue(frame, seen.firstAt), true)}</div>
`,
  }
}

/** When the receipt that is looked at was given out: whatever its address says, not before the first one, and not in a time to come. */
function givenOutAt({ firstAt, at, now }: SeenReceipt): Date | undefined {
  if (firstAt === undefined || !/^\d{1,15}$/.test(at)) return undefined
  return new Date(Math.max(firstAt.getTime(), Math.min(Number(at), now.getTime())))
}

function addressee(to: string): string {
  return [...to.trim()].slice(0, MAX_ADDRESSEE).join('')
}

function beforeIssue({ words }: ShopFrame, firstAt: Date | undefined): string {
  if (firstAt === undefined) return words.order.issueLead
  return words.order.issuedBefore(words.buying.day(dayInTokyo(firstAt)))
}

/** That it is not the first one. Whoever has the address of the first one has that, and may look at it and print it again. */
function reissueMark({ words }: ShopFrame, { firstAt, at }: SeenReceipt): Markup | false {
  return (
    firstAt !== undefined &&
    String(firstAt.getTime()) !== at &&
    markup`<p class="reissued"><strong>${words.order.reissued}</strong> <span class="small">${words.order.firstIssuedOn(words.buying.day(dayInTokyo(firstAt)))}</span></p>
`
  )
}

function issueForm(
  { words, path }: ShopFrame,
  secret: string,
  to: string,
  note: string,
  isFirst: boolean,
): Markup {
  return markup`<form class="addressee" method="post" action="${path}/orders/${secret}/receipt">
<p${!isFirst && markup` class="small muted"`}>${note}</p>
<label class="label" for="to">${words.order.addressee}</label>
<div class="beside"><input type="text" id="to" name="to" value="${to}" maxlength="${MAX_ADDRESSEE}" autocomplete="organization"><button class="button${!isFirst && ' plain'}">${isFirst ? words.order.issue : words.order.issueAgain}</button></div>
${!isFirst && markup`<p class="small muted">${words.order.print}</p>\n`}<p><a class="link small" href="${path}/orders/${secret}">${words.order.back}</a></p>
</form>
`
}

/** What is written on a receipt besides what it is of. */
interface Written {
  readonly to: string
  readonly issuedAt: Date
  readonly mark: Markup | false
}

function paper(
  frame: ShopFrame,
  order: SeenOrder['order'],
  receipt: Receipt,
  { to, issuedAt, mark }: Written,
): Markup {
  const { words } = frame
  return markup`<article class="receipt">
<header>
<h1>${words.order.receipt}</h1>
${mark}<dl class="particulars">
<div><dt>${words.order.issuedOn}</dt><dd>${words.buying.day(dayInTokyo(issuedAt))}</dd></div>
<div><dt>${words.order.paidOn}</dt><dd>${words.buying.day(receipt.paidOn)}</dd></div>
<div><dt>${words.order.dealtOn}</dt><dd>${words.buying.day(receipt.dealtOn)}</dd></div>
<div><dt>${words.order.number}</dt><dd>${order.detail.unique_key}</dd></div>
</dl>
</header>
<p class="to">${to} <span>${words.order.honorific}</span></p>
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
`
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
