/** What the API does not tell of an order, or lets a person alone do: its history, and confirming a payment by hand. */
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { notFound } from '../http/problems.ts'
import { Ref } from '../http/schemas.ts'
import { writeDateTime } from '../lib/date-time.ts'
import { findHistory } from '../resources/orders/history-store.ts'
import { confirmTransfer } from '../resources/orders/operations/confirm-transfer.ts'
import { OrderByKey } from './params.ts'
import { OrderEvent, ok } from './schemas.ts'

/** Registers them. */
export function consoleOrderRoutes(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'getOrderHistory',
    method: 'GET',
    path: '/console/api/orders/{unique_key}/history',
    access: 'session',
    tag: 'orders',
    summary: 'Show what happened to an order',
    success: ok('The earliest first.', Type.Object({ events: Type.Array(Ref(OrderEvent)) })),
    problems: ['orders/not-found'],
    params: OrderByKey,
    handler: async ({ actor, params }) => {
      const entries = await findHistory(context.db, actor.shopId, params.unique_key)
      if (entries === undefined) throw notFound('orders')
      return { events: entries.map(({ at, ...entry }) => ({ ...entry, at: writeDateTime(at) })) }
    },
  })

  addOperation(app, {
    operationId: 'confirmTransfer',
    method: 'POST',
    path: '/console/api/orders/{unique_key}/transfer_confirmation',
    access: 'session',
    tag: 'orders',
    summary: 'Confirm that the money of a transfer has arrived',
    success: { status: 204, description: 'The order is paid.' },
    problems: ['orders/not-found', 'orders/update-rejected'],
    params: OrderByKey,
    handler: ({ actor, params }) => confirmTransfer(context, actor, params.unique_key.toUpperCase()),
  })
}
