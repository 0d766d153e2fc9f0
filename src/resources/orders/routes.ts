/** The operations on orders, each in its own file of `operations/` (docs/rules/order-changes.md). */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { cancelOrder } from './operations/cancel-order.ts'
import { dispatchOrder } from './operations/dispatch-order.ts'
import { type ExtrasOf, getBuyerOrder } from './operations/get-buyer-order.ts'
import { getOrder } from './operations/get-order.ts'
import { searchOrders } from './operations/search-orders.ts'
import { updateOrder } from './operations/update-order.ts'
import { updateOrderCustomer } from './operations/update-order-customer.ts'
import { updateOrderDelivery } from './operations/update-order-delivery.ts'
import { updateOrderShipping } from './operations/update-order-shipping.ts'
import { updateOrderShopMemo } from './operations/update-order-shop-memo.ts'
import { paymentRoutes } from './payment-routes.ts'

/** As the document lists them. */
const OPERATIONS = [
  getOrder,
  searchOrders,
  updateOrder,
  updateOrderCustomer,
  updateOrderShipping,
  updateOrderDelivery,
  updateOrderShopMemo,
  dispatchOrder,
  cancelOrder,
]

/** Registers them. */
export function orderRoutes(app: FastifyInstance, context: Context, extrasOf: ExtrasOf): void {
  for (const register of OPERATIONS) register(app, context)
  getBuyerOrder(app, context, extrasOf)
  paymentRoutes(app, context)
}
