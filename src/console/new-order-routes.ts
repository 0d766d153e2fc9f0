/** What an open page asks again and again, so that new orders appear in it by themselves (R-CONSOLE-15). */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { Body, MAX_SAFE, storedId } from '../http/schemas.ts'
import { MAX_NEW_ORDERS, OVERLAP_OF_NEW_ORDERS } from './limits.ts'
import { findNewestOrders } from './new-order-store.ts'
import { ok } from './schemas.ts'

const NewOrders = Type.Object({
  after: Type.Integer({ minimum: 0, description: 'What to send the next time.' }),
  newest: Type.Integer({
    minimum: 0,
    description: 'Another number than before means that the list is another.',
  }),
  unique_keys: Type.Array(Type.String(), {
    maxItems: MAX_NEW_ORDERS,
    description: 'Orders that were placed since, the newest first; of those that were imported none.',
  }),
  more: Type.Boolean({ description: 'Whether there are more than are told.' }),
})

/** Registers it. */
export function newOrderRoutes(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'listNewOrders',
    method: 'GET',
    path: '/console/api/new_orders',
    access: 'session',
    needs: 'orders.read',
    tag: 'orders',
    summary: 'Tell which orders have come in',
    description: `Without \`after\` the last ${OVERLAP_OF_NEW_ORDERS}, from which on the caller then looks: orders that are made at
the same moment become visible in another order than that of their numbers, so that a caller compares keys with those
it knows.`,
    success: ok('Their keys.', NewOrders),
    problems: [],
    query: Body({ after: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_SAFE })) }),
    handler: async ({ actor, query }) => {
      const first = query.after === undefined
      const limit = first ? OVERLAP_OF_NEW_ORDERS : MAX_NEW_ORDERS
      const after = storedId(query.after ?? 0)
      const orders = await findNewestOrders(db, actor.shopId, after, limit)
      const newest = orders[0]?.id ?? after
      return {
        after: first ? Math.max((orders.at(-1)?.id ?? 1) - 1, 0) : after,
        newest,
        unique_keys: orders.filter(({ imported }) => !imported).map(({ unique_key }) => unique_key),
        more: !first && orders.length === limit,
      }
    },
  })
}
