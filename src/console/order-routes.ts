/**
 * What the API does not tell of an order, or lets a person alone do: its history, how its lines reach the buyer and what is
 * owed to him, and saying what has happened outside.
 */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { notFound } from '../http/problems.ts'
import { Body, MAX_SAFE, Ref } from '../http/schemas.ts'
import { joinList } from '../lib/large-answer.ts'
import { writeHistory } from '../resources/orders/history-store.ts'
import { MAX_SHOWN_NOTES } from '../resources/orders/limits.ts'
import { confirmCash } from '../resources/orders/operations/confirm-cash.ts'
import { confirmTransfer } from '../resources/orders/operations/confirm-transfer.ts'
import { dispatchRest } from '../resources/orders/operations/dispatch-rest.ts'
import { findFulfilment } from '../resources/orders/operations/find-fulfilment.ts'
import { provideDownloads } from '../resources/orders/operations/provide-downloads.ts'
import { updateDispatch } from '../resources/orders/operations/update-dispatch.ts'
import { DispatchOrderBody } from '../resources/orders/request-schemas.ts'
import { TAGGED_ORDER } from '../resources/orders/tag.ts'
import { OrderByKey } from './params.ts'
import { Fulfilment, OrderEvent, ok } from './schemas.ts'

/** Registers them. */
export function consoleOrderRoutes(app: FastifyInstance, context: Context): void {
  showing(app, context)
  confirming(app, context)
  mending(app, context)
}

function showing(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'getOrderHistory',
    method: 'GET',
    path: '/console/api/orders/{unique_key}/history',
    access: 'session',
    needs: 'orders.read',
    tag: 'orders',
    summary: 'Show what happened to an order',
    success: ok(
      'The earliest first.',
      Type.Object({ events: Type.Array(Ref(OrderEvent), { maxItems: MAX_SHOWN_NOTES }) }),
    ),
    problems: ['orders/not-found'],
    params: OrderByKey,
    handler: async ({ actor, params }) => {
      const entries = await writeHistory(context.db, actor.shopId, params.unique_key)
      if (entries === undefined) throw notFound('orders')
      return joinList(entries, '{"events":[', ']}')
    },
  })

  addOperation(app, {
    operationId: 'getOrderFulfilment',
    method: 'GET',
    path: '/console/api/orders/{unique_key}/fulfilment',
    access: 'session',
    needs: 'orders.read',
    tag: 'orders',
    summary: 'Show what an order still needs besides parcels',
    success: ok('Of each line how it is brought to its end, and what is owed.', Ref(Fulfilment)),
    problems: ['orders/not-found'],
    params: OrderByKey,
    handler: async ({ actor, params }) => {
      const fulfilment = await findFulfilment(context.db, actor.shopId, params.unique_key)
      if (fulfilment === undefined) throw notFound('orders')
      return fulfilment
    },
  })
}

/** What a person says has happened, and no program can know. */
function confirming(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'confirmCash',
    tagged: TAGGED_ORDER,
    keeps: ['order changes', 'order mails'],
    method: 'POST',
    path: '/console/api/orders/{unique_key}/cash_confirmation',
    access: 'session',
    needs: 'orders.update',
    tag: 'orders',
    summary: 'Confirm that the money of a cash on delivery has arrived',
    success: { status: 204, description: 'The order is paid.' },
    problems: ['orders/not-found', 'orders/update-rejected'],
    params: OrderByKey,
    handler: ({ actor, params }) => confirmCash(context, actor, params.unique_key),
  })

  addOperation(app, {
    operationId: 'provideDownloads',
    tagged: TAGGED_ORDER,
    keeps: ['order changes', 'order mails'],
    method: 'POST',
    path: '/console/api/orders/{unique_key}/downloads',
    access: 'session',
    needs: 'orders.dispatch',
    tag: 'orders',
    summary: 'Say that the downloads of an order were made available',
    success: { status: 204, description: 'It is noted; what is paid counts as dispatched.' },
    problems: [
      'orders/not-found',
      'orders/update-rejected',
      'orders/payment-maintenance',
      'orders/dispatch-suspended',
      'orders/dispatch-rejected',
    ],
    params: OrderByKey,
    handler: ({ actor, params }) => provideDownloads(context, actor, params.unique_key),
  })

  addOperation(app, {
    operationId: 'confirmTransfer',
    tagged: TAGGED_ORDER,
    keeps: ['order changes', 'order mails'],
    method: 'POST',
    path: '/console/api/orders/{unique_key}/transfer_confirmation',
    access: 'session',
    needs: 'orders.update',
    tag: 'orders',
    summary: 'Confirm that the money of a transfer has arrived',
    success: { status: 204, description: 'The order is paid.' },
    problems: ['orders/not-found', 'orders/update-rejected', 'orders/payment-maintenance'],
    params: OrderByKey,
    handler: ({ actor, params }) => confirmTransfer(context, actor, params.unique_key),
  })
}

const { delivery_company_id, tracking_number, comment } = DispatchOrderBody.properties

/** All that waits of an order goes at once; how it goes can be told later. */
function mending(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'dispatchRest',
    tagged: TAGGED_ORDER,
    keeps: ['order changes', 'order mails'],
    method: 'POST',
    path: '/console/api/orders/{unique_key}/rest_dispatch',
    access: 'session',
    needs: 'orders.dispatch',
    tag: 'orders',
    summary: 'Dispatch all lines of an order that wait',
    description: 'Where only lines wait that are fetched, these are handed over, without carrier and number.',
    body: Body(
      { delivery_company_id, tracking_number, comment },
      { examples: [{ delivery_company_id: 1, tracking_number: '1234-5678-9012' }] },
    ),
    invalidBody: 'console/invalid-body',
    success: { status: 204, description: 'They are dispatched.' },
    problems: [
      'orders/not-found',
      'orders/payment-maintenance',
      'orders/dispatch-suspended',
      'orders/easy-delivery-not-dispatchable',
      'orders/not-dispatchable',
      'orders/invalid-order-lines',
      'orders/invalid-delivery',
      'orders/dispatch-rejected',
    ],
    params: OrderByKey,
    handler: ({ actor, params, body }) => dispatchRest(context, actor, params.unique_key, body),
  })

  addOperation(app, {
    operationId: 'updateDispatch',
    tagged: TAGGED_ORDER,
    keeps: ['order changes', 'order mails'],
    method: 'PUT',
    path: '/console/api/orders/{unique_key}/dispatches/{id}',
    access: 'session',
    needs: 'orders.dispatch',
    tag: 'orders',
    summary: 'Give or mend carrier and tracking number of a dispatch',
    body: Body(
      {
        ...{ delivery_company_id, tracking_number },
        notify: Type.Optional(
          Type.Boolean({
            default: false,
            description: 'Whether the mail of the dispatch goes out once more.',
          }),
        ),
      },
      { examples: [{ delivery_company_id: 1, tracking_number: '1234-5678-9012', notify: true }] },
    ),
    invalidBody: 'console/invalid-body',
    success: { status: 204, description: 'They are as asked; what was left out is none.' },
    problems: ['orders/not-found', 'console/not-found', 'orders/update-rejected', 'orders/invalid-delivery'],
    params: Type.Object({
      ...OrderByKey.properties,
      id: Type.Integer({ minimum: 1, maximum: MAX_SAFE }),
    }),
    handler: ({ actor, params, body }) =>
      updateDispatch(context, actor, params.unique_key, { ...body, dispatch_id: params.id }),
  })
}
