import { inject } from 'vitest'
import { newFile, newImage } from './images.ts'
import { newCategory, newItem, newVariation, normalItem, unique } from './makers.ts'
import { fill, type Ids, missingIds, type Operation } from './operations.ts'
import type { Order } from './order-shapes.ts'
import { amountsBody, showOrder, takeOrder } from './orders.ts'
import { type Shop, shopA } from './shops.ts'

/** Something to aim calls at: an item with two variations, a category, and an order where orders can be made. */
export interface Subject {
  ids: Ids & { otherVariation: number; item: number; variation: number; category: number; image: number }
  order: Order | undefined
  /** An upload that waits to be used, or the id of none. */
  fileId: string
  /** Paths that show all of it. */
  watch: string[]
}

/** Makes a subject in a shop; with an image and an upload where the operation is one on images. */
export async function newSubject(shop: Shop = shopA, operation?: Operation): Promise<Subject> {
  const item = await newItem({}, shop)
  const variation = await newVariation(item, {}, shop)
  const otherVariation = await newVariation(item, {}, shop)
  const category = await newCategory({}, shop)
  const pictured = operation?.path.includes('/images') === true
  const image = pictured ? (await newImage(item, undefined, shop)).id : 2_000_000_004
  const fileId = pictured ? await newFile(undefined, shop) : 'none'
  const order = inject('cli') === null ? undefined : await showOrder(await takeOrder(shop), shop)
  const key = order?.unique_key ?? missingIds.order
  return {
    ids: { item, variation, otherVariation, category, image, order: key },
    order,
    fileId,
    watch: [
      `/api/items/${item}`,
      `/api/items/${item}/variations`,
      `/api/item_categories/${category}`,
      ...(order === undefined ? [] : [`/api/orders/${key}`]),
    ],
  }
}

const shippingBody = {
  name: { first: '太郎', last: '鈴木' },
  address: {
    ...{ zip_code: '1000001', prefecture: '東京都', address: '千代田区千代田1-1', address2: '1F' },
    tel: '0312345678',
  },
}

/** A body that the operation would accept for the subject. */
export function validBody(operation: Operation, { ids, fileId, order }: Subject): Record<string, unknown> {
  const bodies: Record<string, Record<string, unknown>> = {
    'POST /api/items': normalItem(),
    'POST /api/items/{id}': { name: unique('edited') },
    'POST /api/items/{id}/variations': { name: unique('variation') },
    'PUT /api/items/{id}/variations': { variation_ids: [ids.otherVariation, ids.variation] },
    'POST /api/items/{id}/variations/{variation_id}': { name: unique('edited') },
    'PUT /api/items/{id}/stock': { variations: [{ variation_id: ids.variation, stock: 3 }] },
    'POST /api/items/{id}/images': { file_id: fileId },
    'PUT /api/items/{id}/images': { image_ids: [ids.image] },
    'POST /api/files': { purpose: 'item_image', content_type: 'image/png' },
    'PUT /api/items/{id}/visibility': { visible: true },
    'PUT /api/items/{id}/list_order': { move_to: 'last' },
    'POST /api/item_categories': { name: unique('c') },
    'POST /api/item_categories/{id}': { name: unique('r') },
    'PUT /api/item_categories/{id}/list_order': { move_to: 'last' },
    'PUT /api/orders/{unique_key}': order === undefined ? {} : { ...amountsBody(order) },
    'POST /api/orders/search': { limit: 1 },
    'POST /api/orders/{unique_key}/cancel': { comment: 'sold out' },
    'POST /api/orders/{unique_key}/dispatch': { order_line_ids: order?.lines.map(line => line.id) },
    'PUT /api/orders/{unique_key}/customer': { mail_address: 'taro@example.jp' },
    'PUT /api/orders/{unique_key}/shipping': shippingBody,
    'PUT /api/orders/{unique_key}/delivery': { delivery_date: null, delivery_time_zone: '1214' },
    'PUT /api/orders/{unique_key}/shop_memo': { text: 'gift' },
  }
  const body = bodies[`${operation.method} ${operation.path}`]
  if (body === undefined) throw new Error(`${operation.method} ${operation.path} takes no body`)
  return body
}

/** Method and path of the operation, aimed at the subject. */
export function aim(operation: Operation, subject: Subject): { method: string; path: string } {
  return { method: operation.method, path: fill(operation.path, subject.ids) }
}

/** The statuses with which an operation acknowledges. */
export function successStatus({ method, path }: Operation): number {
  if (method === 'POST' && /(variations|images|files)$/.test(path)) return 201
  if (method === 'POST' && path === '/api/item_categories/{id}') return 204
  if (path.startsWith('/api/orders')) return 200
  return method === 'PUT' || method === 'DELETE' ? 204 : 200
}
