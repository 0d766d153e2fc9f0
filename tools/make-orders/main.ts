/**
 * Makes order documents for tests and benchmarks out of the real order lines of a gift shop:
 *   node tools/make-orders/main.ts --data FOLDER --count N [--seed S] [--last-day DATE] [--with-items] [--output FILE]
 *
 * Real are what was bought together, how many, at which price and when (pence are read as yen, the shop's clock as that
 * of Tokyo). Buyers, addresses, payments, dispatches and all else are made up, the same for the same seed. When the
 * invoices are used up they come again with other buyers, keys and minutes. `--last-day` moves all of them by whole days,
 * so that the last is on that day, and lets orders stand as of its end; without it they are long over, and none of them
 * is unshippable. `--with-items` writes the items that the lines name before the orders.
 * FOLDER has `uci-online-retail/` and `jp-address/` in it. What of the data is no order is told at the end.
 */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { addDays, isDay, startOfDay } from '../../src/lib/day.ts'
import { itemDocuments, retailBaskets } from './baskets.ts'
import { makeOrder, type World } from './order.ts'
import { readPlaces } from './places.ts'
import { readInvoices } from './retail.ts'

const USAGE =
  'node tools/make-orders/main.ts --data FOLDER --count N [--seed S] [--last-day YYYY-MM-DD] [--with-items] [--output FILE]'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'last-day': { type: 'string' },
    'with-items': { type: 'boolean', default: false },
    output: { type: 'string' },
  },
})
const { data, count = '', seed, 'last-day': lastDay } = values
if (data === undefined || !/^[1-9]\d*$/.test(count) || (lastDay !== undefined && !isDay(lastDay))) {
  throw new Error(`Usage: ${USAGE}`)
}

const { invoices, leftOut } = await readInvoices(
  join(data, 'uci-online-retail', 'online-retail_2010-12_to_2011-09.csv.gz'),
)
const world: World = {
  places: readPlaces(join(data, 'jp-address', 'postal_codes.csv.gz')),
  asOf: lastDay === undefined ? null : startOfDay(addDays(lastDay, 1)).getTime(),
  fictional: false,
  nextId: 1,
}
const output = values.output === undefined ? process.stdout : createWriteStream(values.output)
const write = async (document: object) => {
  if (!output.write(`${JSON.stringify(document)}\n`)) await once(output, 'drain')
}

if (values['with-items']) for (const document of itemDocuments(invoices)) await write(document)
for (const basket of retailBaskets(invoices, { count: Number(count), seed, lastDay })) {
  await write(makeOrder(basket, world))
}
if (output !== process.stdout) {
  output.end()
  await finished(output)
}
process.stderr.write(`${invoices.length} invoices are orders. Left out:\n`)
for (const [reason, rows] of Object.entries(leftOut))
  process.stderr.write(`${String(rows).padStart(8)} ${reason}\n`)
