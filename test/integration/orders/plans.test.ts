import type pg from 'pg'
import { describe, expect } from 'vitest'
import { SERVER_LIMITS } from '../../../src/db/limits.ts'
import { settle } from '../../../src/db/pools.ts'
import { declaredStatements } from '../../../src/db/statement.ts'
import { kindsOf } from '../../../src/resources/orders/kinds.ts'
import { SEARCH_SORTS } from '../../../src/resources/orders/request-schemas.ts'
import { test } from '../../support/fixture.ts'
import '../../../src/resources/orders/history-store.ts'
import '../../../src/resources/orders/list-store.ts'
import '../../../src/resources/orders/refold-store.ts'
import { foldCounts } from '../../../src/resources/orders/fold-counts-store.ts'
import { insertOrders } from '../../../src/resources/orders/store.ts'
import '../../../src/transfer/order-store.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { makeOrder } from '../../support/orders/build.ts'
import { indexesUsed, PLAN_MODES, type PlanNode, planOf, rowsRead, wholeReads } from '../../support/plans.ts'

/** Orders of the large shop over a year, one every 26 minutes. */
const LARGE = 20_000
const SMALL = 1000
const FROM = '2025-11-20T15:00:00Z'
const TABLES = [
  ...['orders', 'order_counts', 'order_count_changes', 'order_events', 'item_variations', 'items'],
  ...[
    'listed_orders',
    'order_words',
    'order_status_counts',
    'order_month_counts',
    'order_kind_counts',
    'order_kind_month_counts',
  ],
]

const shops = { large: 0, small: 0 }

test.beforeAll(async ({ context, outside }) => {
  shops.small = await seed(context, outside, 'small', SMALL)
  shops.large = await seed(context, outside, 'large', LARGE)
  await foldCounts(context.db)
  await outside.query('vacuum analyze')
  await settle(outside, SERVER_LIMITS)
}, 300_000)

/** One order by the program, the others copied from it by SQL: every hundredth has a word of its own, every tenth another. */
async function seed(context: TestContext, outside: pg.Client, key: string, count: number): Promise<number> {
  const shopId = await createTestShop(context, key)
  const order = makeOrder({ unique_key: 'PLANORDER0000000' })
  await context.db.transaction(tx =>
    insertOrders(tx, shopId, [{ order, importedDigest: null }], context.clock.now()),
  )
  const { rows } = await outside.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'orders' and is_identity = 'NO'`,
  )
  const changed: Record<string, string> = {
    unique_key: `'PLAN' || lpad(n::text, 12, '0')`,
    secret: `lpad(concat($1::int, 'S', n), 22, '0')`,
    ordered_at: `timestamptz '${FROM}' + n * interval '1 year' / $2`,
    status: `(array['ordered', 'dispatched', 'cancelled'])[n % 3 + 1]`,
    properties: `case when n % 50 = 0 then array['has_remark'] else '{}' end`,
    delivery_date: `case when n % 7 = 0 then date '2026-01-01' + n % 300 end`,
    search_text: `search_text || case when n % 100 = 0 then ' 百日紅' else '' end || case when n % 10 = 0 then ' 十姉妹' else '' end`,
  }
  const names = rows.map(row => row.column_name)
  await outside.query(
    `insert into orders (${names.join(', ')})
     select ${names.map(name => changed[name] ?? name).join(', ')} from orders, generate_series(1, $2::int - 1) n
     where shop_id = $1 and unique_key = 'PLANORDER0000000'`,
    [shopId, count],
  )
  return shopId
}

/** More than any search of these finds. */
const MANY = 100_000

const CASES = PLAN_MODES.flatMap(mode => (['large', 'small'] as const).map(shop => ({ mode, shop })))

/** The last three months. */
const QUARTER = ['2026-08-20T15:00:00Z', '2026-11-20T15:00:00Z'] as const
const QUARTER_MONTHS = ['202608', '202609', '202610', '202611']
const QUARTER_DAYS = QUARTER_MONTHS.map(month => `${month.slice(0, 4)}-${month.slice(4)}-01`)
/** The sorts by something else than when orders were placed. */
const BY_DAY = SEARCH_SORTS.filter(sort => !sort.startsWith('ordered_'))
const BY_TIME = SEARCH_SORTS.filter(sort => sort.startsWith('ordered_'))
const YEAR = [FROM, '2026-11-20T15:00:00Z'] as const
const YEAR_DAYS = Array.from(
  { length: 13 },
  (_, month) => `${new Date(Date.UTC(2025, 10 + month)).toISOString().slice(0, 10)}`,
)

/** The bits that a search asks for. */
function kinds(narrow: {
  readonly types?: readonly string[]
  readonly properties?: readonly string[]
  readonly statuses?: readonly string[]
  readonly payments?: readonly string[]
}): number[] {
  const { types = null, properties = null, statuses = null, payments = null } = narrow
  return [types, properties, statuses, payments].map(kindsOf)
}

/** Orders of the lists that were looked at outside of an index. */
function heapFetches(nodes: readonly PlanNode[]): number {
  return nodes
    .filter(node => node['Relation Name'] === 'listed_orders')
    .reduce((sum, node) => sum + (node['Heap Fetches'] ?? 1), 0)
}

describe.each(CASES)('$mode plans in the $shop shop', ({ mode, shop }) => {
  const count = shop === 'large' ? LARGE : SMALL
  const read = async (outside: pg.Client, name: string, values: readonly unknown[]) => {
    const nodes = await planOf(outside, name, mode, values)
    expect(wholeReads(nodes, TABLES)).toEqual([])
    return nodes
  }

  test.for(['ordered_desc', 'ordered_asc'])(
    'all orders by time, %s: what the page needs',
    async (sort, { outside }) => {
      for (const [limit, offset] of [
        [20, 0],
        [200, count / 2],
      ] as const) {
        const nodes = await read(outside, `orders.search.all.${sort}`, [
          shops[shop],
          ...YEAR,
          limit,
          offset,
          null,
        ])
        // The page, which is opened for its state and for its summaries, and what is before it on its day.
        expect(rowsRead(nodes, ['orders'])).toBeLessThan(3 * limit + (2 * count) / 365 + 20)
      }
    },
  )

  test.for(['ordered_desc', 'ordered_asc'])(
    'the first orders by time, %s: what is stepped over, and of the counts months',
    async (sort, { outside }) => {
      const values = [shops[shop], ...YEAR, 20, 40, null]
      const nodes = await read(outside, `orders.search.first.${sort}`, values)
      // To its end, and opened for its state and for its summaries.
      expect(rowsRead(nodes, ['orders'])).toBeLessThan(40 + 3 * 20 + 5)
      expect(rowsRead(nodes, ['order_counts'])).toBeLessThanOrEqual(2 * 31 * 3)
    },
  )

  test.for(['ordered_desc', 'ordered_asc'])(
    'by status and way to pay, %s: of the orders only the page',
    async (sort, { outside }) => {
      const statuses = ['ordered', 'dispatched', 'cancelled']
      for (const payments of [null, ['bt']]) {
        const values = [shops[shop], ...QUARTER, 20, 0, null, statuses, payments]
        const nodes = await read(outside, `orders.search.status.${sort}`, values)
        expect(rowsRead(nodes, ['orders'])).toBeLessThanOrEqual(40)
        // Of the days that have the page, not of three months.
        expect(rowsRead(nodes, ['listed_orders'])).toBeLessThan((2 * count) / 365 + 60)
        const opened = nodes.filter(node => node['Relation Name'] === 'listed_orders')
        expect(opened.map(node => [node['Node Type'], node['Heap Fetches']])).toEqual([
          ['Index Only Scan', 0],
        ])
      }
    },
  )

  test.for(BY_DAY)('by a day, %s: what few are of their index, sorted', async (sort, { outside }) => {
    const page = [shops[shop], ...QUARTER, 20, 0, null]
    const nodes = await read(outside, `orders.search.day.${sort}`, [
      ...[...page, ...kinds({}), QUARTER_DAYS, MANY, null, null],
    ])
    expect(rowsRead(nodes, ['orders'])).toBeLessThanOrEqual(40)
    expect(rowsRead(nodes, ['listed_orders'])).toBeLessThan(count * 0.26 + 100)
    expect(indexesUsed(nodes)).toContain('listed_orders_by_kinds')
  })

  test.for(BY_DAY)('by a day, %s: of many the beginnings of their months', async (sort, { outside }) => {
    // The counts tell whether they are walked.
    const many = Math.floor(count / 8)
    const page = [shops[shop], ...QUARTER, 20, 0, null]
    const values = [...page, ...kinds({}), QUARTER_DAYS, many, null, null]
    const nodes = await planOf(outside, `orders.search.day.${sort}`, mode, values)
    expect(rowsRead(nodes, ['orders'])).toBeLessThanOrEqual(40)
    expect(rowsRead(nodes, ['listed_orders'])).toBeLessThan(count * 0.08 + 150)
    const walked = nodes.filter(
      node => node['Relation Name'] === 'listed_orders' && node['Actual Rows'] !== 0,
    )
    expect(new Set(walked.map(node => `${node['Node Type']} ${node['Heap Fetches']}`))).toEqual(
      new Set(['Index Only Scan 0']),
    )
  })

  test.for(BY_DAY)('by a day, %s: what is walked is what is sorted', async (sort, { outside }) => {
    const text = declaredStatements().find(({ name }) => name === `orders.search.day.${sort}`)?.text ?? ''
    for (const offset of [0, 17, Math.floor(count / 8), Math.floor(count / 5)]) {
      const page = [shops[shop], ...QUARTER, 20, offset, null, ...kinds({}), QUARTER_DAYS]
      const [walked, sorted] = [
        await outside.query(text, [...page, 1, null, null]),
        await outside.query(text, [...page, MANY, null, null]),
      ]
      expect(walked.rows).toEqual(sorted.rows)
      expect(sorted.rows[0].state.split(',')).toHaveLength(20)
    }
  })

  // One order of fifty has a note, and a third of these a status: what has neither is not looked at, nor what lies outside of the page's days.
  const NARROW = [
    ['a property', { properties: ['has_remark'] }, 1 / 50],
    ['a property and a status', { properties: ['has_remark'], statuses: ['dispatched'] }, 1 / 150],
    [
      'a type, a property, a status and a way to pay',
      { types: ['normal'], properties: ['has_remark'], statuses: ['ordered'], payments: ['creditcard'] },
      1 / 150,
    ],
  ] as const

  test.for(
    NARROW.flatMap(([title, narrow, share]) => BY_TIME.map(sort => [title, sort, narrow, share] as const)),
  )(
    'by %s, %s: of the orders that have them those of the days that have the page',
    async ([, sort, narrow, share], { outside }) => {
      // A page of 20 of them lies on some days of the large shop, and on all of the small one.
      for (const offset of [0, Math.floor((count * share) / 4)]) {
        const values = [shops[shop], ...YEAR, 20, offset, null, ...kinds(narrow)]
        const nodes = await read(outside, `orders.search.kinds.${sort}`, values)
        expect(rowsRead(nodes, ['orders'])).toBeLessThanOrEqual(40)
        expect(rowsRead(nodes, ['listed_orders'])).toBeLessThan(20 + 4)
        expect(indexesUsed(nodes)).toContain('listed_orders_by_kinds')
        expect(heapFetches(nodes)).toBe(0)
      }
    },
  )

  test.for(
    NARROW.flatMap(([title, narrow, share]) => BY_DAY.map(sort => [title, sort, narrow, share] as const)),
  )('by %s, %s: the orders that have them, in their index', async ([, sort, narrow, share], { outside }) => {
    const values = [shops[shop], ...YEAR, 20, 0, null, ...kinds(narrow), YEAR_DAYS, MANY]
    const nodes = await read(outside, `orders.search.day_kinds.${sort}`, values)
    expect(rowsRead(nodes, ['orders'])).toBeLessThanOrEqual(40)
    expect(rowsRead(nodes, ['listed_orders'])).toBeLessThanOrEqual(count * share + 2)
    expect(indexesUsed(nodes)).toContain('listed_orders_by_kinds')
    expect(heapFetches(nodes)).toBe(0)
  })

  test('by time: of the counts months, and the days of two of them', async ({ outside }) => {
    const year = [shops[shop], '2025-11-30T15:00:00Z', '2026-10-31T15:00:00Z', 20, 40, null]
    const nodes = await read(outside, 'orders.search.all.ordered_desc', year)
    // Three statuses, eleven months; the page begins and ends in one or two of them.
    expect(rowsRead(nodes, ['order_month_counts'])).toBe(33)
    expect(rowsRead(nodes, ['order_counts'])).toBeLessThanOrEqual(2 * 31 * 3)
  })

  test.for([
    ['百日', [], [], 0.01],
    ['十', [], [], 0.1],
    ['十姉妹', ['十姉妹'], ['十姉'], 0.1],
    ['nowhere', [], [], 0],
  ] as const)(
    'the word %s: nothing but orders that have its tokens',
    async ([word, texts, tokens, share], { outside }) => {
      const asked = tokens.length > 0 ? tokens : [word]
      const page = [shops[shop], ...QUARTER, 20, 0, null, ...kinds({})]
      for (const sort of SEARCH_SORTS) {
        const values = [...page, texts, texts, asked, QUARTER_MONTHS, null]
        const nodes = await read(outside, `orders.search.words.${sort}`, values)
        expect(rowsRead(nodes, ['order_words'])).toBeLessThanOrEqual(count * 0.36 * share)
        expect(rowsRead(nodes, ['orders'])).toBeLessThanOrEqual(40)
        expect(indexesUsed(nodes)).toEqual(['order_words_by_token', 'orders_shop_id_unique_key_key'])
        if (texts.length > 0) continue
        const settled = await read(outside, `orders.search.tokens.${sort}`, [...page, asked, QUARTER_MONTHS])
        // Those of the one or two months that have the page are visited twice.
        const again = BY_TIME.includes(sort) ? 1 / 6 : 0
        expect(rowsRead(settled, ['order_words'])).toBeLessThanOrEqual(count * (0.36 + again) * share + 10)
        expect(rowsRead(settled, ['orders'])).toBeLessThanOrEqual(40)
        expect(indexesUsed(settled)).toEqual(['order_words_by_token', 'orders_shop_id_unique_key_key'])
      }
    },
  )

  // R-WORK-1
  test.for([
    ['ordered_desc', QUARTER_MONTHS.toReversed()],
    ['ordered_asc', QUARTER_MONTHS],
  ] as const)(
    'a word of which a few are counted, %s: no more months than have them',
    async ([sort, months], { outside }) => {
      const asked = [[], [], ['十'], months, 2]
      const values = [shops[shop], ...QUARTER, 1, 0, null, ...kinds({}), ...asked]
      const nodes = await read(outside, `orders.search.words.${sort}`, values)
      // One order of ten has it; a quarter begins and ends within months of which each has a third.
      expect(rowsRead(nodes, ['order_words'])).toBeLessThanOrEqual(count * 0.1 * (1 / 12) + 10)
    },
  )

  test('one order, its lock, and its history read one row each', async ({ outside }) => {
    for (const name of ['orders.find', 'orders.lock']) {
      expect(rowsRead(await read(outside, name, [shops[shop], 'PLAN000000000500']), TABLES)).toBe(1)
    }
    const secret = `${shops[shop]}S500`.padStart(22, '0')
    const found = await read(outside, 'orders.by_secret', [shops[shop], secret])
    expect([rowsRead(found, TABLES), indexesUsed(found)]).toEqual([1, ['orders_by_secret']])
    const events = await read(outside, 'order_events.list', [shops[shop], 'PLAN000000000500'])
    expect(rowsRead(events, TABLES)).toBeLessThanOrEqual(1)
    expect(
      rowsRead(await read(outside, 'orders.find_many', [shops[shop], ['PLAN000000000500', 'NO']]), TABLES),
    ).toBe(1)
    expect(
      rowsRead(await read(outside, 'transfer.find_orders', [shops[shop], ['PLAN000000000500']]), TABLES),
    ).toBe(1)
  })

  test('a walk through the orders reads its page, and a look for due ones those that are due', async ({
    outside,
  }) => {
    expect(rowsRead(await read(outside, 'orders.next', [shops[shop], 0, 50]), TABLES)).toBe(50)
    expect(rowsRead(await read(outside, 'orders.hold_outdated', [200]), TABLES)).toBe(0)
    const due = await read(outside, 'orders.due', ['2026-11-20T00:00:00Z', '-infinity', 0, 0, 200])
    expect(rowsRead(due, TABLES)).toBe(0)
  })
})

describe.each(CASES)('lists over all years, $mode plans in the $shop shop', ({ mode, shop }) => {
  const read = async (outside: pg.Client, name: string, values: readonly unknown[]) => {
    const nodes = await planOf(outside, name, mode, values)
    expect(wholeReads(nodes, TABLES)).toEqual([])
    return nodes
  }

  // R-WORK-1
  test.for([
    ['all.desc', []],
    ['all.asc', []],
    ['status.desc', ['cancelled']],
    ['status.asc', ['dispatched']],
    ['status.desc', ['unpaid']],
    ['buyer.desc', ['hanako@example.jp']],
  ] as const)('a page of %s %j reads itself', async ([name, values], { outside }) => {
    const nodes = await read(outside, `orders.list_${name}`, [shops[shop], 50, 0, ...values])
    expect(rowsRead(nodes, TABLES)).toBeLessThanOrEqual(100)
  })

  test.for([
    ['all.desc', []],
    ['all.asc', []],
    ['status.desc', ['cancelled']],
    ['status.asc', ['dispatched']],
  ] as const)('a page deep in %s %j reads its days', async ([name, values], { outside }) => {
    const count = shop === 'large' ? LARGE : SMALL
    const nodes = await read(outside, `orders.list_deep_${name}`, [
      ...[shops[shop], 50, count / 4],
      ...values,
    ])
    expect(rowsRead(nodes, ['orders', 'listed_orders'])).toBeLessThanOrEqual(100 + (2 * count) / 365)
  })

  test('the counts are a row a status', async ({ outside }) => {
    const nodes = await read(outside, 'orders.count_by_status', [shops[shop]])
    expect(rowsRead(nodes, TABLES)).toBeLessThanOrEqual(10)
  })

  test('the sum of a buyer reads the orders of that buyer', async ({ outside }) => {
    const nodes = await read(outside, 'orders.buyer_totals', [shops[shop], 'nobody@example.jp'])
    expect(rowsRead(nodes, TABLES)).toBe(0)
    const all = await read(outside, 'orders.buyer_totals', [shops[shop], 'hanako@example.jp'])
    expect(indexesUsed(all)).toEqual(['listed_orders_by_buyer'])
    expect(rowsRead(all, ['orders'])).toBe(0)
  })
})

test('searches keep out of the way of writers: they are reads', () => {
  const searches = declaredStatements().filter(({ name }) => name.startsWith('orders.search.'))
  expect(searches).toHaveLength(24)
  expect(searches.filter(({ reads }) => !reads)).toEqual([])
})
