/**
 * `node bench/beside.ts --folder FOLDER [--with vendure,medusa] [--items 1000] [--seconds 4] [--rounds 3] [--no-save]`: Akinai beside other
 * commerce back ends, all of them filled alike and running on this machine at once, in turns. The folder stays: what has been installed and
 * filled there is used by the next run. Others come by npm, in the versions that are written down in `beside/`: 140 MB and 700 MB.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { table } from '../cli/output.ts'
import { SERVER_ROLE, SUPERUSER } from '../src/db/embedded/roles.ts'
import { startEmbeddedPostgres } from '../src/db/embedded/supervisor.ts'
import { NEEDED, namesAmong, orEnd, readArguments } from '../tools/arguments.ts'
import { AKINAI, AKINAI_OUTSIDE } from './beside/akinai.ts'
import { MEDUSA } from './beside/medusa.ts'
import type { Other, Place, RunningOther } from './beside/other.ts'
import { VENDURE } from './beside/vendure.ts'
import { saveReport } from './report.ts'
import { CONNECTIONS, loadTarget } from './support/bench.ts'
import { queryAt } from './support/bench-shop.ts'
import { describeCommit, describeMachine } from './support/machine.ts'
import { memoryOf, processorSeconds } from './support/processes.ts'
import { type Rounds, runRounds, type Target } from './support/rounds.ts'
import { median, quantile } from './support/statistics.ts'

const OTHERS: Readonly<Record<string, Other>> = { outside: AKINAI_OUTSIDE, vendure: VENDURE, medusa: MEDUSA }

/** Some are kept for buyers, and the stocks of the others are set. */
const LEAST_ITEMS = 200

/** In this order: what is written last leaves Vendure's worker at work for a while, beside whatever is measured then. */
const KINDS = ['page', 'item', 'buy', 'createItem', 'setStock'] as const

const { items, seconds, rounds, save, ...options } = readArguments({
  ...{ folder: NEEDED, with: Object.keys(OTHERS).join(','), items: 1000, seconds: 4, rounds: 3, save: true },
})
const folder = resolve(options.folder)
if (items < LEAST_ITEMS) throw new Error(`--items is at least ${LEAST_ITEMS}`)

await using running = new AsyncDisposableStack()
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => {} })
running.defer(() => postgres.stop())
const started = new Map<string, RunningOther>()
for (const [name, other] of Object.entries({ akinai: AKINAI, ...chosen() })) {
  process.stderr.write(`${other.name} …\n`)
  started.set(name, running.use(await other.start(await placeOf(name))))
}

const kinds: Record<string, Rounds> = {}
for (const kind of KINDS) {
  process.stderr.write(`${kind} …\n`)
  kinds[kind] = await inTurns(one =>
    kind === 'buy' ? buyers(one) : loadTarget(one, { seconds, ...one[kind] }),
  )
}

const memory = Object.fromEntries(Array.from(started, ([name, { pid }]) => [name, memoryOf(pid).peak]))
const [date, commit] = [new Date().toISOString(), describeCommit()]
const versions = Object.fromEntries(Object.entries(chosen()).map(([name, other]) => [name, other.name]))
const report = {
  date,
  commit,
  machine: describeMachine(undefined),
  items,
  seconds,
  rounds,
  versions,
  kinds,
  memory,
}
print()
if (save) process.stdout.write(`${saveReport(report, date, commit, '-beside')}\n`)

function chosen(): Record<string, Other> {
  const asked = options.with.split(',').filter(Boolean)
  const names = orEnd(() => namesAmong('with', asked, Object.keys(OTHERS)))
  return Object.fromEntries(Object.entries(OTHERS).filter(([name]) => names.includes(name)))
}

/** A folder, and a database of the one PostgreSQL, which runs with the settings of Akinai's own. */
async function placeOf(name: string): Promise<Place> {
  const { host, port, database } = postgres.connection
  const address = { host, port, database, user: SUPERUSER }
  const there = await queryAt(address, 'select datname from pg_database where datname = $1', [name])
  if (there.length === 0) await queryAt(address, `create database ${name} owner ${SERVER_ROLE}`)
  const place = join(folder, name)
  mkdirSync(place, { recursive: true })
  return { folder: place, items, database: { ...address, database: name } }
}

/** Each is warmed up, and then has its turns; Akinai is the first, which the others are compared with. */
async function inTurns(targetOf: (one: RunningOther) => Target): Promise<Rounds> {
  const targets = Object.fromEntries(Array.from(started, ([name, one]) => [name, targetOf(one)]))
  for (const target of Object.values(targets)) await target()
  return runRounds(targets, rounds)
}

/** So many who buy at once, each with a cart after the other. */
function buyers({ pid, buy }: RunningOther): Target {
  return async () => {
    const times: number[] = []
    const before = processorSeconds(pid)
    const begun = performance.now()
    const end = begun + seconds * 1000
    const buyer = async () => {
      for (let at = performance.now(); at < end; at = performance.now()) {
        await buy()
        times.push(performance.now() - at)
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, buyer))
    // The last purchases are counted to their ends: of the slow ones there are few in a turn.
    const rate = times.length / ((performance.now() - begun) / 1000)
    const processor = ((processorSeconds(pid) - before) / times.length) * 1e6
    return { rate, median: median(times), p99: quantile(times, 0.99), processor }
  }
}

function print(): void {
  const rows = Object.entries(kinds).map(([kind, { figures, ratios }]) => [
    kind,
    ...Array.from(started.keys(), name => {
      const { rate = 0, median: middle = 0, processor = 0 } = figures[name] ?? {}
      const ratio = ratios[name] === undefined ? '' : `, 1/${ratios[name].toFixed(1)}`
      return `${rate.toFixed(0)}/s${ratio}, ${middle.toFixed(1)} ms, ${(processor / 1000).toFixed(2)} ms`
    }),
  ])
  const peaks = ['memory', ...Object.values(memory).map(peak => `${peak.toFixed(0)} MB`)]
  process.stdout.write(`${table([['', ...started.keys()], ...rows, peaks]).join('\n')}\n`)
  for (const { name, note } of Object.values(chosen()))
    if (note !== undefined) process.stdout.write(`\n${name}: ${note}\n`)
}
