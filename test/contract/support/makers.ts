import { describeCall } from './answer-faults.ts'
import { type Answer, type Call, call } from './call.ts'
import type { Category, Item, Variation } from './shapes.ts'
import { type Shop, shopA } from './shops.ts'

let count = 0

/** A short name (at most 30 characters) that no other test uses. */
export function unique(prefix = 'n'): string {
  count += 1
  return `${prefix}-${process.pid.toString(36)}${(Date.now() % 46_656_000).toString(36)}-${count.toString(36)}`
}

/** A complete body for POST /api/items with a name of its own. */
export function normalItem(over: Record<string, unknown> = {}): Record<string, unknown> {
  return { type: 'normal', name: unique('item'), price: 1000, item_tax_type: 'standard', ...over }
}

/** As normalItem, a subscription. */
export function subscriptionItem(over: Record<string, unknown> = {}, own: Record<string, unknown> = {}) {
  const subscription = { repeat_times: 'unlimited', cycle_plan: 'monthly', ...own }
  return normalItem({ type: 'subscription', subscription, ...over })
}

/** As normalItem, a lottery with applications from 2040-01-01. */
export function lotteryItem(over: Record<string, unknown> = {}, own: Record<string, unknown> = {}) {
  const lottery = {
    application_start_at: '2040-01-01T00:00:00Z',
    application_end_at: '2040-01-31T00:00:00Z',
    scheduled_announce_at: '2040-02-01T00:00:00Z',
    ...own,
  }
  return normalItem({ type: 'lottery', lottery, ...over })
}

/** Sends a call that must be answered with `status`. */
export async function must(status: number, request: Call): Promise<Answer> {
  const answer = await call(request)
  if (answer.status !== status) throw new Error(`wanted ${status}\n${describeCall(request, answer)}`)
  return answer
}

/** Creates an item and answers its id. */
export async function newItem(body: Record<string, unknown> = {}, shop: Shop = shopA): Promise<number> {
  const json = 'type' in body ? body : normalItem(body)
  const answer = await must(200, { method: 'POST', path: '/api/items', json, token: shop.token })
  return (answer.body as { item_id: number }).item_id
}

/** Reads an item. */
export async function showItem(id: number, shop: Shop = shopA): Promise<Item> {
  return (await must(200, { method: 'GET', path: `/api/items/${id}`, token: shop.token })).body as Item
}

/** Edits an item; the answer must be 200. */
export async function editItem(id: number, json: Record<string, unknown>, shop: Shop = shopA): Promise<void> {
  await must(200, { method: 'POST', path: `/api/items/${id}`, json, token: shop.token })
}

/** One page of GET /api/items; `query` begins after the question mark. */
export async function listItems(query: string, shop: Shop = shopA): Promise<Item[]> {
  const path = query === '' ? '/api/items' : `/api/items?${query}`
  return (await must(200, { method: 'GET', path, token: shop.token })).body as Item[]
}

/** Adds a variation and answers its id. */
export async function newVariation(itemId: number, body: Record<string, unknown> = {}, shop: Shop = shopA) {
  const request = { method: 'POST', path: `/api/items/${itemId}/variations`, token: shop.token }
  const answer = await must(201, { ...request, json: { name: unique('variation'), ...body } })
  return (answer.body as { variation_id: number }).variation_id
}

/** The variations of an item in display order. */
export async function listVariations(itemId: number, shop: Shop = shopA): Promise<Variation[]> {
  return (await must(200, { method: 'GET', path: `/api/items/${itemId}/variations`, token: shop.token }))
    .body as Variation[]
}

/** Sets stock; the answer must be 204. */
export async function putStock(
  itemId: number,
  json: Record<string, unknown>,
  shop: Shop = shopA,
): Promise<void> {
  await must(204, { method: 'PUT', path: `/api/items/${itemId}/stock`, json, token: shop.token })
}

/** Shows or hides an item; the answer must be 204. */
export async function putVisibility(itemId: number, visible: boolean, shop: Shop = shopA): Promise<void> {
  await must(204, {
    method: 'PUT',
    path: `/api/items/${itemId}/visibility`,
    json: { visible },
    token: shop.token,
  })
}

/** Creates a category and answers its id. */
export async function newCategory(body: Record<string, unknown> = {}, shop: Shop = shopA): Promise<number> {
  const json = { name: unique('c'), ...body }
  const answer = await must(200, { method: 'POST', path: '/api/item_categories', json, token: shop.token })
  return (answer.body as { id: number }).id
}

/** Reads a category. */
export async function showCategory(id: number, shop: Shop = shopA): Promise<Category> {
  return (await must(200, { method: 'GET', path: `/api/item_categories/${id}`, token: shop.token }))
    .body as Category
}

/** All categories of a shop in tree order. */
export async function listCategories(shop: Shop = shopA): Promise<Category[]> {
  return (await must(200, { method: 'GET', path: '/api/item_categories', token: shop.token }))
    .body as Category[]
}

/** Links (PUT) or unlinks (DELETE) an item; the answer must be 204. */
export async function setLink(method: 'PUT' | 'DELETE', category: number, item: number, shop: Shop = shopA) {
  await must(204, { method, path: `/api/item_categories/${category}/items/${item}`, token: shop.token })
}

/** Deletes what stands at a path; the answer must be 204. */
export async function remove(path: string, shop: Shop = shopA): Promise<void> {
  await must(204, { method: 'DELETE', path, token: shop.token })
}
