/**
 * Answers that are lost: `npm run soak -- lost-answers [--calls 10000] [--kills 5] [--clients 8]`
 *
 * A server as its users start it is called with keys, and each connection is cut at a random moment: within the head or the
 * body of the request, after it, or while the answer comes. A few times the server itself is killed with -9. Each call is
 * then sent again with its key until an answer arrives whole, and once more. In the end nothing may have been done twice or
 * not at all, and all answers to a call must be the same bytes. It ends by itself; the exit code is 1 when something is wrong.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from '#pg'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { insertShop } from '../../src/shops/store.ts'
import { readArguments } from '../../tools/arguments.ts'
import { createTestApi } from '../support/api.ts'
import { makeOpenFolder } from '../support/open-folder.ts'
import { type Made, makeWorld } from './lost/calls.ts'
import { type Answer, type Cut, chooseCut, sendOnce } from './lost/wire.ts'

const { calls, kills, clients } = readArguments({ calls: 10_000, kills: 5, clients: 8 })
const PORT = 3978
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))

const folder = makeOpenFolder('lost')
const environment = {
  PATH: process.env.PATH,
  PORT: String(PORT),
  HOST: '127.0.0.1',
  AKINAI_DATA_DIR: join(folder, 'data'),
  AKINAI_DEMO: 'off',
  LOG_LEVEL: 'fatal',
  AKINAI_UNUSED_UPLOADS_PER_SHOP: '1000000',
  AKINAI_MAILS_PER_RECIPIENT: '1000000',
  AKINAI_MAILS_PER_SHOP: '1000000',
}

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['bin/akinai.js', 'serve'], {
    cwd: REPOSITORY,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error('The server ended by itself')
    const ready = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined)
    if (ready?.ok) return child
    await delay(50)
  }
  throw new Error('The server did not become ready')
}

const faults: string[] = []
const tally = { cut: 0, arrived: 0, replayed: 0, inUse: 0, unavailable: 0 }
const statuses = new Map<number, number>()

/** Sends a call again until an answer arrives whole that is the call's own. */
async function untilAnswered(request: Buffer, cuts: number): Promise<Answer> {
  for (let tries = 0; tries < 2000; tries++) {
    const cut: Cut | undefined = tries < cuts ? chooseCut(request.length) : undefined
    const answer = await sendOnce(PORT, request, cut)
    if (answer === undefined) {
      if (cut === undefined) await delay(50)
      else tally.cut++
      continue
    }
    if (answer.status === 409 && answer.body.includes('idempotency-key-in-use')) {
      tally.inUse++
      await delay(20)
      continue
    }
    if (answer.status >= 500) {
      tally.unavailable++
      await delay(50)
      continue
    }
    return answer
  }
  throw new Error('The call was never answered')
}

async function makeOne({ name, request, expected }: Made, at: number): Promise<void> {
  const first = await untilAnswered(request, 1 + (at % 3))
  const second = await untilAnswered(request, at % 2)
  tally.arrived++
  if (second.replayed) tally.replayed++
  else faults.push(`${name}: the repeat was not told as one`)
  statuses.set(first.status, (statuses.get(first.status) ?? 0) + 1)
  if (first.status !== expected) faults.push(`${name}: ${first.status} ${first.body}`)
  if (first.status !== second.status || first.body !== second.body || first.id !== second.id) {
    faults.push(
      `${name}: answered\n  ${first.status} ${first.body}\nand then\n  ${second.status} ${second.body}`,
    )
  }
}

/** The whole run. The data folder is another user's as long as it lasts. */
async function run(): Promise<void> {
  await using context = await createContext(readConfig(environment))
  const shopId = await insertShop(context.db, {
    ...{ key: 'lost', name: 'Lost', mailAddress: 'shop@example.jp', now: new Date() },
  })
  if (shopId === undefined) throw new Error('The folder is not new')
  await using api = await createTestApi(context, shopId)
  const outside = new pg.Client(context.databaseAddress)
  await outside.connect()
  const world = await makeWorld({ context, shopId, api, outside, calls })

  let server = await startServer()
  let next = 0
  const worker = async () => {
    for (let at = next++; at < calls; at = next++) await makeOne(world.make(at), at)
  }

  // Kills the server now and then, and has the jobs do at once what they would do half a minute later.
  const killNowAndThen = async () => {
    for (let kill = 1; kill <= kills; kill++) {
      while (next < (calls * kill) / (kills + 1)) await delay(20)
      const ended = new Promise(resolve => server.once('exit', resolve))
      server.kill('SIGKILL')
      await ended
      server = await startServer()
      await outside.query(`update payment_operations set held_until = created_at where state = 'pending'`)
      await outside.query(`select graphile_worker.add_job('resolve_payments')`)
      process.stdout.write(`killed; ${next} of ${calls} calls begun\n`)
    }
  }

  await Promise.all([killNowAndThen(), ...Array.from({ length: clients }, worker)])
  faults.push(...(await world.check()))
  const stopped = new Promise(resolve => server.once('exit', resolve))
  server.kill('SIGTERM')
  await stopped
  await outside.end()
}

const begun = performance.now()
await run()
await rm(folder, { recursive: true, force: true })

const seconds = Math.round((performance.now() - begun) / 1000)
process.stdout.write(
  `${tally.arrived} calls in ${seconds} s, ${tally.cut} connections cut, ${kills} servers killed; ` +
    `${tally.replayed} repeats answered as the first, ${tally.inUse} times told to wait, ${tally.unavailable} 5xx; ` +
    `${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}\n`,
)
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`)
process.stdout.write(
  faults.length === 0 ? 'nothing was done twice, nothing is missing\n' : `${faults.length} faults\n`,
)
process.exitCode = faults.length === 0 && tally.arrived === calls ? 0 : 1
