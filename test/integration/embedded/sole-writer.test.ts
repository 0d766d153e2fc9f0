/** A server that counts on being the only one who writes, and somebody else who writes nevertheless: nobody reads less than was written. */
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import pg from '#pg'
import { PLAIN_ITEM } from '../../support/api.ts'
import { argumentsOf, childrenOf, Folders, processesOf } from '../../support/embedded/processes.ts'
import { children, join, type Server, serve } from '../../support/server-process.ts'
import { signal } from '../../support/signal.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

const folders = new Folders()
const dataDir = folders.makeData()
let server: Server
let connection: pg.ClientConfig
let token: string
let stopPostgres: () => Promise<void>
let itemId: number

beforeAll(async () => {
  server = await serve(dataDir, { AKINAI_RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
  const hold = await join(dataDir)
  ;({ token } = hold)
  connection = hold.postgres.connection
  stopPostgres = () => hold.postgres.stop()
  // It stays with the database, and connected no longer.
  await hold.client.end()
  const made = await call('/api/items', 'POST', PLAIN_ITEM)
  itemId = ((await made.json()) as { item_id: number }).item_id
})

afterAll(async () => {
  await stopPostgres?.()
  for (const child of children.splice(0)) child.kill('SIGTERM')
  await vi.waitFor(() => expect(processesOf(dataDir)).toEqual([]), { timeout: 20_000 })
  await folders.clear()
})

function call(path: string, method = 'GET', body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return fetch(server.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

interface Shown {
  readonly name: string
  readonly stock: number
}

async function item(): Promise<Shown> {
  const answer = await call(`/api/items/${itemId}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Shown
}

async function pageOfItems(): Promise<Shown> {
  const [first] = (await (await call('/api/items')).json()) as Shown[]
  if (first === undefined) throw new Error('The page is empty')
  return first
}

/** Answers once it counts on being alone, which it does only while it is read from. */
async function alone(): Promise<void> {
  await vi.waitFor(
    async () => {
      await Promise.all([item(), pageOfItems()])
      const metrics = await (await fetch(`${server.url}/metrics`)).text()
      expect(metrics).toMatch(/^akinai_sole_writer 1$/m)
    },
    { timeout: 20_000, interval: 50 },
  )
}

async function rename(client: pg.Client, name: string): Promise<void> {
  await client.query('update items set name = $1, version = version + 1 where id = $2', [name, itemId])
}

/** Reads on and on, and answers what was seen, in order. */
function readOn(read: () => Promise<Shown>): { stop: () => Promise<Shown[]> } {
  let stopped = false
  const seen: Shown[] = []
  const reading = (async () => {
    while (!stopped) seen.push(await read())
  })()
  return {
    stop: async () => {
      stopped = true
      await reading
      return seen
    },
  }
}

test('what another connection has written is in the next answer, and nobody sees it go again', async () => {
  const readers = [item, pageOfItems, item, pageOfItems].map(readOn)
  for (let turn = 1; turn <= 8; turn++) {
    await alone()
    const client = new pg.Client(connection)
    await client.connect()
    const name = `湯呑 ${String(turn).padStart(2, '0')}`
    await rename(client, name)
    expect((await item()).name).toBe(name)
    expect((await pageOfItems()).name).toBe(name)
    await client.end()
  }
  for (const { stop } of readers) {
    const names = (await stop()).map(({ name }) => name).filter(name => name.startsWith('湯呑 '))
    expect(names).toEqual(names.toSorted())
  }
})

test('what the server itself has acknowledged is in the next answer', async () => {
  await alone()
  const readers = [item, pageOfItems, item, pageOfItems].map(readOn)
  for (let stock = 1; stock <= 300; stock++) {
    expect((await call(`/api/items/${itemId}/stock`, 'PUT', { stock })).status).toBe(204)
    const read = stock % 2 === 0 ? item : pageOfItems
    expect((await read()).stock).toBe(stock)
    // Some of them in a calm that has begun, and lasts.
    if (stock % 20 === 0) await delay(30)
  }
  for (const { stop } of readers) {
    const stocks = (await stop()).map(({ stock }) => stock)
    expect(stocks.slice(1).every((stock, index) => stock >= (stocks[index] ?? 0))).toBe(true)
  }
  await alone()
})

test('a server that is stopped and goes on shows what was written meanwhile', async () => {
  await alone()
  const pids = [server.child.pid ?? 0, ...childrenOf(server.child.pid ?? 0)].filter(pid =>
    argumentsOf(pid).join(' ').includes('bin/akinai.js'),
  )
  signal(pids, 'SIGSTOP')
  const client = new pg.Client(connection)
  try {
    await client.connect()
    await rename(client, '止まっている間に')
  } finally {
    signal(pids, 'SIGCONT')
  }
  expect((await item()).name).toBe('止まっている間に')
  expect((await pageOfItems()).name).toBe('止まっている間に')
  await client.end()
  await alone()
})
