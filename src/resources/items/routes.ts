/** The operations on items and their variations (docs/rules/items.md). */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../../context.ts'
import { addOperation } from '../../http/operation.ts'
import { Id, pathId, Ref } from '../../http/schemas.ts'
import { heldAfter, WithTag } from '../../http/tagged.ts'
import { goOnWith } from '../../lib/at-once.ts'
import { createItem } from './commands/create-item.ts'
import { deleteItem } from './commands/delete-item.ts'
import { moveItem } from './commands/move-item.ts'
import { setItemStock } from './commands/set-item-stock.ts'
import { setItemVisibility } from './commands/set-item-visibility.ts'
import { updateItem } from './commands/update-item.ts'
import { getItem } from './get-item.ts'
import { MAX_PAGE } from './limits.ts'
import { listItems } from './list-items.ts'
import { lockList } from './list-order-store.ts'
import type { RenderedItems } from './rendered-items.ts'
import {
  CreateItemBody,
  ItemParams,
  ListItemsQuery,
  MoveItemBody,
  SetStockBody,
  SetVisibilityBody,
  UpdateItemBody,
} from './request-schemas.ts'
import { roomForItems } from './room.ts'
import { Item } from './schemas.ts'
import { taggedItem } from './tag.ts'

const ItemId = Type.Object({ item_id: Id })

/** Registers them; `rendered` is the read side. */
export function itemRoutes(app: FastifyInstance, context: Context, rendered: RenderedItems): void {
  reading(app, rendered)
  writing(app, context)
  removing(app, context)
  placing(app, context)
}

function reading(app: FastifyInstance, rendered: RenderedItems): void {
  addOperation(app, {
    operationId: 'listItems',
    method: 'GET',
    path: '/api/items',
    tag: 'items',
    noPersonalData: true,
    summary: 'List items',
    description: 'Public and private items. A page with fewer items than `limit` is the last.',
    scopes: ['items.read'],
    query: ListItemsQuery,
    success: {
      status: 200,
      description: 'The items of the page.',
      schema: Type.Array(Ref(Item), { maxItems: MAX_PAGE }),
    },
    problems: [],
    handler: ({ actor, query }) => listItems(rendered, actor.shopId, query),
  })

  addOperation(app, {
    operationId: 'getItem',
    method: 'GET',
    path: '/api/items/{id}',
    tag: 'items',
    noPersonalData: true,
    summary: 'Show an item',
    description:
      'Answers an `ETag`: sent back as `If-None-Match`, an unchanged item is answered 304 without a body; sent as `If-Match` with a change of the item or of its parts, nothing is changed when somebody else was faster.',
    scopes: ['items.read'],
    params: ItemParams,
    success: { status: 200, description: 'The item.', schema: Ref(Item) },
    notModified: true,
    problems: ['items/not-found'],
    handler: ({ actor, params }) =>
      goOnWith(
        getItem(rendered, actor.shopId, pathId(params.id)),
        ({ bytes, etag }) => new WithTag(etag, bytes),
      ),
  })
}

function writing(app: FastifyInstance, context: Context): void {
  const takeRoom = roomForItems(context)
  const tagged = taggedItem(context, 'id')
  addOperation(app, {
    operationId: 'createItem',
    keeps: ['items'],
    oneWrite: '{"item_id":{id}}',
    method: 'POST',
    path: '/api/items',
    tag: 'items',
    noPersonalData: true,
    summary: 'Create an item',
    description:
      'The item is private, without stock, and last in the list order. Variations, categories and visibility have operations of their own.',
    scopes: ['items.create', 'items.read'],
    body: CreateItemBody,
    invalidBody: 'items/invalid-body',
    success: { status: 200, description: 'The item was created.', schema: ItemId },
    problems: ['items/write-rejected'],
    handler: async ({ actor, body }) => {
      // Known but for once a minute: waiting for nothing would cost a turn of the loop.
      const counting = takeRoom(actor.shopId)
      if (counting !== undefined) await counting
      return { item_id: await createItem(context, actor.shopId, body) }
    },
  })

  addOperation(app, {
    operationId: 'updateItem',
    tagged,
    keeps: [],
    method: 'POST',
    path: '/api/items/{id}',
    tag: 'items',
    noPersonalData: true,
    summary: 'Edit an item',
    description:
      'Members that are left out stay as they are; `null` clears those that may be null. A `price` ends a sale.',
    scopes: ['items.read', 'items.update'],
    params: ItemParams,
    body: UpdateItemBody,
    invalidBody: 'items/invalid-body',
    success: { status: 200, description: 'The item is as asked.', schema: ItemId },
    problems: ['items/not-found', 'items/write-rejected'],
    handler: async ({ actor, params, body }) => {
      const id = pathId(params.id)
      await updateItem(context, actor.shopId, id, body)
      return { item_id: id }
    },
  })
}

function removing(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'deleteItem',
    tagged: taggedItem(context, 'id'),
    keeps: [],
    method: 'DELETE',
    path: '/api/items/{id}',
    tag: 'items',
    noPersonalData: true,
    summary: 'Delete an item',
    description:
      'Its variations, images, options and category links go with it. A digital item cannot be deleted.',
    scopes: ['items.delete', 'items.read'],
    params: ItemParams,
    success: { status: 204, description: 'The item is gone.' },
    problems: ['items/not-found', 'items/write-rejected'],
    handler: ({ actor, params }) => deleteItem(context, actor.shopId, pathId(params.id)),
  })
}

function placing(app: FastifyInstance, context: Context): void {
  const tagged = taggedItem(context, 'id')
  addOperation(app, {
    operationId: 'setItemStock',
    tagged,
    whenFull: 'goes on',
    keeps: [],
    oneWrite: '',
    method: 'PUT',
    path: '/api/items/{id}/stock',
    tag: 'items',
    noPersonalData: true,
    summary: 'Set stock',
    description:
      '`stock` for an item without variations, `variations` for one with. Numbers are absolute; all are set or none.',
    scopes: ['items.read', 'items.update'],
    params: ItemParams,
    body: SetStockBody,
    invalidBody: 'items/invalid-body',
    success: { status: 204, description: 'The stock is as asked.' },
    problems: ['items/not-found', 'items/variation-not-found', 'items/write-rejected'],
    handler: ({ actor, params, body }) => setItemStock(context, actor.shopId, pathId(params.id), body),
  })

  addOperation(app, {
    operationId: 'setItemVisibility',
    tagged,
    whenFull: 'goes on',
    keeps: [],
    oneWrite: '',
    method: 'PUT',
    path: '/api/items/{id}/visibility',
    tag: 'items',
    noPersonalData: true,
    summary: 'Publish or hide an item',
    scopes: ['items.publish', 'items.read'],
    params: ItemParams,
    body: SetVisibilityBody,
    invalidBody: 'items/invalid-body',
    success: { status: 204, description: 'The visibility is as asked.' },
    problems: ['items/not-found'],
    handler: ({ actor, params, body }) =>
      setItemVisibility(context, actor.shopId, pathId(params.id), body.visible),
  })

  addOperation(app, {
    operationId: 'moveItem',
    tagged: heldAfter(lockList, tagged),
    keeps: [],
    method: 'PUT',
    path: '/api/items/{id}/list_order',
    tag: 'items',
    noPersonalData: true,
    summary: 'Move an item in the list order',
    description:
      'Only the first 10,000 items are handled: a neighbour behind them counts as missing, and `last` places the item at rank 10,000 when there are more.',
    scopes: ['items.read', 'items.update'],
    params: ItemParams,
    body: MoveItemBody,
    invalidBody: 'items/invalid-body',
    success: { status: 204, description: 'The item stands where asked.' },
    problems: ['items/not-found', 'items/invalid-list-order'],
    handler: ({ actor, params, body }) => moveItem(context, actor.shopId, pathId(params.id), body),
  })
}
