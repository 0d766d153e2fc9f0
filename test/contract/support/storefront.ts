/** What buyers ask of a shop, and items that have everything. */
import { type Answer, type Call, call } from './call.ts'
import { documentId, imported, itemDocument, variationOf } from './documents.ts'
import { listItems, must, newItem, normalItem, putStock, putVisibility, unique } from './makers.ts'
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

/** A checkout, as far as tests look into it. */
export interface Checkout extends Pick<Cart, 'lines' | 'problems'> {
  checkout_id: string
  status: string
  amounts: { subtotal: number; shipping_fee: number; cod_fee: number; total: number }
  taxes: { rate: number; total: number; tax: number }[]
  delivery_choices: { shipping_method_id: number; first_date: string | null; time_zones: string[] }[]
  payment_methods: { method: string; fee: number; refusal: object | null }[]
  payment_refusal: string | null
  expires_at: string
}

/** What completing one is answered. */
export interface Completed {
  order: { unique_key: string; secret: string; status: string } | null
  application: { secret: string; draw_at: string } | null
  action: { type: string; url?: string; number?: string; account?: string; until?: string } | null
}

/** A buyer of whom nothing is wrong. */
export const CUSTOMER = {
  name: { first: '花子', last: '山田', first_kana: 'ハナコ', last_kana: 'ヤマダ' },
  mail_address: 'hanako@example.jp',
  address: {
    ...{ zip_code: '604-8571', prefecture: '京都府', address: '京都市中京区上本能寺前町488' },
    ...{ address2: 'A棟 101', tel: '0751234567' },
  },
}

/** Begins a checkout of these lines. */
export async function newCheckout(shop: Pick<Shop, 'key'>, lines: readonly object[]): Promise<Checkout> {
  return (await must(201, asBuyer(shop, 'POST', '/checkouts', { lines }))).body as Checkout
}

/** Says something of a checkout. */
export async function say(shop: Pick<Shop, 'key'>, id: string, said: object): Promise<Checkout> {
  return (await must(200, asBuyer(shop, 'PUT', `/checkouts/${id}`, said))).body as Checkout
}

/** Shows a checkout. */
export async function showCheckout(shop: Pick<Shop, 'key'>, id: string): Promise<Checkout> {
  return (await must(200, asBuyer(shop, 'GET', `/checkouts/${id}`))).body as Checkout
}

/** A checkout of a piece of an item that can be completed; cash on delivery unless something else is said. */
export async function readyCheckout(
  shop: Pick<Shop, 'key'>,
  item: number,
  said: object = { payment: { method: 'cod' } },
  amount = 1,
): Promise<Checkout> {
  const { checkout_id } = await newCheckout(shop, [{ item_id: item, amount }])
  const checkout = await say(shop, checkout_id, { customer: CUSTOMER, ...said })
  if (checkout.status !== 'ready') throw new Error(`Not ready: ${JSON.stringify(checkout.problems)}`)
  return checkout
}

/** The call that orders a checkout at a total, under a key of its own unless one is given. */
export function ordering(
  shop: Pick<Shop, 'key'>,
  { checkout_id, amounts }: Pick<Checkout, 'checkout_id' | 'amounts'>,
  { total = amounts.total, key = crypto.randomUUID() as string } = {},
): Call {
  return {
    ...asBuyer(shop, 'POST', `/checkouts/${checkout_id}/complete`, { expected_total: total }),
    headers: { 'idempotency-key': key },
  }
}

/** Orders a checkout as it is. */
export async function complete(shop: Pick<Shop, 'key'>, checkout: Checkout): Promise<Completed> {
  return (await must(200, ordering(shop, checkout))).body as Completed
}

/** Makes an item that is shown and of which there is so much. */
export async function onSale(shop: Shop, stock: number, over: Record<string, unknown> = {}): Promise<number> {
  const item = await newItem(over.type === undefined ? over : normalItem(over), shop)
  await putStock(item, { stock }, shop)
  await putVisibility(item, true, shop)
  return item
}

/** Codes and pointers of what is in the way. */
export function problemsIn({ problems }: Pick<Cart, 'problems'>): string[] {
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
