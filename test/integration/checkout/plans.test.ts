import { describe, expect } from 'vitest'
import { SERVER_LIMITS } from '../../../src/db/limits.ts'
import { settle } from '../../../src/db/pools.ts'
import '../../../src/checkout/carts/store.ts'
import '../../../src/checkout/item-store.ts'
import { askedWords } from '../../../src/resources/items/words.ts'
import '../../../src/resources/items/words-store.ts'
import { SEED_ITEMS } from '../../support/api.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { PLAN_MODES, planOf, rowsRead, wholeReads } from '../../support/plans.ts'

/** Every item is called so, one of a hundred also as the second, and one in all as the third. */
const [COMMON, SOME, RARE] = ['手ぬぐい', '百日紅', '十姉妹']
const LARGE = 20_000
const SMALL = 1000
const TABLES = ['items', 'item_words', 'item_variations', 'item_options', 'item_option_choices', 'carts']

const shops = { large: 0, small: 0 }
let category = 0

test.beforeAll(async ({ context, outside }) => {
  for (const [key, count] of [
    ['small', SMALL],
    ['large', LARGE],
  ] as const) {
    const shop = await createTestShop(context, key)
    await outside.query(SEED_ITEMS, [shop, count])
    await outside.query(
      `insert into item_words (shop_id, item_id, words)
       select shop_id, id, '${COMMON} ' || n || case when n % 100 = 2 then ' ${SOME}' else '' end
         || case when n = 500 then ' ${RARE}' else '' end
       from (select shop_id, id, row_number() over (order by id) as n from items where shop_id = $1) i`,
      [shop],
    )
    await outside.query(
      `insert into carts (shop_id, digest, lines, maker, created_at, used_at)
       select $1::int, sha256(concat($1::int, '-', n)::bytea), '[]', sha256((n % 4)::text::bytea),
         timestamptz '2026-11-01T00:00:00Z' + n * interval '1 s', timestamptz '2026-11-01T00:00:00Z' + n * interval '1 s'
       from generate_series(1, $2::int / 10) n`,
      [shop, count],
    )
    shops[key] = shop
  }
  const { rows } = await outside.query<{ id: number }>(
    `with c as (insert into item_categories (shop_id, position, number, name, name_key) values ($1, 1, 1, 'C', 'C') returning shop_id, id),
       l as (insert into item_category_links (shop_id, item_id, category_id)
         select i.shop_id, i.id, c.id from items i join c on c.shop_id = i.shop_id where i.id % 50 = 0)
     select id from c`,
    [shops.large],
  )
  category = rows[0]?.id ?? 0
  await outside.query('vacuum analyze items, item_words, carts, item_category_links, item_categories')
  await settle(outside, SERVER_LIMITS)
})

const CASES = PLAN_MODES.flatMap(mode => (['large', 'small'] as const).map(shop => ({ mode, shop })))

// R-BUY-6
describe.each(CASES)('$mode plans in the $shop shop', ({ mode, shop }) => {
  test('a rare word leads to its items only', async ({ outside }) => {
    const { words, tokens, unsettled } = askedWords(`${RARE} ${COMMON}`)
    expect(words).toHaveLength(2)
    const counted = await planOf(outside, 'item_words.count', mode, [shops[shop], tokens, 1001])
    const found = await planOf(outside, 'items.search_sorted', mode, [shops[shop], tokens, unsettled, 20, 0])
    for (const nodes of [counted, found]) {
      expect(wholeReads(nodes, TABLES)).toEqual([])
      expect(rowsRead(nodes, TABLES)).toBeLessThanOrEqual(6)
    }
  })

  test('of a common word the finds are counted up to where it is known to be common', async ({ outside }) => {
    const { tokens } = askedWords(COMMON)
    const nodes = await planOf(outside, 'item_words.count', mode, [shops[shop], tokens, 1001])
    expect(wholeReads(nodes, TABLES)).toEqual([])
    // The index tells all of them; of their rows so many are opened.
    const heap = nodes.filter(node => node['Relation Name'] === 'item_words')
    expect(Math.max(...heap.map(node => node['Actual Rows'] ?? 0))).toBeLessThanOrEqual(1001)
  })

  test('a common word walks the list until the page is full', async ({ outside }) => {
    const { words, tokens } = askedWords(COMMON)
    for (const offset of [0, 200]) {
      const values = [shops[shop], tokens, words, 20, offset]
      const nodes = await planOf(outside, 'items.search_walked', mode, values)
      expect(wholeReads(nodes, TABLES)).toEqual([])
      expect(rowsRead(nodes, TABLES)).toBeLessThan((offset + 20) * 4)
    }
  })

  test('the first items of the list are looked at first, and no others', async ({ outside }) => {
    for (const text of [COMMON, RARE]) {
      const { words, tokens } = askedWords(text)
      const nodes = await planOf(outside, 'items.search_first', mode, [shops[shop], tokens, words, 20, 0])
      expect(wholeReads(nodes, TABLES)).toEqual([])
      expect(rowsRead(nodes, TABLES)).toBeLessThan(1100)
    }
  })

  test('a word of one item of a hundred sorts what it finds', async ({ outside }) => {
    const { tokens, unsettled } = askedWords(SOME)
    const count = shop === 'large' ? LARGE : SMALL
    const nodes = await planOf(outside, 'items.search_sorted', mode, [shops[shop], tokens, unsettled, 20, 0])
    expect(wholeReads(nodes, TABLES)).toEqual([])
    expect(rowsRead(nodes, TABLES)).toBeLessThan((count / 100) * 2 + 60)
  })

  test('items for sale and carts are read by their keys', async ({ outside }) => {
    const ids = [1, 2, 3]
    const digest = Buffer.alloc(32)
    for (const [name, values, most] of [
      ['checkout.find_items', [shops[shop], ids], 3],
      ['carts.find', [shops[shop], digest, '2026-11-01T00:00:00Z'], 1],
      ['carts.update', [shops[shop], digest, '[]', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z'], 1],
      ['carts.count', [shops[shop], 50], 50],
      ['carts.delete_unused', ['2026-10-01T00:00:00Z', 100], 0],
      ['carts.make_way', [shops[shop], Buffer.alloc(32), 100], 0],
    ] as const) {
      const nodes = await planOf(outside, name, mode, values)
      expect(wholeReads(nodes, TABLES), name).toEqual([])
      expect(rowsRead(nodes, TABLES), name).toBeLessThanOrEqual(most)
    }
  })

  test('a new cart looks at those of its network only', async ({ outside }) => {
    const { rows } = await outside.query<{ maker: Buffer }>(
      'select maker from carts where shop_id = $1 limit 1',
      [shops[shop]],
    )
    const values = [shops[shop], Buffer.alloc(32, 1), '[]', rows[0]?.maker, '2026-12-01T00:00:00Z', null]
    const nodes = await planOf(outside, 'carts.insert', mode, values)
    expect(wholeReads(nodes, TABLES)).toEqual([])
    expect(rowsRead(nodes, TABLES)).toBeLessThan(shop === 'large' ? 1000 : 100)
  })
})

// R-BUY-6
test('in a category a word leads to what is in both', async ({ outside }) => {
  const { tokens, words, unsettled } = askedWords(COMMON)
  for (const mode of PLAN_MODES) {
    const sorted = [shops.large, askedWords(RARE).tokens, askedWords(RARE).unsettled, 20, 0, [category]]
    const few = await planOf(outside, 'items.search_sorted.category', mode, sorted)
    expect(rowsRead(few, [...TABLES, 'item_category_links'])).toBeLessThan(5000)
    const walked = [shops.large, tokens, words, 20, 0, [category]]
    const many = await planOf(outside, 'items.search_walked.category', mode, walked)
    expect(wholeReads(many, ['items', 'item_words'])).toEqual([])
    expect(unsettled).toEqual(words)
  }
})
