import { beforeEach, describe, expect } from 'vitest'
import { foldCounts } from '../../../src/resources/orders/fold-counts-store.ts'
import type { Order } from '../../../src/resources/orders/order.ts'
import { SEARCH_SORTS, type SearchOrders } from '../../../src/resources/orders/request-schemas.ts'
import { insertOrders, lockOrder, saveOrder } from '../../../src/resources/orders/store.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makeOrder, type OrderRecipe } from '../../support/orders/build.ts'

let context: TestContext
let shopId: number
let api: TestApi
let shops = 0
test.beforeAll(({ context: madeContext }) => {
  context = madeContext
})
beforeEach(async () => {
  context.setTime('2026-11-20T01:02:03Z')
  shops += 1
  shopId = await createTestShop(context, `shop${shops}`)
  api = await createTestApi(context, shopId)
  return () => api[Symbol.asyncDispose]()
})

/** A key that begins with these characters. */
function keyOf(name: string): string {
  return name.toUpperCase().padEnd(16, '0')
}

type Bend = (order: Order) => Order

/** Puts orders into the shop, named by their keys. */
async function place(
  orders: Record<string, OrderRecipe | [OrderRecipe, Bend]>,
  shop = shopId,
): Promise<void> {
  const made = Object.entries(orders).map(([name, recipe]) => {
    const [wanted, bend = (order: Order) => order] = Array.isArray(recipe) ? recipe : [recipe]
    return { order: bend(makeOrder({ ...wanted, unique_key: keyOf(name) })), importedDigest: null }
  })
  await context.db.transaction(tx => insertOrders(tx, shop, made, context.clock.now()))
}

/** Changes the detail that a recipe makes. */
function detail(change: (detail: Order['detail']) => Order['detail']): Bend {
  return order => ({ ...order, detail: change(order.detail) })
}

interface Answer {
  readonly orders: { readonly unique_key: string }[]
  readonly pagination: Record<string, number | boolean>
}

async function answerOf(body: SearchOrders): Promise<Answer> {
  const response = await api.call('POST', '/api/orders/search', body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

/** The names of the orders that a search finds, in order. The total has to agree with them. */
async function search(body: SearchOrders): Promise<string[]> {
  const { orders, pagination } = await answerOf({ limit: 200, ...body })
  expect(pagination.total_count).toBe(orders.length)
  return orders.map(({ unique_key }) => unique_key.replace(/0+$/, ''))
}

async function refusal(body: object): Promise<unknown> {
  const response = await api.call('POST', '/api/orders/search', body)
  expect(response.statusCode).toBe(400)
  const { type, errors } = response.json()
  expect(type).toBe('/errors/orders/invalid-body')
  return errors.map(({ pointer }: { pointer: string }) => pointer)
}

// R-TIME-3, R-SEARCH-2
describe('days are those of Japan', () => {
  beforeEach(() =>
    place({
      A: { ordered_at: '2026-10-31T14:59:59Z' },
      B: { ordered_at: '2026-10-31T15:00:00Z' },
      C: { ordered_at: '2026-11-01T14:59:59Z' },
      D: { ordered_at: '2026-11-01T15:00:00Z' },
    }),
  )

  test.each([
    ['2026-10-31', '2026-10-31', 'A'],
    ['2026-11-01', '2026-11-01', 'CB'],
    ['2026-11-02', '2026-11-02', 'D'],
    ['2026-10-31', '2026-11-02', 'DCBA'],
    ['2026-11-03', '2026-11-04', ''],
  ])('from %s to %s', async (ordered_from_date, ordered_to_date, names) => {
    expect((await search({ ordered_from_date, ordered_to_date })).join('')).toBe(names)
    const statuses = ['ordered'] as const
    expect((await search({ ordered_from_date, ordered_to_date, statuses: [...statuses] })).join('')).toBe(
      names,
    )
    await foldCounts(context.db)
    expect((await search({ ordered_from_date, ordered_to_date })).join('')).toBe(names)
  })

  test('today is that of Japan, too', async () => {
    context.setTime('2026-11-01T15:00:00Z')
    expect((await search({ ordered_from_date: '2026-11-01' })).join('')).toBe('DCB')
    context.setTime('2026-11-01T14:59:59Z')
    expect((await search({ ordered_from_date: '2026-11-01' })).join('')).toBe('CB')
  })
})

// R-SEARCH-3
describe('a range', () => {
  test.each([
    ['2026-05-31', '2026-02-27T15:00:00Z', '2026-02-27T14:59:59Z'],
    ['2024-05-31', '2024-02-28T15:00:00Z', '2024-02-28T14:59:59Z'],
    ['2026-12-31', '2026-09-29T15:00:00Z', '2026-09-29T14:59:59Z'],
    ['2026-01-15', '2025-10-14T15:00:00Z', '2025-10-14T14:59:59Z'],
  ])('that ends on %s begins three months before', async (ordered_to_date, first, before) => {
    await place({ IN: { ordered_at: first }, OUT: { ordered_at: before } })
    expect(await search({ ordered_to_date })).toEqual(['IN'])
  })

  test.each([
    ['2025-09-18', '2026-09-17', '2026-09-18'],
    ['2024-02-29', '2025-02-27', '2025-02-28'],
    ['2023-02-28', '2024-02-27', '2024-02-28'],
    ['2023-03-01', '2024-02-29', '2024-03-01'],
    ['0001-01-01', '0001-12-31', '0002-01-01'],
  ])('from %s ends on %s at the latest', async (ordered_from_date, last, late) => {
    for (const sort of SEARCH_SORTS)
      expect(await search({ ordered_from_date, ordered_to_date: last, sort })).toEqual([])
    expect(await refusal({ ordered_from_date, ordered_to_date: late })).toEqual(['/ordered_to_date'])
  })

  test.each(['9999-12-31', '0001-01-01', '2024-02-29'])('may end on %s', async ordered_to_date => {
    for (const sort of SEARCH_SORTS) {
      expect(await search({ ordered_to_date, sort })).toEqual([])
      expect(await search({ ordered_to_date, sort, order_types: ['normal'] })).toEqual([])
    }
  })

  test('may not run backwards, nor end today when it begins a year ago', async () => {
    expect(await refusal({ ordered_from_date: '2026-11-02', ordered_to_date: '2026-11-01' })).toEqual([
      '/ordered_from_date',
    ])
    expect(await refusal({ ordered_from_date: '2026-11-21' })).toEqual(['/ordered_from_date'])
    expect(await search({ ordered_from_date: '2026-11-20' })).toEqual([])
    expect(await refusal({ ordered_from_date: '2025-11-20' })).toEqual(['/ordered_from_date'])
    expect(await search({ ordered_from_date: '2025-11-21' })).toEqual([])
  })

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-11-20T00:00:00Z'])(
    '%j is no day',
    async day => {
      expect(await refusal({ ordered_from_date: day })).toEqual(['/ordered_from_date'])
    },
  )
})

// R-SEARCH-1
describe('pages', () => {
  const many = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`K${String(index + 1).padStart(3, '0')}X`, {}]),
    )

  test('follow each other through orders of one moment by their keys', async () => {
    await place(many(45))
    const pages = await Promise.all([1, 2, 3].map(page => answerOf({ limit: 20, page })))
    const keys = pages.flatMap(({ orders }) => orders.map(({ unique_key }) => unique_key))
    expect(keys).toEqual(Object.keys(many(45)).map(keyOf))
    const common = { limit: 20, total_count: 45, total_pages: 3 }
    expect(pages.map(({ pagination }) => pagination)).toEqual([
      { ...common, page: 1, has_next: true, has_previous: false },
      { ...common, page: 2, has_next: true, has_previous: true },
      { ...common, page: 3, has_next: false, has_previous: true },
    ])
    const beyond = await answerOf({ limit: 20, page: 500 })
    expect(beyond).toEqual({
      orders: [],
      pagination: { ...common, page: 500, has_next: false, has_previous: true },
    })
    for (const body of [
      { keyword: '手ぬぐい' },
      { properties: ['has_remark' as const] },
      { statuses: ['ordered' as const] },
    ]) {
      const { orders, pagination } = await answerOf({ ...body, limit: 200, page: 500 })
      expect(orders).toEqual([])
      expect(pagination.total_count).toBe('properties' in body ? 0 : 45)
    }
  })

  test('of nothing', async () => {
    expect(await answerOf({})).toEqual({
      orders: [],
      pagination: {
        page: 1,
        limit: 20,
        total_count: 0,
        total_pages: 0,
        has_next: false,
        has_previous: false,
      },
    })
  })
})

// R-TENANT-1
describe('another shop’s orders', () => {
  test('are neither found nor counted', async () => {
    const other = await createTestShop(context, `other${shops}`)
    await place({ THEIRS: { remark: 'のし' } }, other)
    await place({ OURS: { remark: 'のし' } })
    for (const body of [
      {},
      { keyword: 'のし' },
      { properties: ['has_remark' as const] },
      { statuses: ['ordered' as const] },
    ]) {
      expect(await search(body)).toEqual(['OURS'])
    }
    const theirs = await api.call('GET', `/api/orders/${keyOf('theirs')}`)
    expect(theirs.statusCode).toBe(404)
  })
})

// R-SEARCH-8
describe('sorts', () => {
  const window = (start: string, status: 'ordered' | 'cancelled' = 'ordered') => ({
    shipping_start_on: start,
    status,
  })
  const at = (day: number) => `2026-11-0${day}T00:00:00Z`

  test('by time, one way and the other, equal ones by key', async () => {
    await place({ B: { ordered_at: at(1) }, A: { ordered_at: at(1) }, C: { ordered_at: at(2) } })
    expect(await search({ sort: 'ordered_desc' })).toEqual(['C', 'A', 'B'])
    expect(await search({})).toEqual(['C', 'A', 'B'])
    expect(await search({ sort: 'ordered_asc' })).toEqual(['A', 'B', 'C'])
  })

  test('by the first day of a live line that has a window', async () => {
    await place({
      NONE: { ordered_at: at(1) },
      NEVER: { ordered_at: at(2) },
      LATE: { lines: [window('2026-12-24')] },
      EARLY: { lines: [window('2026-12-25'), window('2026-12-01')] },
      GONE: { lines: [window('2026-12-02', 'cancelled'), window('2026-12-10')] },
    })
    expect(await search({ sort: 'scheduled_date_asc' })).toEqual(['EARLY', 'GONE', 'LATE', 'NEVER', 'NONE'])
  })

  test('by the wished day, and by the time of payment', async () => {
    const wish = (delivery_date: string) => ({ delivery: { delivery_date } })
    await place({
      C: { ...wish('2026-12-03'), ordered_at: at(3) },
      A: { ...wish('2026-12-01'), ordered_at: at(2) },
      N: { method: 'cvs', payment: 'unpaid', ordered_at: at(1) },
    })
    expect(await search({ sort: 'delivery_date_asc' })).toEqual(['A', 'C', 'N'])
    expect(await search({ sort: 'payment_date_asc' })).toEqual(['A', 'C', 'N'])
  })
})

describe('filters', () => {
  const cancelled: OrderRecipe = { lines: [{ status: 'cancelled' }] }
  const dispatched: OrderRecipe = { lines: [{ status: 'dispatched' }] }
  const unpaid: OrderRecipe = { method: 'cvs', payment: 'unpaid' }

  // R-SEARCH-5
  test('status and way to pay: exactly these, before and after a change, and counted right', async () => {
    await place({ A: {}, B: cancelled, C: dispatched, D: unpaid, E: { method: 'cod' }, F: { method: null } })
    for (const round of ['as rows', 'summed up']) {
      expect(await search({ statuses: ['ordered'] }), round).toEqual(['A', 'E', 'F'])
      expect(await search({ statuses: ['dispatched', 'cancelled'] })).toEqual(['B', 'C'])
      expect(await search({ payments: ['cvs', 'cod'] })).toEqual(['D', 'E'])
      expect(await search({ payments: ['cod'], statuses: ['cancelled'] })).toEqual([])
      expect(await search({ statuses: [], payments: [] })).toHaveLength(6)
      await foldCounts(context.db)
    }
    await context.db.transaction(async tx => {
      const found = await lockOrder(tx, shopId, keyOf('A'))
      if (found === undefined) throw new Error('The order is gone')
      const after = makeOrder({ ...dispatched, unique_key: keyOf('A') })
      await saveOrder(tx, shopId, found.id, after, context.clock.now())
    })
    expect(await search({ statuses: ['dispatched'] })).toEqual(['A', 'C'])
    expect(await search({ statuses: ['ordered'] })).toEqual(['E', 'F'])
    await foldCounts(context.db)
    expect(await search({ statuses: ['dispatched'] })).toEqual(['A', 'C'])
  })

  // R-SEARCH-6
  test('kinds of orders: any line counts', async () => {
    await place({
      NORMAL: {},
      PRE: { lines: [{ shipping_start_on: '2026-12-01' }] },
      MIXED: { lines: [{ item_type: 'digital' }, {}] },
      TAKEOUT: { lines: [{ item_type: 'takeout' }] },
      LOTTERY: { lines: [{ item_type: 'lottery' }] },
      SUBS: [
        {},
        detail(one => ({ ...one, subscription: { unique_key: null, repeat_number: 1, repeat_times: null } })),
      ],
    })
    expect(await search({ order_types: ['normal'] })).toEqual(['MIXED', 'NORMAL'])
    expect(await search({ order_types: ['pre'] })).toEqual(['PRE'])
    expect(await search({ order_types: ['digital'] })).toEqual(['MIXED'])
    expect(await search({ order_types: ['takeout', 'lottery'] })).toEqual(['LOTTERY', 'TAKEOUT'])
    expect(await search({ order_types: ['subscription'] })).toEqual(['SUBS'])
  })

  // R-SEARCH-7
  test('properties: any of them', async () => {
    await place({
      MEMO: { shop_memo: '電話済' },
      NOTE: { remark: '早めに' },
      EMPTY: { remark: '' },
      DATE: { delivery: { delivery_date: '2026-12-01' } },
      OPTION: { lines: [{ options: [{ option_id: 1, price: 0 }] }] },
      EASY: { state: { easy_delivery: true } },
      PLAIN: { lines: [{}] },
    })
    expect(await search({ properties: ['has_order_remark'] })).toEqual(['MEMO'])
    expect(await search({ properties: ['has_remark'] })).toEqual(['NOTE'])
    expect(await search({ properties: ['has_delivery_date', 'has_option_property'] })).toEqual([
      'DATE',
      'OPTION',
    ])
    expect(await search({ properties: ['has_reserved_easy_delivery'] })).toEqual(['EASY'])
  })

  // R-SEARCH-4
  test('all kinds of filters at once must all hold', async () => {
    await place({
      YES: { method: 'cod', remark: 'のし', shop_memo: 'x' },
      NO: { method: 'cod', remark: 'のし' },
    })
    const body: SearchOrders = { statuses: ['ordered'], payments: ['cod'], order_types: ['normal'] }
    expect(await search({ ...body, properties: ['has_order_remark'] })).toEqual(['YES'])
    expect(await search({ ...body, keyword: 'のし 山田' })).toEqual(['NO', 'YES'])
  })
})
