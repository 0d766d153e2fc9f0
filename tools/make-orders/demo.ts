/**
 * Makes the orders of the demo shop, `demo/orders.ndjson`, out of its items:
 *   node tools/make-orders/demo.ts --data FOLDER
 * As of the moment that the demo shop is written for (demo/README.md). FOLDER has `jp-address/` in it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type DemoItem, demoBaskets } from './demo-baskets.ts'
import { makeOrder, type World } from './order.ts'
import { readPlaces } from './places.ts'

const AS_OF = Date.parse('2026-11-20T00:00:00Z')

const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (values.data === undefined) throw new Error('Usage: node tools/make-orders/demo.ts --data FOLDER')

const demo = new URL('../../demo/', import.meta.url)
const items = readFileSync(new URL('shop.ndjson', demo), 'utf8')
  .trimEnd()
  .split('\n')
  .map(line => JSON.parse(line) as { kind: string; data: DemoItem })
  .flatMap(({ kind, data }) => (kind === 'item' && data.visible && data.price !== null ? [data] : []))
const world: World = {
  places: readPlaces(join(values.data, 'jp-address', 'postal_codes.csv.gz')),
  fictional: true,
  asOf: AS_OF,
  nextId: 1,
}
const documents = demoBaskets(items, AS_OF).map(basket => makeOrder(basket, world))
const lines = documents.map(document => `${JSON.stringify(document)}\n`)
writeFileSync(new URL('orders.ndjson', demo), lines.join(''))
