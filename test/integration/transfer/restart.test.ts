import { describe, expect } from 'vitest'
import { importDocuments } from '../../../src/transfer/import-documents.ts'
import { readLines } from '../../../src/transfer/lines.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { categoryOf, formOf, itemOf, selectOf, shopOf, summaryOf, variationOf } from './support/documents.ts'
import { withClient } from './support/rows.ts'
import { exported, imported, type Loose, numbers, withoutIds } from './support/shops.ts'

/** A shop of three batches of items. */
function documentsOf(count: number): Loose[] {
  const food = categoryOf(7, '食べもの')
  const rice = categoryOf(3, '米', food)
  const items = Array.from({ length: count }, (_, index) =>
    itemOf({
      id: count - index,
      name: `品 ${index}`,
      stock: 2 * index,
      variations: [
        variationOf(10 * index + 1, { stock: index }),
        variationOf(10 * index + 2, { stock: index }),
      ],
      options: [selectOf(5 * index + 1, [index + 1]), formOf(5 * index + 2, 10_000 + index)],
      categories: index % 2 ? [summaryOf(rice)] : [summaryOf(food), summaryOf(rice)],
    }),
  )
  return [shopOf(), food, rice, ...items]
}

class Killed extends Error {}

/** The lines of a file whose reading breaks off. */
async function* breakingOff(documents: readonly Loose[], after: number) {
  const bytes = documents.slice(0, after).map(document => Buffer.from(`${JSON.stringify(document)}\n`))
  yield* readLines(
    (async function* () {
      yield* bytes
      throw new Killed()
    })(),
  )
}

// R-IMPORT-2
describe('an import that was cut short', () => {
  test.for([0, 1, 2, 150, 203, 204, 404, 510])(
    'after line %i goes on where it ended',
    async (after, { context }) => {
      const documents = documentsOf(500)
      const shopId = await createTestShop(context, `cut${after}`)
      await expect(importDocuments(context, shopId, breakingOff(documents, after))).rejects.toThrow(Killed)
      const before = await exported(context, shopId)
      const report = await imported(context, shopId, documents)
      expect(report.refusals).toEqual([])
      expect(report.skipped, 'all that was in').toBe(
        after === 0 ? 0 : before.length - (report.by_kind.shop?.imported ?? 0),
      )
      expect(report.imported + report.skipped).toBe(documents.length)
      expect((await exported(context, shopId)).map(comparable)).toEqual(documents.map(comparable))
    },
  )

  test('by the loss of its connection within a transaction leaves whole documents only', async ({
    context,
  }) => {
    const documents = documentsOf(250)
    const shopId = await createTestShop(context, 'lost')
    await withClient(context.address, async client => {
      await imported(context, shopId, documents.slice(0, 3))
      await client.query('begin')
      await client.query('select 1 from shops where id = $1 for update', [shopId])
      const running = imported(context, shopId, documents)
      const killed = expect(running).rejects.toThrow()
      const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      while ((await client.query(waiting)).rowCount === 0) await client.query('select pg_sleep(0.01)')
      await client.query(`select pg_terminate_backend(pid) from (${waiting}) waiting`)
      await killed
      await client.query('rollback')
    })
    const report = await imported(context, shopId, documents)
    expect(numbers(report)).toEqual({ read: 253, imported: 250, skipped: 3, refused: 0 })
    expect((await exported(context, shopId)).map(comparable)).toEqual(documents.map(comparable))
  })
})

/** Exports write states that the documents above leave out. */
function comparable(document: Loose): Loose {
  const { state: _, ...rest } = withoutIds(document)
  if (rest.kind === 'shop') delete rest.data.external_service_account
  return rest
}

describe('two imports of one file at once', () => {
  test('double nothing', async ({ context }) => {
    const documents = documentsOf(600)
    const shopId = await createTestShop(context, 'twice')
    const reports = await Promise.all([1, 2, 3].map(() => imported(context, shopId, documents)))
    for (const report of reports) expect(report.refusals).toEqual([])
    expect(reports.reduce((sum, report) => sum + report.imported, 0)).toBe(documents.length)
    const names = (await exported(context, shopId)).map(({ data }) => data.name ?? data.shop_name)
    expect(names.toSorted()).toEqual(documents.map(({ data }) => data.name ?? data.shop_name).toSorted())
  })

  test('into two shops do not meet', async ({ context }) => {
    const documents = documentsOf(300)
    const shopIds = [await createTestShop(context, 'left'), await createTestShop(context, 'right')]
    await Promise.all(shopIds.map(shopId => imported(context, shopId, documents)))
    for (const shopId of shopIds) {
      expect((await exported(context, shopId)).map(comparable)).toEqual(documents.map(comparable))
    }
  })
})
