/** POST /api/orders/{unique_key}/cancel */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { addOperation } from '../../../http/operation.ts'
import { Ref } from '../../../http/schemas.ts'
import { changeOrder } from '../changes/change-order.ts'
import { CancelOrderBody } from '../request-schemas.ts'
import { Order } from '../schemas.ts'
import { CHANGE, MAILS, ON_5XX, showChanged } from './declare-change.ts'

/** Registers it. */
export function cancelOrder(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...CHANGE,
    operationId: 'cancelOrder',
    keeps: ['order changes', 'order mails'],
    method: 'POST',
    path: '/api/orders/{unique_key}/cancel',
    summary: 'Cancel an order',
    description: `Possible while no line is dispatched; of an order that was paid by transfer or at a convenience store and dispatched in part, the rest is cancelled. The stock is given back unless \`restock\` is false, the payment is let go or given back, and a mail with the comment goes to shop and buyer. ${ON_5XX}`,
    scopes: ['orders.cancel', 'orders.read'],
    body: CancelOrderBody,
    success: { status: 200, description: 'The order as it is now.', schema: Ref(Order) },
    problems: ['orders/not-found', 'orders/payment-maintenance', 'orders/update-rejected', MAILS],
    handler: async call => {
      await changeOrder(context, call.actor, call.params.unique_key, 'cancel_order', call.body)
      return showChanged(context, call)
    },
  })
}
