/** What the API does not tell of an order, or lets a person alone do: its history, and confirming a payment by hand. */
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { notFound } from '../http/problems.ts'
import { writeDateTime } from '../lib/date-time.ts'
import { ORDER_KEY } from '../lib/text.ts'
import { confirmTransfer } from '../resources/orders/commands/confirm-transfer.ts'
import { findHistory } from '../resources/orders/history-store.ts'
import { addConsoleRoute } from './console-route.ts'
import type { CheckSession } from './session-check.ts'

/** An order's key in a path, in either case as in the API. */
export const OrderByKey = Type.Object({ unique_key: Type.String({ pattern: ORDER_KEY.pattern }) })

/** Registers them. */
export function consoleOrderRoutes(app: FastifyInstance, context: Context, checkSession: CheckSession): void {
  addConsoleRoute(app, checkSession, {
    method: 'GET',
    path: '/console/api/orders/{unique_key}/history',
    params: OrderByKey,
    handler: async ({ actor, params }) => {
      const entries = await findHistory(context.db, actor.shopId, params.unique_key)
      if (entries === undefined) throw notFound('orders')
      return { events: entries.map(({ at, ...entry }) => ({ ...entry, at: writeDateTime(at) })) }
    },
  })

  addConsoleRoute(app, checkSession, {
    method: 'POST',
    path: '/console/api/orders/{unique_key}/transfer_confirmation',
    params: OrderByKey,
    handler: ({ actor, params }) => confirmTransfer(context, actor, params.unique_key.toUpperCase()),
  })
}
