/** How a subscription stands, for its buyer, and what can be done with it. */
import type { presentSubscription } from '../../checkout/subscriptions/schemas.ts'
import { markup } from '../../lib/markup.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import { pressed } from './pressed.ts'

/** The page. */
export function subscriptionPage(
  frame: ShopFrame,
  shown: ReturnType<typeof presentSubscription>,
  secret: string,
): Page {
  const { words, path } = frame
  const { after } = words
  const at = `${path}/subscriptions/${secret}`
  const { status, cause, next_on } = shown
  const isOpen = status === 'active' || status === 'paused'
  return {
    title: after.subscriptionTitle,
    content: markup`<div class="narrow order-page">
<h1 class="title">${after.subscriptionTitle}</h1>
<p class="status" role="status">${after.subscriptionStatus(status)}</p>
<dl class="particulars">
<div><dt>${after.number}</dt><dd>${shown.unique_key}</dd></div>
<div><dt>${after.item}</dt><dd>${after.pieces(shown.title, shown.amount)}</dd></div>
<div><dt>${after.cycle}</dt><dd>${words.cycle[shown.cycle_plan]}</dd></div>
<div><dt>${after.times}</dt><dd>${after.timesOf(shown.deliveries, shown.repeat_times)}</dd></div>
${next_on !== null && markup`<div><dt>${after.nextOn}</dt><dd>${after.day(next_on)}</dd></div>\n`}${
  cause !== null && markup`<div><dt>${after.cause}</dt><dd>${after.causeOf(cause)}</dd></div>\n`
}</dl>
${status === 'active' && pressed(`${at}/pause`, after.pause, 'plain')}${
  status === 'paused' && pressed(`${at}/resume`, after.resume)
}${
  isOpen &&
  markup`${pressed(`${at}/stop`, after.stop, 'plain')}<p class="small muted">${after.stopNote}</p>\n`
}<p class="small muted">${after.keepLink}</p>
</div>`,
  }
}
