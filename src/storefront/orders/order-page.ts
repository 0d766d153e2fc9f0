/** How an order stands, for its buyer. */
import { taxByRate } from '../../checkout/rules/tax.ts'
import { dayInTokyo } from '../../lib/day.ts'
import { postalCodeInWords } from '../../lib/japanese.ts'
import { type Markup, markup, multiLine } from '../../lib/markup.ts'
import { trackingPage } from '../../resources/delivery_companies/tracking-page.ts'
import type { Order } from '../../resources/orders/order.ts'
import { presentAmounts } from '../../resources/orders/present-to-buyer.ts'
import { telephoneOf } from '../../resources/orders/rules/country-rules.ts'
import { paymentState } from '../../resources/orders/rules/payment.ts'
import type { OrderDetail, OrderLineDetail } from '../../resources/orders/schemas.ts'
import { orderExtras } from '../after/order-extras.ts'
import { sums } from '../checkout/sums.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import type { Words } from '../words/words.ts'
import { howToPay } from './how-to-pay.ts'
import { receiptOf } from './receipt.ts'
import type { SeenOrder } from './seen-order.ts'

/** The page. */
export function orderPage(frame: ShopFrame, { order, secret, extras }: SeenOrder): Page {
  const { words } = frame
  const { detail } = order
  const live = detail.lines.filter(({ status }) => status !== 'cancelled')
  const amounts = presentAmounts(detail.amounts)
  return {
    title: words.order.title,
    content: markup`<div class="narrow order-page">
<h1 class="title">${words.order.title}</h1>
<p class="status" role="status">${words.order.status(detail.status)}</p>
<dl class="particulars">
<div><dt>${words.order.number}</dt><dd>${detail.unique_key}</dd></div>
<div><dt>${words.order.orderedAt}</dt><dd>${words.buying.at(detail.ordered_at)}</dd></div>
</dl>
${howToPay(frame, order)}${orderExtras(frame, extras)}${dispatches(words, order)}<section>
<h2 class="heading">${words.order.contents}</h2>
<ul class="goods">
${detail.lines.map(line => orderLine(words, line))}</ul>
${sums(words, amounts, { taxes: live.length === 0 ? [] : taxByRate(live, amounts) })}
</section>
${payment(frame, order, secret)}${delivery(words, detail)}${letter(words.order.fromShop, detail.add_comment)}${letter(words.order.remark, detail.remark)}<p class="small muted">${words.order.keepLink}</p>
<p class="small muted">${words.order.ask}</p>
</div>`,
  }
}

/** A line of an order, whoever shows it. */
export function orderLine(words: Words, line: OrderLineDetail): Markup {
  const status = words.order.lineStatus(line.status)
  return markup`<li${line.status === 'cancelled' && markup` class="cancelled"`}>
<div>
<p class="name">${line.title}${line.tax_mode === 'reduced' && markup` <span class="small muted">${words.reducedMark}</span>`}</p>
${line.variation !== null && markup`<p class="small muted">${line.variation}</p>\n`}${line.options.map(
  ({ name, value, price }) =>
    markup`<p class="small muted">${name}: ${value}${price !== 0 && markup`(${words.extraPrice(price)})`}</p>\n`,
)}<p class="small">${words.yen(line.price)} × ${line.amount}${status !== undefined && markup` <span class="kind">${status}</span>`}</p>
</div>
<p class="sum">${words.yen(line.total)}</p>
</li>
`
}

/** Every parcel that was sent, with the page on which its carrier shows its way. */
function dispatches({ order: words, buying }: Words, { detail }: Order): Markup | false {
  const sent = detail.delivery.dispatches
  return (
    sent.length > 0 &&
    markup`<section class="parcels">
<h2 class="heading">${words.delivery}</h2>
<ul>
${sent.map(({ dispatched_at, delivery_company_id: company, tracking_number: number, comment }) => {
  const page = number === null ? undefined : trackingPage(company, number)
  return markup`<li>
<p>${words.sentOn(buying.day(dayInTokyo(new Date(dispatched_at))))}</p>
${number !== null && markup`<p class="small">${words.carrier(company)} ${words.trackingNumber} ${number}</p>\n`}${comment !== null && comment !== '' && markup`<p class="small">${multiLine(comment)}</p>\n`}${page !== undefined && markup`<p><a class="button plain" href="${page}" rel="noopener noreferrer">${words.track}</a></p>`}
</li>
`
})}</ul>
</section>
`
  )
}

function payment({ words, path }: ShopFrame, order: Order, secret: string): Markup {
  const { detail } = order
  const { method } = detail.payment
  const receipt = receiptOf(order)
  return markup`<section>
<h2 class="heading">${words.order.payment}</h2>
<p>${method === null ? words.buying.nothingToPay : markup`${words.buying.method(method)} <span class="kind">${words.order.paymentState[paymentState(detail)]}</span>`}</p>
${
  receipt === undefined
    ? detail.status !== 'cancelled' &&
      method !== null &&
      markup`<p class="small muted">${words.order.receiptLater}</p>`
    : markup`<p><a class="button plain" href="${path}/orders/${secret}/receipt">${words.order.printReceipt}</a></p>`
}
</section>
`
}

function delivery(words: Words, detail: OrderDetail): Markup {
  const { name, address } = detail.shipping
  const { delivery_date: day, delivery_time_zone: zone, shipping_method: method } = detail.delivery
  const fetched = [
    ...new Set(
      detail.lines.flatMap(line =>
        line.shipping_method?.startsWith('店頭受取') ? [line.shipping_method] : [],
      ),
    ),
  ]
  return markup`${
    address.prefecture !== null &&
    markup`<section>
<h2 class="heading">${words.buying.destination}</h2>
<address>
<p>${name.last} ${name.first}</p>
<p>${postalCodeInWords(address.zip_code ?? '')}<br>${address.prefecture}${address.address}${address.address2 && markup`<br>${address.address2}`}</p>
<p>${address.tel && telephoneOf(address.tel, address.country_code)}</p>
</address>
<dl class="particulars">
${method !== null && markup`<div><dt>${words.buying.methodTitle}</dt><dd>${method}</dd></div>`}
${(day !== null || zone !== null) && markup`<div><dt>${words.order.deliveryWish}</dt><dd>${words.buying.deliveryDay(day, zone)}</dd></div>`}
</dl>
</section>
`
  }${
    fetched.length > 0 &&
    markup`<section>
<h2 class="heading">${words.order.fetch}</h2>
${fetched.map(where => markup`<p>${where}</p>\n`)}</section>
`
  }`
}

function letter(title: string, text: string | null): Markup | false {
  return (
    text !== null &&
    text !== '' &&
    markup`<section>
<h2 class="heading">${title}</h2>
<p>${multiLine(text)}</p>
</section>
`
  )
}
