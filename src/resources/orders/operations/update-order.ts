/** PUT /api/orders/{unique_key}: amounts, quantities and fees */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { addOperation } from '../../../http/operation.ts'
import { Ref } from '../../../http/schemas.ts'
import { changeOrder } from '../changes/change-order.ts'
import { UpdateOrderBody } from '../request-schemas.ts'
import { Order } from '../schemas.ts'
import { MAILS, ON_5XX, showChanged, UPDATE } from './declare-change.ts'

/** Registers it. */
export function updateOrder(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...UPDATE,
    operationId: 'updateOrder',
    keeps: ['order changes', 'order mails'],
    path: '/api/orders/{unique_key}',
    summary: 'Change the amounts of an order',
    description: `Sets prices, quantities, fees, coupon and adjustment in one call; every line that can be changed is listed. A quantity of 0 cancels a line. An order that is paid by transfer or at a convenience store can only drop what is left when a part was dispatched. Quantities move the stock, the payment follows the total, and a mail goes to shop and buyer. ${ON_5XX}`,
    body: UpdateOrderBody,
    success: { status: 200, description: 'The order as it is now.', schema: Ref(Order) },
    problems: ['orders/not-found', 'orders/update-rejected', 'orders/payment-maintenance', MAILS],
    handler: async call => {
      await changeOrder(context, call.actor, call.params.unique_key, 'update_order', call.body)
      return showChanged(context, call)
    },
  })
}
