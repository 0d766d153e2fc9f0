/** POST /api/orders/{unique_key}/dispatch */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { addOperation } from '../../../http/operation.ts'
import { Ref } from '../../../http/schemas.ts'
import { changeOrder } from '../changes/change-order.ts'
import { DispatchOrderBody } from '../request-schemas.ts'
import { Order } from '../schemas.ts'
import { CHANGE, MAILS, ON_5XX, showChanged } from './declare-change.ts'

/** Registers it. */
export function dispatchOrder(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...CHANGE,
    operationId: 'dispatchOrder',
    keeps: ['order changes', 'order mails'],
    method: 'POST',
    path: '/api/orders/{unique_key}/dispatch',
    summary: 'Mark lines of an order as dispatched',
    description: `All lines or some. Lines of takeout items are handed over, so they take no delivery company and no tracking number. A payment that waits for the dispatch is confirmed, and a mail with the comment goes to the buyer. ${ON_5XX}`,
    scopes: ['orders.dispatch', 'orders.read'],
    body: DispatchOrderBody,
    success: { status: 200, description: 'The order as it is now.', schema: Ref(Order) },
    problems: [
      'orders/not-found',
      'orders/payment-maintenance',
      'orders/dispatch-suspended',
      'orders/easy-delivery-not-dispatchable',
      'orders/not-dispatchable',
      'orders/invalid-order-lines',
      'orders/invalid-delivery',
      'orders/dispatch-rejected',
      MAILS,
    ],
    handler: async call => {
      await changeOrder(context, call.actor, call.params.unique_key, 'dispatch_order', call.body)
      return showChanged(context, call)
    },
  })
}
