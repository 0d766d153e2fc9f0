import { inject } from 'vitest'

/** An operation that this suite covers. */
export interface Operation {
  method: string
  path: string
  scopes: string[]
  /** Whether it reads a JSON body. */
  body: boolean
  /** The domain of its invalid-body type. */
  domain: 'items' | 'item_categories' | 'orders' | 'files' | ''
}

const read = ['items.read']
const write = ['items.read', 'items.update']
const category = ['item_categories.write', 'items.read']

const order = ['orders.read', 'orders.update']

const table: [string, string[], 'body' | ''][] = [
  ['GET /api/items', read, ''],
  ['POST /api/items', ['items.create', 'items.read'], 'body'],
  ['GET /api/items/{id}', read, ''],
  ['POST /api/items/{id}', write, 'body'],
  ['DELETE /api/items/{id}', ['items.delete', 'items.read'], ''],
  ['GET /api/items/{id}/variations', read, ''],
  ['POST /api/items/{id}/variations', write, 'body'],
  ['PUT /api/items/{id}/variations', write, 'body'],
  ['POST /api/items/{id}/variations/{variation_id}', write, 'body'],
  ['DELETE /api/items/{id}/variations/{variation_id}', write, ''],
  ['PUT /api/items/{id}/stock', write, 'body'],
  ['GET /api/items/{id}/images', read, ''],
  ['POST /api/items/{id}/images', write, 'body'],
  ['PUT /api/items/{id}/images', write, 'body'],
  ['DELETE /api/items/{id}/images/{image_id}', write, ''],
  ['PUT /api/items/{id}/visibility', ['items.publish', 'items.read'], 'body'],
  ['PUT /api/items/{id}/list_order', write, 'body'],
  ['GET /api/item_categories', read, ''],
  ['POST /api/item_categories', category, 'body'],
  ['GET /api/item_categories/{id}', read, ''],
  ['POST /api/item_categories/{id}', category, 'body'],
  ['DELETE /api/item_categories/{id}', category, ''],
  ['PUT /api/item_categories/{id}/list_order', category, 'body'],
  ['PUT /api/item_categories/{id}/items/{item_id}', write, ''],
  ['DELETE /api/item_categories/{id}/items/{item_id}', write, ''],
  ['GET /api/orders/{unique_key}', ['orders.read'], ''],
  ['PUT /api/orders/{unique_key}', order, 'body'],
  ['POST /api/orders/search', ['orders.read'], 'body'],
  ['POST /api/orders/{unique_key}/cancel', ['orders.cancel', 'orders.read'], 'body'],
  ['POST /api/orders/{unique_key}/dispatch', ['orders.dispatch', 'orders.read'], 'body'],
  ['PUT /api/orders/{unique_key}/customer', order, 'body'],
  ['PUT /api/orders/{unique_key}/shipping', order, 'body'],
  ['PUT /api/orders/{unique_key}/delivery', order, 'body'],
  ['PUT /api/orders/{unique_key}/shop_memo', order, 'body'],
  ['POST /api/files', ['files.write'], 'body'],
  ['GET /api/delivery_companies', ['orders.read'], ''],
  ['GET /api/user', ['user.read'], ''],
]

const domains = ['item_categories', 'items', 'orders', 'files'] as const

// Orders come in through the command line only.
const reachable = table.filter(([name]) => !name.includes('{unique_key}') || inject('cli') !== null)

/** All operations (R-AUTH-4); without those on one order where no order can be made. */
export const operations: Operation[] = reachable.map(([name, scopes, body]) => {
  const [method = '', path = ''] = name.split(' ')
  const domain = domains.find(each => path.startsWith(`/api/${each}`)) ?? ''
  return { method, path, scopes, body: body === 'body', domain }
})

export const bodyOperations = operations.filter(each => each.body)

/** What stands outside `/api` and asks for no token: where files are sent, and the pictures (R-FILE-2, R-PICTURE-4). */
export const publicOperations: Pick<Operation, 'method' | 'path'>[] = [
  { method: 'POST', path: '/files' },
  { method: 'GET', path: '/images/{name}' },
  { method: 'GET', path: '/images/w/{width}/{name}' },
  { method: 'GET', path: '/images/sq/{size}/{name}' },
]

/** What buyers ask of a shop: without a token too (R-BUY-1). */
export const storefrontOperations: Pick<Operation, 'method' | 'path'>[] = [
  { method: 'GET', path: '/shops/{shop_id}/api/items' },
  { method: 'GET', path: '/shops/{shop_id}/api/items/{id}' },
  { method: 'GET', path: '/shops/{shop_id}/api/categories' },
  { method: 'GET', path: '/shops/{shop_id}/api/shop' },
  { method: 'POST', path: '/shops/{shop_id}/api/carts' },
  { method: 'GET', path: '/shops/{shop_id}/api/carts/{cart_id}' },
  { method: 'PUT', path: '/shops/{shop_id}/api/carts/{cart_id}' },
  { method: 'POST', path: '/shops/{shop_id}/api/checkouts' },
  { method: 'GET', path: '/shops/{shop_id}/api/checkouts/{checkout_id}' },
  { method: 'PUT', path: '/shops/{shop_id}/api/checkouts/{checkout_id}' },
  { method: 'POST', path: '/shops/{shop_id}/api/checkouts/{checkout_id}/complete' },
  { method: 'POST', path: '/shops/{shop_id}/api/checkouts/{checkout_id}/cancel' },
  { method: 'GET', path: '/shops/{shop_id}/api/orders/{secret}' },
  { method: 'GET', path: '/shops/{shop_id}/api/subscriptions/{secret}' },
  { method: 'PUT', path: '/shops/{shop_id}/api/subscriptions/{secret}/customer' },
  { method: 'PUT', path: '/shops/{shop_id}/api/subscriptions/{secret}/payment' },
  { method: 'POST', path: '/shops/{shop_id}/api/subscriptions/{secret}/pause' },
  { method: 'POST', path: '/shops/{shop_id}/api/subscriptions/{secret}/resume' },
  { method: 'POST', path: '/shops/{shop_id}/api/subscriptions/{secret}/stop' },
  { method: 'GET', path: '/shops/{shop_id}/api/applications/{secret}' },
  { method: 'POST', path: '/shops/{shop_id}/api/applications/{secret}/withdraw' },
  { method: 'POST', path: '/shops/{shop_id}/api/applications/{secret}/checkout' },
  { method: 'GET', path: '/shops/{shop_id}/downloads/{download_id}/{signature}' },
]

/** The name of an operation: method and path. */
export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) => `${method} ${path}`

/** Ids that fill the parameters of a path. */
export interface Ids {
  item: number | string
  variation: number | string
  category: number | string
  image: number | string
  order: string
  shop?: string
  cart?: string
}

/** A path with its parameters filled: `{id}` is the category's in category paths, else the item's. */
export function fill(path: string, ids: Ids): string {
  const own = path.startsWith('/api/item_categories') ? ids.category : ids.item
  return path
    .replace('{id}', String(own))
    .replace('{variation_id}', String(ids.variation))
    .replace('{item_id}', String(ids.item))
    .replace('{image_id}', String(ids.image))
    .replace('{unique_key}', ids.order)
    .replace('{shop_id}', ids.shop ?? 'nobodys')
    .replace('{cart_id}', ids.cart ?? 'Z'.repeat(22))
    .replace('{checkout_id}', 'Z'.repeat(22))
    .replace('{secret}', 'Z'.repeat(22))
    .replace('{download_id}', '2000000005')
    .replace('{signature}', 'Z'.repeat(22))
}

/** Ids under which nothing stands in any shop. */
export const missingIds: Ids = {
  item: 2_000_000_001,
  variation: 2_000_000_002,
  category: 2_000_000_003,
  image: 2_000_000_004,
  order: 'ZZZZZZZZZZZZZZZZ',
}
