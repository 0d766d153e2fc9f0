/** What the buyer of a subscription changes of it: who and where it goes to, and the card (R-SUBSCRIPTION-7). */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../../context.ts'
import { asGuess } from '../../http/guesses.ts'
import { addOperation } from '../../http/operation.ts'
import { Body, Ref } from '../../http/schemas.ts'
import { PeopleBody, Source } from '../checkouts/body-schemas.ts'
import { Redirect } from '../checkouts/completed-schemas.ts'
import type { InShop } from '../open-shop.ts'
import { changeCard, leadsAway } from './change-card.ts'
import { changeCustomer } from './change-customer.ts'
import { getSubscription, hide, OPEN, PATH } from './routes.ts'
import { BuyerSubscription, presentSubscription } from './schemas.ts'

const CHANGING = {
  ...OPEN,
  method: 'PUT',
  keeps: ['order mails'],
  invalidBody: 'subscriptions/invalid-body',
} as const

const PROBLEMS = [
  'shops/not-found',
  'subscriptions/not-found',
  'subscriptions/change-rejected',
  'mails/limit-reached',
] as const

/** Registers them. */
export function subscriptionChangeRoutes(app: FastifyInstance, context: Context, inShop: InShop): void {
  const repeats = { shopOf: ({ shop_id }: { readonly shop_id: string }) => inShop(shop_id, async id => id) }

  addOperation(app, {
    ...CHANGING,
    operationId: 'updateSubscriptionCustomer',
    path: `${PATH}/customer`,
    summary: 'Change buyer and address of a subscription',
    description:
      'The next orders go there, and mails to the new address. The mailbox that is left hears of it, too. `shipping` is another address to send to; null for that of the buyer.',
    repeats,
    body: PeopleBody,
    success: { status: 200, description: 'The subscription.', schema: Ref(BuyerSubscription) },
    problems: PROBLEMS,
    handler: ({ params: { shop_id, secret }, body, reply }) =>
      inShop(shop_id, async shopId => {
        hide(reply)
        const row = await getSubscription(context, shopId, secret)
        return presentSubscription(await changeCustomer(context, row, body))
      }),
  })

  addOperation(app, {
    ...CHANGING,
    operationId: 'updateSubscriptionPayment',
    path: `${PATH}/payment`,
    summary: 'Change the card of a subscription',
    description:
      'The payment service checks and keeps it; no money moves. Where the buyer has to approve it on a page of the service, `action` leads there: until that is done what was paid with so far stays. The buyer comes back to the page of the subscription.',
    repeats,
    body: Body({ source: Source }, { examples: [{ source: 'sim' }] }),
    success: {
      status: 200,
      description: 'The subscription, and what the buyer has to do.',
      schema: Type.Object({
        subscription: Ref(BuyerSubscription),
        action: Type.Union([Ref(Redirect), Type.Null()], {
          description: 'Null where the card is used already.',
        }),
      }),
    },
    problems: [...PROBLEMS, 'internal/bad-gateway', 'internal/gateway-timeout'],
    handler: ({ params: { shop_id, secret }, body, request, reply }) =>
      inShop(shop_id, async shopId => {
        hide(reply)
        const row = await getSubscription(context, shopId, secret)
        const change = () => changeCard(context, row, { source: body.source })
        const { subscription, url } = await asGuess({ request, reply }, change, leadsAway)
        const action = url === null ? null : ({ type: 'redirect', url } as const)
        return { subscription: presentSubscription(subscription), action }
      }),
  })
}
