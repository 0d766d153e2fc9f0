/**
 * What the API does not tell of an order, or lets a person alone do: its history, how its lines reach the buyer and what is
 * owed to him, and saying what has happened outside.
 */
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { notFound } from '../http/problems.ts'
import { writeDateTime } from '../lib/date-time.ts'
import { findHistory } from '../resources/orders/history-store.ts'
import { confirmCash } from '../resources/orders/operations/confirm-cash.ts'
import { confirmTransfer } from '../resources/orders/operations/confirm-transfer.ts'
import { findFulfilment } from '../resources/orders/operations/find-fulfilment.ts'
import { provideDownloads } from '../resources/orders/operations/provide-downloads.ts'
import { addConsoleRoute } from './console-route.ts'
import type { CheckSession } from './session-check.ts'

/** An order's key in a path, in either case as in the API. */
export const OrderByKey = Type.Object({ unique_key: Type.String({ pattern: '^[A-Za-z0-9]{16}$' }) })

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
    method: 'GET',
    path: '/console/api/orders/{unique_key}/fulfilment',
    params: OrderByKey,
    handler: async ({ actor, params }) => {
      const fulfilment = await findFulfilment(context.db, actor.shopId, params.unique_key)
      if (fulfilment === undefined) throw notFound('orders')
      return fulfilment
    },
  })

  addConsoleRoute(app, checkSession, {
    method: 'POST',
    path: '/console/api/orders/{unique_key}/cash_confirmation',
    params: OrderByKey,
    handler: ({ actor, params }) => confirmCash(context, actor, params.unique_key),
  })

  addConsoleRoute(app, checkSession, {
    method: 'POST',
    path: '/console/api/orders/{unique_key}/downloads',
    params: OrderByKey,
    handler: ({ actor, params }) => provideDownloads(context, actor, params.unique_key),
  })

  addConsoleRoute(app, checkSession, {
    method: 'POST',
    path: '/console/api/orders/{unique_key}/transfer_confirmation',
    params: OrderByKey,
    handler: ({ actor, params }) => confirmTransfer(context, actor, params.unique_key.toUpperCase()),
  })
}
