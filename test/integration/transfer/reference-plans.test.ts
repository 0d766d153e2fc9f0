/** What an import into an empty shop reads to see that what its rows refer to is there. */
import { expect } from 'vitest'
import { openDatabase } from '../../../src/db/database.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { itemOf } from './support/documents.ts'
import { countRows, untilCounted } from './support/rows.ts'
import { imported } from './support/shops.ts'

const ITEMS = 4000

const VARIATIONS = [1, 2].map(id => ({ id, name: `${id}`, identifier: null, barcode: null, stock: 3 }))

test('an item is found by its id, and not by walking through all that the shop has, though the tables were empty', async ({
  context,
}) => {
  const shop = await createTestShop(context, 'empty')
  const db = openDatabase(context.address)
  const documents = Array.from({ length: ITEMS }, (_, nth) =>
    itemOf({ id: 1 + nth, variations: VARIATIONS, stock: 6 }),
  )
  try {
    await imported({ ...context, db }, shop, documents)
  } finally {
    // What a connection has counted is told at its end.
    await db.close()
  }
  const count = (sql: string) => countRows(context, sql)
  await untilCounted(context, 'items', ITEMS)
  const searched = 'select sum(idx_scan) from pg_stat_user_indexes where'
  expect(await count(`${searched} indexrelname = 'items_pkey'`)).toBeGreaterThan(2 * ITEMS)
  // By an index of another order, in which what is asked for may be anywhere; those of the first batch at most.
  expect(await count(`${searched} relname = 'items' and indexrelname <> 'items_pkey'`)).toBeLessThan(ITEMS)
  // Nor is it written twice, for how scarce its variations are.
  expect(await count(`select n_tup_upd from pg_stat_user_tables where relname = 'items'`)).toBe(0)
  expect(await count('select count(*) from items where scarcity = 4')).toBe(ITEMS)
})
