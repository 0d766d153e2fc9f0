/** Where buyers are who come back from paying, and whose checkout is at none of the steps (R-STORE-57). */
import { redirectOf } from '../../checkout/checkouts/settle-checkout.ts'
import { updateCheckout } from '../../checkout/checkouts/update-checkout.ts'
import { type Markup, markup } from '../../lib/markup.ts'
import { renewCookie } from '../cookies.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import { addBuyerPage, addForm, type Storefront } from '../storefront.ts'
import type { BuyerCookies } from './checkout-cookie.ts'
import { CONFIRM, DELIVERY, type FindCurrent, orderPath, PAYMENT, unlessOver } from './current.ts'
import { makeEmptyCart } from './left-cart.ts'
import { giveUpForm } from './step-frame.ts'

/** Registers it. */
export function paymentStep(storefront: Storefront, cookies: BuyerCookies, findCurrent: FindCurrent): void {
  const { context } = storefront
  const emptyCart = makeEmptyCart(context, cookies)

  addBuyerPage(storefront, PAYMENT, async visit => {
    const { frame } = visit
    const { buying } = frame.words
    const current = await findCurrent(visit)
    // Another browser may have come back than that which was sent away.
    if (current === undefined) return plainPage(frame, buying.unknownTitle, buying.unknownLead)
    const { stored, shown } = current
    if (stored.answer !== null) {
      await emptyCart(visit, stored)
      const thanks = orderPath(stored.answer, '/thanks')
      if (thanks !== undefined) return { to: thanks }
    }
    if (stored.state === 'awaiting_buyer') {
      const onPage = await unlessOver(redirectOf(context, stored))
      const url = 'to' in onPage || onPage.action?.type !== 'redirect' ? undefined : onPage.action.url
      return awaitingPage(frame, url)
    }
    if (stored.state === 'completing') return checkingPage(frame)
    if (stored.state === 'cancelled' || shown.status === 'expired') {
      return plainPage(frame, buying.overTitle, buying.overLead)
    }
    return { to: shown.payment_refusal === null ? CONFIRM : `${DELIVERY}#payment` }
  })

  addForm(storefront, '/checkout/reopen', [], async visit => {
    const current = await findCurrent(visit)
    if (current === undefined) return { to: '/cart' }
    // To say nothing calls the payment off, too.
    const shown = await unlessOver(updateCheckout(context, visit.shopId, current.id, {}))
    if ('to' in shown) return shown
    renewCookie(cookies.checkout, visit)
    return { to: `${DELIVERY}#payment` }
  })
}

function awaitingPage(frame: ShopFrame, url: string | undefined): Page {
  const { words, path } = frame
  const { buying } = words
  return note(buying.awaitingTitle, [
    markup`<p>${buying.awaitingLead}</p>
<div class="buttons">
${url !== undefined && markup`<a class="button" href="${url}">${buying.goOnPaying}</a>`}
<form method="post" action="${path}/checkout/reopen"><button class="button plain">${buying.otherPayment}</button></form>
</div>
${giveUpForm(frame)}`,
  ])
}

function checkingPage({ words: { buying }, path }: ShopFrame): Page {
  return note(buying.checkingTitle, [
    markup`<p>${buying.checkingLead}</p>
<p class="buttons"><a class="button" href="${path}${PAYMENT}">${buying.lookAgain}</a></p>`,
  ])
}

function plainPage({ words, path }: ShopFrame, title: string, lead: string): Page {
  return note(title, [
    markup`<p>${lead}</p>
<p class="buttons"><a class="button" href="${path}/cart">${words.buying.backToCart}</a></p>`,
  ])
}

function note(title: string, content: readonly Markup[]): Page {
  return {
    title,
    content: markup`<div class="narrow">
<h1 class="title">${title}</h1>
${content}
</div>`,
  }
}
