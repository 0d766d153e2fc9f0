/** PUT /api/orders/{unique_key}/delivery */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { addOperation } from '../../../http/operation.ts'
import { Ref } from '../../../http/schemas.ts'
import { changeOrder } from '../changes/change-order.ts'
import { UpdateOrderDeliveryBody } from '../request-schemas.ts'
import { OrderDelivery } from '../schemas.ts'
import { ON_5XX, showChanged, UPDATE } from './declare-change.ts'

/** Registers it. */
export function updateOrderDelivery(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...UPDATE,
    operationId: 'updateOrderDelivery',
    keeps: ['order changes', 'order mails'],
    path: '/api/orders/{unique_key}/delivery',
    summary: 'Change the wished day and time of delivery',
    description: `A mail goes to shop and buyer. ${ON_5XX}`,
    body: UpdateOrderDeliveryBody,
    success: { status: 200, description: 'The delivery as recorded now.', schema: Ref(OrderDelivery) },
    handler: async call => {
      await changeOrder(context, call.actor, call.params.unique_key, 'update_order_delivery', call.body)
      return showChanged(context, call, ({ delivery }) => delivery)
    },
  })
}
