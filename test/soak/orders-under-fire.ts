/**
 * Orders under fire: `npm run soak -- orders-under-fire [--seconds 60] [--kills 5] [--clients 16] [--orders 50]`
 *
 * A server as its users start it, with its own database and a real mail server, is called by many clients that edit,
 * dispatch and cancel the same orders. Now and then it is killed with -9, every second time together with all processes
 * of its database. Afterwards nothing that was answered may be missing, stock and money must balance, and the mails must
 * be those of what happened. It ends by itself; the exit code is 1 when something is wrong.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from '#pg'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { insertShop } from '../../src/shops/store.ts'
import { readArguments } from '../../tools/arguments.ts'
import { startMailServer } from '../integration/mail/support/mail-server.ts'
import { createTestApi } from '../support/api.ts'
import { isKeeper } from '../support/embedded/processes.ts'
import { makeOpenFolder } from '../support/open-folder.ts'
import { disagreements, piecesOf } from '../support/orders/balance.ts'
import { addStockedItem, placeOrder } from '../support/orders/place.ts'
import { signal } from '../support/signal.ts'
import { answered, type Fire, openFire } from './under-fire/clients.ts'

const { seconds, kills, clients, orders } = readArguments({ seconds: 60, kills: 5, clients: 16, orders: 50 })
const STOCK = 1000
const PORT = 3977
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))

/** The mails that an event of the history causes, all told. */
const MAILS = {
  dispatch_order: ['dispatch_order', 1],
  cancel_order: ['cancel_order', 2],
  update_order: ['update_order', 2],
} as const

const folder = makeOpenFolder('soak')
const environment = {
  PATH: process.env.PATH,
  PORT: String(PORT),
  HOST: '127.0.0.1',
  AKINAI_DATA_DIR: join(folder, 'data'),
  AKINAI_DEMO: 'off',
  LOG_LEVEL: 'warn',
}
await using mailServer = await startMailServer()

/** Works on the database, which runs as long as that takes. */
async function withDatabase<T>(
  work: (context: Awaited<ReturnType<typeof createContext>>) => Promise<T>,
): Promise<T> {
  await using context = await createContext(readConfig(environment))
  return await work(context)
}

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['bin/akinai.js', 'serve'], {
    cwd: REPOSITORY,
    env: { ...environment, SMTP_URL: mailServer.url },
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

/** The processes of the database: the keeper of this folder, and whatever PostgreSQL has started. */
function databaseProcesses(): number[] {
  const processes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
        const parent = Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
        return [{ pid: Number(name), parent, command }]
      } catch {
        return []
      }
    })
  const keepers = processes.filter(({ command }) => command.split('\0').some(isKeeper) && isOurs(command))
  const family = new Set(keepers.map(({ pid }) => pid))
  for (let grown = true; grown; ) {
    const children = processes.filter(({ pid, parent }) => family.has(parent) && !family.has(pid))
    for (const { pid } of children) family.add(pid)
    grown = children.length > 0
  }
  return [...family]
}

const isOurs = (command: string) => command.split('\0').includes(environment.AKINAI_DATA_DIR)

async function kill(server: ChildProcess, everything: boolean): Promise<void> {
  const pids = everything ? databaseProcesses() : []
  if (everything && pids.length < 5)
    throw new Error(`Only ${pids.length} processes of the database were found`)
  const ended = new Promise(resolve => server.once('exit', resolve))
  server.kill('SIGKILL')
  signal(pids, 'SIGKILL')
  await ended
}

const prepared = await withDatabase(async context => {
  const shopId = await insertShop(context.db, {
    key: 'fire',
    name: 'Fire',
    mailAddress: 'shop@example.jp',
    now: new Date(),
  })
  if (shopId === undefined) throw new Error('The folder is not new')
  await using api = await createTestApi(context, shopId)
  const item = await addStockedItem(api, STOCK)
  const keys: string[] = []
  for (let at = 0; at < orders; at++) {
    const price = 900_000
    const lines = [
      { stock_item_id: item, amount: 1, price },
      { price },
      { stock_item_id: item, amount: 2, price },
    ]
    keys.push((await placeOrder(context, shopId, { lines }, 'sim')).key)
  }
  return { shopId, item, keys, token: api.token, pieces: STOCK + orders * 3 }
})

await withDatabase(async ({ databaseAddress }) => {
  const outside = new pg.Client(databaseAddress)
  await outside.connect()
  await outside.query('update shops set most_amount_updates = 1000000')
  await outside.end()
})

const tally: Fire = { acknowledged: new Map(), statuses: new Map(), faults: [] }
for (let round = 0; round < kills; round++) {
  const server = await startServer()
  const stop = new AbortController()
  const fire = openFire(
    { port: PORT, token: prepared.token, keys: prepared.keys, clients, round },
    stop.signal,
    tally,
  )
  await delay((seconds * 1000) / kills)
  const everything = round % 2 === 1
  await kill(server, everything)
  stop.abort()
  await fire
  process.stdout.write(
    `killed ${everything ? 'everything' : 'the server'}; answered so far: ${answered(tally)}\n`,
  )
}

// What was left open is taken up, and mails go out.
const server = await startServer()
const faults = await withDatabase(async ({ databaseAddress }) => {
  const outside = new pg.Client(databaseAddress)
  await outside.connect()
  try {
    await untilQuiet(outside)
    return await check(outside)
  } finally {
    await outside.end()
  }
})
const stopped = new Promise(resolve => server.once('exit', resolve))
server.kill('SIGTERM')
await stopped
await rm(folder, { recursive: true, force: true })

/** Waits until nothing is open any more, or a minute has brought nothing: the mail server takes some 12 mails a second. */
async function untilQuiet(outside: pg.Client): Promise<void> {
  for (let idle = 0, least = Number.POSITIVE_INFINITY; idle < 60; idle++) {
    await outside.query(`update payment_operations set held_until = created_at where state = 'pending'`)
    await outside.query(`select graphile_worker.add_job('resolve_payments', job_key => 'soak')`)
    // A worker that was killed holds its jobs for a while; a retry waits for its time.
    await outside.query(`select graphile_worker.add_job('free_jobs', job_key => 'soak-free')`)
    await outside.query(
      `update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null`,
    )
    await outside.query(`update mails set due_at = created_at where due_at > created_at`)
    const { rows } = await outside.query<{ open: number }>(
      `select ((select count(*) from payment_operations where state = 'pending')
             + (select count(*) from mails where state <> 'sent'))::int as open`,
    )
    const open = rows[0]?.open ?? 0
    if (open === 0) return
    if (open < least) [least, idle] = [open, 0]
    await delay(1000)
  }
}

async function check(outside: pg.Client): Promise<string[]> {
  const found = [...tally.faults]
  const { rows: happened } = await outside.query<{ key: string; event: string; count: number }>(
    `select o.unique_key as key, e.event, count(*)::int from order_events e
     join orders o on o.shop_id = e.shop_id and o.id = e.order_id group by 1, 2`,
  )
  const counts = new Map(happened.map(({ key, event, count }) => [`${key} ${event}`, count]))
  for (const [name, count] of tally.acknowledged) {
    if ((counts.get(name) ?? 0) < count)
      found.push(`${name}: answered ${count} times, happened ${counts.get(name) ?? 0}`)
  }
  if (tally.acknowledged.size === 0) found.push('nothing was answered, so that nothing could be lost')
  const wrong = await disagreements(outside)
  if (wrong.length > 0) found.push(`orders and the ledger disagree: ${JSON.stringify(wrong)}`)
  const pieces = await piecesOf(outside, prepared.item)
  if (pieces !== prepared.pieces) found.push(`there were ${prepared.pieces} pieces, now ${pieces}`)
  found.push(...(await checkMails(outside, counts)))
  return found
}

async function checkMails(outside: pg.Client, counts: ReadonlyMap<string, number>): Promise<string[]> {
  const found: string[] = []
  const { rows } = await outside.query<{
    key: string
    kind: string
    state: string
    message_id: string | null
  }>(
    `select o.unique_key as key, m.kind, m.state, m.message_id from mails m
     join orders o on o.shop_id = m.shop_id and o.unique_key = m.reference`,
  )
  const written = Map.groupBy(rows, ({ key, kind }) => `${key} ${kind}`)
  for (const key of prepared.keys) {
    for (const [event, [kind, each]] of Object.entries(MAILS)) {
      const wanted = (counts.get(`${key} ${event}`) ?? 0) * each
      const there = written.get(`${key} ${kind}`)?.length ?? 0
      if (there !== wanted) found.push(`${key}: ${there} mails of ${kind}, ${wanted} expected`)
    }
  }
  const unsent = rows.filter(({ state }) => state !== 'sent')
  if (unsent.length > 0) found.push(`${unsent.length} mails were not sent`)
  const ids = new Set(rows.map(({ message_id }) => message_id))
  const arrived = new Set(mailServer.received.map(({ email }) => email.messageId ?? ''))
  for (const id of arrived) if (!ids.has(id)) found.push(`a mail arrived that was never written: ${id}`)
  for (const { state, message_id } of rows) {
    if (state === 'sent' && !arrived.has(message_id ?? '')) found.push(`a mail never arrived: ${message_id}`)
  }
  process.stdout.write(`${rows.length} mails written, ${mailServer.received.length} arrived\n`)
  return found
}

process.stdout.write(`answers by status: ${JSON.stringify(Object.fromEntries(tally.statuses))}\n`)
process.stdout.write(faults.length === 0 ? 'Nothing was lost.\n' : `${faults.join('\n')}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
