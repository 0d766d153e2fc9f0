import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join as joinPath } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { waitingForLocks } from '../support/another-writer.ts'
import { PLAIN_ITEM } from '../support/api.ts'
import { Folders, processesOf } from '../support/embedded/processes.ts'
import { children, join, type Server, serve } from '../support/server-process.ts'

const folders = new Folders()

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await folders.clear()
})

function call(
  server: Server,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

async function addItem(server: Server, token: string): Promise<number> {
  const response = await call(server, token, 'POST', '/api/items', PLAIN_ITEM)
  expect(response.status).toBe(200)
  return ((await response.json()) as { item_id: number }).item_id
}

/** Whether a new connection is taken. */
function connects(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** A request whose last line is still to be sent. */
async function halfRequest(port: number): Promise<{ finish(): Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  await new Promise(resolve => socket.once('connect', resolve))
  let answer = ''
  socket.on('data', chunk => {
    answer += chunk
  })
  const ended = new Promise<string>(resolve => socket.once('close', () => resolve(answer)))
  socket.on('error', () => {})
  socket.write('GET /api/items HTTP/1.1\r\nHost: x\r\n')
  return {
    finish() {
      socket.write('\r\n')
      return ended
    },
  }
}

// R-HTTP-17
test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s: running requests are finished, new ones refused, and then all is stopped',
  async signal => {
    const dataDir = folders.makeData()
    const server = await serve(dataDir)
    {
      await using hold = await join(dataDir)
      const { client, token } = hold
      const item = await addItem(server, token)
      const other = await addItem(server, token)
      const early = await halfRequest(server.port)
      await client.query('begin')
      await client.query('select from items for update')
      const putting = call(server, token, 'PUT', `/api/items/${item}/stock`, { stock: 42 })
      const adding = call(server, token, 'POST', `/api/items/${other}/variations`, { name: 'S' })
      await expect.poll(() => waitingForLocks(client), { timeout: 5000 }).toBe(2)

      server.child.kill(signal)
      await expect.poll(() => connects(server.port), { timeout: 5000 }).toBe(false)
      const late = await early.finish()
      expect(late).toMatch(/^HTTP\/1\.1 503 /)
      expect(late).toContain('/errors/internal/shutting-down')
      expect(late).toMatch(/connection: close/i)

      await client.query('commit')
      expect((await putting).status).toBe(204)
      expect((await adding).status).toBe(201)
      expect(await Promise.race([server.ended, delay(20_000, 'still running', { ref: false })])).toBe(0)
      const { rows } = await client.query('select own_stock, variation_count from items order by id')
      expect(rows).toEqual([
        { own_stock: 42, variation_count: 0 },
        { own_stock: 0, variation_count: 1 },
      ])
      // The log of requests has all four, the two that were answered last too.
      const logged = await client.query('select status from api_requests order by status')
      expect(logged.rows.map(row => row.status)).toEqual([200, 200, 201, 204])
      expect(server.output()).toContain('"msg":"stopped"')
    }
    await expect.poll(() => processesOf(dataDir), { timeout: 10_000 }).toEqual([])
  },
)

test('a server that nobody calls stops at once, and PostgreSQL with it', async () => {
  const dataDir = folders.makeData()
  const server = await serve(dataDir)
  expect(processesOf(dataDir).length).toBeGreaterThan(0)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(processesOf(dataDir)).toEqual([])
})

/** A request whose body comes a byte at a time and never ends; answers when its connection does. */
async function endless(port: number, token: string): Promise<{ readonly closed: Promise<void> }> {
  const socket = connect(port, '127.0.0.1')
  await new Promise(resolve => socket.once('connect', resolve))
  socket.on('error', () => {}).resume()
  const head = ['POST /api/items HTTP/1.1', 'Host: x', `Authorization: Bearer ${token}`]
  socket.write([...head, 'Content-Type: application/json', 'Content-Length: 100000', '', '{'].join('\r\n'))
  const drip = setInterval(() => socket.write(' '), 50)
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  void closed.then(() => clearInterval(drip))
  // Until it is read there.
  await delay(500)
  return { closed }
}

/** Starts a server that waits a second for what it has begun, and lets nobody else use its database. */
async function serveShortly(processes: number) {
  const dataDir = folders.makeData()
  const server = await serve(dataDir, { AKINAI_STOP_MS: '1000', AKINAI_PROCESSES: String(processes) })
  const { token, ...hold } = await join(dataDir)
  await hold[Symbol.asyncDispose]()
  return { dataDir, server, token }
}

// R-HTTP-17
test.each([1, 2])(
  'a request that never ends holds up no stop for longer than its time (processes: %i)',
  async processes => {
    const { dataDir, server, token } = await serveShortly(processes)
    const { closed } = await endless(server.port, token)
    server.child.kill('SIGTERM')
    const began = performance.now()
    expect(await Promise.race([server.ended, delay(20_000, 'still running', { ref: false })])).toBe(0)
    const took = performance.now() - began
    expect(took).toBeGreaterThan(900)
    expect(took).toBeLessThan(8_000)
    await closed
    expect(server.output()).toContain('takes too long and is cut off')
    expect(server.output()).toContain('"msg":"stopped"')
    // In order: the next start has nothing to recover.
    expect(processesOf(dataDir)).toEqual([])
    expect(readFileSync(joinPath(dataDir, 'postgres.log'), 'utf8')).toMatch(
      /database system is shut down\s*$/,
    )
  },
)

// R-GROW-4
test('a process that was replaced and still answers holds up no stop for longer', async () => {
  const { dataDir, server, token } = await serveShortly(2)
  const { closed } = await endless(server.port, token)
  server.child.kill('SIGHUP')
  const count = (what: string) => server.output().split(`"msg":"${what}"`).length
  const leaving = () => count('stopping') - count('stopped')
  // The other one ends at once: this is the one that still answers.
  const stays = async () => {
    const before = leaving()
    await delay(3_000)
    return Math.min(before, leaving())
  }
  await expect.poll(stays, { timeout: 40_000 }).toBe(1)
  server.child.kill('SIGTERM')
  const began = performance.now()
  expect(await Promise.race([server.ended, delay(20_000, 'still running', { ref: false })])).toBe(0)
  expect(performance.now() - began).toBeLessThan(8_000)
  await closed
  expect(processesOf(dataDir)).toEqual([])
})

// R-FAULT-5
test('kill -9 in the midst of writes: whatever was acknowledged is there after a restart', async () => {
  const dataDir = folders.makeData()
  const first = await serve(dataDir)
  const acknowledged: { id: number; stock: number }[] = []
  const hold = await join(dataDir)
  const { token } = hold
  async function write(): Promise<void> {
    for (let stock = 1; ; stock++) {
      const id = await addItem(first, token)
      const response = await call(first, token, 'PUT', `/api/items/${id}/stock`, { stock })
      if (response.status !== 204) throw new Error(`answered ${response.status}`)
      acknowledged.push({ id, stock })
    }
  }
  const writers = Array.from({ length: 8 }, () => write().catch((error: unknown) => error))
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(80)
  first.child.kill('SIGKILL')
  for (const error of await Promise.all(writers)) expect(error).toBeInstanceOf(TypeError)
  expect(await first.ended).toBe('SIGKILL')
  await hold[Symbol.asyncDispose]()

  const second = await serve(dataDir)
  const found = new Map<number, number>()
  for (let offset = 0, full = true; full; offset += 100) {
    const page = (await (
      await call(second, token, 'GET', `/api/items?limit=100&offset=${offset}`)
    ).json()) as { id: number; stock: number }[]
    for (const { id, stock } of page) found.set(id, stock)
    full = page.length === 100
  }
  expect(acknowledged.filter(({ id, stock }) => found.get(id) !== stock)).toEqual([])
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})
