/** Akinai as `last-piece.ts` tries it: bought from by the buyer's API, looked at in its database and its simulator's books. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from '#pg'
import { SCOPES } from '../../../src/auth/scopes.ts'
import { createToken } from '../../../src/auth/store.ts'
import type { Completed } from '../../../src/checkout/checkouts/completed-schemas.ts'
import type { CheckoutDocument } from '../../../src/checkout/checkouts/schemas.ts'
import { readConfig } from '../../../src/config.ts'
import { createContext } from '../../../src/context.ts'
import type { OrderDetail } from '../../../src/resources/orders/schemas.ts'
import { insertShop } from '../../../src/shops/store.ts'
import { PLAIN_ITEM } from '../../support/api.ts'
import { makeOpenFolder } from '../../support/open-folder.ts'
import type { Buyer, Charge, Outcome, ShopSystem, Sold } from './system.ts'

const PORT = 3979
const BASE = `http://127.0.0.1:${PORT}`
const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

/** Buyers take these in turn. */
const PAYMENTS = [
  { method: 'creditcard', source: 'sim' },
  { method: 'cod' },
  { method: 'creditcard', source: 'sim:authorise=redirect' },
  { method: 'bt' },
  { method: 'cvs' },
] as const

/** What is held back by a kill is known after some 30 s; nobody asks for longer than this. */
const PATIENCE_MS = 180_000

interface Answer {
  readonly status: number
  readonly text: string
}

/** Undefined: no answer came. */
async function send(
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer | undefined> {
  try {
    const answer = await fetch(path.startsWith('http') ? path : BASE + path, {
      method,
      redirect: 'manual',
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return undefined
  }
}

/** Whether the same is to be asked again: nothing is known of what became of it. */
function isOpen(answer: Answer | undefined): boolean {
  if (answer === undefined || answer.status >= 500) return true
  return answer.status === 409 && /idempotency-key-in-use|checkouts\/in-progress/.test(answer.text)
}

async function untilKnown(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(100)) {
    const answer = await ask()
    if (answer !== undefined && !isOpen(answer)) return answer
  }
  throw new Error(`Nothing was known after ${PATIENCE_MS / 1000} s`)
}

/** What is answered with success. */
async function must<T>(ask: () => Promise<Answer | undefined>): Promise<T> {
  const { status, text } = await untilKnown(ask)
  if (status >= 300) throw new Error(`${status} ${text}`)
  return JSON.parse(text || 'null') as T
}

/** Asks for the order, and goes to the page of the payment service when sent there. */
async function confirm({ checkout_id, amounts }: CheckoutDocument): Promise<Outcome> {
  const agreed = { expected_total: amounts.total }
  const path = `/shops/last/api/checkouts/${checkout_id}/complete`
  const complete = () => {
    const key = { 'idempotency-key': randomUUID() }
    return untilKnown(() => send('POST', path, agreed, key))
  }
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const answer = await complete()
    if (answer.status === 422 && answer.text.includes('checkouts/out-of-stock'))
      return { refused: answer.text }
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
    const { order, action } = JSON.parse(answer.text) as Completed
    if (order !== null) return { bought: order.unique_key }
    if (action?.type !== 'redirect') throw new Error(`Neither order nor page: ${answer.text}`)
    const page = `${new URL(action.url).pathname}/approve`
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    await send('POST', page, undefined, form)
    // Whoever was killed over it hears of it when the buyer looks.
    await untilKnown(() => send('GET', `/shops/last/api/checkouts/${checkout_id}`))
  }
  throw new Error('The buyer came to no end')
}

/** Opens a shop in a folder of its own, served by a process of its own. */
export async function open(): Promise<ShopSystem> {
  await using stack = new AsyncDisposableStack()
  const folder = makeOpenFolder('last')
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const environment = {
    ...{ PATH: process.env.PATH, PORT: String(PORT), HOST: '127.0.0.1', LOG_LEVEL: 'fatal' },
    ...{ AKINAI_DATA_DIR: join(folder, 'data'), AKINAI_DEMO: 'off' },
    ...{ AKINAI_MAILS_PER_RECIPIENT: '1000000', AKINAI_MAILS_PER_SHOP: '1000000' },
  }
  const context = stack.use(await createContext(readConfig(environment)))
  const { db, clock } = context
  const wanted = { key: 'last', name: 'Last', mailAddress: 'shop@example.jp', now: clock.now() }
  const shopId = await insertShop(db, wanted)
  if (shopId === undefined) throw new Error('The folder is not new')
  const made = await createToken(db, shopId, {
    ...{ name: 'Soak', scopes: SCOPES, expiresAt: null, now: clock.now() },
  })
  const authorization = { authorization: `Bearer ${made.token}` }
  const outside = new pg.Client(context.databaseAddress)
  await outside.connect()
  stack.defer(() => outside.end())

  let server = await startServer(environment)
  stack.defer(() => end(server, 'SIGTERM'))
  const call = <T>(method: string, path: string, body: object) =>
    must<T>(() => send(method, path, body, authorization))
  const rows = async <T extends object>(text: string, values: unknown[] = []) =>
    (await outside.query<T>(text, values)).rows
  let items = 0
  const kept = stack.move()

  return {
    async addItem() {
      const item = { ...PLAIN_ITEM, name: `最後の一点 ${++items}` }
      const { item_id } = await call<{ item_id: number }>('POST', '/api/items', item)
      await call('PUT', `/api/items/${item_id}/stock`, { stock: 1 })
      await call('PUT', `/api/items/${item_id}/visibility`, { visible: true })
      return String(item_id)
    },
    async prepare(item, number): Promise<Buyer> {
      const lines = [{ item_id: Number(item), amount: 1 }]
      const { checkout_id } = await must<CheckoutDocument>(() =>
        send('POST', '/shops/last/api/checkouts', { lines }),
      )
      const said = { customer: customer(number), payment: PAYMENTS[number % PAYMENTS.length] }
      const checkout = await must<CheckoutDocument>(() =>
        send('PUT', `/shops/last/api/checkouts/${checkout_id}`, said),
      )
      if (checkout.status !== 'ready') throw new Error(`Not ready: ${JSON.stringify(checkout.problems)}`)
      return { confirm: () => confirm(checkout) }
    },
    async orders(item): Promise<Sold[]> {
      const found = await rows<{ detail: OrderDetail }>(
        `select detail from orders where detail->>'status' <> 'cancelled'
           and exists (select from json_array_elements(detail->'lines') l where (l->>'item_id')::int = $1)`,
        [Number(item)],
      )
      return found.map(({ detail: { unique_key, payment, amounts } }) => ({
        name: unique_key,
        charged: payment.transactions.some(({ status }) => status === 'authorized') ? amounts.total : 0,
      }))
    },
    async left(item) {
      const [row] = await rows<{ left: number }>('select own_stock as left from items where id = $1', [item])
      return row?.left ?? Number.NaN
    },
    charges: () =>
      rows<Charge>(
        `select order_key as order, (authorised - refunded)::int as yen from simulated_transactions t
         where source is not null and not voided and authorised > refunded
           and not exists (select from simulated_actions a
             where a.shop_id = t.shop_id and a.transaction_id = t.id and a.state <> 'approved')`,
      ),
    async kill() {
      await end(server, 'SIGKILL')
      server = await startServer(environment)
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

function customer(number: number) {
  return {
    name: { first: '花子', last: `山田${number}`, first_kana: 'ハナコ', last_kana: 'ヤマダ' },
    mail_address: `buyer${number}@example.jp`,
    address: {
      ...{ zip_code: '604-8571', prefecture: '京都府', tel: '0751234567' },
      ...{ address: '京都市中京区上本能寺前町488', address2: '' },
    },
  }
}

async function startServer(environment: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['bin/akinai.js', 'serve'], {
    cwd: REPOSITORY,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error('The server ended by itself')
    if ((await send('GET', '/readyz'))?.status === 200) return child
    await delay(50)
  }
  throw new Error('The server did not become ready')
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
