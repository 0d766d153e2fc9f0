/**
 * Good clients beside hostile ones: `npm run soak -- hostile-clients [--seconds 6] [--connections 64] [--good 16]
 * [--kinds slow,huge,many,malformed,expensive] [--rounds 1]`
 *
 * A server as its users start it, with the limits of one that others can reach, is asked by good clients: alone, and
 * beside hostile connections of each kind. On a machine of few cores hostile clients take processor time from good ones
 * whatever the server does, so that the rate is compared with that beside the same hostile clients at work on a process
 * that only takes what they send (`sink`). Good ones, hostile ones, server and sink are processes of their own. Nothing but
 * 127.0.0.1 is called, and it ends by itself. Beside the times stand what the server's process used of a core, for each good
 * answer and in all, and the event loop's delay, which vary less than rates on a machine that does other things too. The exit code is 1 when good clients keep less than 80 % of their rate, or one of
 * them waits 200 ms longer than the longest beside the sink, or meets a fault.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { SCOPES } from '../../src/auth/scopes.ts'
import { createToken } from '../../src/auth/store.ts'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { insertShop } from '../../src/shops/store.ts'
import { namesAmong, orEnd, readArguments } from '../../tools/arguments.ts'
import { createTestApi, PLAIN_ITEM } from '../support/api.ts'
import { makeOpenFolder } from '../support/open-folder.ts'
import type { Met } from './hostile/good.ts'
import { KINDS } from './hostile/kinds.ts'

const { seconds, rounds, ...options } = readArguments({
  ...{ seconds: 6, connections: 64, good: 16, rounds: 1, kinds: Object.keys(KINDS).join() },
})
const kinds = orEnd(() => namesAmong('kinds', options.kinds.split(','), Object.keys(KINDS)))

const PORT = 3978
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))
const LEAST_SHARE = 0.8
const MAX_LONGER_MS = 200

/** Hostile clients are at it for so long before the good ones come. */
const HEAD_START_MS = 1500

const folder = makeOpenFolder('hostile')
const environment = {
  PATH: process.env.PATH,
  PORT: String(PORT),
  HOST: '127.0.0.1',
  AKINAI_DATA_DIR: join(folder, 'data'),
  AKINAI_DEMO: 'off',
  LOG_LEVEL: 'warn',
  AKINAI_RATE_LIMITS: 'on',
  // That of the good clients is not what is looked at.
  AKINAI_RATE_TOKEN: '100000',
}

function run(file: string, ...words: string[]): ChildProcess {
  const path = join(REPOSITORY, 'test/soak/hostile', file)
  return spawn(process.execPath, [path, ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** A shop with some items, a token of its own programs, and one of another shop's, which are hostile. */
async function prepare(): Promise<{ token: string; hostile: string; item: number }> {
  await using context = await createContext(readConfig(environment))
  const { db, clock } = context
  const makeShop = async (key: string) => {
    const now = clock.now()
    const id = (await insertShop(db, { key, name: key, mailAddress: `${key}@example.jp`, now })) ?? 0
    const { token } = await createToken(db, id, { name: 'Soak', scopes: SCOPES, expiresAt: null, now })
    return { id, token }
  }
  const good = await makeShop('good')
  const hostile = await makeShop('hostile')
  await using api = await createTestApi(context, good.id)
  let item = 0
  for (let n = 0; n < 40; n++) {
    item = (await api.call('POST', '/api/items', { ...PLAIN_ITEM, name: `Item ${n}` })).json().item_id
  }
  return { token: good.token, hostile: hostile.token, item }
}

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['bin/akinai.js', 'serve'], {
    cwd: REPOSITORY,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error('The server ended by itself')
    const ready = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => undefined)
    if (ready?.ok) return child
    await delay(100)
  }
  throw new Error('The server did not become ready')
}

const { token, hostile, item } = await prepare()

async function good(forSeconds = seconds): Promise<Met> {
  const file = join(REPOSITORY, 'test/soak/hostile/good.ts')
  const words = [file, String(PORT), token, String(options.good), String(forSeconds), String(item)]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, words)
  process.stdout.write(stderr)
  return JSON.parse(stdout) as Met
}

/** What the server's process says of itself: processor seconds so far, and the event loop's delay since it was asked last. */
async function usage(): Promise<{ readonly cpu: number; readonly p99: number; readonly longest: number }> {
  const text = await (await fetch(`http://127.0.0.1:${PORT}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
  return {
    cpu: read('process_cpu_seconds_total'),
    p99: read('nodejs_eventloop_lag_p99_seconds') * 1000,
    longest: read('nodejs_eventloop_lag_max_seconds') * 1000,
  }
}

/** What the good clients met, and what the server used meanwhile. */
async function measure(): Promise<Measured> {
  const before = await usage()
  const met = await good()
  const after = await usage()
  const cpu = after.cpu - before.cpu
  return {
    ...met,
    cores: cpu / seconds,
    usEach: (cpu * 1e6) / (met.rate * seconds),
    lagP99: after.p99,
    lagLongest: after.longest,
  }
}

interface Measured extends Met {
  /** Of the server's process: cores in use, processor time for each good answer, and delays of its loop in milliseconds. */
  readonly cores: number
  readonly usEach: number
  readonly lagP99: number
  readonly lagLongest: number
}

async function goodBeside(kind: string, port: string): Promise<Measured> {
  const bad = run('bad.ts', port, hostile, String(options.connections), kind)
  try {
    await delay(HEAD_START_MS)
    return await measure()
  } finally {
    await end(bad)
  }
}

function show(what: string, met: Measured): void {
  const times = [met.median, met.p99, met.longest, met.lagP99, met.lagLongest]
  const shown = times.map(ms => ms.toFixed(1).padStart(7)).join(' ')
  const used = `${met.cores.toFixed(2)} cores, ${met.usEach.toFixed(0)} µs each`
  process.stdout.write(
    `${what.padEnd(26)} ${met.rate.toFixed(0).padStart(4)}/s ${shown}  ${used}, faults ${met.faults}\n`,
  )
}

const sink = run('sink.ts')
const [sinkPort] = (await once(sink.stdout ?? sink, 'data')) as [Buffer]
let failed = false

async function judge(kind: string): Promise<void> {
  // A new server for each: what one kind has used up of its limits is not the next one's.
  const server = await startServer()
  try {
    await good(2)
    show('alone', await measure())
    const harmless = await goodBeside(kind, String(sinkPort))
    show(`beside harmless ${kind}`, harmless)
    const met = await goodBeside(kind, String(PORT))
    show(`beside hostile ${kind}`, met)
    const share = met.rate / harmless.rate
    const isGood = share >= LEAST_SHARE && met.longest - harmless.longest <= MAX_LONGER_MS && met.faults === 0
    failed ||= !isGood
    process.stdout.write(
      `${kind}: ${(share * 100).toFixed(0)} % of the rate, ${isGood ? 'good' : 'NOT GOOD'}\n`,
    )
  } finally {
    await end(server)
  }
}

try {
  process.stdout.write(`${' '.repeat(28)}rate  median     p99 longest lag p99 longest\n`)
  for (const kind of kinds) {
    for (let round = 0; round < rounds; round++) await judge(kind)
  }
} finally {
  await end(sink)
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0
