/** What a shop's people do with items and the API has not: find them, copy them, look at them as buyers would. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import { PREVIEW_MS, previewPath } from '../checkout/catalogue/preview-link.ts'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { notFound } from '../http/problems.ts'
import { AnyId, Body, DateTime, Id, MAX_SAFE, Nullable, Ref, storedId, Words } from '../http/schemas.ts'
import { writeDateTime } from '../lib/date-time.ts'
import { WELL_FORMED } from '../lib/text.ts'
import { placeItemCategory } from '../resources/item_categories/commands/place-item-category.ts'
import { changeItemStock } from '../resources/items/commands/change-item-stock.ts'
import {
  DEFAULT_PAGE,
  MAX_FEW,
  MAX_OFFSET,
  MAX_PAGE,
  MAX_SEARCH_LENGTH,
  MAX_STOCK_CHANGE,
} from '../resources/items/limits.ts'
import { presentImage, salesPeriodOf } from '../resources/items/present.ts'
import { roomForItems } from '../resources/items/room.ts'
import { salesStatusAt } from '../resources/items/rules.ts'
import { ITEM_TYPES, SALES_STATUSES } from '../resources/items/schemas.ts'
import { type ListedItem, makeListForShop } from '../resources/items/shop-list-store.ts'
import { findKind } from '../resources/items/store.ts'
import { findShop } from '../shops/store.ts'
import { copyItem } from '../transfer/copy-item.ts'
import { ById } from './params.ts'
import { ok } from './schemas.ts'

const ShopItem = Type.Object(
  {
    id: Id,
    type: Words(ITEM_TYPES),
    name: Type.String(),
    identifier: Nullable(Type.String()),
    price: Nullable(Type.Integer()),
    proper_price: Nullable(Type.Integer()),
    visible: Type.Boolean(),
    sales_status: Words(SALES_STATUSES),
    variation_count: Type.Integer(),
    stock: Type.Integer({ description: 'In all.' }),
    square_url: Nullable(Type.String({ description: 'Of its first picture.' })),
  },
  { $id: 'ShopItem', description: 'An item as the list of the console shows it.' },
)

/** Schemas that the document shows as components. */
export const SHOP_ITEM_COMPONENTS = [ShopItem]

const FindItemsQuery = Body({
  query: Type.Optional(
    Type.String({
      maxLength: MAX_SEARCH_LENGTH,
      pattern: WELL_FORMED.pattern,
      description: 'Words of the name, or the beginning of a code or a barcode.',
    }),
  ),
  visible: Type.Optional(Words(['true', 'false'])),
  category_id: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_SAFE })),
  sold_out: Type.Optional(Words(['true'], { description: 'Of which nothing is left.' })),
  few: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MAX_FEW,
      description: 'Of which, or of one of whose variations, so many pieces are left at most.',
    }),
  ),
  order: Type.Optional(Words(['list_order', 'created', 'modified'])),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_OFFSET })),
})

/** Registers them. */
export function consoleItemRoutes(app: FastifyInstance, context: Context): void {
  finding(app, context)
  changing(app, context)
  previewing(app, context)
  placing(app, context)
}

function finding(app: FastifyInstance, { db, clock, baseUrl }: Context): void {
  const listForShop = makeListForShop()
  addOperation(app, {
    operationId: 'findItems',
    method: 'GET',
    path: '/console/api/items',
    access: 'session',
    needs: 'items.read',
    tag: 'items',
    summary: 'Find items',
    query: FindItemsQuery,
    success: ok(
      'A page of them.',
      Type.Object({
        items: Type.Array(Ref(ShopItem), { maxItems: MAX_PAGE }),
        more: Type.Boolean({ description: 'Whether there are more behind the last.' }),
      }),
    ),
    problems: [],
    handler: async ({ actor, query }) => {
      const { limit = DEFAULT_PAGE, offset = 0, visible, category_id, few, sold_out } = query
      const typed = query.query?.trim() ?? ''
      const items = await listForShop(db, actor.shopId, {
        query: typed === '' ? null : typed,
        visible: visible === undefined ? null : visible === 'true',
        categoryId: category_id === undefined ? null : storedId(category_id),
        stock: sold_out === undefined ? (few ?? null) : 'sold_out',
        order: query.order ?? 'list_order',
        limit: limit + 1,
        offset,
      })
      const now = clock.now()
      return {
        items: items.slice(0, limit).map(item => presentListed(item, now, baseUrl)),
        more: items.length > limit,
      }
    },
  })
}

function presentListed(item: ListedItem, now: Date, baseUrl: string) {
  const { sales_start_at, sales_end_at, application_start_at, application_end_at, image, ...shown } = item
  return {
    ...shown,
    sales_status: salesStatusAt(salesPeriodOf(item), now).status,
    square_url: image === null ? null : presentImage(image, baseUrl).square_url,
  }
}

function changing(app: FastifyInstance, context: Context): void {
  const takeRoom = roomForItems(context)
  addOperation(app, {
    operationId: 'copyItem',
    keeps: ['items', 'variations', 'images', 'category links', 'open uploads'],
    method: 'POST',
    path: '/console/api/items/{id}/copy',
    access: 'session',
    needs: 'items.create',
    tag: 'items',
    summary: 'Copy an item',
    description:
      'With its variations, options, categories, shipping and pictures; private, without stock, without codes and not on sale.',
    success: { status: 201, description: 'The copy.', schema: Type.Object({ item_id: Id }) },
    problems: ['items/not-found', 'items/write-rejected', 'console/rejected', 'files/too-many-unused'],
    params: ById,
    handler: async ({ actor, params }) => {
      await takeRoom(actor.shopId)
      return { item_id: await copyItem(context, actor.shopId, storedId(params.id)) }
    },
  })

  addOperation(app, {
    operationId: 'changeItemStock',
    keeps: [],
    method: 'POST',
    path: '/console/api/items/{id}/stock_change',
    access: 'session',
    needs: 'items.update',
    tag: 'items',
    summary: 'Add to a stock or take from it',
    description: 'Whatever it is by now: nothing that is sold meanwhile is lost or counted twice.',
    invalidBody: 'console/invalid-body',
    success: ok('What the stock is now.', Type.Object({ stock: Type.Integer() })),
    problems: ['items/not-found', 'items/variation-not-found', 'items/write-rejected'],
    params: ById,
    body: Body({
      by: Type.Integer({ minimum: -MAX_STOCK_CHANGE, maximum: MAX_STOCK_CHANGE }),
      variation_id: Type.Optional(Nullable(AnyId)),
    }),
    handler: async ({ actor, params, body }) => ({
      stock: await changeItemStock(context, actor.shopId, storedId(params.id), body),
    }),
  })
}

function previewing(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'makePreviewLink',
    keeps: [],
    repeats: 'reads only',
    method: 'POST',
    path: '/console/api/items/{id}/preview_link',
    access: 'session',
    needs: 'items.read',
    tag: 'items',
    summary: 'Make a link to an item as buyers would see it',
    description: 'Whoever has it sees the item, shown or not, for an hour.',
    success: {
      status: 201,
      description: 'The link.',
      schema: Type.Object({ url: Type.String({ format: 'uri' }), expires_at: DateTime }),
    },
    problems: ['items/not-found'],
    params: ById,
    handler: async ({ actor: { shopId }, params }) => {
      const { db, clock, baseUrl } = context
      const itemId = storedId(params.id)
      if ((await findKind(db, shopId, itemId)) === undefined) throw notFound('items')
      const until = Math.floor((clock.now().getTime() + PREVIEW_MS) / 1000)
      const path = await previewPath(db, { shopId, itemId, until })
      return {
        url: `${baseUrl}/shops/${(await findShop(db, shopId))?.key}${path}`,
        expires_at: writeDateTime(new Date(until * 1000)),
      }
    },
  })
}

function placing(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'placeItemCategory',
    keeps: [],
    method: 'PUT',
    path: '/console/api/item_categories/{id}/place',
    access: 'session',
    needs: 'item_categories.write',
    tag: 'items',
    summary: 'Put a category anywhere in the tree',
    description: 'With all that is below it.',
    invalidBody: 'console/invalid-body',
    success: { status: 204, description: 'It stands there.' },
    problems: ['item_categories/not-found', 'item_categories/write-rejected'],
    params: ById,
    body: Body({
      parent_id: Nullable({ ...AnyId, description: 'Null: the top.' }),
      before_id: Nullable({ ...AnyId, description: 'One of the categories below that parent; null: last.' }),
    }),
    handler: ({ actor, params, body }) => placeItemCategory(context, actor.shopId, storedId(params.id), body),
  })
}
