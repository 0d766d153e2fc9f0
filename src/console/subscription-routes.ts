/** The shop's subscriptions, and what a person of the shop can do with them. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import { changeByShop } from '../checkout/subscriptions/change-by-shop.ts'
import type { SubscriptionChange } from '../checkout/subscriptions/change-subscription.ts'
import { MAX_LISTED_SUBSCRIPTIONS } from '../checkout/subscriptions/limits.ts'
import { presentToShop, ShopSubscription } from '../checkout/subscriptions/schemas.ts'
import { listSubscriptions, SUBSCRIPTION_STATES } from '../checkout/subscriptions/store.ts'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { Body, MAX_SAFE, Ref, storedId, Words } from '../http/schemas.ts'
import { authorOf } from './author.ts'
import { OrderByKey } from './params.ts'
import { ok } from './schemas.ts'

const PATH = '/console/api/subscriptions'

/** Those of a page before the first. */
const NEWEST = 2 ** 31 - 1

/** How each change is told. */
const CHANGES: Readonly<Record<SubscriptionChange, readonly [operationId: string, summary: string]>> = {
  pause: ['pauseSubscriptionOfBuyer', 'Pause a subscription'],
  resume: ['resumeSubscriptionOfBuyer', 'Resume a subscription'],
  stop: ['stopSubscriptionOfBuyer', 'Stop a subscription for good'],
}

/** Registers them. */
export function consoleSubscriptionRoutes(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'listSubscriptions',
    method: 'GET',
    path: PATH,
    access: 'session',
    needs: 'orders.read',
    tag: 'orders',
    summary: 'List subscriptions',
    query: Body({
      status: Type.Optional(Words(SUBSCRIPTION_STATES)),
      before: Type.Optional(
        Type.Integer({ minimum: 1, maximum: MAX_SAFE, description: 'The `next` of a page.' }),
      ),
    }),
    success: ok(
      'The newest first.',
      Type.Object({
        subscriptions: Type.Array(Ref(ShopSubscription), { maxItems: MAX_LISTED_SUBSCRIPTIONS }),
        next: Type.Union([Type.Integer(), Type.Null()], {
          description: 'Of the next page; null on the last.',
        }),
      }),
    ),
    problems: [],
    handler: async ({ actor, query: { status: state = null, before = NEWEST } }) => {
      const limit = MAX_LISTED_SUBSCRIPTIONS
      const page = { state, before: storedId(before), limit: limit + 1 }
      const rows = await listSubscriptions(context.db, actor.shopId, page)
      const shown = rows.slice(0, limit)
      const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null
      return { subscriptions: shown.map(presentToShop), next }
    },
  })

  for (const change of ['pause', 'resume', 'stop'] as const) {
    const [operationId, summary] = CHANGES[change]
    addOperation(app, {
      ...{ operationId, summary },
      method: 'POST',
      path: `${PATH}/{unique_key}/${change}`,
      keeps: ['order mails'],
      access: 'session',
      needs: 'orders.update',
      tag: 'orders',
      success: ok('The subscription as it is now.', Ref(ShopSubscription)),
      problems: ['subscriptions/not-found', 'subscriptions/change-rejected', 'mails/limit-reached'],
      params: OrderByKey,
      handler: async ({ actor, params, request }) => {
        const author = authorOf({ actor, request })
        return presentToShop(await changeByShop(context, actor.shopId, author, params.unique_key, change))
      },
    })
  }
}
