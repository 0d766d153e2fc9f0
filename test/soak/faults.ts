/**
 * Services that fail: `npm run soak -- faults [--seconds 12] [--writers 8] [--pace 2] [--seed 1] [--only TEXT] [--port 3981] [--report FILE]`
 *
 * Two processes of the program write to a PostgreSQL of its own, to a bucket (Ceph's gateway, where it is installed) and to a mail server,
 * each behind a road that can refuse, say nothing, be slow or lie; the machine of the database vanishes from the network (as root, with iproute2). PostgreSQL is also stopped, killed, frozen, left without a
 * connection, and as root its disk is filled. Writers go on meanwhile, and others look: what is answered, how
 * long the longest call takes, how soon all is well when the fault is over. Then everything is compared: nothing
 * answered is lost, nothing done twice, books and pieces agree, every mail has arrived. The exit code is 1 when something is wrong.
 */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from '#pg'
import { readArguments } from '../../tools/arguments.ts'
import { makeOpenFolder } from '../support/open-folder.ts'
import { type Fault, faultsOf } from './faults/kinds.ts'
import { report, type Seen } from './faults/report.ts'
import { startServices } from './faults/services.ts'
import { makeChance } from './kills/chance.ts'
import { type Call, makeClient } from './kills/client.ts'
import { makeLedger } from './kills/ledger.ts'
import { differences, forgotten, lostOf } from './kills/read-back.ts'
import { makeProbes, type Probe, RECOVERY_MS, recovery } from './kills/recovery.ts'
import { makeShop } from './kills/shop.ts'
import { supervise } from './kills/supervisor.ts'
import { write } from './kills/writers.ts'

const { seconds, writers, pace, seed, ...options } = readArguments({
  ...{ seconds: 12, writers: 8, pace: 2, seed: 1, only: '', port: 3981, report: null },
})
const URL_OF_SERVER = `http://127.0.0.1:${options.port}`
/** Slower than so many ms counts as not well yet. */
const SLOW_MS = 1_500
/** Milliseconds for mails that wait to be tried again: each time they wait longer. */
const MAILS_MS = 400_000
/** Subjects that are read back after a fault, and in the end. */
const [SAMPLE, LAST_SAMPLE] = [40, 300]
/** Milliseconds in which writers get going. */
const WARM_MS = 5_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const folder = makeOpenFolder('faults')
const over = new AbortController()
const ledger = makeLedger<Call>()
const writing = makeClient(URL_OF_SERVER, over.signal)
const chance = makeChance(seed)
const found: string[] = []
const seen: Seen[] = []
say(`The program writes to ${join(folder, 'log')}`)
// Far from the port, which programs that start here might be given.
const services = await startServices(folder, options.port + 1000)
const environment = {
  ...services.environment,
  PATH: process.env.PATH,
  PORT: String(options.port),
  HOST: '127.0.0.1',
  AKINAI_DATA_DIR: join(folder, 'data'),
  AKINAI_PROCESSES: '2',
  AKINAI_DEMO: 'off',
  AKINAI_RATE_LIMITS: 'off',
  AKINAI_TRUSTED_PROXIES: '127.0.0.1',
  AKINAI_UNUSED_UPLOADS_PER_SHOP: '1000000',
  AKINAI_MAILS_PER_RECIPIENT: '1000000',
  AKINAI_MAILS_PER_SHOP: '1000000',
  LOG_LEVEL: 'warn',
}
const shop = await makeShop(environment)
const program = await supervise({
  ...{ node: process.execPath, env: environment, url: URL_OF_SERVER, log: join(folder, 'log') },
})
try {
  await run()
} catch (error) {
  found.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
over.abort()
await program.stop()
found.push(...writing.tally.faults)
if (ledger.answered() === 0) found.push('nothing was answered, so that nothing could be lost')
const left = [
  ...(services.apart === undefined
    ? ['a machine of the database that vanishes, which needs root and iproute2']
    : []),
  ...(services.disk === undefined ? ['a full disk, which needs root'] : []),
  ...(services.objects === undefined ? ['the bucket: radosgw, ceph-mon and ceph-osd are not installed'] : []),
]
const text = report({ seed, seconds, writers, pace, seen, found, answered: ledger.answered(), left })
say(text)
if (options.report !== undefined) await writeFile(options.report, text)
await services[Symbol.asyncDispose]()
if (found.length === 0) await rm(folder, { recursive: true, force: true })
process.exitCode = found.length === 0 ? 0 : 1

async function run(): Promise<void> {
  const rest = new AbortController()
  const written = write({ writers, seed, pace }, shop, writing, ledger, rest.signal)
  await delay(WARM_MS)
  const faults = faultsOf(services).filter(({ name }) => name.includes(options.only))
  if (faults.length === 0) found.push(`no fault is named ${JSON.stringify(options.only)}`)
  for (const fault of faults) await suffer(fault)
  rest.abort()
  await written
  found.push(...(await compareAll()))
}

/** Has it happen while everybody goes on, and looks how it goes. */
async function suffer(fault: Fault): Promise<void> {
  const at = Date.now()
  const looking = makeClient(URL_OF_SERVER, over.signal)
  const probes = await makeProbes(looking, shop)
  const well = await meanwhile(fault, () => look(probes, Math.max(seconds, fault.seconds ?? 0) * 1000))
  const ms = await recovery(probes, SLOW_MS)
  const { statuses, longest, faults } = looking.tally
  seen.push({ name: fault.name, statuses, longest, well, ms })
  const wrong = [...faults, ...judge(fault, well, ms)]
  const subjects = ledger.subjects(at - 5_000, Date.now()).slice(0, SAMPLE)
  wrong.push(...(await lostOf(looking, shop, ledger, subjects)))
  wrong.push(...(await forgotten(looking, ledger.kept.slice(-3))))
  say(`${fault.name}: ${wrong[0] ?? `well again after ${Math.round(ms ?? 0)} ms`}`)
  found.push(...wrong.map(words => `${fault.name}: ${words}`))
}

/** One that began in part ends as well: what takes connections would go on for ever. */
async function meanwhile<T>(fault: Fault, look: () => Promise<T>): Promise<T> {
  try {
    await fault.begin()
    return await look()
  } finally {
    await fault.end()
  }
}

/** What must not be kept from going well by a fault, and how soon it must be over. */
function judge({ reach }: Fault, [reads, writes, pictures]: Seen['well'], ms: number | undefined): string[] {
  const kept = reach === 'all' || (reads === 1 && writes === 1 && (reach === 'pictures' || pictures === 1))
  return [
    ...(kept ? [] : [`of reads, writes and pictures ${[reads, writes, pictures].join(', ')} went well`]),
    ...(ms === undefined || ms > RECOVERY_MS ? [`not well again for ${ms} ms`] : []),
  ]
}

/** Which share of each probe's tries goes well for so long: of reads, of writes, of pictures. */
async function look(own: readonly Probe[], ms: number): Promise<[number, number, number]> {
  const until = performance.now() + ms
  const shares = await Promise.all(
    own.map(async probe => {
      let [tries, well] = [0, 0]
      while (performance.now() < until) {
        tries += 1
        if (await probe.look()) well += 1
        await delay(100)
      }
      return well / tries
    }),
  )
  return shares as [number, number, number]
}

/** Nobody writes any more, nothing fails: what is open ends, and then all must be right. */
async function compareAll(): Promise<string[]> {
  const outside = new pg.Client({ connectionString: services.postgres.url })
  await outside.connect()
  try {
    const client = makeClient(URL_OF_SERVER, over.signal)
    const wrong = await differences(outside, { client, shop, ledger, chance, sample: LAST_SAMPLE })
    return [...wrong, ...(await mailsNotArrived(outside))]
  } finally {
    await outside.end()
  }
}

/** Every mail must have come to the mail server, at least once, as the table says. */
async function mailsNotArrived(outside: pg.Client): Promise<string[]> {
  const count = async (state: string) => {
    const text = 'select count(*)::int as count from mails where state = $1'
    return (await outside.query<{ count: number }>(text, [state])).rows[0]?.count ?? 0
  }
  for (const until = performance.now() + MAILS_MS; (await count('waiting')) > 0; await delay(1_000)) {
    if (performance.now() > until) return [`${await count('waiting')} mails still wait`]
  }
  const { rows } = await outside.query<{ message_id: string }>('select message_id from mails')
  const arrived = new Set(services.arrived())
  const missing = rows.filter(({ message_id }) => !arrived.has(message_id))
  say(
    `${rows.length} mails, which came ${services.arrived().length} times; ${await count('dead')} were given up`,
  )
  return missing.length === 0 ? [] : [`${missing.length} of ${rows.length} mails never arrived`]
}
