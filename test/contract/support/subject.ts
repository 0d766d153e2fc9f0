import { newCategory, newItem, newVariation, normalItem, unique } from './makers.ts'
import { fill, type Ids, type Operation } from './operations.ts'
import { type Shop, shopA } from './shops.ts'

/** Something to aim refused calls at: an item with two variations, and a category with a sibling. */
export interface Subject {
  ids: Ids & { otherVariation: number; item: number; variation: number; category: number }
  /** Paths that show all of it. */
  watch: string[]
}

/** Makes a subject in a shop. */
export async function newSubject(shop: Shop = shopA): Promise<Subject> {
  const item = await newItem({}, shop)
  const variation = await newVariation(item, {}, shop)
  const otherVariation = await newVariation(item, {}, shop)
  const category = await newCategory({}, shop)
  return {
    ids: { item, variation, otherVariation, category },
    watch: [`/api/items/${item}`, `/api/items/${item}/variations`, `/api/item_categories/${category}`],
  }
}

/** A body that the operation would accept for the subject. */
export function validBody(operation: Operation, { ids }: Subject): Record<string, unknown> {
  const bodies: Record<string, Record<string, unknown>> = {
    'POST /api/items': normalItem(),
    'POST /api/items/{id}': { name: unique('edited') },
    'POST /api/items/{id}/variations': { name: unique('variation') },
    'PUT /api/items/{id}/variations': { variation_ids: [ids.otherVariation, ids.variation] },
    'POST /api/items/{id}/variations/{variation_id}': { name: unique('edited') },
    'PUT /api/items/{id}/stock': { variations: [{ variation_id: ids.variation, stock: 3 }] },
    'PUT /api/items/{id}/visibility': { visible: true },
    'PUT /api/items/{id}/list_order': { move_to: 'last' },
    'POST /api/item_categories': { name: unique('c') },
    'POST /api/item_categories/{id}': { name: unique('r') },
    'PUT /api/item_categories/{id}/list_order': { move_to: 'last' },
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
  if (method === 'POST' && path.endsWith('/variations')) return 201
  if (method === 'POST' && path === '/api/item_categories/{id}') return 204
  return method === 'PUT' || method === 'DELETE' ? 204 : 200
}
