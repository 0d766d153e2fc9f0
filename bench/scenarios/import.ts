/** Imports from NDJSON, as a person runs them: `akinai import FILE --shop KEY`. */
import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { authorization, type Bench } from '../support/bench.ts'
import { type BenchShop, createBenchShop } from '../support/bench-shop.ts'
import { ROOT, runToEnd } from '../support/processes.ts'
import type { Result } from '../support/result.ts'

/** Items that one page may hold. */
const PAGE = 100

/** Writes items of the shop under load to a file, and imports that into an empty database. */
export async function measureImport(bench: Bench): Promise<Result> {
  const name = 'import'
  const items = bench.options.importedItems
  const title = `import of ${items} items from NDJSON`
  if (!existsSync(join(ROOT, 'cli/commands/import.ts'))) {
    return { name, title, details: { note: 'there is no import command' } }
  }
  await using shop = await createBenchShop(0)
  const file = join(shop.folder, 'items.ndjson')
  await writeDocuments(bench, file, items)
  const seconds = await runImport(shop, file)
  const [row] = await shop.query('select count(*)::int as items from items')
  if (row?.items !== items) throw new Error(`${String(row?.items)} of ${items} items came in`)
  return { name, title, items, value: seconds, unit: 's', details: { itemsPerSecond: items / seconds } }
}

/** Where the invoices of a gift shop and Japanese addresses may lie; without them there is nothing to import. */
const DATA = join(ROOT, '../shared/data')

/** Imports the real orders of a year, of 26 lines each, with the items that they name, into an empty database. */
export async function measureOrderImport({ options }: Bench): Promise<Result> {
  const name = 'import-orders'
  const orders = options.importedOrders
  const title = `import of ${orders} real orders of some 26 lines from NDJSON`
  if (!existsSync(DATA)) return { name, title, details: { note: `there is no ${DATA}` } }
  await using shop = await createBenchShop(0)
  const file = join(shop.folder, 'orders.ndjson')
  const made = ['tools/make-orders/main.ts', '--data', DATA, '--count', String(orders), '--with-items']
  await runToEnd([...made, '--output', file], {}, join(shop.folder, 'make.log'))
  const seconds = await runImport(shop, file)
  const [row] = await shop.query('select count(*)::int as orders from orders')
  if (row?.orders !== orders) throw new Error(`${String(row?.orders)} of ${orders} orders came in`)
  return {
    name,
    title,
    items: orders,
    value: seconds,
    unit: 's',
    details: { ordersPerSecond: orders / seconds },
  }
}

/** Ids of further items with the same data are so much higher. */
const FURTHER = 10_000_000

/**
 * The documents of R-DOCUMENT-1, made from what the API answers: of all items of the shop, and of the same under other ids until there are as many as
 * are wanted. The categories come first, since items name them.
 */
async function writeDocuments({ shop, akinai }: Bench, file: string, items: number): Promise<void> {
  const output = createWriteStream(file)
  const write = (kind: string, data: unknown) => output.write(`${JSON.stringify({ kind, data })}\n`)
  for (const category of await get('/api/item_categories')) write('category', category)
  for (let written = 0; written < items; ) {
    const offset = written % shop.items
    const limit = Math.min(PAGE, items - written, shop.items - offset)
    const further = Math.floor(written / shop.items) * FURTHER
    for (const item of await get<{ id: number }>(`/api/items?limit=${limit}&offset=${offset}`))
      write('item', { ...item, id: item.id + further })
    written += limit
  }
  await new Promise<void>(resolve => output.end(() => resolve()))

  async function get<Row>(path: string): Promise<Row[]> {
    const answer = await fetch(`http://127.0.0.1:${akinai.port}${path}`, { headers: authorization(shop) })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    return (await answer.json()) as Row[]
  }
}

/** Answers how many seconds it took, from the start of the program to its end. */
async function runImport({ dataDir, folder, shopKey }: BenchShop, file: string): Promise<number> {
  const begun = performance.now()
  const args = ['bin/akinai.js', 'import', file, '--shop', shopKey, '--json']
  await runToEnd(args, { AKINAI_DATA_DIR: dataDir, AKINAI_DEMO: 'off' }, join(folder, 'import.log'))
  return (performance.now() - begun) / 1000
}
