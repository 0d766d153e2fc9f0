/** The pages of a subscription, for whoever has the secret of its link (R-STORE-71). */
import { findCard, findReturnedCard } from '../../checkout/subscriptions/card-store.ts'
import { changeCard, leadsAway, settleCard } from '../../checkout/subscriptions/change-card.ts'
import { changeSubscription, SUBSCRIPTION_CHANGES } from '../../checkout/subscriptions/change-subscription.ts'
import { MAX_REFUSED_CARDS } from '../../checkout/subscriptions/limits.ts'
import { getSubscription } from '../../checkout/subscriptions/routes.ts'
import { presentSubscription } from '../../checkout/subscriptions/schemas.ts'
import type { StoredSubscription } from '../../checkout/subscriptions/store.ts'
import { asGuess } from '../../http/guesses.ts'
import { notFound, Problem } from '../../http/problems.ts'
import { LINE } from '../../lib/text.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import { addBuyerPage, addForm, type Storefront } from '../storefront.ts'
import { subscriptionCustomerPages } from './subscription-customer.ts'
import { subscriptionPage } from './subscription-page.ts'
import { unlessRejected } from './unless-rejected.ts'

const PATH = '/subscriptions/:secret'

const SOURCE = new RegExp(LINE.pattern)

/** Registers them. */
export function subscriptionPages(storefront: Storefront): void {
  const { context } = storefront

  addBuyerPage(storefront, PATH, async ({ shopId, params: { secret = '' }, query, frame }) => {
    const error = query.card === 'refused' ? frame.words.after.cardRefused : undefined
    const page = await show(storefront, frame, await getSubscription(context, shopId, secret), error)
    return { ...page, status: 200 }
  })

  for (const change of SUBSCRIPTION_CHANGES) {
    addForm(storefront, `${PATH}/${change}`, ['order mails'], ({ shopId, params: { secret = '' } }) =>
      unlessRejected(secret, async () => {
        const row = await getSubscription(context, shopId, secret)
        await changeSubscription(context, row, change, { who: 'buyer' })
        return { to: `/subscriptions/${secret}` }
      }),
    )
  }

  subscriptionCustomerPages(storefront)
  cardPages(storefront)
}

async function show(
  { context }: Storefront,
  frame: ShopFrame,
  row: StoredSubscription,
  error?: string,
): Promise<Page> {
  const card = await findCard(context.db, row.shop_id, row.id)
  const isAwaited = card?.state === 'awaited' && context.clock.now() <= card.until
  const awaited = isAwaited ? (card.url ?? undefined) : undefined
  const page = subscriptionPage(frame, presentSubscription(row), row.secret, {
    ...{ inPlaceOf: card?.return_name, awaited, error },
  })
  // The form of the card leads on to where the payment service has its buyers approve it.
  return { ...page, formsTo: [new URL(context.baseUrl).origin, ...context.payments.gateway.pagesAt] }
}

function cardPages(storefront: Storefront): void {
  const { context } = storefront

  addForm(storefront, `${PATH}/payment`, ['order mails'], async visit => {
    const {
      shopId,
      params: { secret = '' },
      frame,
      form,
    } = visit
    const { after } = frame.words
    const row = await getSubscription(context, shopId, secret)
    const source = form.text('card')
    const again = { to: `/subscriptions/${secret}` }
    if (!SOURCE.test(source)) return again
    try {
      const card = { source, inPlaceOf: form.text('in_place_of') }
      const { url } = await asGuess(visit, () => changeCard(context, row, card), leadsAway)
      return url === null ? again : { to: url }
    } catch (error) {
      if (!(error instanceof Problem) || error.type !== 'subscriptions/change-rejected') throw error
      const known = await getSubscription(context, shopId, secret)
      const isTooOften = known.refused_cards >= MAX_REFUSED_CARDS
      return show(storefront, frame, known, isTooOften ? after.cardTooOften : after.cardRefused)
    }
  })

  // Back from the page of the payment service, whose address tells nothing: what became of the card is looked up.
  addBuyerPage(storefront, '/cards/:name', async ({ shopId, params: { name = '' } }) => {
    const card = await findReturnedCard(context.db, shopId, name)
    if (card === undefined) throw notFound('subscriptions')
    await settleCard(context, card)
    const settled = await findReturnedCard(context.db, shopId, name)
    return { to: `/subscriptions/${card.secret}${settled?.state === 'refused' ? '?card=refused' : ''}` }
  })
}
