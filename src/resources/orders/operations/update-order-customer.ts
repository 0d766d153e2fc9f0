/** PUT /api/orders/{unique_key}/customer */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { addOperation } from '../../../http/operation.ts'
import { Ref } from '../../../http/schemas.ts'
import { changeOrder } from '../changes/change-order.ts'
import { UpdateOrderCustomerBody } from '../request-schemas.ts'
import { OrderCustomer } from '../schemas.ts'
import { ON_5XX, showChanged, UPDATE } from './declare-change.ts'

/** Registers it. */
export function updateOrderCustomer(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...UPDATE,
    operationId: 'updateOrderCustomer',
    keeps: ['order changes', 'order mails'],
    path: '/api/orders/{unique_key}/customer',
    summary: "Change the buyer's mail address",
    description: `Name and address stay. A mail goes to the old and the new address and to the shop. ${ON_5XX}`,
    body: UpdateOrderCustomerBody,
    success: { status: 200, description: 'The buyer as recorded now.', schema: Ref(OrderCustomer) },
    handler: async call => {
      await changeOrder(context, call.actor, call.params.unique_key, 'update_order_customer', call.body)
      return showChanged(context, call, ({ customer }) => customer)
    },
  })
}
