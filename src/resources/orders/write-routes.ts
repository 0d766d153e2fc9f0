/** The operations that change orders (spec 4.4). */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type TSchema, Type } from 'typebox'
import type { Context } from '../../context.ts'
import { addOperation, type Operation } from '../../http/operation.ts'
import { Ref } from '../../http/schemas.ts'
import { changeOrder } from './commands/change-order.ts'
import type { ChangeBodies, ChangeName } from './commands/changes.ts'
import { dispatchOrder } from './commands/dispatch.ts'
import {
  CancelBody,
  DispatchBody,
  OrderParams,
  UpdateAmountsBody,
  UpdateCustomerBody,
  UpdateDeliveryBody,
  UpdateShippingBody,
  UpdateShopMemoBody,
} from './request-schemas.ts'
import { Order, OrderCustomer, OrderDelivery, type OrderDetail, OrderShipping } from './schemas.ts'
import { findOrder } from './store.ts'

const NOT_FETCHED =
  'It is done, but the order could not be read afterwards. Do not send it again; fetch the order.'

const ON_5XX = 'After a 5xx it is open whether it was done: do not send it again, fetch the order.'

/** Registers them. */
export function orderWriteRoutes(app: FastifyInstance, context: Context): void {
  amounts(app, context)
  contact(app, context)
  memo(app, context)
  dispatching(app, context)
  cancelling(app, context)
}

/** What the changes of an order have in common. */
const CHANGE = {
  tag: 'orders',
  params: OrderParams,
  invalidBody: 'orders/invalid-body',
  noContent: NOT_FETCHED,
} as const satisfies Partial<Operation<typeof OrderParams, never, TSchema>>

const UPDATE = {
  ...CHANGE,
  method: 'PUT',
  scopes: ['orders.read', 'orders.update'],
  problems: ['orders/not-found', 'orders/update-rejected'],
} as const

function amounts(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...UPDATE,
    operationId: 'updateOrder',
    path: '/api/orders/{unique_key}',
    summary: 'Change the amounts of an order',
    description: `Sets prices, quantities, fees, coupon and adjustment in one call; every line that can be changed is listed. A quantity of 0 cancels a line. Quantities move the stock, the payment follows the total, and a mail goes to shop and buyer. ${ON_5XX}`,
    body: UpdateAmountsBody,
    success: { status: 200, description: 'The order as it is now.', schema: Ref(Order) },
    problems: ['orders/not-found', 'orders/update-rejected', 'orders/payment-maintenance'],
    handler: call => change(context, call, 'update_amounts'),
  })
}

function contact(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...UPDATE,
    operationId: 'updateOrderCustomer',
    path: '/api/orders/{unique_key}/customer',
    summary: "Change the buyer's mail address",
    description: `Name and address stay. A mail goes to the old and the new address and to the shop. ${ON_5XX}`,
    body: UpdateCustomerBody,
    success: { status: 200, description: 'The buyer as recorded now.', schema: Ref(OrderCustomer) },
    handler: call => change(context, call, 'update_customer', ({ customer }) => customer),
  })

  addOperation(app, {
    ...UPDATE,
    operationId: 'updateOrderShipping',
    path: '/api/orders/{unique_key}/shipping',
    summary: 'Change the destination',
    description: `The country stays. Postal code, prefecture and telephone must agree with it. A mail goes to shop and buyer. ${ON_5XX}`,
    body: UpdateShippingBody,
    success: { status: 200, description: 'The destination as recorded now.', schema: Ref(OrderShipping) },
    handler: call => change(context, call, 'update_shipping', ({ shipping }) => shipping),
  })

  addOperation(app, {
    ...UPDATE,
    operationId: 'updateOrderDelivery',
    path: '/api/orders/{unique_key}/delivery',
    summary: 'Change the wished day and time of delivery',
    description: `A mail goes to shop and buyer. ${ON_5XX}`,
    body: UpdateDeliveryBody,
    success: { status: 200, description: 'The delivery as recorded now.', schema: Ref(OrderDelivery) },
    handler: call => change(context, call, 'update_delivery', ({ delivery }) => delivery),
  })
}

function memo(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...UPDATE,
    operationId: 'updateOrderShopMemo',
    path: '/api/orders/{unique_key}/shop_memo',
    summary: "Set the shop's memo",
    description: `Possible at any order. No mail is sent. ${ON_5XX}`,
    body: UpdateShopMemoBody,
    problems: ['orders/not-found'],
    success: {
      status: 200,
      description: 'The memo as recorded now.',
      schema: Type.Object({ text: Type.String() }),
    },
    handler: call => change(context, call, 'update_shop_memo', ({ shop_memo }) => shop_memo),
  })
}

function dispatching(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...CHANGE,
    operationId: 'dispatchOrder',
    method: 'POST',
    path: '/api/orders/{unique_key}/dispatch',
    summary: 'Mark lines of an order as dispatched',
    description: `All lines or some. A payment that waits for the dispatch is confirmed, and a mail with the comment goes to the buyer. ${ON_5XX}`,
    scopes: ['orders.dispatch', 'orders.read'],
    body: DispatchBody,
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
    ],
    handler: async ({ actor, params, body, reply }) => {
      const key = params.unique_key.toUpperCase()
      await dispatchOrder(context, actor, key, body)
      return readAgain(context, actor.shopId, key, reply)
    },
  })
}

function cancelling(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...CHANGE,
    operationId: 'cancelOrder',
    method: 'POST',
    path: '/api/orders/{unique_key}/cancel',
    summary: 'Cancel an order',
    description: `Possible while no line is dispatched. The stock is given back unless \`restock\` is false, the payment is let go or given back, and a mail with the comment goes to shop and buyer. ${ON_5XX}`,
    scopes: ['orders.cancel', 'orders.read'],
    body: CancelBody,
    success: { status: 200, description: 'The order as it is now.', schema: Ref(Order) },
    problems: ['orders/not-found', 'orders/payment-maintenance', 'orders/update-rejected'],
    handler: call => change(context, call, 'cancel'),
  })
}

interface ChangeCall<Body> {
  readonly actor: { readonly shopId: number; readonly tokenId: number }
  readonly params: { readonly unique_key: string }
  readonly body: Body
  readonly reply: FastifyReply
}

/** Changes the order and answers the part of it that the change is about, or all of it. Keys are told in either case. */
async function change<Name extends ChangeName>(
  context: Context,
  { actor, params, body, reply }: ChangeCall<ChangeBodies[Name]>,
  name: Name,
  part?: (order: OrderDetail) => unknown,
): Promise<unknown> {
  const key = params.unique_key.toUpperCase()
  await changeOrder(context, actor, key, name, body)
  return readAgain(context, actor.shopId, key, reply, part)
}

/** What has been done is done: when only this fails the answer is 204 (decision 0.14). */
async function readAgain(
  { db, log }: Context,
  shopId: number,
  key: string,
  reply: FastifyReply,
  part?: (order: OrderDetail) => unknown,
): Promise<unknown> {
  try {
    const order = await findOrder(db, shopId, key)
    if (order !== undefined) {
      return part ? part(JSON.parse(order.detail) as OrderDetail) : Buffer.from(order.detail)
    }
  } catch (error) {
    log.warn({ err: error, reqId: reply.request.id }, 'an order was changed and could not be read again')
  }
  reply.status(204)
  return undefined
}
