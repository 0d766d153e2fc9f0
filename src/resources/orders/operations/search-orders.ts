/** POST /api/orders/search */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import { type Context, readsOf } from '../../../context.ts'
import { addOperation } from '../../../http/operation.ts'
import { Checked, Ref } from '../../../http/schemas.ts'
import { makeFoundPages } from '../found-pages.ts'
import { MAX_PAGE } from '../limits.ts'
import { Pagination } from '../pagination.ts'
import { SearchOrdersBody } from '../request-schemas.ts'
import { OrderSummary } from '../schemas.ts'
import { checkBodyDays, toSearchRequest } from '../search-request.ts'

/** Registers it. */
export function searchOrders(app: FastifyInstance, context: Context): void {
  const { clock } = context
  const findPage = makeFoundPages(readsOf(context))

  addOperation(app, {
    operationId: 'searchOrders',
    whenFull: 'goes on',
    keeps: [],
    repeats: 'reads only',
    method: 'POST',
    path: '/api/orders/search',
    tag: 'orders',
    summary: 'Search orders',
    description:
      'Everything may be left out: `{}` answers the newest orders of the last three months. Days are those of Japan. Reads only.',
    scopes: ['orders.read'],
    body: Checked(SearchOrdersBody, body => checkBodyDays(body, clock.now())),
    invalidBody: 'orders/invalid-body',
    success: {
      status: 200,
      description: 'A page of what was found, and how much that is in all.',
      schema: Type.Object({
        orders: Type.Array(Ref(OrderSummary), { maxItems: MAX_PAGE }),
        pagination: Ref(Pagination),
      }),
    },
    problems: [],
    handler: ({ actor, body }) => findPage(actor.shopId, toSearchRequest(body, clock.now())),
  })
}
