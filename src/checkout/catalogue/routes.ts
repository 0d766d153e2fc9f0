/** The operations by which buyers see a shop (docs/rules/buying.md). Open, and the same for everybody. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../../context.ts'
import { etagOf, matchesEtag } from '../../http/conditional.ts'
import { addOperation } from '../../http/operation.ts'
import { pathId, Ref } from '../../http/schemas.ts'
import { isLargeAnswer } from '../../lib/large-answer.ts'
import { MAX_CATEGORIES } from '../../resources/item_categories/limits.ts'
import { ItemCategory } from '../../resources/item_categories/schemas.ts'
import { MAX_PAGE } from '../../resources/items/limits.ts'
import type { InShop } from '../open-shop.ts'
import { getStorefrontItem } from './get-storefront-item.ts'
import { getStorefrontShop } from './get-storefront-shop.ts'
import { makeListStorefrontCategories } from './list-storefront-categories.ts'
import { listStorefrontItems } from './list-storefront-items.ts'
import type { RenderedCatalogue } from './rendered-catalogue.ts'
import {
  ListStorefrontItemsQuery,
  ShopItemParams,
  ShopParams,
  StorefrontItem,
  StorefrontShop,
} from './schemas.ts'

/** What every one of them says of itself. */
const OPEN = {
  method: 'GET',
  tag: 'storefront',
  access: 'open',
  rate: 'buyer',
  noPersonalData: true,
  notModified: true,
} as const

/** Registers them; `rendered` is the read side of items. */
export function catalogueRoutes(
  app: FastifyInstance,
  context: Context,
  inShop: InShop,
  rendered: RenderedCatalogue,
): void {
  itemRoutes(app, inShop, rendered)
  shopRoutes(app, context, inShop)
}

function itemRoutes(app: FastifyInstance, inShop: InShop, rendered: RenderedCatalogue): void {
  addOperation(app, {
    ...OPEN,
    operationId: 'listStorefrontItems',
    path: '/shops/{shop_id}/api/items',
    summary: 'List what a shop shows',
    description:
      "Visible items in the shop's order, sold out or not. A page with fewer items than `limit` is the last.",
    params: ShopParams,
    query: ListStorefrontItemsQuery,
    success: {
      status: 200,
      description: 'The items of the page.',
      schema: Type.Array(Ref(StorefrontItem), { maxItems: MAX_PAGE }),
    },
    problems: ['shops/not-found'],
    handler: async ({ params, query, request, reply }) => {
      const page = await inShop(params.shop_id, shopId => listStorefrontItems(rendered, shopId, query))
      // What is too large to be joined is too large for a tag of all its bytes.
      return isLargeAnswer(page) ? page : answer(request, reply, page.bytes, page.etag())
    },
  })

  addOperation(app, {
    ...OPEN,
    operationId: 'getStorefrontItem',
    path: '/shops/{shop_id}/api/items/{id}',
    summary: 'Show an item to buyers',
    description: 'A hidden item is answered as one that is not there.',
    params: ShopItemParams,
    success: { status: 200, description: 'The item.', schema: Ref(StorefrontItem) },
    problems: ['shops/not-found', 'items/not-found'],
    handler: async ({ params, request, reply }) => {
      const { bytes, etag } = await inShop(params.shop_id, shopId =>
        getStorefrontItem(rendered, shopId, pathId(params.id)),
      )
      return answer(request, reply, bytes, etag)
    },
  })
}

function shopRoutes(app: FastifyInstance, { db, baseUrl }: Context, inShop: InShop): void {
  const listStorefrontCategories = makeListStorefrontCategories(db)

  addOperation(app, {
    ...OPEN,
    operationId: 'listStorefrontCategories',
    path: '/shops/{shop_id}/api/categories',
    summary: "List a shop's categories",
    description: 'All of them in one flat array in tree order: a category, then those below it.',
    params: ShopParams,
    success: {
      status: 200,
      description: 'All categories of the shop.',
      schema: Type.Array(Ref(ItemCategory), { maxItems: MAX_CATEGORIES }),
    },
    problems: ['shops/not-found'],
    handler: async ({ params, request, reply }) => {
      const { bytes, etag } = await inShop(params.shop_id, listStorefrontCategories)
      return answer(request, reply, bytes, etag)
    },
  })

  addOperation(app, {
    ...OPEN,
    operationId: 'getStorefrontShop',
    path: '/shops/{shop_id}/api/shop',
    summary: 'Show a shop to buyers',
    description: 'A shop that is closed shows itself and sells nothing.',
    params: ShopParams,
    success: { status: 200, description: 'The shop.', schema: Ref(StorefrontShop) },
    problems: ['shops/not-found'],
    handler: async ({ params, request, reply }) => {
      const shop = await inShop(params.shop_id, shopId => getStorefrontShop(db, shopId, baseUrl))
      const bytes = Buffer.from(JSON.stringify(shop))
      return answer(request, reply, bytes, etagOf(bytes))
    },
  })
}

/** Caches may keep it, and ask each time whether it is still so (R-BUY-12). */
function answer(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, etag: string) {
  reply.header('etag', etag).header('cache-control', 'public, no-cache')
  if (!matchesEtag(request.headers['if-none-match'], etag)) return bytes
  reply.status(304)
  return undefined
}
