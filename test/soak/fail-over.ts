/**
 * A fail-over under load: `npm run soak -- fail-over [--kills 3] [--cuts 3] [--seed 1] [--calls 3000] [--clients 12] [--readers 4]`
 *
 * Three nodes of Patroni, HAProxy and two servers (deploy/patroni) are called with keys by `clients` that write orders, stock and
 * items, and by `readers` that write a number and read it back. Meanwhile both servers are restarted, one after the other; then
 * Patroni makes another node the primary, in order; then the primary's PostgreSQL and Patroni are killed with -9, again and
 * again; then the network is cut in two: with the primary and its callers on one side, with the primary alone, and
 * between it and its replicas only. Each call is sent again with its key until it is answered. In the end nothing that was answered may be missing or be there
 * twice, nobody may have read less than was written, and no answer may have been a 5xx but 502 and 504. The exit code is 1 when
 * something is wrong. It needs haproxy, patroni, etcd and postgresql of the system, and says so where they are missing.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from '#pg'
import { missingForPatroni, type PatroniPorts, startPatroniCluster } from '../../deploy/patroni/patroni.ts'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { insertShop } from '../../src/shops/store.ts'
import { readArguments } from '../../tools/arguments.ts'
import { createTestApi, PLAIN_ITEM } from '../support/api.ts'
import { makeOpenFolder } from '../support/open-folder.ts'
import { disturb } from './fail-over/disturb.ts'
import { layNetwork } from './fail-over/network.ts'
import { makeTally, type Refusal } from './fail-over/tally.ts'
import { type Made, makeWorld, type World } from './lost/calls.ts'
import { type Answer, requestBytes, sendOnce } from './lost/wire.ts'

const { kills, cuts, seed, calls, clients, readers } = readArguments({
  ...{ kills: 3, cuts: 3, seed: 1, calls: 3000, clients: 12, readers: 4 },
})

/** Ports of its own, beside those of `npm run cluster`. */
const PORTS: PatroniPorts = {
  ...{ haproxy: 3970, servers: [3971, 3972], primary: 3973, replicas: 3974, etcd: [3975, 3976] },
  ...{ postgres: [3980, 3981, 3982], rest: [3983, 3984, 3985] },
}

/** Between two calls of a client, in ms: some 100 calls a second, so that what is measured is the fail-over. */
const PAUSE_MS = 100

const SETTINGS = {
  ...{ AKINAI_DEMO: 'off', LOG_LEVEL: 'warn', AKINAI_RATE_LIMITS: 'off' },
  ...{ AKINAI_UNUSED_UPLOADS_PER_SHOP: '1000000', AKINAI_MAILS_PER_RECIPIENT: '1000000' },
  AKINAI_MAILS_PER_SHOP: '1000000',
}

const faults: string[] = []
const tally = makeTally()
let running = true
let next = 0
let told = 0
let reads = 0

function tell(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function makeRandom(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Sends a call again until it is answered. */
async function untilAnswered(request: Buffer): Promise<Answer> {
  for (let tries = 0; tries < 2000; tries++) {
    const sent = performance.now()
    const answer = await sendOnce(PORTS.haproxy, request, undefined)
    const isInUse = answer?.status === 409 && answer.body.includes('idempotency-key-in-use')
    tally.note(sent, answer?.status ?? 0)
    if (answer !== undefined && answer.status < 500 && !isInUse) return answer
    if (answer !== undefined && answer.status >= 500 && ![502, 504].includes(answer.status))
      faults.push(`answered ${answer.status}: ${answer.body.slice(0, 300)}`)
    await delay(100)
  }
  throw new Error('The call was never answered')
}

async function callOne({ name, request, expected }: Made): Promise<void> {
  const first = await untilAnswered(request)
  const second = await untilAnswered(request)
  told++
  if (first.status !== expected) faults.push(`${name}: ${first.status} ${first.body}`)
  if (!second.replayed || first.status !== second.status || first.body !== second.body)
    faults.push(`${name}: answered ${first.status} ${first.body}, and then ${second.status} ${second.body}`)
}

/** Writes a number and reads it back by itself and in the list, by whichever server. */
async function readBack(token: string, id: number): Promise<void> {
  const get = async (path: string) => {
    for (;;) {
      const request = requestBytes({ method: 'GET', path, key: 'none' }, token)
      const answer = await sendOnce(PORTS.haproxy, request, undefined)
      if (answer !== undefined && ![502, 503, 504].includes(answer.status)) return answer
      await delay(100)
    }
  }
  for (let stock = 1; running; stock++) {
    const key = `read-back-${id}-${stock}`
    await untilAnswered(
      requestBytes({ method: 'PUT', path: `/api/items/${id}/stock`, body: { stock }, key }, token),
    )
    const one = await get(`/api/items/${id}`)
    const all = await get('/api/items?limit=100')
    const shown = [stockIn(one, id), stockIn(all, id)]
    if (shown.some(each => each !== stock))
      faults.push(
        `${new Date().toISOString()}, item ${id}: ${stock} written, then read ${shown.join(' and ')}`,
      )
    reads += 2
    await delay(PAUSE_MS)
  }
}

/** The stock of an item in an answer that shows it, or a list with it; what was answered where it does not. */
function stockIn({ status, body }: Answer, id: number): number | string {
  const shown = status === 200 ? ([JSON.parse(body)].flat() as { id: number; stock: number }[]) : []
  return shown.find(item => item.id === id)?.stock ?? `${status} ${body.slice(0, 200)}`
}

interface Prepared {
  readonly world: World
  readonly token: string
  readonly items: readonly number[]
}

/** Puts in what is written to. As another user, who could not end what root has started: so it is done before. */
async function prepare(url: string, outside: pg.Pool, dataDir: string): Promise<Prepared> {
  const environment = { PATH: process.env.PATH, ...SETTINGS, DATABASE_URL: url, AKINAI_DATA_DIR: dataDir }
  await using context = await createContext(readConfig(environment))
  const now = new Date()
  const shopId = await insertShop(context.db, {
    ...{ key: 'lost', name: 'Moved', mailAddress: 'shop@example.jp', now },
  })
  if (shopId === undefined) throw new Error('The database is not new')
  await using api = await createTestApi(context, shopId)
  const items: number[] = []
  while (items.length < readers) {
    const made = await api.call('POST', '/api/items', { ...PLAIN_ITEM, name: 'read back' })
    items.push(made.json<{ item_id: number }>().item_id)
  }
  const world = await makeWorld({ context, shopId, api, outside, calls })
  return { world, token: api.token, items }
}

/** Waits until so much of all calls is begun. */
async function untilBegun(part: number): Promise<void> {
  while (next < calls * part) await delay(20)
}

async function untilDone(moment: number): Promise<Refusal> {
  for (const since = performance.now(); performance.now() - since < 120_000; await delay(50)) {
    const found = tally.since(moment)
    // What was under way when it happened can be answered a little later still.
    if (found !== undefined && performance.now() - moment > 2_000) return found
  }
  throw new Error('Nothing was written for two minutes')
}

async function run(folder: string): Promise<void> {
  await using network = await layNetwork(PORTS)
  await using cluster = await startPatroniCluster(folder, PORTS, SETTINGS, network.reached)
  const outside = new pg.Pool({ connectionString: cluster.nodes.url, max: 2 })
  outside.on('error', () => {})
  const { world, token, items } = await prepare(cluster.nodes.url, outside, join(folder, 'data'))
  tell(`begins: ${clients} clients, ${readers} readers, seed ${seed}`)
  const worker = async () => {
    for (let at = next++; at < calls; at = next++) {
      await callOne(world.make(at))
      await delay(PAUSE_MS)
    }
  }
  const reading = items.map(id => readBack(token, id))
  const writing = Array.from({ length: clients }, worker)
  await Promise.all([
    disturb({
      ...{ cluster, network, outside, ports: PORTS, kills, cuts, random: makeRandom(seed) },
      ...{ longestSince: tally.longestSince, untilBegun, untilDone, tell, fault: text => faults.push(text) },
    }),
    ...writing,
  ])
  running = false
  await Promise.all(reading)
  faults.push(...(await world.check()))
  await outside.end()
}

const missing = missingForPatroni()
if (missing.length > 0) {
  tell(`Not run: a fail-over by Patroni (not installed: ${missing.join(', ')})`)
  process.exit(2)
}
const folder = makeOpenFolder('fail-over')
await run(folder)
if (faults.length === 0) await rm(folder, { recursive: true, force: true })
tell(
  `${told} calls answered and repeated, ${reads} numbers read back; answers by status: ${[...tally.statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
)
for (const fault of faults.slice(0, 20)) tell(fault)
tell(
  faults.length === 0
    ? 'nothing is missing, nothing was done twice'
    : `${faults.length} faults; see ${folder}`,
)
process.exitCode = faults.length === 0 ? 0 : 1
