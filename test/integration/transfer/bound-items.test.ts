/** Items that would be more than a shipping method can have (docs/rules/limits.md), by a copy and by an import. */
import type pg from 'pg'
import { expect } from 'vitest'
import { MAX_BOUND_ITEMS } from '../../../src/selling/limits.ts'
import { insertShippingMethod } from '../../../src/selling/method-store.ts'
import { copyItem } from '../../../src/transfer/copy-item.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { itemOf } from './support/documents.ts'
import { imported, numbers } from './support/shops.ts'

const NAME = 'ゆうパック'

/** A shop with a method to which so many items are bound already. */
async function shopWith(
  context: TestContext,
  outside: pg.Client,
  { key, bound }: { readonly key: string; readonly bound: number },
): Promise<number> {
  const shop = await createTestShop(context, key)
  const columns = {
    ...{ name: NAME, fee: 500, prefecture_fees: [], free_from: null, classes: [], payment_methods: null },
    ...{ takes_date: false, takes_time: false, carrier_days: 0, for_all_items: true, active: true },
  }
  const method = await context.db.transaction(tx => insertShippingMethod(tx, shop, columns))
  await outside.query(
    `with made as (
       insert into items (shop_id, type, name, price, item_tax_type, visible, own_stock, created_at, modified_at)
       select $1::int, 'normal', n::text, 500, 'standard', true, 1, now(), now() from generate_series(1, $3::int) n
       returning id)
     insert into shipping_method_items (shop_id, method_id, item_id, size) select $1::int, $2::int, id, 1 from made`,
    [shop, method, bound],
  )
  return shop
}

async function boundIn(outside: pg.Client, shop: number): Promise<number> {
  const { rows } = await outside.query<{ count: number }>(
    'select count(*)::int as count from shipping_method_items where shop_id = $1',
    [shop],
  )
  return rows[0]?.count ?? 0
}

/** Items by ids from there on, bound to the method or to none. */
const items = (count: number, from: number, isBound: boolean) =>
  Array.from({ length: count }, (_, index) =>
    itemOf({ id: from + index }, isBound ? { shipping_methods: [{ name: NAME, size: 1 }] } : undefined),
  )

// R-LIMIT-16 R-CATALOGUE-4
test('an item is not copied where its method has as many as it can have', async ({ context, outside }) => {
  const shop = await shopWith(context, outside, { key: 'copied', bound: MAX_BOUND_ITEMS - 1 })
  const { rows } = await outside.query<{ id: number }>('select min(id) as id from items where shop_id = $1', [
    shop,
  ])
  const item = rows[0]?.id ?? 0
  await copyItem(context, shop, item)
  await expect(copyItem(context, shop, item)).rejects.toMatchObject({
    ...{ status: 422, type: expect.stringContaining('console/rejected') },
    message: `/shipping_methods would have one more than ${MAX_BOUND_ITEMS} items.`,
  })
  expect(await boundIn(outside, shop)).toBe(MAX_BOUND_ITEMS)
})

// R-LIMIT-16 R-IMPORT-1
test('documents that would be more are refused, and others go on', async ({ context, outside }) => {
  const shop = await shopWith(context, outside, { key: 'refused', bound: MAX_BOUND_ITEMS - 2 })
  const documents = [...items(3, 1, true), ...items(1, 4, false)]
  const report = await imported(context, shop, documents)
  expect(numbers(report)).toEqual({ read: 4, imported: 3, skipped: 0, refused: 1 })
  expect(report.refusals).toMatchObject([
    {
      ...{ line: 3, pointer: '/state/shipping_methods' },
      reason: `names a shipping method that has ${MAX_BOUND_ITEMS} items already: ${NAME}`,
    },
  ])
  // What is there is no more by being read again.
  expect(numbers(await imported(context, shop, documents))).toMatchObject({ skipped: 3, refused: 1 })
})

// R-LIMIT-16 R-IMPORT-1
test('of two batches that go at once each counts what the other binds', async ({ context, outside }) => {
  const shop = await shopWith(context, outside, { key: 'at-once', bound: 400 })
  // The first two batches go alone.
  const report = await imported(context, shop, [...items(800, 1, false), ...items(800, 801, true)])
  expect(numbers(report)).toEqual({ read: 1600, imported: 1400, skipped: 0, refused: 200 })
  expect(await boundIn(outside, shop)).toBe(MAX_BOUND_ITEMS)
})
