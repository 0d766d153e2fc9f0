import { expect } from 'vitest'
import { writes } from '../../src/db/statement.ts'
import { findCategory, listNodes } from '../../src/resources/item_categories/store.ts'
import { recordsInTreeOrder } from '../../src/resources/item_categories/tree.ts'
import { findPage } from '../../src/resources/items/page-store.ts'
import { test as base } from '../support/fixture.ts'

const test = base.extend(
  'limits',
  { scope: 'file' },
  { readingConnections: 1, writingConnections: 1, groupConnections: 1, mostWaiting: 1000, timeoutMs: 10_000 },
)

const FILL = writes(
  'test.fill_categories',
  `insert into item_categories (shop_id, parent_id, position, number, name, name_key)
   select $1, null, n, n, 'c' || n, 'c' || n from generate_series(1, 1000) n`,
)

test('plans kept from a time of few categories still serve a thousand at once', async ({
  context,
  shopId,
}) => {
  const pageOf = (categoryId: number) =>
    findPage(context.db, shopId, {
      visible: null,
      categoryId,
      order: 'list_order',
      sort: 'asc',
      limit: 20,
      offset: 0,
    })
  // Six runs make PostgreSQL keep a generic plan, on the one connection that there is.
  for (let run = 0; run < 8; run++) {
    await listNodes(context.db, shopId)
    await pageOf(1)
    await findCategory(context.db, shopId, 1)
  }
  await context.db.query(FILL, [shopId])
  const categories = recordsInTreeOrder(await listNodes(context.db, shopId))
  expect(categories).toHaveLength(1000)
  expect(categories[999]).toMatchObject({ name: 'c1000', parent: null })
  expect(await pageOf(categories[500]?.id ?? 0)).toEqual([])
})
