import { Agent, get, type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PLAIN_ITEM } from '../support/api.ts'
import { argumentsOf, Folders, partsBelow, processesOf } from '../support/embedded/processes.ts'
import { children, type Hold, join, type Server, serve } from '../support/server-process.ts'
import { signal } from '../support/signal.ts'
import { uploadForm } from '../support/upload-form.ts'

const PARTS = 2
const CONNECTIONS = 60
const RATE = 50_000

const folders = new Folders()
const dataDir = folders.makeData()
let server: Server
let hold: Hold

beforeAll(async () => {
  server = await serve(dataDir, {
    AKINAI_PROCESSES: String(PARTS),
    AKINAI_RATE_LIMITS: 'on',
    AKINAI_RATE_TOKEN: String(RATE),
    AKINAI_CONNECTIONS_PER_ADDRESS: String(CONNECTIONS),
    AKINAI_METRICS_TOKEN: 'watch',
    AKINAI_HANG_MS: '5000',
    LOG_LEVEL: 'warn',
  })
  hold = await join(dataDir)
  await vi.waitFor(allServe, { timeout: 20_000, interval: 200 })
})

afterAll(async () => {
  await hold?.[Symbol.asyncDispose]()
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await vi.waitFor(() => expect(processesOf(dataDir)).toEqual([]), { timeout: 10_000 })
  await folders.clear()
})

/** The processes that serve. */
const parts = () => partsBelow(server.child.pid ?? 0)

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

async function allServe(): Promise<void> {
  expect(await metricsOf()).toMatch(new RegExp(`^akinai_processes ${PARTS}$`, 'm'))
}

/** A call on a connection of the agent's. */
function call(agent: Agent, path = '/api/items?limit=1', method = 'GET', body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${hold.token}`, 'content-type': 'application/json' }
    const sent = request(server.url + path, { agent, method, headers }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', chunk => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }))
      answer.on('error', reject)
    })
    sent.on('error', reject).end(body && JSON.stringify(body))
  })
}

/** Which process has answered: its request ids begin alike. */
function answerer({ headers }: Answer): string {
  return String(headers['x-request-id']).split('.')[0] ?? ''
}

interface Connections extends Disposable {
  readonly agents: readonly Agent[]
  /** Which process each has come to. */
  readonly at: readonly string[]
}

/** As many connections, each kept open, and more until every process has one. */
async function connections(count = PARTS): Promise<Connections> {
  const agents: Agent[] = []
  const at: string[] = []
  while (agents.length < count || new Set(at).size < PARTS) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    agents.push(agent)
    at.push(answerer(await call(agent, '/healthz')))
  }
  return { agents, at, [Symbol.dispose]: () => agents.forEach(agent => void agent.destroy()) }
}

function metricsOf(): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: 'Bearer watch' }
    get(`${server.url}/metrics`, { headers, agent: new Agent() }, answer => {
      let text = ''
      answer.on('data', chunk => {
        text += chunk
      })
      answer.on('end', () => resolve(text))
    }).on('error', reject)
  })
}

/** How many processes do jobs. */
async function leads(): Promise<number | undefined> {
  const { rows } = await hold.client.query<{ count: number }>(
    "select count(*)::int as count from pg_locks where locktype = 'advisory' and classid = x'6a6f6273'::int",
  )
  return rows[0]?.count
}

// R-GROW-1
test('connections are spread evenly over the processes, which are one shop', async () => {
  using open = await connections(6)
  const { agents, at } = open
  const counts = [...Map.groupBy(at, each => each).values()].map(each => each.length)
  expect(counts).toEqual([3, 3])
  const made = await call(agents[0] as Agent, '/api/items', 'POST', PLAIN_ITEM)
  const { item_id: id } = JSON.parse(made.text) as { item_id: number }
  for (const agent of agents) expect((await call(agent, `/api/items/${id}`)).status).toBe(200)
})

// R-GROW-2
test('a token has one limit in all processes', async () => {
  using open = await connections()
  const { agents, at } = open
  const [here, there] = [agents[0], agents.find((_, index) => at[index] !== at[0])]
  const left = async (agent: Agent) =>
    Number(/r=(\d+)/.exec(String((await call(agent)).headers.ratelimit))?.[1])
  // What others asked before is known everywhere.
  await delay(100)
  const before = await left(here as Agent)
  for (let count = 0; count < 5; count++) await left(there as Agent)
  await delay(100)
  // The others' five, and the one that asks.
  expect(before - (await left(here as Agent))).toBe(6)
})

// R-GROW-2
test('an address has one number of connections in all processes', async () => {
  // Those of other tests have ended.
  await delay(200)
  const sockets: Socket[] = []
  const told: string[] = []
  for (let count = 0; count < CONNECTIONS + 10; count++) {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => {}).on('data', chunk => told.push(String(chunk)))
    sockets.push(socket)
  }
  const refused = () => told.filter(each => each.startsWith('HTTP/1.1 429')).length
  await expect.poll(refused, { timeout: 20_000 }).toBe(10)
  // Nor is another one a moment later.
  await delay(200)
  for (const socket of sockets) socket.destroy()
  expect(refused()).toBe(10)
  const agent = new Agent()
  await expect.poll(() => call(agent).then(({ status }) => status)).toBe(200)
})

/** How many calls of `call` and makings of items are counted. */
async function counted(): Promise<number> {
  const lines = (await metricsOf()).matchAll(
    /^akinai_request_duration_seconds_count\{operation="(?:listItems|createItem)".*\} (\d+)$/gm,
  )
  return [...lines].map(([, each]) => Number(each)).reduce((sum, each) => sum + each, 0)
}

/** How many processes were started in the place of others. */
async function restarts(): Promise<number> {
  return Number(/^akinai_process_restarts_total (\d+)$/m.exec(await metricsOf())?.[1])
}

// R-GROW-3
test('metrics are of all processes together', async () => {
  const before = await counted()
  using open = await connections(4)
  for (const agent of open.agents) await call(agent)
  expect(await counted()).toBe(before + open.agents.length)
})

// R-GROW-1 R-PROCESS-3
test('pictures are made by whichever process is asked', async () => {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  using open = await connections()
  for (const agent of open.agents) {
    const asked = await call(agent, '/api/files', 'POST', {
      purpose: 'item_image',
      content_type: 'image/png',
    })
    expect(asked.status).toBe(201)
    const upload = JSON.parse(asked.text) as {
      file_id: string
      upload_url: string
      upload_fields: Record<string, string>
    }
    const form = uploadForm(upload.upload_fields, bytes, 'picture.png', 'image/png')
    expect((await fetch(upload.upload_url, { method: 'POST', body: form })).status).toBeLessThan(300)
    const item = JSON.parse((await call(agent, '/api/items', 'POST', PLAIN_ITEM)).text) as { item_id: number }
    const path = `/api/items/${item.item_id}/images`
    expect((await call(agent, path, 'POST', { file_id: upload.file_id })).status).toBe(201)
  }
})

// R-GROW-3
test('a process that is killed is started again, and the others go on; what it has counted stays', async () => {
  const [killed = 0] = parts()
  {
    using open = await connections(PARTS)
    for (const agent of open.agents) for (let count = 0; count < 30; count++) await call(agent)
  }
  const before = await counted()
  expect(await restarts()).toBe(0)
  signal(killed, 'SIGKILL')
  const agent = new Agent()
  for (let count = 0; count < 10; count++) {
    // Who was passed on to it in the moment of its end has to ask again.
    const { status } = await call(agent).catch(() => call(agent))
    expect(status).toBe(200)
  }
  await expect.poll(() => parts().length, { timeout: 20_000 }).toBe(PARTS)
  expect(parts()).not.toContain(killed)
  await vi.waitFor(allServe, { timeout: 20_000, interval: 200 })
  expect(server.output()).toContain(`"pid":${killed},"reason":"SIGKILL"`)
  // It may have answered some of the ten before it died.
  expect(await counted()).toBeGreaterThanOrEqual(before)
  expect(await counted()).toBeLessThanOrEqual(before + 10)
  expect(await restarts()).toBe(1)
  await expect.poll(leads, { timeout: 20_000 }).toBe(1)
})

// R-GROW-1
test('callers who keep their connections come to a process that began later, and no call of theirs fails', async () => {
  const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const askAll = () => Promise.all(agents.map(agent => call(agent)))
  const [killed = 0] = parts()
  await askAll()
  signal(killed, 'SIGKILL')
  // Who was passed on to it has to ask again, once.
  await Promise.all(agents.map(agent => call(agent).catch(() => call(agent))))
  const failures: unknown[] = []
  await expect.poll(() => parts().filter(pid => pid !== killed).length, { timeout: 20_000 }).toBe(PARTS)
  const counts = async () => {
    const answers = await askAll().catch(error => {
      failures.push(error)
      return []
    })
    failures.push(...answers.filter(({ status }) => status !== 200))
    return [...Map.groupBy(answers, answerer).values()].map(each => each.length)
  }
  await expect.poll(counts, { timeout: 20_000, interval: 50 }).toEqual([4, 4])
  // And they stay.
  for (let count = 0; count < 5; count++) expect(await counts()).toEqual([4, 4])
  expect(failures).toEqual([])
  for (const agent of agents) agent.destroy()
  // One that is stopped says of no connection that it has ended.
  await delay(200)
})

// R-GROW-8
test('a process that hangs is killed and started again, and what it was passed and had not taken is answered', async () => {
  const [hung = 0] = parts()
  signal(hung, 'SIGSTOP')
  const agents = Array.from({ length: PARTS * 2 }, () => new Agent())
  const asked = performance.now()
  const answers = await Promise.all(agents.map(agent => call(agent)))
  expect(answers.map(({ status }) => status)).toEqual(agents.map(() => 200))
  // Half of them waited for it.
  expect(performance.now() - asked).toBeGreaterThan(3_000)
  expect(parts()).not.toContain(hung)
  await vi.waitFor(allServe, { timeout: 20_000, interval: 200 })
  await expect.poll(server.output).toContain('a process of the server hangs and is killed')
})

// R-GROW-4
test('SIGHUP replaces every process while they are asked, no call fails, and every one is counted', async () => {
  const before = parts()
  const [countedBefore, restartsBefore] = [await counted(), await restarts()]
  let running = true
  const failures: unknown[] = []
  let calls = 0
  const ask = async (keepAlive: boolean, method: 'GET' | 'POST') => {
    const agent = new Agent({ keepAlive, maxSockets: 1 })
    while (running) {
      await call(
        agent,
        method === 'GET' ? undefined : '/api/items',
        method,
        method === 'GET' ? undefined : PLAIN_ITEM,
      ).then(
        ({ status }) => status !== 200 && failures.push(status),
        error => failures.push(error),
      )
      calls++
      await delay(5)
    }
    agent.destroy()
  }
  const asking = [
    ask(true, 'GET'),
    ask(true, 'GET'),
    ask(true, 'POST'),
    ask(false, 'GET'),
    ask(false, 'POST'),
  ]
  server.child.kill('SIGHUP')
  await expect.poll(() => parts().filter(each => before.includes(each)).length, { timeout: 40_000 }).toBe(0)
  await delay(100)
  running = false
  await Promise.all(asking)
  expect(failures).toEqual([])
  expect(calls).toBeGreaterThan(50)
  expect(await counted()).toBe(countedBefore + calls)
  expect(await restarts()).toBe(restartsBefore)
})

// R-GROW-3
test('a process that cannot do the jobs answers all the same, and does them once it can', async () => {
  // What the library of jobs does not start on: a schema of a version to come.
  await hold.client.query('insert into graphile_worker.migrations (id, breaking) values (1000000, true)')
  const before = parts()
  server.child.kill('SIGHUP')
  await expect.poll(server.output, { timeout: 40_000 }).toContain('jobs were not started')
  await expect.poll(() => parts().filter(each => before.includes(each)).length, { timeout: 40_000 }).toBe(0)
  const now = parts()
  const agents = Array.from({ length: 20 }, () => new Agent())
  const answers = await Promise.all(agents.map(agent => call(agent)))
  expect(answers.map(({ status }) => status)).toEqual(agents.map(() => 200))
  await hold.client.query('delete from graphile_worker.migrations where id = 1000000')
  await expect.poll(leads, { timeout: 20_000 }).toBe(1)
  expect(parts()).toEqual(now)
})

// R-GROW-3
test('SIGTERM stops all of them', async () => {
  const agent = new Agent({ keepAlive: true })
  expect((await call(agent)).status).toBe(200)
  await hold[Symbol.asyncDispose]()
  server.child.kill('SIGTERM')
  expect(await Promise.race([server.ended, delay(20_000, 'still running', { ref: false })])).toBe(0)
  expect(processesOf(dataDir)).toEqual([])
})

// R-GROW-4
test('a terminal that is closed stops all of them', async () => {
  const folder = folders.makeData()
  const { child } = await serve(folder, { AKINAI_PROCESSES: String(PARTS) }, [
    ...['sh', '-c', 'exec script -qec "$*" /dev/null', 'sh'],
  ])
  expect(processesOf(folder)).not.toEqual([])
  const theirs = partsBelow(child.pid ?? 0)
  expect(theirs.length).toBeGreaterThan(0)
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(processesOf(folder)).toEqual([]), { timeout: 20_000, interval: 200 })
  // What serves does not name the folder.
  const left = () => theirs.filter(pid => argumentsOf(pid).join('') !== '')
  await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 20_000, interval: 200 })
})
