/** A server that dies at every step of a call with a key, and the call sent again to another. */
import type { LightMyRequestResponse } from 'fastify'
import type pg from 'pg'
import { afterAll, beforeEach, describe, expect } from 'vitest'
import { resolvePayments } from '../../../src/resources/orders/jobs/resolve-payments.ts'
import { PLAIN_ITEM, type TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements } from '../../support/orders/balance.ts'
import { placeOrder } from '../../support/orders/place.ts'
import { addUser, OUR_PAGE, PASSWORD, prove } from '../console/support/sign-in.ts'
import { type MortalServer, startMortalServer } from './support/mortal-server.ts'

interface World {
  readonly context: TestContext
  readonly shopId: number
  readonly api: TestApi
  readonly outside: pg.Client
}

/** A call that is made once. */
interface Once {
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly body: unknown
  readonly headers?: Record<string, string>
  /** Calls that run beside it. */
  readonly beside?: (api: TestApi) => Promise<unknown>
  /** How often it had its effect, looked at from outside. */
  readonly effects: () => Promise<number>
}

const count = async (outside: pg.Client, sql: string, values: unknown[]) => {
  const { rows } = await outside.query<{ n: number }>(`select (${sql})::int as n`, values)
  return rows[0]?.n ?? -1
}

let turn = 0
let now = Date.parse('2026-11-20T01:02:03Z')

/** The calls, each on things of its own. */
const CALLS: Readonly<Record<string, (world: World) => Promise<Once>>> = {
  'creating an item': async ({ outside }) => {
    const name = `item ${++turn}`
    return {
      ...{ method: 'POST', path: '/api/items', body: { ...PLAIN_ITEM, name } },
      effects: () => count(outside, 'select count(*) from items where name = $1', [name]),
    }
  },
  'setting stock in a group': async ({ api, outside }) => {
    const made = await Promise.all(
      Array.from({ length: 6 }, () => api.call('POST', '/api/items', PLAIN_ITEM)),
    )
    const [id, ...others] = made.map(answer => answer.json<{ item_id: number }>().item_id)
    const before = await count(outside, 'select version from items where id = $1', [id])
    return {
      ...{ method: 'PUT', path: `/api/items/${id}/stock`, body: { stock: 7 } },
      beside: dying =>
        Promise.all(others.map(other => dying.call('PUT', `/api/items/${other}/stock`, { stock: 3 }))),
      effects: async () => (await count(outside, 'select version from items where id = $1', [id])) - before,
    }
  },
  'editing an item': async ({ api, outside }) => {
    const { item_id: id } = (await api.call('POST', '/api/items', PLAIN_ITEM)).json<{ item_id: number }>()
    const before = await count(outside, 'select version from items where id = $1', [id])
    return {
      ...{ method: 'POST', path: `/api/items/${id}`, body: { name: 'edited' } },
      effects: async () => (await count(outside, 'select version from items where id = $1', [id])) - before,
    }
  },
  'cancelling an order whose money goes back': async ({ context, shopId, outside }) => {
    const order = await placeOrder(context, shopId, {}, 'sim')
    return {
      ...{ method: 'POST', path: `${order.path}/cancel`, body: {} },
      effects: async () => {
        expect(await disagreements(outside)).toEqual([])
        const mails = await count(outside, 'select count(*) from mails where reference = $1', [order.key])
        expect(mails % 2).toBe(0)
        return mails / 2
      },
    }
  },
  'dispatching an order with its mail': async ({ context, shopId, outside }) => {
    const order = await placeOrder(context, shopId, { method: 'cod', payment: 'unpaid' })
    return {
      ...{ method: 'POST', path: `${order.path}/dispatch`, body: { order_line_ids: order.lineIds } },
      effects: () => count(outside, 'select count(*) from mails where reference = $1', [order.key]),
    }
  },
  'announcing an upload': async ({ outside }) => {
    const before = await count(outside, 'select count(*) from files', [])
    return {
      ...{ method: 'POST', path: '/api/files', body: { purpose: 'item_image', content_type: 'image/png' } },
      effects: async () => (await count(outside, 'select count(*) from files', [])) - before,
    }
  },
  'making a token in the console': async ({ context, shopId, api, outside }) => {
    const mail_address = `owner${++turn}@example.jp`
    await addUser(context, shopId, mail_address)
    const signedIn = await api.app.inject({
      ...{ method: 'POST', url: '/console/api/session', headers: OUR_PAGE },
      payload: { mail_address, password: PASSWORD },
    })
    const [cookie = ''] = String(signedIn.headers['set-cookie']).split(';')
    await prove(context, { cookie })
    const name = `program ${turn}`
    return {
      ...{ method: 'POST', path: '/console/api/tokens', headers: { ...OUR_PAGE, cookie } },
      body: { name, scopes: ['items.read'], expires_at: null },
      effects: () => count(outside, 'select count(*) from access_tokens where name = $1', [name]),
    }
  },
}

let world: World
let server: MortalServer
test.beforeAll(async ({ context, shopId, api, outside }) => {
  world = { context, shopId, api, outside }
  server = await startMortalServer(context, api.token)
  await api.call('POST', '/api/items', PLAIN_ITEM)
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => {
  now += 3_600_000
  world.context.setTime(new Date(now).toISOString())
})

function send(
  api: TestApi,
  { method, path, body, headers }: Once,
  key: string,
): Promise<LightMyRequestResponse> {
  return api.app.inject({
    method,
    url: path,
    headers: {
      ...(headers ?? { authorization: `Bearer ${api.token}` }),
      ...{ 'content-type': 'application/json', 'idempotency-key': key },
    },
    payload: JSON.stringify(body),
  })
}

const until = (status: number, call: () => Promise<LightMyRequestResponse>) =>
  expect.poll(async () => (await call()).statusCode, { interval: 2 }).toBe(status)

/** Has the server connect, and learn who calls, so that what is counted afterwards is the call's. */
async function warmUp({ headers }: Once, key: string): Promise<void> {
  server.revive()
  // Some connections hear of the death only when they are used.
  await until(200, () => server.api.call('POST', '/api/items/1', { name: key }))
  const visible = turn % 2 === 0
  await until(204, () => server.api.call('PUT', '/api/items/1/visibility', { visible }))
  const about = headers ? { url: '/console/api/session', headers } : { url: '/readyz' }
  await until(200, () => server.api.app.inject(about))
}

/** Sends it until it is answered otherwise than that the first is under way, while the jobs do what the dead left open. */
async function sendAgain(once: Once, key: string): Promise<LightMyRequestResponse> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await send(world.api, once, key)
    if (answer.statusCode !== 409) return answer
    expect(answer.json()).toMatchObject({ type: '/errors/request/idempotency-key-in-use' })
    expect(answer.headers['retry-after']).toBe('1')
    now += 60_000
    world.context.setTime(new Date(now).toISOString())
    await resolvePayments(world.context)
  }
  throw new Error('The key stayed in use')
}

const toldOf = ({ statusCode, rawPayload, headers }: LightMyRequestResponse) => ({
  ...{ status: statusCode, bytes: rawPayload.toString('latin1') },
  ...{ id: headers['x-request-id'], type: headers['content-type'] },
})

/**
 * Of the later steps of a call, every third: half of them are questions and half answers, so that both are met. All of them are
 * tried by `test/soak/lost-answers.ts`; cancelling an order has 61.
 */
const STRIDE = 3

// R-KEY-6, R-KEY-7
describe('a server that dies at any step of', () => {
  test.for(Object.entries(CALLS))(
    '%s: sent again it is done once, and answered the same',
    async ([, make]) => {
      let deaths = 0
      for (let messages = 0; ; messages += messages < 4 ? 1 : STRIDE) {
        const once = await make(world)
        const key = `death-${++turn}`
        await warmUp(once, key)
        server.dieAfter(messages)
        const [first] = await Promise.all([send(server.api, once, key), once.beside?.(server.api)])
        const died = server.isDead()
        if (died) deaths++
        const second = await sendAgain(once, key)
        expect(await once.effects(), `after ${messages} messages`).toBe(1)
        expect(second.statusCode).toBeLessThan(300)
        const third = await sendAgain(once, key)
        expect(third.headers['idempotent-replayed']).toBe('true')
        expect(toldOf(third)).toEqual(toldOf(second))
        expect(await once.effects()).toBe(1)
        if (first.statusCode < 300) expect(toldOf(second)).toEqual(toldOf(first))
        else expect(first.statusCode).toBeGreaterThanOrEqual(500)
        if (!died) break
      }
      // A statement and its answer are the least that there is.
      expect(deaths).toBeGreaterThanOrEqual(2)
    },
  )
})
