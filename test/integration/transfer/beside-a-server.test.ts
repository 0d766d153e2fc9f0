import { expect } from 'vitest'
import { Problem } from '../../../src/http/problems.ts'
import { createItemCategory } from '../../../src/resources/item_categories/commands/create-item-category.ts'
import { deleteItemCategory } from '../../../src/resources/item_categories/commands/delete-item-category.ts'
import { linkItemToCategory } from '../../../src/resources/item_categories/commands/link-item-to-category.ts'
import { moveItemCategory } from '../../../src/resources/item_categories/commands/move-item-category.ts'
import { createItem } from '../../../src/resources/items/commands/create-item.ts'
import { moveItem } from '../../../src/resources/items/commands/move-item.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { categoryOf, itemOf, summaryOf, variationOf } from './support/documents.ts'
import { countRows } from './support/rows.ts'
import { exported, imported } from './support/shops.ts'

// R-IMPORT-10
test('an import beside writers leaves every invariant standing', async ({ context }) => {
  const shopId = await createTestShop(context)
  // Beyond the ids of what the writers make, which the shop would hold to be the same things.
  const categories = Array.from({ length: 40 }, (_, index) =>
    categoryOf(100_001 + index, `c${index}`, null, 1001 + index),
  )
  const items = Array.from({ length: 2500 }, (_, index) =>
    itemOf({
      id: 100_001 + index,
      name: `N${index}`,
      variations: [variationOf(1), variationOf(2)],
      categories: [summaryOf(categories[index % 40] ?? {}), summaryOf(categories[(index + 1) % 40] ?? {})],
    }),
  )
  let running = true
  let written = 0
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let round = writer; running; round += 4) {
      await writeSomething(context, shopId, round)
      written += 1
    }
  })
  const reports = await Promise.all([
    imported(context, shopId, [...categories, ...items]),
    imported(context, shopId, [...categories, ...items]),
  ])
  running = false
  await Promise.all(writers)
  expect(written, 'writers get their turn').toBeGreaterThan(4)
  for (const { refusals } of reports) {
    // A category can be deleted under an item that is about to name it; nothing else can go wrong.
    for (const { pointer, reason } of refusals)
      expect(`${pointer} ${reason}`).toMatch(/^\/data\/categories\/\d is no category/)
  }
  await expectInvariants(context, shopId)
})

async function writeSomething(context: TestContext, shopId: number, round: number): Promise<void> {
  try {
    const item = await createItem(context, shopId, {
      type: 'normal',
      name: `w${round}`,
      price: 100,
      item_tax_type: 'standard',
    })
    await moveItem(context, shopId, item, { move_to: round % 2 ? 'first' : 'last' })
    const category = await createItemCategory(context, shopId, { name: `w${round}` })
    await linkItemToCategory(context, shopId, category, item)
    await moveItemCategory(context, shopId, category, { move_to: 'first' })
    if (round % 3 > 0) await deleteItemCategory(context, shopId, category)
    if (round === 7) {
      const victim = (await exported(context, shopId)).find(
        ({ kind, data }) => kind === 'category' && data.name === 'c7',
      )
      if (victim) await deleteItemCategory(context, shopId, victim.data.id)
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
  }
}

async function expectInvariants(context: TestContext, shopId: number): Promise<void> {
  const items = (await exported(context, shopId)).filter(({ kind }) => kind === 'item')
  const names = items.map(({ data }) => data.name)
  expect(new Set(names).size, 'no item twice').toBe(names.length)
  const ranks = names.filter(name => name.startsWith('N')).map(name => Number(name.slice(1)))
  expect(ranks, 'imported items in the order of the file').toEqual(ranks.toSorted((a, b) => a - b))
  const invariants = {
    'counts of variations': `select count(*) from items i where shop_id = $1 and variation_count <>
       (select count(*) from item_variations v where v.shop_id = i.shop_id and v.item_id = i.id)`,
    'numbers given twice later': `select count(*) from item_categories c join shops s on s.id = c.shop_id
       where s.id = $1 and c.number >= s.next_category_number`,
    'positions taken twice': `select count(*) - count(distinct list_position) from items where shop_id = $1`,
    'records of documents taken twice': `select count(*) - count(distinct local_id) from imported_documents where shop_id = $1 and kind = 'item'`,
  }
  for (const [what, sql] of Object.entries(invariants))
    expect(await countRows(context, sql, [shopId]), what).toBe(0)
}
