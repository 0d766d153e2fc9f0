import { beforeAll, describe, expect, test } from 'vitest'
import { jstDay, jstTime, monthsBefore } from './support/jst.ts'
import { OrderBook, type OrderWish } from './support/order-documents.ts'
import { searchOrders, showOrder } from './support/orders.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'

const march = { ordered_from_date: '2025-03-01', ordered_to_date: '2025-03-31' }
const on = (day: number, hour = 3) =>
  `2025-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`
const sent = [{ status: 'dispatched' }]
const gone = [{ status: 'cancelled' }]

describeWithCli('a search', () => {
  let shop: Shop
  const book = new OrderBook()
  const names = new Map<string, string>()
  let day = 0
  /** An order in March under a name that tells what is special about it, one a day. */
  const named = (name: string, wish: OrderWish = {}) => {
    day += 1
    const ordered_at = wish.over?.ordered_at ?? on(day)
    const occurred = wish.over ?? {}
    names.set(book.add({ ...wish, over: { ...occurred, ordered_at, modified_at: ordered_at } }), name)
  }
  const own = (item_type: string, id: number) => ({ lines: [{ id, item_type, announce_at: null }] })

  named('cod ordered')
  named('bt unpaid', { method: 'bt' })
  named('waits', {
    ...{ method: 'cvs', paid: 'paid', lines: [{ id: 81, shipping_start_on: '2099-02-01' }] },
    ...{ over: { status: 'unshippable' } },
  })
  named('dispatched', { method: 'creditcard', paid: 'captured', lines: sent })
  named('cancelled', { method: 'paypal', paid: 'cancelled', lines: gone })
  named('shipping', { method: 'paypay', paid: 'captured', lines: sent, over: { status: 'shipping' } })
  named('arrived', { method: 'bnpl', paid: 'captured', lines: sent, over: { status: 'arrived' } })
  named('carrier', { method: 'carrier', paid: 'authorized', over: { shop_memo: { text: 'memo' } } })
  named('amazon', { method: 'amazon_pay', paid: 'authorized', over: { remark: 'hello' } })
  named('atobarai', { method: 'atobarai', paid: 'authorized', delivery: { delivery_date: '2025-04-02' } })
  named('transfer', { method: 'service_bt', state: { easy_delivery: true } })
  named('none', { method: null, delivery: { delivery_time_zone: '1214' } })
  const option = { option_id: 1, option_variation_id: 1, name: 'o', type: 'form', value: 'v', price: 0 }
  named('options', {
    lines: [{ id: 91, options: [{ ...option, tax_mode: 'standard', consumption_tax_rate: 10 }] }],
    state: own('subscription', 91),
  })
  named('digital', { lines: [{ id: 92 }], state: own('digital', 92) })
  named('mixed', { lines: [{ id: 93 }, { id: 94 }], state: own('takeout', 94) })
  named('lottery', { lines: [{ id: 95 }], state: own('lottery', 95) })

  const found = async (body: Record<string, unknown>) => {
    const { orders, pagination } = await searchOrders(
      { ...march, sort: 'ordered_asc', limit: 200, ...body },
      shop,
    )
    expect(pagination.total_count).toBe(orders.length)
    return orders.map(each => names.get(each.unique_key) ?? each.unique_key)
  }

  beforeAll(async () => {
    shop = await newShop()
    await book.place(shop)
  })

  const all = [...names.values()]
  const normal = all.filter(each => !['waits', 'options', 'digital', 'lottery'].includes(each))
  const rows: [Record<string, unknown>, string[]][] = [
    [{}, all],
    [{ statuses: [] }, all],
    [{ statuses: [], payments: [], order_types: [], properties: [], keyword: '' }, all],
    [{ keyword: ' \u3000 ' }, all],
    [{ statuses: ['dispatched'] }, ['dispatched']],
    [{ statuses: ['cancelled'] }, ['cancelled']],
    [{ statuses: ['cancelled', 'dispatched'] }, ['dispatched', 'cancelled']],
    [
      { statuses: ['ordered'] },
      all.filter(
        each =>
          !['bt unpaid', 'waits', 'dispatched', 'cancelled', 'shipping', 'arrived', 'transfer'].includes(
            each,
          ),
      ),
    ],
    [{ payments: ['bt'] }, ['bt unpaid']],
    [{ payments: ['service_bt'] }, ['transfer']],
    [{ payments: ['cvs', 'creditcard'] }, ['waits', 'dispatched']],
    [{ payments: ['paypal', 'paypay', 'bnpl'] }, ['cancelled', 'shipping', 'arrived']],
    [{ payments: ['carrier', 'amazon_pay', 'atobarai'] }, ['carrier', 'amazon', 'atobarai']],
    [{ payments: ['cod'] }, ['cod ordered', 'options', 'digital', 'mixed', 'lottery']],
    [{ order_types: ['pre'] }, ['waits']],
    [{ order_types: ['subscription'] }, ['options']],
    [{ order_types: ['digital', 'takeout'] }, ['digital', 'mixed']],
    [{ order_types: ['lottery'] }, ['lottery']],
    [{ order_types: ['normal'] }, normal],
    [{ properties: ['has_order_remark'] }, ['carrier']],
    [{ properties: ['has_remark'] }, ['amazon']],
    [{ properties: ['has_delivery_date'] }, ['atobarai']],
    [{ properties: ['has_option_property'] }, ['options']],
    [{ properties: ['has_reserved_easy_delivery'] }, ['transfer']],
    [{ properties: ['has_remark', 'has_order_remark'] }, ['carrier', 'amazon']],
    [{ payments: ['carrier', 'cod'], properties: ['has_order_remark'] }, ['carrier']],
    [{ payments: ['cod'], properties: ['has_order_remark'] }, []],
    [{ statuses: ['ordered'], order_types: ['takeout', 'pre'] }, ['mixed']],
    [{ keyword: 'MEMO', payments: ['carrier'] }, ['carrier']],
  ]
  // R-SEARCH-4
  test.for(rows)('%j', async ([body, wanted]) => {
    expect(await found(body)).toEqual(wanted)
  })

  // R-SEARCH-1
  test('goes page by page through everything, each once', async () => {
    const keys: string[] = []
    for (let page = 1; page <= 4; page += 1) {
      const { orders, pagination } = await searchOrders({ ...march, limit: 5, page }, shop)
      keys.push(...orders.map(each => each.unique_key))
      const counts = { total_count: 16, total_pages: 4, has_next: page < 4, has_previous: page > 1 }
      expect(pagination).toEqual({ page, limit: 5, ...counts })
    }
    expect(keys.map(key => names.get(key))).toEqual([...all].reverse())
    expect(await searchOrders({ ...march, limit: 5, page: 500 }, shop)).toEqual({
      orders: [],
      pagination: {
        ...{ page: 500, limit: 5, total_count: 16, total_pages: 4 },
        ...{ has_next: false, has_previous: true },
      },
    })
    const exact = await searchOrders({ ...march, limit: 16 }, shop)
    expect(exact.pagination).toMatchObject({ total_pages: 1, has_next: false, has_previous: false })
    const none = await searchOrders({ ...march, payments: ['bt'], statuses: ['ordered'] }, shop)
    expect(none.pagination).toEqual({
      ...{ page: 1, limit: 20, total_count: 0, total_pages: 0 },
      ...{ has_next: false, has_previous: false },
    })
  })

  // R-SEARCH-12
  test('sees a change at once', async () => {
    const key = [...names].find(([, name]) => name === 'digital')?.[0] ?? ''
    expect(await found({ keyword: '後でメモ' })).toEqual([])
    const { token } = shop
    const { call } = await import('./support/call.ts')
    const path = `/api/orders/${key}/shop_memo`
    expect((await call({ method: 'PUT', path, json: { text: '後でメモ' }, token })).status).toBe(200)
    expect(await found({ keyword: '後でメモ' })).toEqual(['digital'])
    await call({ method: 'PUT', path, json: { text: '' }, token })
    expect(await found({ keyword: '後でメモ' })).toEqual([])
    expect((await showOrder(key, shop)).shop_memo.text).toBe('')
  })
})

describeWithCli('the days of a search', () => {
  let shop: Shop
  const book = new OrderBook()
  const today = jstDay()
  const at = (ordered_at: string) => book.add({ over: { ordered_at, modified_at: ordered_at } })
  const edges = {
    before: at(jstTime('2025-05-31', '23:59:59')),
    first: at(jstTime('2025-06-01', '00:00:00')),
    last: at(jstTime('2025-06-01', '23:59:59')),
    after: at(jstTime('2025-06-02', '00:00:00')),
  }
  const start = monthsBefore(today, 3)
  const recent = {
    now: at(new Date(Date.now() - 1000).toISOString().replace(/\.\d+Z/, 'Z')),
    first: at(jstTime(start, '00:00:00')),
  }
  at(jstTime(monthsBefore(today, 3), '00:00:00').replace(/T.*/, 'T14:59:59Z'))
  const leap = [at(jstTime('2024-02-29', '00:00:00')), at(jstTime('2025-02-27', '23:59:59'))]
  const may = [at(jstTime('2023-02-28', '00:00:00')), at(jstTime('2023-05-31', '23:59:59'))]
  at(jstTime('2023-02-27', '23:59:59'))
  at(jstTime('2023-06-01', '00:00:00'))

  const keys = async (body: Record<string, unknown>) =>
    (await searchOrders({ sort: 'ordered_asc', limit: 200, ...body }, shop)).orders.map(
      each => each.unique_key,
    )

  beforeAll(async () => {
    shop = await newShop()
    await book.place(shop)
  })

  // R-TIME-3, R-SEARCH-2
  test('are days in Japan, from 00:00:00 to 23:59:59', async () => {
    const range = { ordered_from_date: '2025-06-01', ordered_to_date: '2025-06-01' }
    expect(await keys(range)).toEqual([edges.first, edges.last])
    expect(await keys({ ...range, ordered_to_date: '2025-06-02' })).toEqual([
      edges.first,
      edges.last,
      edges.after,
    ])
    expect(await keys({ ...range, ordered_from_date: '2025-05-31' })).toEqual([
      edges.before,
      edges.first,
      edges.last,
    ])
  })

  // R-SEARCH-2
  test('are the last three months when nothing is said', async () => {
    const found = await keys({})
    expect(found).toContain(recent.now)
    expect(found).toContain(recent.first)
    expect(await keys({ ordered_from_date: start })).toEqual(found)
    expect(await keys({ ordered_to_date: today })).toEqual(found)
    expect(await keys({ ordered_from_date: start, ordered_to_date: today })).toEqual(found)
  })

  // R-SEARCH-2
  test('begin three months before a given end, at the end of a shorter month', async () => {
    expect(await keys({ ordered_to_date: '2023-05-31' })).toEqual(may)
    expect(await keys({ ordered_to_date: '2023-05-28' })).toEqual([may[0]])
    expect(await keys({ ordered_to_date: '2023-05-30' })).toEqual([may[0]])
  })

  // R-SEARCH-3
  test('may be a year', async () => {
    expect(await keys({ ordered_from_date: '2024-02-29', ordered_to_date: '2025-02-27' })).toEqual(leap)
    expect(await keys({ ordered_from_date: '2025-09-18', ordered_to_date: '2026-09-17' })).toEqual(
      expect.any(Array),
    )
    const [far, near] = ['2099-01-01', jstDay(-3)]
    expect(await keys({ ordered_from_date: far, ordered_to_date: '2099-12-31' })).toEqual([])
    expect(await keys({ ordered_from_date: near })).toEqual(
      (await keys({})).filter(key => key === recent.now || near <= start),
    )
  })
})

describe('sorting', () => {
  test('three months before a date is clamped in this suite too', () => {
    expect(monthsBefore('2023-05-31', 3)).toBe('2023-02-28')
    expect(monthsBefore('2024-01-15', 3)).toBe('2023-10-15')
  })
})

describeWithCli('a sorted search', () => {
  let shop: Shop
  const book = new OrderBook()
  type Row = { key: string; at: string; by: Record<string, string | null> }
  const rows: Row[] = []
  const dates = ['2025-03-20', '2025-03-10', null, '2025-03-10', '2025-04-01', null, '2025-03-20']
  for (const [index, date] of dates.entries()) {
    for (const [turn, when] of [on(5), on(1 + index), on(5)].entries()) {
      const id = 1000 + index * 10 + turn
      const paid = dates[(index + 1) % dates.length] ?? null
      const by = {
        scheduled_date_asc: dates[(index + 3) % dates.length] ?? null,
        delivery_date_asc: date,
        payment_date_asc: paid,
      }
      const cancelled = { status: 'cancelled', shipping_start_on: '2025-01-01' }
      const lines = [
        { id, shipping_start_on: by.scheduled_date_asc },
        { id: id + 5000, shipping_start_on: '2025-12-31', ...(by.scheduled_date_asc ? {} : cancelled) },
      ]
      const transaction = { method: 'bt', collected_fee: null, transaction_id: null, amount: 2000 }
      const paidWith = { ...transaction, status: 'paid', occurred_at: `${paid}T00:00:00Z` }
      const waiting = { ...transaction, status: 'unpaid', occurred_at: '2025-01-01T00:00:00Z' }
      const key = book.add({
        lines,
        delivery: { delivery_date: date },
        over: {
          ...{ ordered_at: when, modified_at: '2025-05-01T00:00:00Z' },
          status: paid === null ? 'unpaid' : 'ordered',
          payment: { method: 'bt', transactions: [paid === null ? waiting : paidWith] },
        },
      })
      rows.push({ key, at: when, by })
    }
  }
  const later = (one: Row, other: Row) => other.at.localeCompare(one.at) || (one.key < other.key ? -1 : 1)

  beforeAll(async () => {
    shop = await newShop()
    await book.place(shop)
  })

  const sorts = ['scheduled_date_asc', 'delivery_date_asc', 'payment_date_asc']
  // R-SEARCH-8
  test.each(sorts)('%s: nulls last, ties newest first, then by key', async sort => {
    const value = (row: Row) => row.by[sort] ?? '9999'
    const wanted = [...rows].sort((a, b) => value(a).localeCompare(value(b)) || later(a, b))
    const pages = await Promise.all(
      [1, 2, 3].map(page => searchOrders({ ...march, sort, limit: 10, page }, shop)),
    )
    expect(pages.flatMap(each => each.orders.map(order => order.unique_key))).toEqual(
      wanted.map(each => each.key),
    )
  })

  // R-SEARCH-8
  test('by the time of the order, either way', async () => {
    const keys = async (sort: string) =>
      (await searchOrders({ ...march, sort, limit: 200 }, shop)).orders.map(each => each.unique_key)
    expect(await keys('ordered_desc')).toEqual([...rows].sort(later).map(each => each.key))
    const asc = [...rows].sort((a, b) => a.at.localeCompare(b.at) || (a.key < b.key ? -1 : 1))
    expect(await keys('ordered_asc')).toEqual(asc.map(each => each.key))
  })
})
