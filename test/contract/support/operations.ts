/** An operation of spec 4.1 that this suite covers. */
export interface Operation {
  method: string
  path: string
  scopes: string[]
  /** Whether it reads a JSON body. */
  body: boolean
  /** The domain of its invalid-body type. */
  domain: 'items' | 'item_categories' | ''
}

const read = ['items.read']
const write = ['items.read', 'items.update']
const category = ['item_categories.write', 'items.read']

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
  ['GET /api/delivery_companies', ['orders.read'], ''],
  ['GET /api/user', ['user.read'], ''],
]

/** The table of spec 4.1 without images, orders and files. */
export const operations: Operation[] = table.map(([name, scopes, body]) => {
  const [method = '', path = ''] = name.split(' ')
  const domain = path.startsWith('/api/item_categories')
    ? 'item_categories'
    : path.startsWith('/api/items')
      ? 'items'
      : ''
  return { method, path, scopes, body: body === 'body', domain }
})

export const bodyOperations = operations.filter(each => each.body)

/** The name of an operation, as in the specification's table. */
export const nameOf = ({ method, path }: Operation) => `${method} ${path}`

/** Ids that fill the parameters of a path. */
export interface Ids {
  item: number | string
  variation: number | string
  category: number | string
}

/** A path with its parameters filled: `{id}` is the category's in category paths, else the item's. */
export function fill(path: string, ids: Ids): string {
  const own = path.startsWith('/api/item_categories') ? ids.category : ids.item
  return path
    .replace('{id}', String(own))
    .replace('{variation_id}', String(ids.variation))
    .replace('{item_id}', String(ids.item))
}

/** Ids under which nothing stands in any shop. */
export const missingIds: Ids = { item: 2_000_000_001, variation: 2_000_000_002, category: 2_000_000_003 }
