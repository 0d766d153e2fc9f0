import type pg from 'pg'
import { describe, expect } from 'vitest'
import { SERVER_LIMITS } from '../../src/db/limits.ts'
import { settle } from '../../src/db/pools.ts'
import { test } from '../support/fixture.ts'
import '../../src/auth/store.ts'
import '../../src/resources/items/detail-store.ts'
import '../../src/resources/items/item-text-store.ts'
import '../../src/resources/items/list-order-store.ts'
import '../../src/resources/items/page-store.ts'
import '../../src/resources/items/store.ts'
import '../../src/resources/items/variation-store.ts'
import '../../src/resources/item_categories/store.ts'
import { SEED_ITEMS } from '../support/api.ts'
import { createTestShop, type TestContext } from '../support/context.ts'
import { PLAN_MODES, planOf, rowsRead, wholeReads } from '../support/plans.ts'

const LARGE = 50_000
const SMALL = 2_000

/** Tables that grow with the shops: reading one of them whole is a fault. */
const GROWING = [
  'items',
  'item_variations',
  'item_category_links',
  'item_images',
  'item_options',
  'item_option_choices',
  'access_tokens',
]

let large: { shop: number; item: number; category: number; rare: number }
let small: typeof large

test.beforeAll(async ({ context, outside }) => {
  large = await seed(context, outside, 'large', LARGE)
  small = await seed(context, outside, 'small', SMALL)
  await outside.query('analyze')
  // Plans are judged as the server makes them, not as a sample of the statistics happens to fall.
  await settle(outside, SERVER_LIMITS)
})

/** A shop with items, two variations and an image for every other one, a few options, links to 20 categories. */
async function seed(
  context: TestContext,
  outside: pg.Client,
  key: string,
  items: number,
): Promise<typeof large> {
  const shop = await createTestShop(context, key)
  await outside.query(SEED_ITEMS, [shop, items])
  await outside.query(
    `insert into item_variations (shop_id, item_id, name, position)
     select shop_id, id, 'V' || n, n from items, generate_series(1, 2) n where shop_id = $1 and id % 2 = 0`,
    [shop],
  )
  await outside.query(
    `insert into item_images (shop_id, item_id, position, url, scaled_url, square_url)
     select shop_id, id, 1, 'u', 'u', 'u' from items where shop_id = $1 and id % 2 = 0`,
    [shop],
  )
  await outside.query(
    `with o as (insert into item_options (shop_id, item_id, position, name, required, option_type)
       select shop_id, id, 1, 'O', false, 'select' from items where shop_id = $1 and id % 10 = 0 returning *)
     insert into item_option_choices (shop_id, item_id, option_id, position, name, extra_price)
     select shop_id, item_id, id, 1, 'C', 0 from o`,
    [shop],
  )
  await outside.query(
    `insert into item_categories (shop_id, position, number, name, name_key)
     select $1, n, n, 'C' || n, 'C' || n from generate_series(1, 20) n`,
    [shop],
  )
  // Category 1 has one item of 1,000, category 2 one of ten, the others share the rest.
  await outside.query(
    `insert into item_category_links (shop_id, item_id, category_id)
     select i.shop_id, i.id, c.id from items i join item_categories c on c.shop_id = i.shop_id
     where i.shop_id = $1 and case c.number when 1 then i.id % 1000 = 0 when 2 then i.id % 10 = 0
       else i.id % 18 = c.number - 3 end`,
    [shop],
  )
  await outside.query(
    `insert into access_tokens (shop_id, name, digest, last_four, scopes, created_at)
     select $1::int, 'T', sha256(($1::int || '-' || n)::bytea), 'xxxx', '{}', now() from generate_series(1, 3000) n`,
    [shop],
  )
  const { rows } = await outside.query<Omit<typeof large, 'shop'>>(
    `select (select id from items where shop_id = $1 order by id offset 1000 limit 1) as item,
       (select id from item_categories where shop_id = $1 and number = 2) as category,
       (select id from item_categories where shop_id = $1 and number = 1) as rare`,
    [shop],
  )
  if (rows[0] === undefined) throw new Error('Nothing was seeded')
  return { shop, ...rows[0] }
}

const SHOPS = ['large', 'small'] as const
const CASES = PLAN_MODES.flatMap(mode => SHOPS.map(shop => ({ mode, shop })))

function shopCalled(name: 'large' | 'small'): { of: typeof large; items: number } {
  return name === 'large' ? { of: large, items: LARGE } : { of: small, items: SMALL }
}

/** The names of the page statements with or without a category. */
function pages(category: boolean): string[] {
  return ['list_order', 'created', 'modified'].flatMap(order =>
    ['asc', 'desc'].flatMap(sort =>
      ['all', 'visible'].map(which =>
        ['items.page', order, sort, which, ...(category ? ['category'] : [])].join('.'),
      ),
    ),
  )
}

describe.each(CASES)('$mode plans in the $shop shop', ({ mode, shop }) => {
  test.for(pages(false))('%s reads what the page and its offset need', async (name, { outside }) => {
    const { of, items } = shopCalled(shop)
    const visible = name.includes('.visible') ? [true] : []
    for (const offset of [0, items / 4]) {
      const nodes = await planOf(outside, name, mode, [of.shop, 20, offset, ...visible])
      expect(wholeReads(nodes, GROWING)).toEqual([])
      // Every other item is visible; the version of each item shown costs one row more.
      expect(rowsRead(nodes, GROWING)).toBeLessThan((offset + 20) * (visible.length > 0 ? 2.5 : 1.2) + 60)
    }
  })

  // A page of a category has to bring the links and the items together: either by walking the shop's items in order
  // and looking for the link of each, or by sorting the category's items. Which is less depends on the category. So:
  // never a whole table, of which other shops' rows are part, and never more than the shop's items with their links.
  test.for(pages(true))('%s reads no more than the shop has', async (name, { outside }) => {
    const { of, items } = shopCalled(shop)
    const visible = name.includes('.visible') ? [true] : []
    for (const [category, offset] of [
      [of.category, 0],
      [of.category, items / 40],
      [of.rare, 0],
      [999_999, 0],
    ]) {
      const nodes = await planOf(outside, name, mode, [of.shop, 20, offset, [category], ...visible])
      if (shop === 'small') expect(wholeReads(nodes, GROWING)).toEqual([])
      else expect(wholeReads(nodes, GROWING).filter(read => read.endsWith(' items'))).toEqual([])
      expect(rowsRead(nodes, GROWING)).toBeLessThan(items * 4)
    }
  })

  test.for([
    ['items.find_kind', 1],
    ['items.find_place', 1],
    ['items.lock', 1],
    ['item_variations.list', 2],
    ['item_category_links.count', 20],
  ] as const)('%s reads its rows only', async ([name, most], { outside }) => {
    const { of } = shopCalled(shop)
    const nodes = await planOf(outside, name, mode, [of.shop, of.item])
    expect(wholeReads(nodes, GROWING)).toEqual([])
    expect(rowsRead(nodes, GROWING)).toBeLessThanOrEqual(most)
  })

  test('the versions of 100 items read their rows only', async ({ outside }) => {
    const { of } = shopCalled(shop)
    const ids = Array.from({ length: 100 }, (_, n) => of.item + n)
    const nodes = await planOf(outside, 'items.find_versions', mode, [ids.map(() => of.shop), ids])
    expect(wholeReads(nodes, GROWING).filter(read => read.endsWith(' items'))).toEqual([])
    expect(rowsRead(nodes, GROWING)).toBeLessThan(100 * 4)
  })

  test('the details of 100 items read the parts of these only', async ({ outside }) => {
    const { of } = shopCalled(shop)
    const ids = Array.from({ length: 100 }, (_, n) => of.item + n)
    for (const [name, ...others] of [
      ['items.find_details'],
      ['items.find_few_details'],
      ['items.find_texts', 'url', 'scaled', 'square'],
    ] as const) {
      const nodes = await planOf(outside, name, mode, [of.shop, ids, ...others])
      expect(wholeReads(nodes, GROWING), name).toEqual([])
      expect(rowsRead(nodes, GROWING), name).toBeLessThan(100 * 8)
    }
  })

  test('the categories that items show read themselves and those above them only', async ({ outside }) => {
    const { of } = shopCalled(shop)
    const nodes = await planOf(outside, 'items.find_categories', mode, [of.shop, [of.category]])
    expect(wholeReads(nodes, GROWING)).toEqual([])
    expect(rowsRead(nodes, GROWING)).toBeLessThan(10)
  })

  test('a token is looked up by its digest', async ({ outside }) => {
    const { of } = shopCalled(shop)
    const { rows } = await outside.query<{ digest: Buffer }>(
      'select digest from access_tokens where shop_id = $1 offset 1500 limit 1',
      [of.shop],
    )
    const nodes = await planOf(outside, 'access_tokens.find_actor', mode, [rows[0]?.digest])
    expect(wholeReads(nodes, GROWING)).toEqual([])
    expect(rowsRead(nodes, GROWING)).toBe(1)
  })

  test('the list order reads the neighbours, or up to the rank that is asked for', async ({ outside }) => {
    const { of, items } = shopCalled(shop)
    const { rows } = await outside.query<{ position: string }>(
      'select list_position::text as position from items where shop_id = $1 and id = $2',
      [of.shop, of.item],
    )
    const position = rows[0]?.position
    for (const [name, values, most] of [
      ['items.next_place', [of.shop, position, of.item], 2],
      ['items.previous_place', [of.shop, position, of.item], 2],
      ['items.preceding_places', [of.shop, position, 16], 16],
      ['items.find_at_rank', [of.shop, 1], 1],
      ['items.find_at_rank', [of.shop, 10_000], Math.min(items, 10_000)],
      ['items.set_position', [of.shop, of.item, position], 1],
    ] as const) {
      const nodes = await planOf(outside, name, mode, values)
      expect(wholeReads(nodes, GROWING), name).toEqual([])
      expect(rowsRead(nodes, GROWING), name).toBeLessThanOrEqual(most)
    }
  })

  test('a category is deleted without reading the links of others', async ({ outside }) => {
    const { of } = shopCalled(shop)
    const values = [of.shop, [of.rare], '2026-11-20T00:00:00Z']
    const nodes = await planOf(outside, 'item_categories.touch_linked_items', mode, values)
    expect(wholeReads(nodes, GROWING).filter(read => !read.endsWith(' item_category_links'))).toEqual([])
  })
})

test('every foreign key that cascades has an index to find its rows by', async ({ outside }) => {
  const { rows } = await outside.query<{ missing: string }>(`
    select k.conrelid::regclass || ' ' || k.conname as missing from pg_constraint k
    where k.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = k.conrelid
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`)
  expect(rows.map(({ missing }) => missing)).toEqual([])
})
