/** The ways in which a shop sends. */
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from '#typebox'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { AnyId, Body, Id, Ref, storedId } from '../http/schemas.ts'
import { WithTag } from '../http/tagged.ts'
import { joinList } from '../lib/large-answer.ts'
import { notThere } from '../selling/author.ts'
import {
  addShippingMethod,
  changeShippingMethod,
  orderShippingMethods,
  removeShippingMethod,
} from '../selling/change-methods.ts'
import { MAX_SHIPPING_METHODS } from '../selling/limits.ts'
import { writeShippingMethod, writeShippingMethods } from '../selling/method-store.ts'
import { ShippingMethodBody } from '../selling/schemas.ts'
import { TAGGED_METHOD, tagOf } from '../selling/tags.ts'
import { authorOf } from './author.ts'
import { ById } from './params.ts'
import { ok, ShippingMethod } from './schemas.ts'
import { CHANGED, CHANGED_BY_BODY, SEEN } from './selling-operations.ts'

const PATH = '/console/api/shipping_methods'

const ListedMethods = Type.Object({
  shipping_methods: Type.Array(Ref(ShippingMethod), { maxItems: MAX_SHIPPING_METHODS }),
})

/** Registers them. */
export function shippingRoutes(app: FastifyInstance, context: Context): void {
  reading(app, context)
  changing(app, context)
  removing(app, context)
}

function reading(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'listShippingMethods',
    method: 'GET',
    path: PATH,
    ...SEEN,
    summary: 'List the shipping methods',
    success: ok('All of them, in the order in which buyers are offered them.', ListedMethods),
    problems: [],
    handler: async ({ actor }) =>
      joinList(await writeShippingMethods(db, actor.shopId), '{"shipping_methods":[', ']}'),
  })

  addOperation(app, {
    operationId: 'getShippingMethod',
    method: 'GET',
    path: `${PATH}/{id}`,
    ...SEEN,
    summary: 'Show a shipping method',
    success: ok('The method.', Ref(ShippingMethod)),
    notModified: true,
    problems: ['console/not-found'],
    params: ById,
    handler: async ({ actor, params }) => {
      const method = await writeShippingMethod(db, actor.shopId, storedId(params.id))
      if (method === undefined) throw notThere('shipping method')
      return new WithTag(tagOf(method), Buffer.from(method))
    },
  })
}

function changing(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'addShippingMethod',
    keeps: ['shipping methods'],
    method: 'POST',
    path: PATH,
    ...CHANGED_BY_BODY,
    summary: 'Add a shipping method',
    description: 'It stands behind the others.',
    success: { status: 201, description: 'It is added.', schema: Type.Object({ id: Id }) },
    body: ShippingMethodBody,
    handler: async ({ actor, body, request }) => {
      const author = authorOf({ actor, request })
      return { id: await addShippingMethod(context, actor.shopId, author, wanted(body)) }
    },
  })

  addOperation(app, {
    operationId: 'updateShippingMethod',
    tagged: TAGGED_METHOD,
    keeps: ['shipping methods'],
    method: 'PUT',
    path: `${PATH}/{id}`,
    ...CHANGED_BY_BODY,
    summary: 'Change a shipping method',
    success: { status: 204, description: 'It is as the body says.' },
    params: ById,
    body: ShippingMethodBody,
    handler: ({ actor, params, body, request }) => {
      const author = authorOf({ actor, request })
      return changeShippingMethod(context, actor.shopId, author, storedId(params.id), wanted(body))
    },
  })
}

function removing(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'orderShippingMethods',
    keeps: [],
    method: 'PUT',
    path: PATH,
    ...CHANGED_BY_BODY,
    summary: 'Put the shipping methods into an order',
    success: { status: 204, description: 'They stand in this order.' },
    body: Body({
      ids: Type.Array(AnyId, { maxItems: MAX_SHIPPING_METHODS, description: 'All of them, each once.' }),
    }),
    handler: ({ actor, body, request }) =>
      orderShippingMethods(context, actor.shopId, authorOf({ actor, request }), body.ids),
  })

  addOperation(app, {
    operationId: 'removeShippingMethod',
    tagged: TAGGED_METHOD,
    keeps: [],
    method: 'DELETE',
    path: `${PATH}/{id}`,
    ...CHANGED,
    summary: 'Remove a shipping method',
    description: 'Orders keep its name, and items are no longer bound to it.',
    success: { status: 204, description: 'It is gone.' },
    problems: ['console/not-found'],
    params: ById,
    handler: ({ actor, params, request }) =>
      removeShippingMethod(context, actor.shopId, authorOf({ actor, request }), storedId(params.id)),
  })
}

/** The items apart from what can be set of the method itself. */
function wanted({ items, ...columns }: Static<typeof ShippingMethodBody>) {
  return { columns, items }
}
