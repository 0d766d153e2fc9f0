/**
 * `node bench/cluster.ts [--seconds 4] [--rounds 3] [--no-save]`: what reads cost behind HAProxy, with one and two servers, one and
 * two processes in each, with and without a replica, on deploy/cluster. It needs haproxy and pgbouncer.
 *
 * Clients, servers, poolers and databases share the cores of this machine: where all are busy, two servers answer no more than one,
 * and the rates say what a hop takes from the others. What does not depend on that is the processor time of each hop for an
 * answer: by it one reckons how many servers a database keeps busy on machines of their own.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { table } from '../cli/output.ts'
import { missingPrograms, type Ports, startDatabase } from '../deploy/cluster/cluster.ts'
import { startFront } from '../deploy/cluster/front.ts'
import { SCOPES } from '../src/auth/scopes.ts'
import { createToken } from '../src/auth/store.ts'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { insertShop } from '../src/shops/store.ts'
import { readArguments } from '../tools/arguments.ts'
import { httpRequest, runLoad } from './support/load.ts'
import { describeCommit, describeMachine } from './support/machine.ts'
import { processorSeconds, ROOT } from './support/processes.ts'
import { median } from './support/statistics.ts'

const PORTS: Ports = { haproxy: 3960, servers: [3961, 3962], pgbouncer: 3963, primary: 3964, replica: 3965 }
const ITEMS = 200
const CONNECTIONS = 16
const WARM_UP_SECONDS = 3
const HOPS = ['haproxy', 'servers', 'pgbouncer', 'primary', 'replica'] as const

type Hop = (typeof HOPS)[number]

/** One arrangement, and what was measured. */
interface Measured {
  readonly servers: 1 | 2
  readonly processes: 1 | 2
  readonly replica: boolean
  /** Answers a second, and milliseconds. */
  readonly rate: number
  readonly median: number
  readonly p99: number
  /** Microseconds of processor time of each hop for an answer. */
  readonly processor: Readonly<Record<Hop, number>>
}

const { seconds, rounds, save } = readArguments({ seconds: 4, rounds: 3, save: true })

/** Which part of it a process that was started here is. */
function hopOf(pid: number): Hop | undefined {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  if (command.includes('akinai.js')) return 'servers'
  return HOPS.find(hop => new RegExp(`\\b${hop}\\b`).test(command))
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
}

/** Seconds of processor time that a process and what it has started have used. */
function secondsOf(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + secondsOf(child), processorSeconds(pid))
}

function secondsByHop(): Record<Hop, number> {
  const sums: Record<Hop, number> = { haproxy: 0, servers: 0, pgbouncer: 0, primary: 0, replica: 0 }
  for (const pid of childrenOf(process.pid)) {
    const hop = hopOf(pid)
    if (hop !== undefined) sums[hop] += secondsOf(pid)
  }
  return sums
}

/** A shop with items, and what reads them: by themselves and in pages, in turn. */
async function makeReads(connectionString: string): Promise<{ token: string; shopId: number }> {
  await migrate({ connectionString })
  const db = openDatabase({ connectionString })
  const now = new Date()
  const shopId =
    (await insertShop(db, { key: 'bench', name: 'Bench', mailAddress: 'b@example.jp', now })) ?? 0
  const { token } = await createToken(db, shopId, { name: 'bench', scopes: SCOPES, expiresAt: null, now })
  await db.close()
  return { token, shopId }
}

async function addItems(url: string, token: string): Promise<number[]> {
  const ids: number[] = []
  while (ids.length < ITEMS) {
    const answer = await fetch(`${url}/api/items`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'normal',
        name: `湯呑 ${ids.length}`,
        price: 1200,
        item_tax_type: 'standard',
      }),
    })
    ids.push(((await answer.json()) as { item_id: number }).item_id)
  }
  return ids
}

async function measure(
  token: string,
  ids: readonly number[],
): Promise<Omit<Measured, 'servers' | 'processes' | 'replica'>> {
  const headers = { authorization: `Bearer ${token}` }
  const asked = ids.flatMap((id, at) => [
    httpRequest('GET', `/api/items/${id}`, headers),
    httpRequest('GET', `/api/items?limit=20&offset=${(at * 7) % (ITEMS - 20)}`, headers),
  ])
  let next = 0
  const nextRequest = () => asked[next++ % asked.length] as Buffer
  const figures: { rate: number; median: number; p99: number; processor: Record<Hop, number> }[] = []
  const load = { port: PORTS.haproxy, connections: CONNECTIONS, nextRequest, expectedStatus: 200 }
  // Code that has just started is compiled, and caches fill.
  await runLoad({ ...load, seconds: WARM_UP_SECONDS })
  for (let round = 0; round < rounds; round++) {
    const before = secondsByHop()
    const first = next
    const told = await runLoad({ ...load, seconds })
    const after = secondsByHop()
    const answers = next - first
    const processor = Object.fromEntries(
      HOPS.map(hop => [hop, ((after[hop] - before[hop]) * 1e6) / answers]),
    ) as Record<Hop, number>
    figures.push({ ...told, processor })
  }
  const middle = (read: (figure: (typeof figures)[number]) => number) => median(figures.map(read))
  return {
    rate: middle(({ rate }) => rate),
    median: middle(figure => figure.median),
    p99: middle(({ p99 }) => p99),
    processor: Object.fromEntries(
      HOPS.map(hop => [hop, middle(({ processor }) => processor[hop])]),
    ) as Record<Hop, number>,
  }
}

async function run(folder: string): Promise<Measured[]> {
  await using database = await startDatabase(folder, PORTS)
  const { write, read } = database.urls
  const { token } = await makeReads(database.postgres.primary.url)
  const measured: Measured[] = []
  let ids: number[] = []
  for (const processes of [1, 2] as const) {
    for (const replica of [false, true]) {
      const settings = {
        ...{ AKINAI_DEMO: 'off', LOG_LEVEL: 'warn', AKINAI_RATE_LIMITS: 'off' },
        AKINAI_PROCESSES: String(processes),
        // As many connections in all, which PgBouncer's pool is made for.
        ...(processes === 2 && {
          AKINAI_DB_READERS: '3',
          AKINAI_DB_WRITERS: '4',
          AKINAI_DB_GROUP_WRITERS: '1',
        }),
      }
      await using front = await startFront(
        folder,
        PORTS,
        { write, read: replica ? read : undefined },
        settings,
      )
      if (ids.length === 0) ids = await addItems(front.url, token)
      for (const servers of [2, 1] as const) {
        if (servers === 1) await front.stop(1)
        const figures = await measure(token, ids)
        measured.push({ servers, processes, replica, ...figures })
        process.stderr.write(
          `${servers} servers of ${processes}, ${replica ? 'with' : 'without'} replica: ${Math.round(figures.rate)}/s\n`,
        )
      }
    }
  }
  return measured
}

const missing = missingPrograms()
if (missing.length > 0) {
  process.stderr.write(`Not installed here: ${missing.join(', ')}\n`)
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'akinai-bench-cluster-'))
const results = await run(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
const [base] = results.filter(
  ({ servers, processes, replica }) => servers === 1 && processes === 1 && !replica,
)
const rows = results.map(({ servers, processes, replica, rate, median: middle, p99, processor }) => [
  ...[String(servers), String(processes), replica ? 'yes' : 'no'],
  ...[String(Math.round(rate)), (rate / (base?.rate ?? rate)).toFixed(2), middle.toFixed(1), p99.toFixed(1)],
  ...HOPS.map(hop => String(Math.round(processor[hop]))),
])
process.stdout.write(
  `${table([['servers', 'processes', 'replica', 'answers/s', 'of one', 'median ms', 'p99 ms', ...HOPS.map(hop => `${hop} µs`)], ...rows]).join('\n')}\n`,
)
if (save) {
  const date = new Date().toISOString()
  const commit = describeCommit()
  const method = {
    connections: CONNECTIONS,
    rounds,
    secondsOfATurn: seconds,
    asked: 'an item and a page of 20, in turn',
  }
  const file = join(ROOT, 'bench', 'results', `${date.slice(0, 10)}-${commit}-cluster.json`)
  const report = { date, commit, machine: describeMachine(undefined), method, results }
  writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`)
  process.stdout.write(`${file}\n`)
}
