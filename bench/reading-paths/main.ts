/**
 * Compares ways of reading items on the real schema: each behind a bare Fastify over the same database, in turns.
 * docs/decisions/002-reading-items.md tells what was decided with it.
 */
import { isDeepStrictEqual } from 'node:util'
import { table } from '../../cli/output.ts'
import { type Options, readOptions } from '../options.ts'
import { saveReport } from '../report.ts'
import { atRandom, CONNECTIONS, loadTarget } from '../support/bench.ts'
import { type BenchShop, createBenchShop } from '../support/bench-shop.ts'
import { httpRequest } from '../support/load.ts'
import { describeCommit, describeMachine } from '../support/machine.ts'
import { pgbenchVersion } from '../support/pgbench.ts'
import { freePort, memoryOf, startNode } from '../support/processes.ts'
import { type Rounds, runRounds, type Target } from '../support/rounds.ts'
import { type Server, untilAnswered } from '../support/server.ts'
import { PATHS } from './paths.ts'
import { storeDocuments } from './stored-document.ts'
import { measureWriteCost } from './write-cost.ts'

interface Comparison extends Rounds {
  readonly reading: string
  readonly items: number
}

const HOT_ITEMS = 1000
const items = (count: number) => Array.from({ length: count }, (_, index) => `/api/items/${index + 1}`)
const READINGS: Readonly<Record<string, (all: number) => string[]>> = {
  page: () => ['/api/items'],
  'page-deep': all => [`/api/items?offset=${all / 2}`],
  item: all => items(Math.min(all, HOT_ITEMS)),
  'item-of-all': items,
}

const options = readOptions(process.argv.slice(2))
const comparisons: Comparison[] = []
const memory: Record<string, number>[] = []
for (const size of options.sizes) {
  await using shop = await createBenchShop(size)
  await compare(shop, options)
}
process.stdout.write(`${table(comparisons.flatMap(rowsOf)).join('\n')}\n`)
const date = new Date().toISOString()
const commit = describeCommit()
const report = { date, commit, machine: describeMachine(pgbenchVersion()), options, comparisons, memory }
if (options.save) process.stdout.write(`${saveReport(report, date, commit, '-reading-paths')}\n`)

async function compare(shop: BenchShop, { rounds, seconds, only }: Options): Promise<void> {
  process.stderr.write(`a shop of ${shop.items} items, with documents …\n`)
  await storeDocuments(shop)
  await using stack = new AsyncDisposableStack()
  const servers = new Map<string, Server>()
  for (const name of Object.keys(PATHS)) servers.set(name, stack.use(await startPath(shop, name)))
  await requireSameAnswers(servers)
  for (const [reading, pathsOf] of Object.entries(READINGS)) {
    if (only.length > 0 && !only.includes(reading)) continue
    process.stderr.write(`${reading} …\n`)
    const nextRequest = atRandom(pathsOf(shop.items).map(path => httpRequest('GET', path, {})))
    const load = { seconds, nextRequest, expectedStatus: 200 }
    const targets: Record<string, Target> = {}
    for (const [name, server] of servers) {
      targets[name] = loadTarget(server, load)
      await loadTarget(server, { ...load, seconds: 1 })()
    }
    comparisons.push({ reading, items: shop.items, ...(await runRounds(targets, rounds)) })
  }
  memory.push(
    Object.fromEntries([...servers].map(([name, { pid }]) => [name, Math.round(memoryOf(pid).peak)])),
  )
  if (pgbenchVersion() === undefined || (only.length > 0 && !only.includes('write-cost'))) return
  process.stderr.write('write-cost …\n')
  const cost = await measureWriteCost(shop, { connections: CONNECTIONS, seconds, rounds })
  comparisons.push({ reading: 'write-cost', items: shop.items, ...cost })
}

async function startPath(shop: BenchShop, name: string): Promise<Server> {
  const port = await freePort()
  const log = `${shop.folder}/${name}.log`
  const args = [
    'bench/reading-paths/server.ts',
    name,
    String(port),
    JSON.stringify(shop.address),
    String(shop.shopId),
  ]
  const child = startNode(args, {}, log)
  await untilAnswered(child, `http://127.0.0.1:${port}/`, log)
  return { ...child, port }
}

/** A way that answers something else would win for nothing. */
async function requireSameAnswers(servers: ReadonlyMap<string, Server>): Promise<void> {
  for (const path of ['/api/items', '/api/items/30']) {
    const answers = await Promise.all(
      [...servers].map(async ([name, { port }]) => {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`)
        return [name, await answer.json()] as const
      }),
    )
    const [, wanted] = answers[0] ?? []
    for (const [name, got] of answers) {
      if (!isDeepStrictEqual(got, wanted))
        throw new Error(`${name} answers ${path} otherwise: ${JSON.stringify(got).slice(0, 2000)}`)
    }
  }
}

function rowsOf({ reading, items, figures, ratios }: Comparison): string[][] {
  return Object.entries(figures).map(([name, { rate, median, processor }], index) => [
    reading,
    String(items),
    name,
    `${rate.toFixed(0)}/s`,
    median === undefined ? '' : `${median.toFixed(1)} ms`,
    processor === undefined ? '' : `${processor.toFixed(0)} µs`,
    index === 0 ? '' : `1 : ${(1 / (ratios[name] ?? Number.NaN)).toFixed(2)}`,
  ])
}
