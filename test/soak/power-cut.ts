/**
 * Power cuts: `npm run soak -- power-cut [--seconds 40] [--cuts 60] [--writers 8] [--seed 1] [--port 3980] [--report FILE]`; it needs strace.
 *
 * The program is written to while strace writes down whatever its processes, PostgreSQL's among them, do to files of the data
 * folder. Then the folder is made anew as it is after the power was cut at one moment or another: with what was brought to the disk
 * by then, and of the rest nothing, or pieces. The program is started on it, and all that was answered before that moment has to be
 * there; orders, money and stock have to agree, and `akinai doctor` has to find nothing. The exit code is 1 when something is wrong.
 */
import { spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from '#pg'
import { readArguments } from '../../tools/arguments.ts'
import { makeOpenFolder } from '../support/open-folder.ts'
import { signal } from '../support/signal.ts'
import { makeChance } from './kills/chance.ts'
import { type Call, makeClient } from './kills/client.ts'
import { makeLedger } from './kills/ledger.ts'
import { processesOf } from './kills/processes.ts'
import { forgotten, imbalances, lostInTables, lostOf } from './kills/read-back.ts'
import { makeShop } from './kills/shop.ts'
import { type Supervisor, supervise } from './kills/supervisor.ts'
import { write } from './kills/writers.ts'
import { MANNERS, makeDisk } from './power-cut/disk.ts'
import { readTrace, tracing } from './power-cut/trace.ts'

const { seconds, cuts, writers, pace, seed, port, report } = readArguments({
  ...{ seconds: 40, cuts: 60, writers: 8, pace: 3, seed: Date.now() % 100_000, port: 3980, report: null },
})
const URL_OF_SERVER = `http://127.0.0.1:${port}`
/** Subjects that are read over HTTP after each cut, beside all that the tables are asked for. */
const SAMPLE = 120
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))
/** What was answered in the same millisecond as the cut may have come after it, as clocks are read. */
const BLUR_MS = 1

const folder = makeOpenFolder('power')
const dataDir = join(folder, 'data')
const environment = {
  PATH: process.env.PATH,
  PORT: String(port),
  HOST: '127.0.0.1',
  AKINAI_DATA_DIR: dataDir,
  AKINAI_DEMO: 'off',
  AKINAI_RATE_LIMITS: 'off',
  AKINAI_TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'warn',
}
const say = (line: string) => process.stdout.write(`${line}\n`)
const log = join(folder, 'log')
const trace = join(folder, 'trace')
const begin = (before?: readonly string[]): Promise<Supervisor> =>
  supervise({ node: process.execPath, env: environment, url: URL_OF_SERVER, log, ...(before && { before }) })

const shop = await makeShop(environment)
const base = join(folder, 'base')
// Copied by the system's own, which keeps owners and modes.
run('cp', '-a', dataDir, base)
const ledger = makeLedger<Call>()
const found: string[] = []
await record()
const steps = await readTrace(trace, dataDir, join(dataDir, 'postgres'))
say(`seed ${seed}: ${steps.length} steps, ${ledger.answered()} answers`)
await rm(trace)

const chance = makeChance(seed)
const felt: number[] = []
const first = steps.findIndex(({ at }) => at > (ledger.kept[0]?.answered ?? 0))
const moments = Array.from({ length: cuts }, () => chance.whole(first, steps.length)).toSorted(
  (a, b) => a - b,
)
/** Of the program's own files names are only where their folders were brought to the disk. */
const disk = makeDisk(dataDir, base, path => path.startsWith(join(dataDir, 'postgres')))
let taken = 0
for (const [number, moment] of moments.entries()) {
  for (; taken < moment; taken++) disk.take(steps[taken] as (typeof steps)[number])
  await judge(number, steps[moment - 1]?.at ?? 0)
}

/** Has writers write to the traced program until its processes are all ended with -9. */
async function record(): Promise<void> {
  const over = new AbortController()
  const program = await begin(tracing(trace))
  const stop = new AbortController()
  const client = makeClient(URL_OF_SERVER, over.signal)
  const written = write({ writers, seed, pace }, shop, client, ledger, stop.signal)
  await delay(seconds * 1000)
  const tracer = program.pid()
  const stopped = program.stop(() => {
    // Whoever traces ends with the last of them.
    for (const { pid } of processesOf(tracer, dataDir)) if (pid !== tracer) signal(pid, 'SIGKILL')
  })
  over.abort()
  stop.abort()
  await Promise.all([written, stopped])
  found.push(...client.tally.faults)
}

async function judge(number: number, at: number): Promise<void> {
  const manner = MANNERS[number % MANNERS.length] ?? 'nothing'
  await rm(dataDir, { recursive: true, force: true })
  disk.cut(dataDir, manner, chance)
  const begun = performance.now()
  const over = new AbortController()
  const client = makeClient(URL_OF_SERVER, over.signal)
  const wrong: string[] = []
  const until = at - BLUR_MS
  let program: Supervisor | undefined
  try {
    program = await begin()
    felt.push(performance.now() - begun)
    wrong.push(...(await compare(client, until)))
    run(process.execPath, 'bin/akinai.js', 'doctor')
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error))
  }
  over.abort()
  await program?.stop()
  wrong.push(...client.tally.faults)
  say(
    `cut ${number + 1} (${manner} of the rest is there): ${wrong.length === 0 ? 'all is there' : wrong.slice(0, 5).join('\n  ')}`,
  )
  found.push(...wrong.map(words => `cut ${number + 1}, ${manner}: ${words}`))
}

async function compare(client: ReturnType<typeof makeClient>, until: number): Promise<string[]> {
  const outside = new pg.Client({ host: join(dataDir, 'socket'), user: 'akinai', database: 'akinai' })
  await outside.connect()
  try {
    const subjects = ledger.subjects(0, until)
    const sample = [...subjects.slice(0, SAMPLE / 2), ...subjects.toSorted(() => chance.draw() - 0.5)]
    const kept = ledger.kept.filter(({ answered }) => answered <= until)
    const wrong = [
      ...(await lostInTables(outside, ledger, until)),
      ...(await lostOf(client, shop, ledger, [...new Set(sample)].slice(0, SAMPLE), () => until)),
      ...(await forgotten(client, kept.slice(-5))),
    ]
    await settle(outside)
    return [...wrong, ...(await imbalances(outside, shop))]
  } finally {
    await outside.end()
  }
}

/** Has the jobs do at once what they would do within a minute or two. */
async function settle(outside: pg.Client): Promise<void> {
  for (let tries = 0; tries < 30; tries++, await delay(300)) {
    await outside.query(`update payment_operations set held_until = created_at where state = 'pending'`)
    await outside.query(`update order_placements set held_until = created_at where held_until > created_at`)
    for (const job of ['resolve_payments', 'resolve_placements'])
      await outside.query('select graphile_worker.add_job($1, job_key => $1)', [job])
    const { rows } = await outside.query<{ open: number }>(
      `select ((select count(*) from payment_operations where state = 'pending')
        + (select count(*) from order_placements where state in ('authorising', 'letting_go')))::int as open`,
    )
    if (rows[0]?.open === 0) return
  }
}

function run(program: string, ...words: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: REPOSITORY,
    env: environment,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${stdout}${stderr}`)
}

if (ledger.answered() === 0) found.push('nothing was answered, so that nothing could be lost')
const sorted = felt.toSorted((a, b) => a - b)
const seconds2 = (ms = 0) => (ms / 1000).toFixed(2)
const text = [
  '# Power cuts',
  '',
  `\`npm run soak -- power-cut --seed ${seed}\`: ${cuts} cuts in ${steps.length} steps of all processes, ${ledger.answered()} answered changes.`,
  `From the start until the program was ready: at least ${seconds2(sorted[0])} s, half of them ${seconds2(sorted[sorted.length >> 1])} s, at most ${seconds2(sorted.at(-1))} s.`,
  '',
  found.length === 0 ? 'All that was answered before each cut was there.' : `**${found.length} faults.**`,
  ...found.slice(0, 50).map(words => `* ${words}`),
  '',
].join('\n')
say(text)
if (report !== undefined) await writeFile(report, text)
if (found.length === 0) await rm(folder, { recursive: true, force: true })
process.exitCode = found.length === 0 ? 0 : 1
