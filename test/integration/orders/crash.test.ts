import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { listHistory } from '../../../src/resources/orders/history-store.ts'
import { resolvePayments } from '../../../src/resources/orders/jobs/resolve-payments.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { freePort } from '../../support/free-port.ts'
import { makeOpenFolder } from '../../support/open-folder.ts'
import { disagreements, piecesOf } from '../../support/orders/balance.ts'
import { unchangedAmounts } from '../../support/orders/build.ts'
import { addStockedItem, type PlacedOrder, placeOrder, shownOrder } from '../../support/orders/place.ts'

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

let folder: string
const children: ChildProcess[] = []

beforeAll(() => {
  folder = makeOpenFolder('crash')
})

// The server lives by the machine's clock.
test.beforeEach(({ context }) => context.setTime(new Date().toISOString()))

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

interface Server {
  call(method: string, path: string, body: unknown): Promise<number>
  kill(): Promise<void>
}

/** Runs the server on the tests' database, as its users do. */
async function serve(context: TestContext, api: TestApi): Promise<Server> {
  const { host, port, user, database } = context.address
  const own = await freePort()
  const child = spawn(process.execPath, ['bin/akinai.js', 'serve'], {
    cwd: REPOSITORY,
    env: {
      ...{
        PATH: process.env.PATH,
        PORT: String(own),
        HOST: '127.0.0.1',
        AKINAI_DEMO: 'off',
        LOG_LEVEL: 'warn',
      },
      DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      AKINAI_DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const ended = new Promise(resolve => child.once('exit', resolve))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  const url = `http://127.0.0.1:${own}`
  await expect
    .poll(
      () =>
        child.exitCode === null
          ? fetch(`${url}/readyz`).then(
              ({ status }) => status,
              () => 0,
            )
          : output,
      {
        timeout: 30_000,
      },
    )
    .toBe(200)
  return {
    call: async (method, path, body) => {
      const headers = { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' }
      const response = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) })
      await response.arrayBuffer()
      return response.status
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** What the job does once the holds of the dead are over. */
async function resolveLater(context: TestContext, outside: pg.Client): Promise<void> {
  context.setTime(new Date(context.clock.now().getTime() + 10 * 60_000).toISOString())
  expect((await resolvePayments(context)).open).toBe(0)
  // Statements of the dead may still run when it is gone.
  await expect
    .poll(async () => {
      await resolvePayments(context)
      const { rows } = await outside.query(`select from payment_operations where state = 'pending'`)
      return rows.length
    })
    .toBe(0)
}

async function attemptsAt(outside: pg.Client, { key }: PlacedOrder): Promise<unknown> {
  const { rows } = await outside.query(
    `select s.attempts, s.outcome is not null as done from simulated_operations s
     join payment_operations p on p.key = s.key join orders o on o.shop_id = p.shop_id and o.id = p.order_id
     where o.unique_key = $1`,
    [key],
  )
  return rows[0]
}

test.for([
  ['before the money moved', 'timeout_before', false],
  ['after the money moved', 'timeout_after', true],
] as const)(
  'killed while the payment service is asked, %s: the change is made once',
  async ([_point, fault, done], { context, shopId, api, outside }) => {
    const item = await addStockedItem(api, 8)
    const order = await placeOrder(context, shopId, { lines: [{ stock_item_id: item }] }, `sim:void=${fault}`)
    const server = await serve(context, api)
    const answer = server.call('POST', `${order.path}/cancel`, {}).catch((error: unknown) => error)
    await expect.poll(() => attemptsAt(outside, order), { timeout: 10_000 }).toEqual({ attempts: 1, done })
    await server.kill()
    expect(await answer).toBeInstanceOf(TypeError)
    expect((await shownOrder(context, shopId, order)).status).toBe('ordered')

    const second = await serve(context, api)
    expect(await second.call('POST', `${order.path}/dispatch`, { order_line_ids: order.lineIds })).toBe(422)
    await outside.query('update payment_operations set held_until = created_at')
    await outside.query(`select graphile_worker.add_job('resolve_payments')`)
    await expect
      .poll(async () => (await shownOrder(context, shopId, order)).status, { timeout: 20_000 })
      .toBe('cancelled')
    expect(await disagreements(outside)).toEqual([])
    expect(await piecesOf(outside, item)).toBe(10)
    expect((await listHistory(context.db, shopId, order.key)).map(({ event }) => event)).toEqual([
      'cancel_order',
    ])
    await second.kill()
  },
)

// R-CHANGE-1
test('killed under fire, three times: nothing that was answered is lost, stock and money agree', async ({
  context,
  shopId,
  api,
  outside,
}) => {
  await outside.query('truncate orders, simulated_transactions, simulated_operations cascade')
  await outside.query('update shops set most_amount_updates = 1000000')
  const item = await addStockedItem(api, 40)
  const orders: PlacedOrder[] = []
  for (let at = 0; at < 24; at++) {
    orders.push(await placeOrder(context, shopId, { lines: [{ stock_item_id: item, amount: 1 }, {}] }, 'sim'))
  }
  const answered: Record<string, number> = {}
  for (const round of [0, 1, 2]) {
    const server = await serve(context, api)
    let killed = false
    let calls = 0
    const clients = Array.from({ length: 12 }, async (_, client) => {
      for (let turn = 0; !killed; turn++) {
        const order = orders[(client * 5 + turn * 7) % orders.length]
        if (order === undefined) return
        const { event, request } = await choose(context, shopId, order, client + turn * 13 + round)
        const status = await server.call(...request).catch(() => undefined)
        calls += 1
        if (status === 200) answered[`${order.key} ${event}`] = (answered[`${order.key} ${event}`] ?? 0) + 1
        else if (status !== undefined && status !== 422) throw new Error(`${event} answered ${status}`)
      }
    })
    await expect.poll(() => calls, { timeout: 30_000 }).toBeGreaterThan(60 + round * 25)
    await server.kill()
    killed = true
    await Promise.all(clients)
    context.setTime(new Date().toISOString())
    await resolveLater(context, outside)
    expect(await disagreements(outside)).toEqual([])
    expect(await piecesOf(outside, item)).toBe(40 + orders.length)
  }
  const { rows } = await outside.query<{ name: string; count: number }>(
    `select o.unique_key || ' ' || e.event as name, count(*)::int from order_events e
     join orders o on o.shop_id = e.shop_id and o.id = e.order_id group by 1`,
  )
  const happened = new Map(rows.map(({ name, count }) => [name, count]))
  for (const [name, count] of Object.entries(answered)) {
    expect([name, happened.get(name) ?? 0]).toEqual([
      name,
      expect.toSatisfy((found: number) => found >= count),
    ])
  }
  expect(Object.keys(answered).length).toBeGreaterThan(10)
})

/** Something to do to an order, chosen by number. */
async function choose(
  context: TestContext,
  shopId: number,
  order: PlacedOrder,
  choice: number,
): Promise<{ event: string; request: Parameters<Server['call']> }> {
  const { path, lineIds } = order
  if (choice % 9 === 0) return { event: 'cancel_order', request: ['POST', `${path}/cancel`, {}] }
  if (choice % 9 === 1) {
    const body = { order_line_ids: [lineIds[choice % 2]] }
    return { event: 'dispatch_order', request: ['POST', `${path}/dispatch`, body] }
  }
  const body = unchangedAmounts(await shownOrder(context, shopId, order))
  const lines = body.lines.map(line => ({
    ...line,
    amount: 1 + (choice % 2),
    price: Math.max(line.price - (choice % 2 === 1 ? line.price * 0.6 : 0) - 1, 100) | 0,
  }))
  return { event: 'update_order', request: ['PUT', path, { ...body, lines }] }
}
