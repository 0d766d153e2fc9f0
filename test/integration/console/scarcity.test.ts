/** How little is left of an item is known however it came about, and lists by it in the order of each list (R-CATALOGUE-6). */
import fc from 'fast-check'
import type pg from 'pg'
import { describe, expect } from 'vitest'
import { MAX_FEW } from '../../../src/resources/items/limits.ts'
import { makeListForShop, type ShopListRequest } from '../../../src/resources/items/shop-list-store.ts'
import { setVariationStocksAtOnce } from '../../../src/resources/items/variation-store.ts'
import { SEED_ITEMS } from '../../support/api.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'

const ITEMS = 60

/** Of each item what is the fewest of it and what the most. */
const LEFT = `select i.*, case when variation_count > 0 then coalesce(v.fewest, 0) else own_stock end as fewest,
    case when variation_count > 0 then coalesce(v.most, 0) else own_stock end as most
  from items i left join lateral (
    select min(stock) as fewest, max(stock) as most from item_variations where shop_id = i.shop_id and item_id = i.id) v on true
  where i.shop_id = $1`

const ORDERS = {
  list_order: 'list_position, id',
  created: 'created_at desc, id desc',
  modified: 'modified_at desc, id desc',
} as const

let shopId = 0
let items: readonly number[] = []

test.beforeAll(async ({ context, outside }) => {
  shopId = await createTestShop(context, 'scarce')
  await outside.query(SEED_ITEMS, [shopId, ITEMS])
  const { rows } = await outside.query<{ id: number }>(
    'select id from items where shop_id = $1 order by id',
    [shopId],
  )
  items = rows.map(({ id }) => id)
})

const Stock = fc.oneof(
  fc.integer({ min: 0, max: 6 }),
  fc.constantFrom(MAX_FEW - 1, MAX_FEW, MAX_FEW + 1, 5000),
)

/** What can become of an item, by the statements of the program or such as these. */
const CHANGES = {
  add: async (db: pg.Client, item: number, stock: number) => {
    await db.query(
      `insert into item_variations (shop_id, item_id, position, name, stock) values ($1, $2, 1, 'V', $3), ($1, $2, 2, 'W', 5000)`,
      [shopId, item, stock],
    )
    await count(db, item)
  },
  sell: async (db: pg.Client, item: number, stock: number) => {
    await db.query(
      'update item_variations set stock = $3 where shop_id = $1 and item_id = $2 and id % 2 = 0',
      [...[shopId, item, stock]],
    )
  },
  setAll: async (db: pg.Client, item: number, stock: number) => {
    await db.query('update item_variations set stock = $3 where shop_id = $1 and item_id = $2', [
      ...[shopId, item, stock],
    ])
  },
  remove: async (db: pg.Client, item: number) => {
    await db.query(
      `delete from item_variations where shop_id = $1 and item_id = $2
       and id = (select max(id) from item_variations where shop_id = $1 and item_id = $2)`,
      [shopId, item],
    )
    await count(db, item)
  },
  own: async (db: pg.Client, item: number, stock: number) => {
    await db.query(
      "update items set own_stock = $3, modified_at = modified_at + interval '1 day' where shop_id = $1 and id = $2",
      [...[shopId, item, stock]],
    )
  },
} as const

async function count(db: pg.Client, item: number): Promise<void> {
  await db.query(
    `update items set variation_count = (select count(*) from item_variations where shop_id = $1 and item_id = $2)
     where shop_id = $1 and id = $2`,
    [shopId, item],
  )
}

/** Items whose scarcity is not what their stocks say. */
async function wrong(db: pg.Client): Promise<unknown[]> {
  const { rows } = await db.query(
    `select id, scarcity, fewest, most from (${LEFT}) l
     where scarcity is distinct from (case when most = 0 then 0 when fewest <= ${MAX_FEW} then fewest + 1 end)`,
    [shopId],
  )
  return rows
}

describe('whatever becomes of stocks', () => {
  test('it is known how little is left', async ({ outside }) => {
    const Change = fc.record({
      ...{ kind: fc.constantFrom('add', 'add', 'sell', 'setAll', 'remove', 'own' as const) },
      ...{ item: fc.nat({ max: ITEMS - 1 }), stock: Stock },
    })
    await fc.assert(
      fc.asyncProperty(fc.array(Change, { minLength: 10, maxLength: 40 }), async changes => {
        for (const { kind, item, stock } of changes)
          await CHANGES[kind as keyof typeof CHANGES](outside, items[item] ?? 0, stock)
        expect(await wrong(outside)).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  test('all variations of an item at once leave nothing to write behind', async ({ context, outside }) => {
    const item = items[0] ?? 0
    await CHANGES.add(outside, item, 300)
    const { rows } = await outside.query<{ id: number }>(
      'select id from item_variations where shop_id = $1 and item_id = $2 order by id',
      [shopId, item],
    )
    for (const pieces of [3, 0, MAX_FEW, MAX_FEW + 1, 0]) {
      const stocks = rows.map(({ id }, index) => ({ id, stock: pieces === 0 ? 0 : pieces + index }))
      expect(await setVariationStocksAtOnce(context.db, shopId, item, stocks, new Date())).toBe(true)
      expect([pieces, await wrong(outside)]).toEqual([pieces, []])
    }
  })

  test('a list has these items, in its order, page for page', async ({ context, outside }) => {
    const listForShop = makeListForShop()
    const seen: number[] = []
    for (const order of ['list_order', 'created', 'modified'] as const)
      for (const visible of [null, true, false])
        for (const stock of ['sold_out', 0, 3, MAX_FEW] as const) {
          const { rows } = await outside.query<{ id: number }>(
            `select id from (${LEFT}) l where ${stock === 'sold_out' ? 'most = 0' : `fewest <= ${stock}`}
               and ($2::boolean is null or visible = $2) order by ${ORDERS[order]}`,
            [shopId, visible],
          )
          const request: Omit<ShopListRequest, 'offset'> = {
            ...{ query: null, categoryId: null, visible, stock, order, limit: 7 },
          }
          const found: number[] = []
          for (let offset = 0; offset <= rows.length; offset += 7)
            found.push(...(await listForShop(context.db, shopId, { ...request, offset })).map(({ id }) => id))
          expect([order, visible, stock, found]).toEqual([order, visible, stock, rows.map(({ id }) => id)])
          seen.push(found.length)
        }
    expect(Math.max(...seen)).toBeGreaterThan(14)
  })
})
