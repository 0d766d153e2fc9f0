/** What an import reads whose statements were planned when nothing was there. */
import { expect } from 'vitest'
import { openDatabase } from '../../../src/db/database.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { itemOf } from './support/documents.ts'
import { countRows, untilCounted } from './support/rows.ts'
import { imported } from './support/shops.ts'

/** What others have imported since. */
const OTHERS = 20_000

/** Items by ids that no shop here has. */
const itemsFrom = (first: number) => Array.from({ length: 400 }, (_, nth) => itemOf({ id: first + nth }))

test('documents are looked for by their ids, and not among all that came since the connection planned', async ({
  context,
}) => {
  const shop = await createTestShop(context, 'empty')
  const db = openDatabase(context.address)
  const count = (sql: string) => countRows(context, sql)
  try {
    await imported({ ...context, db }, shop, itemsFrom(8_000_000_000))
    await count(
      `with added as (insert into imported_documents select ${shop}, 'item', n, '', n from generate_series(1, ${OTHERS}) n returning 1)
       select count(*) from added`,
    )
    await imported({ ...context, db }, shop, itemsFrom(9_000_000_000))
  } finally {
    // What a connection has counted is told at its end.
    await db.close()
  }
  await untilCounted(context, 'imported_documents', OTHERS + 800)
  expect(
    await count(`select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'imported_documents'`),
  ).toBeLessThan(OTHERS / 2)
})
