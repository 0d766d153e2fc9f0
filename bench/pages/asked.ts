/** What the pages of the console and of the storefront ask the server for, each as often as somebody would with other values. */
import { MAX_FEW } from '../../src/resources/items/limits.ts'
import { ROOT_CATEGORY } from '../support/seed.ts'
import { KEYWORDS, orderKey } from '../support/seed-orders.ts'

/** Something that a page asks for. */
export interface Asked {
  /** The page, and what of it. */
  readonly page: string
  /** The path of the `nth` time, from 0. */
  readonly path: (nth: number) => string
  /** Sent by POST where there is one. */
  readonly body?: (nth: number) => object
  /** Whether it is for everybody; else for who is signed in. */
  readonly open?: true
}

/** What is in the shop. */
export interface Shop {
  readonly items: number
  readonly orders: number
  readonly shopKey: string
  readonly mailId: number
  readonly callId: number
  readonly now: Date
}

const search = (page: string, body: (nth: number) => object): Asked => ({
  ...{ page: `orders: ${page}`, path: () => '/console/api/orders/search', body },
})

const at = (page: string, path: string | ((nth: number) => string)): Asked => ({
  ...{ page, path: typeof path === 'string' ? () => path : path },
})

const DAY_MS = 86_400_000
const STATUSES = ['unpaid', 'ordered', 'unshippable', 'dispatched', 'shipping', 'arrived', 'cancelled']

function keyword(nth: number): string {
  return KEYWORDS[nth % KEYWORDS.length] ?? ''
}

/** Everything that is asked for. */
export function askedOf(shop: Shop): Asked[] {
  return [...ofHome(), ...ofOrders(shop), ...ofItems(shop), ...ofOffice(shop), ...ofStore(shop)]
}

function ofHome(): Asked[] {
  return [
    at('every page: session', '/console/api/session'),
    at('every page: new orders', '/console/api/new_orders'),
    at('home: totals', '/console/api/statistics'),
    at('home: first day', '/console/api/first_day'),
    ...['day', 'week', 'month'].map(unit => at(`home: sales by ${unit}`, `/console/api/sales?unit=${unit}`)),
    at('home: best sellers', '/console/api/best-sellers'),
    at(
      'search everywhere: items, two letters',
      nth => `/console/api/search?q=${['手織', '和紙', '帆布'][nth % 3]}`,
    ),
    at('search everywhere: items, a number', nth => `/console/api/search?q=No.${5000 + nth * 17}`),
  ]
}

function ofOrders({ orders, now }: Shop): Asked[] {
  const day = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
  const anyKey = (nth: number) => orderKey((nth * 7919) % orders)
  return [
    at('orders: counts of the tabs', '/console/api/order_counts'),
    search('all', () => ({})),
    ...STATUSES.map(status => search(status, () => ({ status }))),
    search('all, page 20', () => ({ page: 20 })),
    search('all, page 500', () => ({ page: 500 })),
    search('ordered, the oldest first', () => ({ status: 'ordered', sort: 'ordered_asc' })),
    search('a word', nth => ({ keyword: keyword(nth) })),
    search('a word, ordered', nth => ({ keyword: keyword(nth), status: 'ordered' })),
    search('a word of three characters', () => ({ keyword: '手ぬぐ' })),
    search('the name of an item', () => ({ keyword: '帆布のトートバッグ' })),
    search('a key', nth => ({ keyword: anyKey(nth) })),
    search('a way to pay', () => ({ payment: 'bt' })),
    search('a way to pay, unpaid', () => ({ payment: 'bt', status: 'unpaid' })),
    search('a way to pay, a status that few have', () => ({ payment: 'paypay', status: 'unshippable' })),
    search('by the wished day', () => ({ sort: 'delivery_date_asc' })),
    search('by the day of the payment', () => ({ sort: 'payment_date_asc' })),
    search('by the first day to send, ordered', () => ({ sort: 'scheduled_date_asc', status: 'ordered' })),
    search('a year', () => ({ ordered_from_date: day(360), ordered_to_date: day(0) })),
    search('a year, page 500', () => ({
      ordered_from_date: day(360),
      ordered_to_date: day(0),
      page: 500,
    })),
    search('a year, by the wished day', () => ({
      ...{ ordered_from_date: day(360), ordered_to_date: day(0), sort: 'delivery_date_asc' },
    })),
    {
      page: 'search everywhere: orders of a month, a word',
      path: () => '/api/orders/search',
      body: nth => ({ keyword: keyword(nth), ordered_from_date: day(28), limit: 5 }),
    },
    {
      page: 'search everywhere: orders of a month, the name of an item',
      path: () => '/api/orders/search',
      body: () => ({ keyword: '帆布のトートバッグ', ordered_from_date: day(28), limit: 5 }),
    },
    {
      page: 'search everywhere: orders of a year, what few have',
      path: () => '/api/orders/search',
      body: nth => ({
        ...{
          keyword: ['佐藤陽菜', '090-0123', '0521482559'][nth % 3],
          ordered_from_date: day(363),
          limit: 5,
        },
      }),
    },
    at('order', nth => `/api/orders/${anyKey(nth)}`),
    at('order: history', nth => `/console/api/orders/${anyKey(nth)}/history`),
    at('order: dispatches', nth => `/console/api/orders/${anyKey(nth)}/fulfilment`),
    at('order: mails', nth => `/console/api/mails?order=${anyKey(nth)}&limit=200`),
    at('buyer', nth => `/console/api/orders/${anyKey(nth * 3 + 1)}/buyer`),
    at('buyer of 2,000 orders', '/console/api/orders/BENCHORD00000000/buyer'),
    at('buyer of 2,000 orders: mails', '/console/api/mails?buyer_of=BENCHORD00000000&limit=200'),
    {
      page: 'papers of 50 orders',
      path: () => '/console/api/papers',
      body: nth => ({
        kind: 'slip',
        unique_keys: Array.from({ length: 50 }, (_, one) => anyKey(nth * 50 + one)),
      }),
    },
  ]
}

function ofItems({ items }: Shop): Asked[] {
  const list = (page: string, query: string | ((nth: number) => string)) =>
    at(
      `items: ${page}`,
      nth => `/console/api/items?limit=20&${typeof query === 'string' ? query : query(nth)}`,
    )
  const anyItem = (nth: number) => ((nth * 7919) % items) + 1
  return [
    list('all', ''),
    ...['created', 'modified'].map(order => list(`all, by ${order}`, `order=${order}`)),
    list('from the middle', `offset=${Math.floor(items / 2)}`),
    list('hidden', 'visible=false'),
    list('sold out', 'sold_out=true'),
    list('sold out, from 500 on', 'sold_out=true&offset=500'),
    list('sold out, by modified', 'sold_out=true&order=modified'),
    list('few left', 'few=5'),
    list('few left, from 500 on', 'few=5&offset=500'),
    list('few left, hidden, by created', 'few=5&visible=false&order=created'),
    list('few left, by modified', 'few=5&order=modified'),
    list('few left, as many as can be asked for', `few=${MAX_FEW}`),
    list('few left, in a category', `few=5&category_id=${ROOT_CATEGORY}`),
    list('a category of an eighth', `category_id=${ROOT_CATEGORY}`),
    list('a category of an eighth, from 5,000 on', `category_id=${ROOT_CATEGORY}&offset=5000`),
    list('a category of an eighth, sold out', `category_id=${ROOT_CATEGORY}&sold_out=true`),
    list('a word that many have', nth => `query=${['手織り', '和紙', '帆布'][nth % 3]}`),
    list('a word that many have, sold out', 'query=帆布&sold_out=true'),
    list('a word that one has', nth => `query=No.${40_000 + nth * 31}`),
    list('a word that none has', nth => `query=無${nth}物`),
    list('the beginning of a code', nth => `query=sku-00${10 + nth}`),
    list('two words, in a category, hidden', `query=帆布 あさひ&category_id=${ROOT_CATEGORY}&visible=false`),
    at('items: a hundred, as all of a filter are chosen', '/console/api/items?limit=100&offset=900'),
    at('item', nth => `/api/items/${anyItem(nth)}`),
    at('item: terms of selling', nth => `/console/api/items/${anyItem(nth)}/terms`),
    at('item: shipping', nth => `/console/api/items/${anyItem(nth)}/shipping_methods`),
    at('categories', '/api/item_categories'),
    at('files (CSV): the first hundred', '/api/items?order=created&sort=asc&limit=100&offset=0'),
    at('files (CSV): the last hundred', `/api/items?order=created&sort=asc&limit=100&offset=${items - 100}`),
    at('files (CSV): the last import', '/console/api/item_imports'),
    at('digital files', '/console/api/item_files'),
  ]
}

function ofOffice({ mailId, callId }: Shop): Asked[] {
  return [
    at('mails', '/console/api/mails?limit=50'),
    at('mails: given up', '/console/api/mails?state=dead&limit=50'),
    at('mails: older', `/console/api/mails?limit=50&before=${Math.floor(mailId / 2)}`),
    at('mail', `/console/api/mails/${mailId}`),
    at('requests', '/console/api/requests?limit=50'),
    at('requests: failed', '/console/api/requests?limit=50&status=4xx'),
    at('requests: of a problem', '/console/api/requests?limit=50&problem=items/not-found'),
    at('requests: of a problem that none had', '/console/api/requests?limit=50&problem=items/write-rejected'),
    at('requests: of a path that none had', '/console/api/requests?limit=50&path=/nowhere'),
    at('requests: of a method that none had', '/console/api/requests?limit=50&method=DELETE'),
    at('requests: of an id', '/console/api/requests?limit=1&request_id=req-bench77777'),
    at('request', `/console/api/requests/${callId}`),
    at('audit log', '/console/api/audit?limit=50'),
    at('audit log: of a kind', '/console/api/audit?limit=50&kind=settings_changed'),
    at('audit log: of a kind that none is', '/console/api/audit?limit=50&kind=export_begun'),
    at('audit log: of a person', '/console/api/audit?limit=50&person=seldom@bench.example'),
    at('audit log: of a person that there is not', '/console/api/audit?limit=50&person=nobody@bench.example'),
    at('subscriptions', '/console/api/subscriptions'),
    at('lotteries', '/console/api/lotteries'),
    at('coupons', '/console/api/coupons'),
    at('shipping', '/console/api/shipping_methods'),
    at('settings', '/console/api/settings'),
    at('settings: blocked addresses', '/console/api/block_list'),
    at('people', '/console/api/people'),
    at('account', '/console/api/account'),
    at('tokens', '/console/api/tokens'),
    at('tokens: scopes', '/console/api/scopes'),
    at('carriers', '/api/delivery_companies'),
    at('user', '/api/user'),
  ]
}

function ofStore({ items, shopKey }: Shop): Asked[] {
  const shown = (page: string, path: string | ((nth: number) => string)): Asked => ({
    ...at(`store: ${page}`, nth => `/shops/${shopKey}${typeof path === 'string' ? path : path(nth)}`),
    open: true,
  })
  // Each nth is another page, so that none comes from the cache of pages.
  return [
    shown('first page', ''),
    shown('further pages', nth => `?page=${nth + 2}`),
    shown('from the middle', nth => `?page=${Math.floor(items / 60) + nth}`),
    shown('a category of an eighth', nth => `/categories/${ROOT_CATEGORY}?page=${nth + 1}`),
    shown('a category, from its middle', nth => `/categories/${ROOT_CATEGORY}?page=${200 + nth}`),
    shown('search: a word that many have', nth => `/search?q=帆布&page=${nth + 1}`),
    shown('search: a word that one has', nth => `/search?q=No.${41_000 + nth * 31}`),
    shown('search: a word that none has', nth => `/search?q=無${nth}物`),
    // Every tenth is hidden, from 10 on.
    shown('item', nth => `/items/${((nth * 79_190) % items) + 1}`),
    shown('cart', '/cart'),
    shown('sitemap', '/sitemap.xml'),
    shown('sitemap: a part', nth => `/sitemap.xml?part=${(nth % 10) + 1}`),
    shown('API: items', nth => `/api/items?offset=${nth * 20}`),
    shown('API: item', nth => `/api/items/${((nth * 1_047_290) % items) + 1}`),
    shown('API: categories', '/api/categories'),
  ]
}
