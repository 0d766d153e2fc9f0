/** By which shipping methods an item goes, seen from the method and from the item (R-SHIP-6). */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { Body, Id, storedId } from '../http/schemas.ts'
import { WithTag } from '../http/tagged.ts'
import { notThere } from '../selling/author.ts'
import { bindItem } from '../selling/bind-item.ts'
import { listItemsOfMethod, listMethodsOfItem } from '../selling/binding-store.ts'
import { MAX_BOUND_ITEMS, MAX_SHIPPING_METHODS } from '../selling/limits.ts'
import { listShippingMethods } from '../selling/method-store.ts'
import { ItemBindings, ParcelSize } from '../selling/schemas.ts'
import { TAGGED_BINDINGS, tagOf } from '../selling/tags.ts'
import { authorOf } from './author.ts'
import { ById } from './params.ts'
import { ok } from './schemas.ts'
import { CHANGED_BY_BODY, SEEN } from './selling-operations.ts'

const OF_ITEM = '/console/api/items/{id}/shipping_methods'

const BoundItem = Type.Object({ item_id: Id, name: Type.String(), size: ParcelSize })
const Binding = Type.Object({ shipping_method_id: Id, size: ParcelSize })

/** Registers them. */
export function bindingRoutes(app: FastifyInstance, context: Context): void {
  ofMethod(app, context)
  ofItem(app, context)
}

function ofMethod(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'listItemsOfShippingMethod',
    method: 'GET',
    path: '/console/api/shipping_methods/{id}/items',
    ...SEEN,
    needs: 'items.read',
    summary: 'List the items that are bound to a shipping method',
    success: ok(
      'All of them, by their ids.',
      Type.Object({ items: Type.Array(BoundItem, { maxItems: MAX_BOUND_ITEMS }) }),
    ),
    problems: ['console/not-found'],
    params: ById,
    handler: async ({ actor, params }) => {
      const id = storedId(params.id)
      const methods = await listShippingMethods(db, actor.shopId)
      if (!methods.some(method => method.id === id)) throw notThere('shipping method')
      return { items: await listItemsOfMethod(db, actor.shopId, id) }
    },
  })
}

function ofItem(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'listShippingMethodsOfItem',
    method: 'GET',
    path: OF_ITEM,
    ...SEEN,
    needs: 'items.read',
    summary: 'List the shipping methods to which an item is bound',
    success: ok(
      'All of them; with none it goes by every method that carries all items.',
      Type.Object({ shipping_methods: Type.Array(Binding, { maxItems: MAX_SHIPPING_METHODS }) }),
    ),
    notModified: true,
    problems: ['console/not-found'],
    params: ById,
    handler: async ({ actor, params }) => {
      const bindings = await listMethodsOfItem(context.db, actor.shopId, storedId(params.id))
      if (bindings === undefined) throw notThere('item')
      return new WithTag(tagOf(bindings), { shipping_methods: bindings })
    },
  })

  addOperation(app, {
    operationId: 'setShippingMethodsOfItem',
    tagged: TAGGED_BINDINGS,
    keeps: ['shipping methods'],
    method: 'PUT',
    path: OF_ITEM,
    ...CHANGED_BY_BODY,
    summary: 'Bind an item to shipping methods',
    description: 'To these and no others.',
    success: { status: 204, description: 'It goes by these.' },
    params: ById,
    body: Body({ shipping_methods: ItemBindings }),
    handler: ({ actor, params, body, request }) => {
      const author = authorOf({ actor, request })
      return bindItem(context, actor.shopId, author, storedId(params.id), body.shipping_methods)
    },
  })
}
