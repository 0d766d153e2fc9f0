/** What the buyer of an order that waits for money is to do, and until when. */
import { digitGroups } from '../../lib/digit-groups.ts'
import { type Markup, markup, multiLine } from '../../lib/markup.ts'
import type { Order } from '../../resources/orders/order.ts'
import { awaitsPayment } from '../../resources/orders/rules/payment.ts'
import type { ShopFrame } from '../shop-frame.ts'

/** The note; nothing where no money is waited for, or where the order does not tell how it is paid. */
export function howToPay({ words }: ShopFrame, { detail, state }: Order): Markup | false {
  const { awaited_payment: awaited } = state
  if (awaited === null || !awaitsPayment(detail)) return false
  const { order } = words
  const isAtStore = awaited.type === 'pay_at_store'
  return markup`<section class="note pay" aria-labelledby="pay">
<h2 class="heading" id="pay">${order.howToPay}</h2>
<dl class="particulars">
<div><dt>${order.amountToPay}</dt><dd>${words.yen(detail.amounts.total)}</dd></div>
${
  isAtStore
    ? markup`<div><dt>${order.storeNumber}</dt><dd class="number">${grouped(awaited.number)}</dd></div>`
    : markup`<div><dt>${order.account}</dt><dd>${multiLine(awaited.account)}</dd></div>`
}
<div><dt>${order.until}</dt><dd>${words.buying.at(awaited.until)}</dd></div>
</dl>
<p class="small">${isAtStore ? order.storeHow : order.accountHow}</p>
<p class="small">${order.untilNote}</p>
${isAtStore && awaited.url !== undefined && markup`<p><a class="link small" href="${awaited.url}" rel="noreferrer">${order.storePage}</a></p>`}
${isAtStore && order.simulatedStore !== null && markup`<p><a class="link small" href="/payments/simulator/${awaited.number}">${order.simulatedStore}</a></p>`}
</section>
`
}

/** A number in groups of four, which are easier to read out; nothing but spaces to look at is added. Several have their stores. */
function grouped(number: string): Markup {
  if (!/^\d+$/.test(number)) return markup`${multiLine(number.replaceAll('、', '\n'))}`
  return markup`${digitGroups(number).map(part => markup`<span>${part}</span>`)}`
}
