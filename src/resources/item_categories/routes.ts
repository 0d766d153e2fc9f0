/** The operations on item categories (docs/rules/categories.md). */
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from '#typebox'
import type { Context } from '../../context.ts'
import { addOperation } from '../../http/operation.ts'
import { Id, pathId, Ref } from '../../http/schemas.ts'
import { heldAfter, namedWith } from '../../http/tagged.ts'
import { MAX_LINKS } from '../items/limits.ts'
import { taggedItem } from '../items/tag.ts'
import { createItemCategory } from './commands/create-item-category.ts'
import { deleteItemCategory } from './commands/delete-item-category.ts'
import { linkItemToCategory } from './commands/link-item-to-category.ts'
import { moveItemCategory } from './commands/move-item-category.ts'
import { unlinkItemFromCategory } from './commands/unlink-item-from-category.ts'
import { updateItemCategory } from './commands/update-item-category.ts'
import { getItemCategory } from './get-item-category.ts'
import { MAX_CATEGORIES, MAX_LEVELS } from './limits.ts'
import { listItemCategories } from './list-item-categories.ts'
import {
  CategoryParams,
  CreateCategoryBody,
  ItemCategory,
  LinkParams,
  MoveCategoryBody,
  UpdateCategoryBody,
} from './schemas.ts'
import { findCategory, shareTree } from './store.ts'
import { TAGGED_CATEGORY } from './tag.ts'

/** Registers them. */
export function categoryRoutes(app: FastifyInstance, context: Context): void {
  reading(app, context)
  writing(app, context)
  placing(app, context)
  linking(app, context)
}

function reading(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'listItemCategories',
    method: 'GET',
    path: '/api/item_categories',
    tag: 'item_categories',
    noPersonalData: true,
    summary: 'List categories',
    description: 'All of them in one flat array in tree order: a category, then those below it.',
    scopes: ['items.read'],
    success: {
      status: 200,
      description: 'All categories of the shop.',
      schema: Type.Array(Ref(ItemCategory), { maxItems: MAX_CATEGORIES }),
    },
    problems: [],
    handler: ({ actor }) => listItemCategories(context.db, actor.shopId),
  })

  addOperation(app, {
    operationId: 'getItemCategory',
    method: 'GET',
    path: '/api/item_categories/{id}',
    tag: 'item_categories',
    noPersonalData: true,
    summary: 'Show a category',
    scopes: ['items.read'],
    params: CategoryParams,
    success: { status: 200, description: 'The category.', schema: Ref(ItemCategory) },
    notModified: true,
    problems: ['item_categories/not-found'],
    handler: ({ actor, params }) => getItemCategory(context.db, actor.shopId, pathId(params.id)),
  })
}

function writing(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'createItemCategory',
    keeps: ['categories'],
    method: 'POST',
    path: '/api/item_categories',
    tag: 'item_categories',
    noPersonalData: true,
    summary: 'Create a category',
    description: `It comes last on its level. The tree has at most ${MAX_LEVELS} levels and ${MAX_CATEGORIES} categories; names are unique among siblings.`,
    scopes: ['item_categories.write', 'items.read'],
    body: CreateCategoryBody,
    invalidBody: 'item_categories/invalid-body',
    success: { status: 200, description: 'The category was created.', schema: Type.Object({ id: Id }) },
    problems: ['item_categories/write-rejected'],
    handler: async ({ actor, body }) => ({ id: await createItemCategory(context, actor.shopId, body) }),
  })

  addOperation(app, {
    operationId: 'updateItemCategory',
    tagged: TAGGED_CATEGORY,
    keeps: [],
    method: 'POST',
    path: '/api/item_categories/{id}',
    tag: 'item_categories',
    noPersonalData: true,
    summary: 'Rename a category',
    scopes: ['item_categories.write', 'items.read'],
    params: CategoryParams,
    body: UpdateCategoryBody,
    invalidBody: 'item_categories/invalid-body',
    success: { status: 204, description: 'The name is as asked.' },
    problems: ['item_categories/not-found', 'item_categories/write-rejected'],
    handler: ({ actor, params, body }) =>
      updateItemCategory(context, actor.shopId, pathId(params.id), body.name),
  })

  addOperation(app, {
    operationId: 'deleteItemCategory',
    tagged: TAGGED_CATEGORY,
    keeps: [],
    method: 'DELETE',
    path: '/api/item_categories/{id}',
    tag: 'item_categories',
    noPersonalData: true,
    summary: 'Delete a category',
    description: 'The categories below it and the links of items to all of them go with it; the items stay.',
    scopes: ['item_categories.write', 'items.read'],
    params: CategoryParams,
    success: { status: 204, description: 'The category is gone.' },
    problems: ['item_categories/not-found'],
    handler: ({ actor, params }) => deleteItemCategory(context, actor.shopId, pathId(params.id)),
  })
}

function placing(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'moveItemCategory',
    tagged: TAGGED_CATEGORY,
    keeps: [],
    method: 'PUT',
    path: '/api/item_categories/{id}/list_order',
    tag: 'item_categories',
    noPersonalData: true,
    summary: 'Move a category among its siblings',
    scopes: ['item_categories.write', 'items.read'],
    params: CategoryParams,
    body: MoveCategoryBody,
    invalidBody: 'item_categories/invalid-body',
    success: { status: 204, description: 'The category stands where asked.' },
    problems: ['item_categories/not-found', 'item_categories/invalid-list-order'],
    handler: ({ actor, params, body }) => moveItemCategory(context, actor.shopId, pathId(params.id), body),
  })
}

function linking(app: FastifyInstance, context: Context): void {
  // A link is a change of the item.
  const tagged = namedWith(
    heldAfter(shareTree, taggedItem(context, 'item_id')),
    async (tx, shopId, { id }: Static<typeof LinkParams>) =>
      (await findCategory(tx, shopId, pathId(id))) !== undefined,
  )
  addOperation(app, {
    operationId: 'linkItemToCategory',
    tagged,
    keeps: ['category links'],
    method: 'PUT',
    path: '/api/item_categories/{id}/items/{item_id}',
    tag: 'item_categories',
    noPersonalData: true,
    summary: 'Link an item to a category',
    description: `No body is read, and \`If-Match\` is about the item. Linking again changes nothing. An item has at most ${MAX_LINKS} categories.`,
    scopes: ['items.read', 'items.update'],
    params: LinkParams,
    success: { status: 204, description: 'The item is linked.' },
    problems: ['item_categories/not-found', 'items/not-found', 'item_categories/write-rejected'],
    handler: ({ actor, params }) =>
      linkItemToCategory(context, actor.shopId, pathId(params.id), pathId(params.item_id)),
  })

  addOperation(app, {
    operationId: 'unlinkItemFromCategory',
    tagged,
    keeps: [],
    method: 'DELETE',
    path: '/api/item_categories/{id}/items/{item_id}',
    tag: 'item_categories',
    noPersonalData: true,
    summary: 'Unlink an item from a category',
    description: '`If-Match` is about the item. Unlinking again changes nothing.',
    scopes: ['items.read', 'items.update'],
    params: LinkParams,
    success: { status: 204, description: 'The item is not linked.' },
    problems: ['item_categories/not-found', 'items/not-found'],
    handler: ({ actor, params }) =>
      unlinkItemFromCategory(context, actor.shopId, pathId(params.id), pathId(params.item_id)),
  })
}
