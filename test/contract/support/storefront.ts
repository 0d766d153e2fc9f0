/** What buyers ask of a shop, and items that have everything. */
import { type Answer, type Call, call } from './call.ts'
import { documentId, imported, itemDocument, variationOf } from './documents.ts'
import { listItems, must, unique } from './makers.ts'
import type { Item } from './shapes.ts'
import type { Shop } from './shops.ts'

/** A call of a buyer; `path` begins behind `/shops/{shop_id}/api`. */
export function asBuyer(shop: Pick<Shop, 'key'>, method: string, path: string, json?: unknown): Call {
  const asked = { method, path: `/shops/${shop.key}/api${path}`, token: null }
  return json === undefined ? asked : { ...asked, json }
}

/** Asks as a buyer. */
export function visit(shop: Pick<Shop, 'key'>, path: string, headers = {}): Promise<Answer> {
  return call({ ...asBuyer(shop, 'GET', path), headers })
}

/** An item as buyers see it. */
export interface StorefrontItem extends Omit<Item, 'identifier' | 'visible' | 'created_at' | 'modified_at'> {
  purchasable: boolean
  reason: string | null
}

/** What a buyer sees of an item that is shown. */
export async function storefrontItem(shop: Shop, id: number): Promise<StorefrontItem> {
  return (await must(200, asBuyer(shop, 'GET', `/items/${id}`))).body as StorefrontItem
}

/** The ids of a page of items. */
export async function idsOf(shop: Shop, query = ''): Promise<number[]> {
  const answer = await must(200, asBuyer(shop, 'GET', `/items${query}`))
  return (answer.body as { id: number }[]).map(({ id }) => id)
}

/** A cart as it is answered. */
export interface Cart {
  cart_id: string
  lines: {
    item_id: number
    variation_id: number | null
    amount: number
    options: Record<string, unknown>[]
    title: string | null
    price: number | null
    total: number | null
  }[]
  total: number
  problems: { pointer: string; code: string; detail: string }[]
}

/** Makes a cart with these lines. */
export async function newCart(shop: Shop, lines: readonly object[]): Promise<Cart> {
  return (await must(201, asBuyer(shop, 'POST', '/carts', { lines }))).body as Cart
}

/** Shows a cart. */
export async function showCart(shop: Shop, id: string): Promise<Cart> {
  return (await must(200, asBuyer(shop, 'GET', `/carts/${id}`))).body as Cart
}

/** Codes and pointers of what is in the way. */
export function problemsIn({ problems }: Cart): string[] {
  return problems.map(({ code, pointer }) => `${code} ${pointer}`)
}

/** Imports items into a shop, each with the members and the state that are given, and answers them as they are there. */
export async function importItems(
  shop: Shop,
  items: readonly { readonly over?: object; readonly state?: Record<string, unknown> }[],
): Promise<Item[]> {
  const named = items.map(({ over = {}, state = {} }) =>
    itemDocument({ name: unique('sale'), ...over } as Partial<Item>, state),
  )
  await imported(shop, named)
  const all = await listItems('limit=100', shop)
  return named.map(({ data }) => {
    const found = all.find(({ name }) => name === data.name)
    if (found === undefined) throw new Error(`${String(data.name)} was not imported`)
    return found
  })
}

/** An option to choose from, with two choices for 0 and 150 yen. */
export const CHOICE = () => ({
  ...{ id: documentId(), name: 'のし', required: true, option_type: 'select' },
  choices: [
    { id: documentId(), name: 'なし', extra_price: 0 },
    { id: documentId(), name: '紅白', extra_price: 150 },
  ],
})

/** An option to write up to five characters into, for 300 yen. */
export const TEXT = () => ({
  ...{ id: documentId(), name: '名入れ', required: false, option_type: 'form', extra_price: 300 },
  ...{ option_variation_id: documentId(), max_length: 5, free_text_description: null },
})

/** Two variations, of which the second is sold out. */
export const SIZES = () => [
  variationOf({ name: 'M', stock: 3, identifier: 'SIZE-M' }),
  variationOf({ name: 'L', stock: 0 }),
]
