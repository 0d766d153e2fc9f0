/** The operations of a subscription's buyer. Open: whoever has the secret of the link is the buyer. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { addOperation } from '../../http/operation.ts'
import { notFound } from '../../http/problems.ts'
import { Ref } from '../../http/schemas.ts'
import type { InShop } from '../open-shop.ts'
import { changeSubscription, type SubscriptionChange } from './change-subscription.ts'
import { BuyerSubscription, presentSubscription, SubscriptionParams } from './schemas.ts'
import { findBySecret, type StoredSubscription } from './store.ts'

/** The path of a subscription. */
export const PATH = '/shops/{shop_id}/api/subscriptions/{secret}'

/** What all operations of a subscription's buyer have in common. */
export const OPEN = { tag: 'storefront', access: 'open', rate: 'buyer', params: SubscriptionParams } as const

/** How each change is told. */
const CHANGES: Readonly<
  Record<SubscriptionChange, { readonly id: string; readonly summary: string; readonly description: string }>
> = {
  pause: {
    id: 'pauseSubscription',
    summary: 'Pause a subscription',
    description: 'No more orders are made until it is resumed. One that is paused stays so.',
  },
  resume: {
    id: 'resumeSubscription',
    summary: 'Resume a subscription',
    description:
      'The next order is made on the next day of its cycle that is to come. One that is active stays so.',
  },
  stop: {
    id: 'stopSubscription',
    summary: 'Stop a subscription',
    description: 'No more orders are made, for good. One that is stopped stays so.',
  },
}

/** A buyer's subscription. Throws 404 `subscriptions/not-found`. */
export async function getSubscription(
  { db }: Pick<Context, 'db'>,
  shopId: number,
  secret: string,
): Promise<StoredSubscription> {
  const row = await findBySecret(db, shopId, secret)
  if (row === undefined) throw notFound('subscriptions')
  return row
}

/** Registers them. */
export function subscriptionRoutes(app: FastifyInstance, context: Context, inShop: InShop): void {
  addOperation(app, {
    ...OPEN,
    operationId: 'getSubscription',
    method: 'GET',
    path: PATH,
    summary: 'Show a subscription to its buyer',
    description:
      'By the secret of its link, which the mails of the subscription have: how it stands, what it delivers, and when the next order is made.',
    success: { status: 200, description: 'The subscription.', schema: Ref(BuyerSubscription) },
    problems: ['shops/not-found', 'subscriptions/not-found'],
    handler: ({ params: { shop_id, secret }, reply }) =>
      inShop(shop_id, async shopId => {
        hide(reply)
        return presentSubscription(await getSubscription(context, shopId, secret))
      }),
  })
  for (const change of ['pause', 'resume', 'stop'] as const) changing(app, context, inShop, change)
}

function changing(app: FastifyInstance, context: Context, inShop: InShop, change: SubscriptionChange): void {
  const { id, summary, description } = CHANGES[change]
  addOperation(app, {
    ...OPEN,
    operationId: id,
    method: 'POST',
    path: `${PATH}/${change}`,
    summary,
    description,
    keeps: ['order mails'],
    repeats: { shopOf: ({ shop_id }) => inShop(shop_id, async shopId => shopId) },
    success: { status: 200, description: 'The subscription as it is now.', schema: Ref(BuyerSubscription) },
    problems: [
      'shops/not-found',
      'subscriptions/not-found',
      'subscriptions/change-rejected',
      'mails/limit-reached',
    ],
    handler: ({ params: { shop_id, secret }, reply }) =>
      inShop(shop_id, async shopId => {
        hide(reply)
        const row = await getSubscription(context, shopId, secret)
        return presentSubscription(await changeSubscription(context, row, change, { who: 'buyer' }))
      }),
  })
}

/** The address is a secret. */
export function hide(reply: FastifyReply): void {
  reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
}
