/** How a subscription stands, for its buyer, and what can be done with it. */
import type { presentSubscription } from '../../checkout/subscriptions/schemas.ts'
import { type Markup, markup } from '../../lib/markup.ts'
import { cardField } from '../checkout/payment-choices.ts'
import { errorList } from '../field.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import { pressed } from './pressed.ts'

/** What is known of a card that is to take the place of the one that is used. */
export interface CardState {
  /** Names the one that was given last. */
  readonly inPlaceOf?: string | undefined
  /** Where its buyer still has to go. */
  readonly awaited?: string | undefined
  /** Why it was refused. */
  readonly error?: string | undefined
}

type Shown = ReturnType<typeof presentSubscription>

/** The page. */
export function subscriptionPage(frame: ShopFrame, shown: Shown, secret: string, card: CardState = {}): Page {
  const { words, path } = frame
  const { after } = words
  const at = `${path}/subscriptions/${secret}`
  const { status, cause, next_on } = shown
  const isOpen = status === 'active' || status === 'paused'
  return {
    ...{ title: after.subscriptionTitle, status: card.error === undefined ? 200 : 422 },
    content: markup`<div class="narrow order-page">
<h1 class="title">${after.subscriptionTitle}</h1>
<p class="status" role="status">${after.subscriptionStatus(status)}</p>
<dl class="particulars">
<div><dt>${after.number}</dt><dd>${shown.unique_key}</dd></div>
<div><dt>${after.item}</dt><dd>${after.pieces(shown.title, shown.amount)}</dd></div>
${shown.unit_price !== null && markup`<div><dt>${after.unitPrice}</dt><dd>${after.each(words.yen(shown.unit_price))}</dd></div>\n`}<div><dt>${after.cycle}</dt><dd>${words.cycle[shown.cycle_plan]}</dd></div>
<div><dt>${after.times}</dt><dd>${after.timesOf(shown.deliveries, shown.repeat_times)}</dd></div>
${next_on !== null && markup`<div><dt>${after.nextOn}</dt><dd>${after.day(next_on)}</dd></div>\n`}${
  cause !== null && markup`<div><dt>${after.cause}</dt><dd>${after.causeOf(cause)}</dd></div>\n`
}</dl>
${isOpen && changes(frame, at, shown, card)}${isOpen && ends(frame, at, shown)}<p class="small muted">${after.keepLink}</p>
</div>`,
  }
}

/** Whether it waits for a card, and goes on with that. */
const awaitsCard = ({ cause }: Shown) => cause === 'no_source'

/** The card, and who gets it where. */
function changes(
  { words }: ShopFrame,
  at: string,
  shown: Shown,
  { inPlaceOf, awaited, error }: CardState,
): Markup {
  const { after, buying } = words
  const isMissing = awaitsCard(shown)
  return markup`<section>
<h2 class="heading">${after.cardSection}</h2>
${isMissing && markup`<p class="note">${after.cardMissing}</p>\n`}${error !== undefined && errorList(after.cardTitle, [{ id: 'card', label: buying.card, error }])}${awaited !== undefined && markup`<p class="note">${after.cardAwaited} <a href="${awaited}">${after.cardGoOn}</a></p>\n`}<form class="step" method="post" action="${at}/payment">
<input type="hidden" name="in_place_of" value="${inPlaceOf ?? ''}">
${cardField(words, null, error)}<p class="buttons"><button class="button${!isMissing && ' plain'}">${isMissing ? after.addCard : after.changeCard}</button></p>
</form>
</section>
<section>
<h2 class="heading">${after.customerSection}</h2>
<p><a class="button plain" href="${at}/customer">${after.changeCustomer}</a></p>
</section>
`
}

/** A pause, and the end. What waits for a card goes on with that and not by a button. */
function ends({ words: { after } }: ShopFrame, at: string, shown: Shown): Markup {
  const isMissing = awaitsCard(shown)
  return markup`<section>
<h2 class="heading">${isMissing ? after.stopSection : after.endSection}</h2>
<div class="buttons">
${shown.status === 'active' ? pressed(`${at}/pause`, after.pause, 'plain') : !isMissing && pressed(`${at}/resume`, after.resume)}${pressed(`${at}/stop`, after.stop, 'plain')}</div>
<p class="small muted">${after.stopNote}</p>
</section>
`
}
