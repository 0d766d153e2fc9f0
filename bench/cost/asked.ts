/** What is asked, again and again, to see what a request costs: by `--compare` of two commits, and by the curves of growing shops. */
import type { BenchShop } from '../support/bench-shop.ts'
import { httpRequest } from '../support/load.ts'
import { LEAF_CATEGORY, VARIATION_EVERY } from '../support/seed.ts'
import { KEYWORDS, orderKey } from '../support/seed-orders.ts'

/** A kind of request. */
export interface Asked {
  readonly name: string
  readonly title: string
  /** Whether it is about items or orders, of which there must be some. */
  readonly of: 'items' | 'orders'
  readonly expectedStatus: number
  /** The next one, in a shop of so many items and orders. */
  readonly next: (shop: Pick<BenchShop, 'token'>, items: number, orders: number) => Buffer
}

/** As many are asked for again and again. */
const HOT = 1000

/** The last page that can be asked for begins here at the latest. */
const MAX_OFFSET = 1_000_000
const MAX_PAGES = 500

/** The year over which the orders of the bench are. */
const YEAR = { ordered_from_date: '2025-11-01', ordered_to_date: '2026-10-31' }
const QUARTER = { ordered_from_date: '2026-08-01', ordered_to_date: '2026-10-31' }
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
    next: ({ token }, items, orders) =>
      httpRequest('GET', path(items, orders), { authorization: `Bearer ${token}` }),
  }
}

function search(name: string, title: string, body: (orders: number) => object): Asked {
  return {
    ...{ name, title, of: 'orders', expectedStatus: 200 },
    next: ({ token }, _items, orders) =>
      httpRequest('POST', '/api/orders/search', { authorization: `Bearer ${token}` }, body(orders)),
  }
}

const pageOf = (orders: number) => 1 + below(Math.min(MAX_PAGES, Math.ceil(orders / PAGE)))

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
    next: ({ token }, items) =>
      httpRequest(
        'PUT',
        `/api/items/${1 + VARIATION_EVERY * below(Math.floor(items / VARIATION_EVERY))}/stock`,
        { authorization: `Bearer ${token}` },
        { stock: below(1000) },
      ),
  },
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
  search('order-page', 'the newest orders of three months', () => QUARTER),
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
