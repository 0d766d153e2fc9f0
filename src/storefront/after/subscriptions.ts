/** The pages of a subscription, for whoever has the secret of its link (R-STORE-71). */
import { changeSubscription, SUBSCRIPTION_CHANGES } from '../../checkout/subscriptions/change-subscription.ts'
import { getSubscription } from '../../checkout/subscriptions/routes.ts'
import { presentSubscription } from '../../checkout/subscriptions/schemas.ts'
import { Problem } from '../../http/problems.ts'
import { addBuyerPage, addForm, type Storefront } from '../storefront.ts'
import { subscriptionPage } from './subscription-page.ts'

const PATH = '/subscriptions/:secret'

/** Registers them. */
export function subscriptionPages(storefront: Storefront): void {
  const { context } = storefront

  addBuyerPage(storefront, PATH, async ({ shopId, params, frame }) => {
    const { secret = '' } = params
    const shown = presentSubscription(await getSubscription(context, shopId, secret))
    return subscriptionPage(frame, shown, secret)
  })

  for (const change of SUBSCRIPTION_CHANGES) {
    addForm(storefront, `${PATH}/${change}`, ['order mails'], async ({ shopId, params }) => {
      const { secret = '' } = params
      const row = await getSubscription(context, shopId, secret)
      try {
        await changeSubscription(context, row, change, { who: 'buyer' })
      } catch (error) {
        // The page says how it is.
        if (!(error instanceof Problem) || error.type !== 'subscriptions/change-rejected') throw error
      }
      return { to: `/subscriptions/${secret}` }
    })
  }
}
