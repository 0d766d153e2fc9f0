/** GET /api/orders/{unique_key} */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { addOperation } from '../../../http/operation.ts'
import { notFound } from '../../../http/problems.ts'
import { Ref } from '../../../http/schemas.ts'
import { WithTag } from '../../../http/tagged.ts'
import { OrderParams } from '../request-schemas.ts'
import { Order } from '../schemas.ts'
import { makeShownOrders } from '../shown-orders.ts'

/** Registers it. */
export function getOrder(app: FastifyInstance, { db }: Context): void {
  const findOrder = makeShownOrders(db)
  addOperation(app, {
    operationId: 'getOrder',
    method: 'GET',
    path: '/api/orders/{unique_key}',
    tag: 'orders',
    summary: 'Show an order',
    description:
      'The key may be in lower case. Answers an `ETag`: sent back as `If-None-Match`, an unchanged order is answered 304 without a body; sent as `If-Match` with a change of the order, nothing is changed when somebody else was faster.',
    scopes: ['orders.read'],
    params: OrderParams,
    success: { status: 200, description: 'The order.', schema: Ref(Order) },
    notModified: true,
    problems: ['orders/not-found'],
    handler: async ({ actor, params }) => {
      const order = await findOrder(actor.shopId, params.unique_key)
      if (order === undefined) throw notFound('orders')
      return new WithTag(order.etag, order.bytes)
    },
  })
}
