import { AsyncLocalStorage } from 'node:async_hooks'
import fc from 'fast-check'
import { expect } from 'vitest'
import { findIssued } from '../../../src/papers/issue-store.ts'
import { createItemCategory } from '../../../src/resources/item_categories/commands/create-item-category.ts'
import { deleteItemCategory } from '../../../src/resources/item_categories/commands/delete-item-category.ts'
import { MAX_IMPORTED_NUMBER } from '../../../src/resources/item_categories/limits.ts'
import { deleteItem } from '../../../src/resources/items/commands/delete-item.ts'
import { MAX_BLOCKED } from '../../../src/shops/limits.ts'
import { findShopByKey } from '../../../src/shops/store.ts'
import { loadDemoShop } from '../../../src/transfer/demo.ts'
import { exportShop } from '../../../src/transfer/export-shop.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makeOrder } from '../../support/orders/build.ts'
import { categoryOf, itemOf, shopOf } from './support/documents.ts'
import { countRows } from './support/rows.ts'
import { shopArbitrary } from './support/shop-arbitrary.ts'
import { exported, imported, numbers, withoutIds } from './support/shops.ts'

let shops = 0
function nextShop(context: TestContext): Promise<number> {
  shops += 1
  return createTestShop(context, `shop${shops}`)
}

test('the demo shop goes out, into an empty shop, and out again the same', async ({ context }) => {
  const outcome = await loadDemoShop(context)
  expect(outcome).toMatchObject({ before: 'nothing', report: { read: 369, imported: 369, refused: 0 } })
  const demo = await findShopByKey(context.db, 'demo')
  const first = await exported(context, demo?.id ?? 0)
  expect(first.map(({ kind }) => kind)).toEqual([
    'shop',
    ...Array(24).fill('category'),
    ...Array(44).fill('item'),
    ...Array(300).fill('order'),
  ])
  const shopId = await nextShop(context)
  const report = await imported(context, shopId, first)
  expect(report.refusals).toEqual([])
  const second = await exported(context, shopId)
  expect(second.map(withoutIds)).toEqual(first.map(withoutIds))
  const all = { read: 369, imported: 0, skipped: 369, refused: 0 }
  expect(numbers(await imported(context, shopId, first))).toEqual(all)
  expect(numbers(await imported(context, shopId, second)), 'its own export').toEqual(all)
})

test('a block list at its limit comes back as it went in', async ({ context }) => {
  const entry = (index: number) =>
    `${String(index).padStart(6, '0')}${'a'.repeat(20)}@${'b'.repeat(20)}.example`
  const state = { block_list: Array.from({ length: MAX_BLOCKED }, (_, index) => entry(index)) }
  const shopId = await nextShop(context)
  const document = shopOf({}, state)
  expect(numbers(await imported(context, shopId, [document]))).toMatchObject({ imported: 1, refused: 0 })
  const first = await exported(context, shopId)
  expect(first[0]?.state.block_list).toEqual(state.block_list)
  const otherId = await nextShop(context)
  expect(numbers(await imported(context, otherId, first))).toMatchObject({ imported: 1, refused: 0 })
  expect((await exported(context, otherId)).map(withoutIds)).toEqual(first.map(withoutIds))
})

test('a shop with everything that documents can have comes back as it went in', async ({ context }) => {
  const now = context.clock.now()
  await fc.assert(
    fc.asyncProperty(shopArbitrary(now), async documents => {
      const shopId = await nextShop(context)
      const report = await imported(context, shopId, documents)
      expect(report.refusals).toEqual([])
      expect(report.imported).toBe(documents.length)
      const first = await exported(context, shopId)
      expect(first.map(withoutIds)).toEqual(documents.map(withoutIds))
      const otherId = await nextShop(context)
      await imported(context, otherId, first)
      expect((await exported(context, otherId)).map(withoutIds)).toEqual(documents.map(withoutIds))
      const again = await imported(context, shopId, documents)
      expect(numbers(again)).toEqual({
        read: documents.length,
        imported: 0,
        skipped: documents.length,
        refused: 0,
      })
      await expectInvariants(context, shopId)
    }),
    { numRuns: 15 },
  )
})

async function expectInvariants(context: TestContext, shopId: number): Promise<void> {
  const wrong = await countRows(
    context,
    `select count(*) from items i where shop_id = $1 and variation_count <>
       (select count(*) from item_variations v where v.shop_id = i.shop_id and v.item_id = i.id)`,
    [shopId],
  )
  expect(wrong, 'items with a wrong count of variations').toBe(0)
  const taken = await countRows(
    context,
    `select count(*) from item_categories c join shops s on s.id = c.shop_id
     where s.id = $1 and c.number >= s.next_category_number`,
    [shopId],
  )
  expect(taken, 'categories whose number would be given again').toBe(0)
}

// R-CATEGORY-2
test('there is room for categories behind the last number that a document may name', async ({ context }) => {
  const shopId = await nextShop(context)
  const next = MAX_IMPORTED_NUMBER + 1
  const { refusals } = await imported(context, shopId, [shopOf({}, { next_category_number: next + 1 })])
  expect(refusals).toMatchObject([{ pointer: '/state/next_category_number' }])
  await imported(context, shopId, [shopOf({}, { next_category_number: next })])
  await createItemCategory(context, shopId, { name: '紙' })
  expect((await exported(context, shopId)).at(-1)?.data).toMatchObject({ name: '紙', number: next })
})

// R-EXPORT-2 R-CATEGORY-2 R-PAPER-5
test('numbers of deleted categories are not given again, and a receipt that was given out stays the first', async ({
  context,
}) => {
  const shopId = await nextShop(context)
  const { detail } = makeOrder()
  const issued = '2026-11-19T05:06:07Z'
  const order = { kind: 'order', data: detail, state: { receipt_issued_at: '2026-11-19T14:06:07+09:00' } }
  const [kept, gone] = [categoryOf(1, '器', null, 3), categoryOf(2, '布', null, 7)]
  await imported(context, shopId, [shopOf(), kept, gone, order])
  const own = (await exported(context, shopId)).find(({ data }) => data.number === 7)
  await deleteItemCategory(context, shopId, own?.data.id)
  const first = await exported(context, shopId)
  expect([first[0]?.state.next_category_number, first.at(-1)?.state.receipt_issued_at]).toEqual([8, issued])
  const otherId = await nextShop(context)
  expect((await imported(context, otherId, first)).refusals).toEqual([])
  const second = await exported(context, otherId)
  expect(second.map(withoutIds)).toEqual(first.map(withoutIds))
  const skipped = { imported: 0, skipped: first.length, refused: 0 }
  expect(numbers(await imported(context, otherId, second))).toMatchObject(skipped)
  expect(numbers(await imported(context, shopId, first))).toMatchObject(skipped)
  const made = await createItemCategory(context, otherId, { name: '紙' })
  expect((await exported(context, otherId)).find(({ data }) => data.id === made)?.data.number).toBe(8)
  expect((await findIssued(context.db, otherId, [detail.unique_key])).get(detail.unique_key)).toEqual(
    new Date(issued),
  )
})

// R-EXPORT-1
test('an export is one snapshot, whatever happens while it is read', async ({ context }) => {
  const shopId = await nextShop(context)
  const items = Array.from({ length: 450 }, (_, index) => itemOf({ id: index + 1, name: `N${index + 1}` }))
  await imported(context, shopId, items)
  const names: string[] = []
  // Of what waits for a connection only the export itself may hold one (`src/db/holding.ts`).
  const byOthers = AsyncLocalStorage.snapshot()
  let removed = false
  await exportShop(context, shopId, async line => {
    const { kind, data } = JSON.parse(line)
    if (kind === 'item') names.push(data.name)
    if (kind !== 'item' || removed) return
    removed = true
    await byOthers(async () => {
      const last = (await exported(context, shopId)).at(-1)
      await deleteItem(context, shopId, last?.data.id)
      await imported(context, shopId, [itemOf({ id: 9999, name: 'late' })])
    })
  })
  expect(names).toEqual(items.map(({ data }) => data.name))
  const after = await exported(context, shopId)
  expect(after.slice(1).map(({ data }) => data.name)).toEqual([...names.slice(0, -1), 'late'])
})
