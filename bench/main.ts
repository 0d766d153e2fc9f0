/** `npm run bench`: measures the program against its budgets. README.md says how to read what it prints. */
import { compareWith, printCompared } from './compare.ts'
import { ORDER_READS } from './cost/asked.ts'
import { readOptions } from './options.ts'
import { printReport, type Report, saveReport } from './report.ts'
import { measureCompleting, measureQuote } from './scenarios/checkouts.ts'
import { measureImport, measureOrderImport } from './scenarios/import.ts'
import { measureKeys } from './scenarios/keys.ts'
import { measureLogging } from './scenarios/logging.ts'
import { measureMixedMemory } from './scenarios/memory.ts'
import { measureOrderRead, measureSearch, SEARCHES } from './scenarios/orders.ts'
import { measureRead, READS } from './scenarios/reads.ts'
import { measureStarts } from './scenarios/starts.ts'
import { measureTokenCheck } from './scenarios/token-check.ts'
import { measureWrite, WRITES } from './scenarios/writes.ts'
import { writeStanding } from './standing.ts'
import { type Bench, CONNECTIONS } from './support/bench.ts'
import { createBenchShop } from './support/bench-shop.ts'
import { describeCommit, describeMachine } from './support/machine.ts'
import { pgbenchVersion } from './support/pgbench.ts'
import { type Judged, judge, type Result } from './support/result.ts'
import { seedOrders } from './support/seed-orders.ts'
import { startAkinai } from './support/server.ts'

const options = readOptions(process.argv.slice(2))
if (options.compare !== undefined) {
  printCompared(options.compare, await compareWith(options.compare, options))
  process.exit()
}
const wanted = (name: string) => options.only.length === 0 || options.only.includes(name)
const results: Judged[] = []
let failed = false

/** Measures one scenario. One that cannot be measured is told, and the rest goes on. */
async function measure(name: string, work: () => Promise<Result | Result[]> | Result): Promise<void> {
  if (!wanted(name)) return
  process.stderr.write(`${name} …\n`)
  try {
    results.push(...[await work()].flat().map(judge))
  } catch (error) {
    failed = true
    process.stderr.write(`${name} could not be measured: ${error instanceof Error ? error.stack : error}\n`)
    results.push(judge({ name, title: 'could not be measured' }))
  }
}

async function measureShop(bench: Bench): Promise<void> {
  for (const read of READS) await measure(read.name, () => measureRead(bench, read))
  for (const write of WRITES) await measure(write.name, () => measureWrite(bench, write))
  await measure('keyed-stock', () => measureKeys(bench))
  await measure('quote', () => measureQuote(bench))
  await measure('complete-checkout', () => measureCompleting(bench))
}

/** Checkouts are many networks' and cause more mails than a shop's customers do. */
const SERVED = {
  ...{ AKINAI_DEMO: 'off', AKINAI_TRUSTED_PROXIES: '127.0.0.1', AKINAI_RATE_LIMITS: 'off' },
  ...{ AKINAI_MAILS_PER_SHOP: '1000000', AKINAI_MAILS_PER_RECIPIENT: '1000000' },
}

const pgbench = pgbenchVersion()
if (pgbench === undefined) {
  process.stderr.write(
    'There is no pgbench on the PATH (Debian: postgresql-contrib); its ratios are left out.\n',
  )
}
const date = new Date().toISOString()
let postgres = ''
for (const [index, items] of options.sizes.entries()) {
  process.stderr.write(`a shop of ${items} items …\n`)
  await using shop = await createBenchShop(items)
  await using akinai = await startAkinai(shop.folder, { AKINAI_DATA_DIR: shop.dataDir, ...SERVED })
  const bench = { options, shop, akinai, pgbench: pgbench !== undefined }
  postgres = shop.postgresVersion
  await measureShop(bench)
  if (index < options.sizes.length - 1) continue
  // These need one shop, whatever its size; the last is the largest.
  await measure('token-check', () => measureTokenCheck(bench))
  await measure('logging-page', () => measureLogging(bench, 'logging-page', '/api/items'))
  await measure('logging-item', () => measureLogging(bench, 'logging-item', '/api/items/1'))
  await measure('import', () => measureImport(bench))
  await measure('import-orders', () => measureOrderImport(bench))
}
const orderScenarios = [...SEARCHES, ...ORDER_READS].map(({ name }) => name)
for (const orders of orderScenarios.some(wanted) ? options.orders : []) {
  process.stderr.write(`a shop of ${orders} orders …\n`)
  await using shop = await createBenchShop(0)
  await seedOrders(shop, orders)
  await using akinai = await startAkinai(shop.folder, { AKINAI_DATA_DIR: shop.dataDir, AKINAI_DEMO: 'off' })
  const bench = { options, shop, akinai, pgbench: pgbench !== undefined }
  postgres = shop.postgresVersion
  for (const search of SEARCHES) await measure(search.name, () => measureSearch(bench, search, orders))
  for (const read of ORDER_READS) await measure(read.name, () => measureOrderRead(bench, read, orders))
}
if (wanted('mixed-memory')) {
  const [items = 1000] = options.sizes.slice(-1)
  const [orders = 2000] = options.orders
  await using shop = await createBenchShop(items)
  await seedOrders(shop, orders)
  await using akinai = await startAkinai(shop.folder, { AKINAI_DATA_DIR: shop.dataDir, ...SERVED })
  const bench = { options, shop, akinai, pgbench: false }
  await measure('mixed-memory', () => measureMixedMemory(bench, items, orders))
}
if (wanted('first-start') || wanted('later-start')) {
  await measure(wanted('first-start') ? 'first-start' : 'later-start', () => measureStarts(options.rounds))
}

const report: Report = {
  date,
  commit: describeCommit(),
  machine: { ...describeMachine(pgbench), postgres },
  method: {
    generator: 'bench/support/load.ts, in the process of the bench',
    connections: CONNECTIONS,
    rounds: options.rounds,
    secondsOfATurn: options.seconds,
    quoted: 'medians over the turns; ratios of turns beside each other',
  },
  results,
}
printReport(report)
if (options.save) {
  process.stdout.write(`${saveReport(report, date, report.commit)}\n`)
  writeStanding()
}
process.exitCode = failed ? 1 : 0
