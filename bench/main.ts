/** `npm run bench`: measures the program against its budgets. README.md says how to read what it prints. */
import { namesAmong, orEnd } from '../tools/arguments.ts'
import { compareWith, printCompared } from './compare.ts'
import { ASKED } from './cost/asked.ts'
import { readOptions } from './options.ts'
import { printReport, type Report, saveReport } from './report.ts'
import {
  MIXED_MEMORY,
  NAMES,
  OF_ANY_SHOP,
  OF_ITEMS,
  OF_ORDERS,
  type Scenario,
  STARTS,
} from './scenarios/all.ts'
import { measureMixedMemory } from './scenarios/memory.ts'
import { measureStarts } from './scenarios/starts.ts'
import { writeStanding } from './standing.ts'
import { CONNECTIONS } from './support/bench.ts'
import { createBenchShop } from './support/bench-shop.ts'
import { describeCommit, describeMachine } from './support/machine.ts'
import { pgbenchVersion } from './support/pgbench.ts'
import { type Judged, judge, type Result } from './support/result.ts'
import { seedOrders } from './support/seed-orders.ts'
import { startAkinai } from './support/server.ts'

const options = orEnd(() => readOptions(process.argv.slice(2)))
orEnd(() =>
  namesAmong('only', options.only, options.compare === undefined ? NAMES : ASKED.map(one => one.name)),
)
if (options.compare !== undefined) {
  printCompared(options.compare, await compareWith(options.compare, options))
  process.exit()
}
const wanted = (name: string) => options.only.length === 0 || options.only.includes(name)
const results: Judged[] = []
let failed = false

/** Measures one scenario. One that cannot be measured is told, and the rest goes on. */
async function note(name: string, work: () => Promise<Result | Result[]> | Result): Promise<void> {
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
let postgres = 'that was not asked for its version'
const isAnyWanted = (scenarios: readonly Scenario[]) => scenarios.some(({ name }) => wanted(name))
for (const [index, items] of isAnyWanted([...OF_ITEMS, ...OF_ANY_SHOP]) ? options.sizes.entries() : []) {
  process.stderr.write(`a shop of ${items} items …\n`)
  await using shop = await createBenchShop(items)
  await using akinai = await startAkinai(shop.folder, { AKINAI_DATA_DIR: shop.dataDir, ...SERVED })
  const bench = { options, shop, akinai, pgbench: pgbench !== undefined }
  postgres = shop.postgresVersion
  for (const { name, measure } of OF_ITEMS) await note(name, () => measure(bench, items))
  // The last is the largest.
  if (index < options.sizes.length - 1) continue
  for (const { name, measure } of OF_ANY_SHOP) await note(name, () => measure(bench, items))
}
for (const orders of isAnyWanted(OF_ORDERS) ? options.orders : []) {
  process.stderr.write(`a shop of ${orders} orders …\n`)
  await using shop = await createBenchShop(0)
  await seedOrders(shop, orders)
  await using akinai = await startAkinai(shop.folder, { AKINAI_DATA_DIR: shop.dataDir, AKINAI_DEMO: 'off' })
  const bench = { options, shop, akinai, pgbench: pgbench !== undefined }
  postgres = shop.postgresVersion
  for (const { name, measure } of OF_ORDERS) await note(name, () => measure(bench, orders))
}
if (wanted(MIXED_MEMORY)) {
  const [items = 1000] = options.sizes.slice(-1)
  const [orders = 2000] = options.orders
  await using shop = await createBenchShop(items)
  await seedOrders(shop, orders)
  await using akinai = await startAkinai(shop.folder, { AKINAI_DATA_DIR: shop.dataDir, ...SERVED })
  const bench = { options, shop, akinai, pgbench: false }
  postgres = shop.postgresVersion
  await note(MIXED_MEMORY, () => measureMixedMemory(bench, items, orders))
}
const start = STARTS.find(wanted)
if (start !== undefined) await note(start, () => measureStarts(options.rounds))

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
