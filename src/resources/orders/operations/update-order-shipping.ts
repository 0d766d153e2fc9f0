/** PUT /api/orders/{unique_key}/shipping */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { addOperation } from '../../../http/operation.ts'
import { Ref } from '../../../http/schemas.ts'
import { changeOrder } from '../changes/change-order.ts'
import { UpdateOrderShippingBody } from '../request-schemas.ts'
import { OrderShipping } from '../schemas.ts'
import { ON_5XX, showChanged, UPDATE } from './declare-change.ts'

/** Registers it. */
export function updateOrderShipping(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...UPDATE,
    operationId: 'updateOrderShipping',
    keeps: ['order changes', 'order mails'],
    path: '/api/orders/{unique_key}/shipping',
    summary: 'Change the destination',
    description: `The country stays. Postal code, prefecture and telephone must agree with it. A mail goes to shop and buyer. ${ON_5XX}`,
    body: UpdateOrderShippingBody,
    success: { status: 200, description: 'The destination as recorded now.', schema: Ref(OrderShipping) },
    handler: async call => {
      await changeOrder(context, call.actor, call.params.unique_key, 'update_order_shipping', call.body)
      return showChanged(context, call, ({ shipping }) => shipping)
    },
  })
}
