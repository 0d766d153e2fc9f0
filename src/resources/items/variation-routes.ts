/** The operations on an item's variations (docs/rules/variations.md). */
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from '#typebox'
import type { Context } from '../../context.ts'
import { addOperation } from '../../http/operation.ts'
import { Id, pathId, Ref } from '../../http/schemas.ts'
import { namedWith, WithTag } from '../../http/tagged.ts'
import { addItemVariation } from './commands/add-item-variation.ts'
import { deleteItemVariation } from './commands/delete-item-variation.ts'
import { reorderItemVariations } from './commands/reorder-item-variations.ts'
import { updateItemVariation } from './commands/update-item-variation.ts'
import { MAX_VARIATIONS } from './limits.ts'
import { listItemVariations } from './list-item-variations.ts'
import { presentVariation } from './present.ts'
import {
  AddVariationBody,
  ItemParams,
  ReorderVariationsBody,
  UpdateVariationBody,
  VariationParams,
} from './request-schemas.ts'
import { roomForVariations } from './room.ts'
import { ItemVariation } from './schemas.ts'
import { taggedItem } from './tag.ts'
import { findVariation } from './variation-store.ts'

const VariationId = Type.Object({ variation_id: Id })

/** Registers them. */
export function variationRoutes(app: FastifyInstance, context: Context): void {
  const takeRoom = roomForVariations(context)
  const tagged = taggedItem(context, 'id')
  addOperation(app, {
    operationId: 'listItemVariations',
    method: 'GET',
    path: '/api/items/{id}/variations',
    tag: 'variations',
    noPersonalData: true,
    summary: 'List the variations of an item',
    description: 'The `ETag` is that of the item.',
    scopes: ['items.read'],
    params: ItemParams,
    success: {
      status: 200,
      description: 'All of them, in display order.',
      schema: Type.Array(Ref(ItemVariation), { maxItems: MAX_VARIATIONS }),
    },
    notModified: true,
    problems: ['items/not-found'],
    handler: async ({ actor, params }) => {
      const { etag, parts } = await listItemVariations(context, actor.shopId, pathId(params.id))
      return new WithTag(etag, parts.map(presentVariation))
    },
  })

  addOperation(app, {
    operationId: 'addItemVariation',
    tagged,
    keeps: ['variations'],
    method: 'POST',
    path: '/api/items/{id}/variations',
    tag: 'variations',
    noPersonalData: true,
    summary: 'Add a variation',
    description:
      'It comes last and has stock 0. With the first one, the stock of the item becomes the sum over its variations.',
    scopes: ['items.read', 'items.update'],
    params: ItemParams,
    body: AddVariationBody,
    invalidBody: 'items/invalid-body',
    success: { status: 201, description: 'The variation was added.', schema: VariationId },
    problems: ['items/not-found', 'items/write-rejected'],
    handler: async ({ actor, params, body }) => {
      await takeRoom(actor.shopId)
      return { variation_id: await addItemVariation(context, actor.shopId, pathId(params.id), body) }
    },
  })

  reordering(app, context)
  variationById(app, context)
}

function reordering(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'reorderItemVariations',
    tagged: taggedItem(context, 'id'),
    keeps: [],
    method: 'PUT',
    path: '/api/items/{id}/variations',
    tag: 'variations',
    noPersonalData: true,
    summary: 'Reorder variations',
    description: 'Names every variation of the item once, the first to be shown first.',
    scopes: ['items.read', 'items.update'],
    params: ItemParams,
    body: ReorderVariationsBody,
    invalidBody: 'items/invalid-body',
    success: { status: 204, description: 'The order is as asked.' },
    problems: ['items/not-found', 'items/variation-not-found', 'items/invalid-variation-order'],
    handler: ({ actor, params, body }) =>
      reorderItemVariations(context, actor.shopId, pathId(params.id), body.variation_ids),
  })
}

function variationById(app: FastifyInstance, context: Context): void {
  const tagged = namedWith(
    taggedItem(context, 'id'),
    async (tx, shopId, { id, variation_id }: Static<typeof VariationParams>) =>
      (await findVariation(tx, shopId, pathId(id), pathId(variation_id))) !== undefined,
  )
  addOperation(app, {
    operationId: 'updateItemVariation',
    tagged,
    keeps: [],
    method: 'POST',
    path: '/api/items/{id}/variations/{variation_id}',
    tag: 'variations',
    noPersonalData: true,
    summary: 'Edit a variation',
    description:
      'Members that are left out stay as they are. One that has no name must keep its identifier or its barcode.',
    scopes: ['items.read', 'items.update'],
    params: VariationParams,
    body: UpdateVariationBody,
    invalidBody: 'items/invalid-body',
    success: { status: 200, description: 'The variation is as asked.', schema: VariationId },
    problems: ['items/not-found', 'items/variation-not-found', 'items/write-rejected'],
    handler: async ({ actor, params, body }) => {
      const id = pathId(params.variation_id)
      await updateItemVariation(context, actor.shopId, pathId(params.id), id, body)
      return { variation_id: id }
    },
  })

  addOperation(app, {
    operationId: 'deleteItemVariation',
    tagged,
    keeps: [],
    method: 'DELETE',
    path: '/api/items/{id}/variations/{variation_id}',
    tag: 'variations',
    noPersonalData: true,
    summary: 'Delete a variation',
    description: 'After the last one the stock that the item had of its own applies again.',
    scopes: ['items.read', 'items.update'],
    params: VariationParams,
    success: { status: 204, description: 'The variation is gone.' },
    problems: ['items/not-found', 'items/variation-not-found'],
    handler: ({ actor, params }) =>
      deleteItemVariation(context, actor.shopId, pathId(params.id), pathId(params.variation_id)),
  })
}
