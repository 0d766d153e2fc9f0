/** How an application for a lottery stands, for its applicant. */
import type { ApplicationDocument } from '../../checkout/lottery/schemas.ts'
import { type Markup, markup } from '../../lib/markup.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import { pressed } from './pressed.ts'

/** The page. */
export function applicationPage(frame: ShopFrame, shown: ApplicationDocument, secret: string): Page {
  const { words, path } = frame
  const { after } = words
  const at = `${path}/applications/${secret}`
  const { status, draw_at, pay_until, order_secret } = shown
  const canOrder = status === 'won' && pay_until !== null
  return {
    title: after.applicationTitle,
    content: markup`<div class="narrow order-page">
<h1 class="title">${after.applicationTitle}</h1>
<p class="status" role="status">${after.applicationStatus(status)}</p>
<dl class="particulars">
<div><dt>${after.number}</dt><dd>${shown.unique_key}</dd></div>
<div><dt>${after.item}</dt><dd>${after.pieces(shown.title, shown.amount)}</dd></div>
${draw_at !== null && markup`<div><dt>${after.drawAt}</dt><dd>${after.at(draw_at)}</dd></div>\n`}${
  canOrder && markup`<div><dt>${after.payUntil}</dt><dd>${after.at(pay_until)}</dd></div>\n`
}</dl>
${canOrder && pressed(`${at}/checkout`, after.toOrder)}${
  order_secret !== null &&
  markup`<p><a class="button" href="${path}/orders/${order_secret}">${after.seeOrder}</a></p>\n`
}${status === 'applied' && pressed(`${at}/withdraw`, after.withdraw, 'plain')}${
  canOrder && pressed(`${at}/withdraw`, after.giveUp, 'plain')
}${draw(frame, shown)}<p class="small muted">${after.keepLink}</p>
</div>`,
  }
}

function draw({ words: { after } }: ShopFrame, { draw: record }: ApplicationDocument): Markup | false {
  return (
    record !== null &&
    markup`<section>
<h2 class="heading">${after.drawTitle}</h2>
<p class="small muted">${after.drawNote}</p>
<dl class="particulars">
<div><dt>${after.drawnAt}</dt><dd>${after.at(record.drawn_at)}</dd></div>
<div><dt>${after.drawNumber}</dt><dd>${record.number}</dd></div>
<div><dt>${after.rank}</dt><dd>${record.rank}</dd></div>
<div><dt>${after.seed}</dt><dd class="digest">${record.seed}</dd></div>
<div><dt>${after.lot}</dt><dd class="digest">${record.lot}</dd></div>
</dl>
</section>
`
  )
}
