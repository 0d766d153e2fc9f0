/** The operations that read orders (spec 4.4). */
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { matchesEtag } from '../../http/conditional.ts'
import { addOperation } from '../../http/operation.ts'
import { notFound } from '../../http/problems.ts'
import { Ref } from '../../http/schemas.ts'
import { OrderParams, SearchOrdersBody } from './request-schemas.ts'
import { Order, OrderSummary, Pagination } from './schemas.ts'
import { paginationOf, toSearchRequest } from './search-request.ts'
import { searchOrders } from './search-store.ts'
import { findOrder } from './store.ts'

/** Registers them. */
export function orderRoutes(app: FastifyInstance, context: Context): void {
  showing(app, context)
  searching(app, context)
}

function showing(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'getOrder',
    method: 'GET',
    path: '/api/orders/{unique_key}',
    tag: 'orders',
    summary: 'Show an order',
    description:
      'The key may be in lower case. Answers an `ETag`; sent back as `If-None-Match`, an unchanged order is answered 304 without a body.',
    scopes: ['orders.read'],
    params: OrderParams,
    success: { status: 200, description: 'The order.', schema: Ref(Order) },
    notModified: true,
    problems: ['orders/not-found'],
    handler: async ({ actor, params, request, reply }) => {
      const order = await findOrder(db, actor.shopId, params.unique_key)
      if (order === undefined) throw notFound('orders')
      const etag = `"${order.id}-${order.version}"`
      reply.header('etag', etag)
      if (!matchesEtag(request.headers['if-none-match'], etag)) return Buffer.from(order.detail)
      reply.status(304)
      return undefined
    },
  })
}

function searching(app: FastifyInstance, { db, clock }: Context): void {
  addOperation(app, {
    operationId: 'searchOrders',
    method: 'POST',
    path: '/api/orders/search',
    tag: 'orders',
    summary: 'Search orders',
    description:
      'Everything may be left out: `{}` answers the newest orders of the last three months. Days are those of Japan. Reads only.',
    scopes: ['orders.read'],
    body: SearchOrdersBody,
    invalidBody: 'orders/invalid-body',
    success: {
      status: 200,
      description: 'A page of what was found, and how much that is in all.',
      schema: Type.Object({ orders: Type.Array(Ref(OrderSummary)), pagination: Ref(Pagination) }),
    },
    problems: [],
    handler: async ({ actor, body }) => {
      const asked = toSearchRequest(body, clock.now())
      const { total, orders } = await searchOrders(db, actor.shopId, asked)
      const pagination = JSON.stringify(paginationOf(asked, total))
      return Buffer.from(`{"orders":[${orders}],"pagination":${pagination}}`)
    },
  })
}
