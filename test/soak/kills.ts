/**
 * An hour of kills: `npm run soak -- kills [--minutes 60] [--kills 100] [--writers 16] [--pace 2] [--processes 2] [--seed 1]
 * [--node PROGRAM] [--port 3979] [--slow 1000] [--victims KIND+KIND] [--report FILE]`
 *
 * The program as its users start it, started again whenever it ends, is written to by a shop's programs, its buyers and a
 * person at its console, while kill -9 hits one of its processes after another, whichever chance says: the server, those that
 * serve, pictures', PostgreSQL's and its keepers. After each it is measured how long callers felt it, and some of what was
 * answered is read back; every tenth time and in the end writers rest, and all of it is compared: nothing lost, nothing done twice,
 * money and stock balanced. The exit code is 1 when something is wrong. docs/proof.md says more.
 */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from '#pg'
import { namesAmong, orEnd, readArguments } from '../../tools/arguments.ts'
import { makeOpenFolder } from '../support/open-folder.ts'
import { signal } from '../support/signal.ts'
import { makeChance } from './kills/chance.ts'
import { type Call, makeClient } from './kills/client.ts'
import { makeLedger } from './kills/ledger.ts'
import { KINDS_OF_PROCESSES, processesOf } from './kills/processes.ts'
import { differences, forgotten, lostOf } from './kills/read-back.ts'
import { makeProbes, RECOVERY_MS, recovery } from './kills/recovery.ts'
import { type Felt, report } from './kills/report.ts'
import { makeShop } from './kills/shop.ts'
import { supervise } from './kills/supervisor.ts'
import { makeWitness } from './kills/witness.ts'
import { write } from './kills/writers.ts'

const { minutes, kills, writers, pace, seed, ...options } = readArguments({
  ...{ minutes: 60, kills: 100, writers: 16, pace: 2, processes: 2, seed: Date.now() % 100_000 },
  ...{ node: process.execPath, port: 3979, slow: 1000, victims: null, report: null },
})
const victims = orEnd(() => namesAmong('victims', options.victims?.split('+') ?? [], KINDS_OF_PROCESSES))
const URL_OF_SERVER = `http://127.0.0.1:${options.port}`
/** Kills after each of which the writers rest and everything is compared. */
const CENSUS_EACH = 10
/** What was felt for longer, in ms, is told with what was seen meanwhile. */
const TOLD_MS = 5_000
/** Subjects that are read back over HTTP after a kill, and at a census. */
const [SAMPLE, CENSUS_SAMPLE] = [25, 300]

const folder = makeOpenFolder('kills')
const dataDir = join(folder, 'data')
const environment = {
  PATH: process.env.PATH,
  PORT: String(options.port),
  HOST: '127.0.0.1',
  AKINAI_DATA_DIR: dataDir,
  AKINAI_PROCESSES: String(options.processes),
  AKINAI_DEMO: 'off',
  AKINAI_RATE_LIMITS: 'off',
  AKINAI_TRUSTED_PROXIES: '127.0.0.1',
  AKINAI_UNUSED_UPLOADS_PER_SHOP: '1000000',
  AKINAI_MAILS_PER_RECIPIENT: '1000000',
  AKINAI_MAILS_PER_SHOP: '1000000',
  LOG_LEVEL: 'warn',
}
const say = (line: string) => process.stdout.write(`${line}\n`)
say(`seed ${seed}; the program writes to ${join(folder, 'log')}`)
const shop = await makeShop(environment)
const ledger = makeLedger<Call>()
const over = new AbortController()
const writing = makeClient(URL_OF_SERVER, over.signal)
// What probes meet is the fault itself; their answers are counted apart.
const looking = makeClient(URL_OF_SERVER, over.signal)
const program = await supervise({
  ...{ node: options.node, env: environment, url: URL_OF_SERVER, log: join(folder, 'log') },
})
const probes = await makeProbes(looking, shop)
const witness = makeWitness(program.pid, dataDir, join(dataDir, 'socket'))
const chance = makeChance(seed)
let told = 0
/** Tells what is wrong as soon as it is known. */
function tell(): void {
  const all = [...found, ...writing.tally.faults, ...looking.tally.faults]
  if (all.length > told) say(`${all.length} faults so far, among them: ${all.at(-1)?.slice(0, 1500)}`)
  told = all.length
}
const felt: Felt[] = []
const found: string[] = []
const begun = performance.now()

try {
  await run()
} catch (error) {
  found.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
}

async function run(): Promise<void> {
  for (let kill = 0; kill < kills; ) {
    const rest = new AbortController()
    const batch = Math.min(CENSUS_EACH, kills - kill)
    const seedOfBatch = seed + kill
    const written = write({ writers, seed: seedOfBatch, pace }, shop, writing, ledger, rest.signal)
    for (const last = kill + batch; kill < last; kill++) {
      const due = begun + ((kill + 0.5 + chance.draw() * 0.5) * minutes * 60_000) / kills
      await delay(Math.max(2_000, due - performance.now()))
      await killOne(kill + 1)
    }
    rest.abort()
    await written
    await census()
  }
}

async function killOne(number: number): Promise<void> {
  const chosen = choose()
  if (chosen.length === 0) found.push(`${number}: nothing of that kind was there to be killed`)
  const at = Date.now()
  signal(
    chosen.map(({ pid }) => pid),
    'SIGKILL',
  )
  const ms = await recovery(probes, options.slow, why => void witness.look(why))
  const what = chosen.map(({ kind }) => kind).join(' + ')
  felt.push({ what: chosen.length > 3 ? 'everything' : what, ms })
  say(
    `${number}: ${felt.at(-1)?.what} killed, felt for ${ms === undefined ? 'ever' : `${Math.round(ms)} ms`}`,
  )
  const seen = witness.told()
  if (ms === undefined || ms > TOLD_MS) for (const line of seen) say(`  ${line}`)
  if (ms === undefined || ms > RECOVERY_MS)
    found.push(`${number}: ${what} killed, not well again for ${ms} ms`)
  const subjects = ledger.subjects(at - 5_000, Date.now()).slice(0, SAMPLE)
  found.push(...(await lostOf(looking, shop, ledger, subjects)))
  found.push(...(await forgotten(looking, ledger.kept.slice(-3))))
  tell()
}

/** One process of a kind by chance; now and then two, or all of them. Or of the kinds that were asked for. */
function choose() {
  const all = processesOf(program.pid(), dataDir)
  if (victims.length > 0) return all.filter(({ kind }) => victims.includes(kind))
  const kinds = [...new Set(all.map(({ kind }) => kind))].toSorted()
  const lot = chance.whole(0, 14)
  if (lot === 0) return all
  const one = () => {
    const kind = chance.pick(kinds)
    return chance.pick(all.filter(each => each.kind === kind))
  }
  const first = one()
  const second = lot <= 2 ? one() : first
  return second.pid === first.pid ? [first] : [first, second]
}

/** Nobody writes: what is open is settled within minutes, and then all of it must be right. */
async function census(): Promise<void> {
  const outside = new pg.Client({ host: join(dataDir, 'socket'), user: 'akinai', database: 'akinai' })
  await outside.connect()
  try {
    const compared = { client: looking, shop, ledger, chance, sample: CENSUS_SAMPLE }
    found.push(...(await differences(outside, compared)))
    found.push(...(await forgotten(looking, ledger.kept.toSorted(() => chance.draw() - 0.5).slice(0, 50))))
  } finally {
    await outside.end()
  }
  tell()
  say(`compared: ${ledger.answered()} answers, ${program.starts()} starts`)
}

await program.stop()
over.abort()
found.push(...writing.tally.faults, ...looking.tally.faults)
if (ledger.answered() === 0) found.push('nothing was answered, so that nothing could be lost')
const text = report({
  ...{ seed, seconds: (performance.now() - begun) / 1000, writers, pace, felt, found },
  ...{
    answered: ledger.answered(),
    starts: program.starts(),
    writing: writing.tally,
    looking: looking.tally,
  },
  processes: options.processes,
})
say(text)
if (options.report !== undefined) await writeFile(options.report, text)
if (found.length === 0) await rm(folder, { recursive: true, force: true })
process.exitCode = found.length === 0 ? 0 : 1
