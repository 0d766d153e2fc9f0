/** What is asked, again and again, to see what a request costs: by `--compare` of two commits, and by the curves of growing shops. */
import { authorization } from '../support/bench.ts'
import type { BenchShop } from '../support/bench-shop.ts'
import { httpRequest } from '../support/load.ts'
import { LEAF_CATEGORY, VARIATION_EVERY } from '../support/seed.ts'
import { KEYWORDS, orderKey, QUARTER, YEAR } from '../support/seed-orders.ts'

/** A request, but for whose it is. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly body?: object
}

/** A kind of request. */
export interface Asked {
  readonly name: string
  readonly title: string
  /** Whether it is about items or orders, of which there must be some. */
  readonly of: 'items' | 'orders'
  /** Whether it is asked beside another connection to the database: else what is found again and again comes from memory (decision 031). */
  readonly besideAnother?: true
  readonly expectedStatus: number
  /** The next one, in a shop of so many items and orders. */
  readonly next: (items: number, orders: number) => Call
}

/** The bytes of a call by a shop's program. */
export function requestOf(shop: Pick<BenchShop, 'token'>, { method, path, body }: Call): Buffer {
  return httpRequest(method, path, authorization(shop), body)
}

/** As many are asked for again and again. */
const HOT = 1000

/** The last page that can be asked for begins here at the latest. */
const MAX_OFFSET = 1_000_000
const MAX_PAGES = 500

const PAGE = 20

const below = (most: number) => Math.floor(Math.random() * most)

function get(
  name: string,
  title: string,
  of: Asked['of'],
  path: (items: number, orders: number) => string,
): Asked {
  return {
    ...{ name, title, of, expectedStatus: 200 },
    next: (items, orders) => ({ method: 'GET', path: path(items, orders) }),
  }
}

function search(name: string, title: string, body: (orders: number) => object): Asked {
  return {
    ...{ name, title, of: 'orders', besideAnother: true, expectedStatus: 200 },
    next: (_items, orders) => searchFor(body(orders)),
  }
}

const searchFor = (body: object): Call => ({ method: 'POST', path: '/api/orders/search', body })

const pageOf = (orders: number) => 1 + below(Math.min(MAX_PAGES, Math.ceil(orders / PAGE)))

/** Of orders, what many ask for at once. */
export const ORDER_READS: readonly Asked[] = [
  get(
    'order',
    'an order, any of a thousand',
    'orders',
    (_items, orders) => `/api/orders/${orderKey(below(Math.min(HOT, orders)))}`,
  ),
  get(
    'order-of-all',
    'an order, any of all',
    'orders',
    (_items, orders) => `/api/orders/${orderKey(below(orders))}`,
  ),
  {
    // Many look at it again and again.
    ...{ name: 'order-page', title: 'the newest orders of three months', of: 'orders', expectedStatus: 200 },
    next: () => searchFor(QUARTER),
  },
]

/** All of them. */
export const ASKED: readonly Asked[] = [
  get('item-page', 'the first page of items', 'items', () => '/api/items'),
  get(
    'item',
    'an item, any of a thousand',
    'items',
    items => `/api/items/${1 + below(Math.min(HOT, items))}`,
  ),
  get(
    'item-page-anywhere',
    'a page anywhere in the list of items',
    'items',
    items => `/api/items?offset=${below(Math.min(items, MAX_OFFSET))}`,
  ),
  get(
    'item-page-by-change',
    'a page anywhere in the list of items by their changes',
    'items',
    items => `/api/items?order=modified&sort=desc&offset=${below(Math.min(items, MAX_OFFSET))}`,
  ),
  get(
    'category-page',
    'a page anywhere in a category of one item of 160',
    'items',
    items => `/api/items?category_id=${LEAF_CATEGORY}&offset=${below(Math.ceil(items / 160))}`,
  ),
  {
    ...{ name: 'set-stock', title: 'the stock of an item', of: 'items', expectedStatus: 204 },
    next: items => ({
      method: 'PUT',
      path: `/api/items/${1 + VARIATION_EVERY * below(Math.floor(items / VARIATION_EVERY))}/stock`,
      body: { stock: below(1000) },
    }),
  },
  ...ORDER_READS,
  search('order-page-anywhere', 'a page anywhere in the orders of a year', orders => ({
    ...YEAR,
    page: pageOf(orders),
  })),
  search('order-page-by-day', 'a page anywhere in a year, by the wished day', orders => ({
    ...{ ...YEAR, page: pageOf(orders) },
    sort: 'delivery_date_asc',
  })),
  search('order-keyword', 'a word of two characters in three months', () => ({
    ...QUARTER,
    keyword: KEYWORDS[below(KEYWORDS.length)],
  })),
]
