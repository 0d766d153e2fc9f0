/** What a buyer sees who has just ordered: that it is done, and what comes next. */
import { type Markup, markup } from '../../lib/markup.ts'
import type { Order } from '../../resources/orders/order.ts'
import { awaitsPayment } from '../../resources/orders/rules/payment.ts'
import { orderExtras } from '../after/order-extras.ts'
import { DONE_ICON } from '../icons.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import { howToPay } from './how-to-pay.ts'
import type { SeenOrder } from './seen-order.ts'

/** The page. */
export function thanksPage(frame: ShopFrame, { order, secret, extras }: SeenOrder): Page {
  const { words, path } = frame
  const { detail } = order
  return {
    title: words.order.thanksTitle,
    content: markup`<div class="narrow thanks">
${DONE_ICON}
<h1 class="title">${words.order.thanksTitle}</h1>
<p>${words.order.thanksLead}${detail.customer.mail_address !== '' && words.order.mailTo(detail.customer.mail_address)}</p>
<p class="number-line"><span class="small muted">${words.order.number}</span> <strong>${detail.unique_key}</strong></p>
${howToPay(frame, order)}${orderExtras(frame, extras)}<section>
<h2 class="heading">${words.order.nextTitle}</h2>
${next(frame, order)}
</section>
<div class="buttons">
<a class="button" href="${path}/orders/${secret}">${words.order.seeOrder}</a>
<a class="button plain" href="${path}">${words.backToShop}</a>
</div>
</div>`,
  }
}

/** What will happen, by how it is paid and how it comes. */
function next({ words }: ShopFrame, { detail, lines }: Order): Markup {
  const told = words.order.next
  const types = new Set(lines.map(({ item_type }) => item_type))
  const isSent = lines.some(({ item_type }) => item_type !== 'takeout' && item_type !== 'digital')
  const sent = detail.payment.method === 'cod' ? told.cod : told.paid
  const steps = [
    ...(awaitsPayment(detail) ? [told.awaited, ...(isSent ? [told.sentThen] : [])] : isSent ? [sent] : []),
    ...(types.has('takeout') ? [told.fetched] : []),
    ...(types.has('digital') ? [told.downloaded] : []),
  ]
  return markup`<ul class="next">${steps.map(step => markup`<li>${step}</li>\n`)}</ul>`
}
