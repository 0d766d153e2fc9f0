import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createItem } from '../../../src/resources/items/commands/create-item.ts'
import { findShopByKey } from '../../../src/shops/store.ts'
import { isDemoUnfinished, loadDemoShop } from '../../../src/transfer/demo.ts'
import { createTestContext, createTestShop, type TestContext } from '../../support/context.ts'
import { exported, imported, type Loose, withoutIds } from './support/shops.ts'

const FILE: Loose[] = ['shop.ndjson', 'orders.ndjson']
  .map(name => readFileSync(new URL(`../../../demo/${name}`, import.meta.url), 'utf8'))
  .flatMap(text => text.trimEnd().split('\n'))
  .map(line => JSON.parse(line))

let context: TestContext
beforeEach(async () => {
  context = await createTestContext()
})
afterEach(() => context[Symbol.asyncDispose]())

async function demoDocuments(): Promise<Loose[]> {
  const shop = await findShopByKey(context.db, 'demo')
  if (shop === undefined) throw new Error('There is no demo shop')
  return await exported(context, shop.id)
}

test('on the day that the file is written for, it is the file', async () => {
  context.setTime('2026-11-20T00:00:00Z')
  expect(await loadDemoShop(context)).toMatchObject({
    before: 'nothing',
    report: { imported: 369, refused: 0 },
  })
  const strip = (document: Loose): Loose => ({
    ...withoutIds(document),
    data: document.kind === 'item' ? { ...withoutIds(document).data, images: [] } : withoutIds(document).data,
    state: document.kind === 'item' ? document.state : undefined,
  })
  expect((await demoDocuments()).map(strip)).toEqual(FILE.map(strip))
})

test.each([
  ['2026-11-20T23:59:59Z', 0],
  ['2026-11-21T00:00:00Z', 1],
  ['2027-11-20T12:00:00Z', 365],
  ['2026-11-19T23:59:59Z', -1],
  ['2025-11-20T05:00:00Z', -365],
])('at %s its times are moved by %i days, and its statuses hold', async (now, days) => {
  context.setTime(now)
  await loadDemoShop(context)
  const items = (await demoDocuments()).filter(({ kind }) => kind === 'item')
  const source = FILE.filter(({ kind }) => kind === 'item')
  expect(items.map(({ data }) => data.sales_status)).toEqual(source.map(({ data }) => data.sales_status))
  const movedBy = items.map(
    ({ data }, index) =>
      (Date.parse(data.modified_at) - Date.parse(source[index]?.data.modified_at)) / 86_400_000,
  )
  expect(new Set(movedBy)).toEqual(new Set([days]))
})

// R-DEMO-1
test('loading it again doubles nothing, on a later day neither', async () => {
  context.setTime('2026-12-01T01:00:00Z')
  await loadDemoShop(context)
  const before = await demoDocuments()
  context.setTime('2027-03-04T05:06:07Z')
  expect(await loadDemoShop(context)).toMatchObject({
    before: 'demo',
    report: { imported: 0, skipped: 369, refused: 0 },
  })
  const times = (documents: Loose[]): unknown[] =>
    documents.map(({ data }) => [data.id, data.name, data.modified_at])
  expect(times(await demoDocuments())).toEqual(times(before))
})

// R-DEMO-1
test('a load that was cut short is finished', async () => {
  context.setTime('2026-11-20T01:00:00Z')
  const shopId = await createTestShop(context, 'demo')
  expect(await loadDemoShop(context), 'cut short before anything').toMatchObject({
    before: 'nothing',
    report: { imported: 369 },
  })
  const other = await createTestContext()
  try {
    other.setTime('2026-11-20T01:00:00Z')
    await imported(other, await createTestShop(other, 'demo'), FILE.slice(0, 40))
    other.setTime('2026-11-24T01:00:00Z')
    expect(await loadDemoShop(other)).toMatchObject({
      before: 'demo',
      report: { skipped: 40, imported: 329 },
    })
    expect(await isDemoUnfinished(other)).toBe(false)
  } finally {
    await other[Symbol.asyncDispose]()
  }
  expect(shopId).toBeGreaterThan(0)
})

test('one that was cut short among the orders is known to be unfinished', async () => {
  context.setTime('2026-11-20T01:00:00Z')
  await imported(context, await createTestShop(context, 'demo'), FILE.slice(0, 200))
  expect(await isDemoUnfinished(context)).toBe(true)
  expect(await loadDemoShop(context)).toMatchObject({ report: { skipped: 200, imported: 169 } })
  expect(await isDemoUnfinished(context)).toBe(false)
})

test('orders are moved by whole days, too, and are tied to the items of the shop', async () => {
  context.setTime('2027-01-19T12:00:00Z')
  await loadDemoShop(context)
  const documents = await demoDocuments()
  const items = new Map(documents.filter(({ kind }) => kind === 'item').map(({ data }) => [data.id, data]))
  const orders = documents.filter(({ kind }) => kind === 'order')
  const source = FILE.filter(({ kind }) => kind === 'order')
  for (const [index, { data }] of orders.entries()) {
    const before = source[index]?.data
    expect(Date.parse(data.ordered_at) - Date.parse(before.ordered_at)).toBe(60 * 86_400_000)
    for (const day of ['shipping_start_on', 'shipping_end_on']) {
      const moved = data.lines.map((line: Loose) => line[day] && Date.parse(line[day]) - 60 * 86_400_000)
      expect(moved).toEqual(before.lines.map((line: Loose) => line[day] && Date.parse(line[day])))
    }
    for (const line of data.lines) expect(items.get(line.item_id)?.name).toBe(line.title)
  }
})

test('a shop that was cut short before its orders', async () => {
  const other = await createTestContext()
  try {
    await imported(other, await createTestShop(other, 'demo'), FILE.slice(0, 69))
    expect(await isDemoUnfinished(other)).toBe(true)
  } finally {
    await other[Symbol.asyncDispose]()
  }
})

test('another shop of its key is left alone', async () => {
  const shopId = await createTestShop(context, 'demo')
  await createItem(context, shopId, { type: 'normal', name: 'own', price: 100, item_tax_type: 'standard' })
  const before = await exported(context, shopId)
  expect(await loadDemoShop(context)).toEqual({ before: 'another shop' })
  expect(await exported(context, shopId)).toEqual(before)
})

test('two loads at once make one shop', async () => {
  const outcomes = await Promise.all([loadDemoShop(context), loadDemoShop(context)])
  const taken = outcomes.map(outcome => ('report' in outcome ? outcome.report.imported : 0))
  expect(taken.reduce((sum, count) => sum + count)).toBe(369)
  expect(await demoDocuments()).toHaveLength(369)
})
