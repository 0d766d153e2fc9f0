/** Akinai itself under the load that others are put under: with its own database, and with the one that they have. */
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { SERVER_ROLE } from '../../src/db/embedded/roles.ts'
import { MADE_BY_NETWORK, makeReady, onSaleOf, putOnSale, type Selling } from '../scenarios/checkouts.ts'
import { WRITES, type Write } from '../scenarios/writes.ts'
import { atRandom, authorization } from '../support/bench.ts'
import { fillShop, type MadeShop, openBenchShop, SHOP_KEY } from '../support/bench-shop.ts'
import { httpRequest } from '../support/load.ts'
import { HIDDEN_EVERY, VARIATION_EVERY } from '../support/seed.ts'
import { type Server, startAkinai } from '../support/server.ts'
import type { Asked, Other, Place, RunningOther } from './other.ts'

/** As `npm start` runs it. */
export const AKINAI: Other = {
  name: 'Akinai',
  async start(place) {
    await using stack = new AsyncDisposableStack()
    mkdirSync(place.folder, { recursive: true })
    const shop = stack.use(await openBenchShop(place.folder, place.items))
    const server = stack.use(await serve(place, { AKINAI_DATA_DIR: shop.dataDir }))
    return { ...(await askedOf(server, shop, place.items)), ...disposing(stack.move()) }
  },
}

/** Beside a database that others could write to as well, so that each read asks it what is current. */
export const AKINAI_OUTSIDE: Other = {
  name: 'Akinai with an outside database',
  async start(place) {
    await using stack = new AsyncDisposableStack()
    mkdirSync(place.folder, { recursive: true })
    // It drops root's rights as it starts, and is nobody then whom PostgreSQL lets in as its superuser.
    const database = { ...place.database, user: SERVER_ROLE }
    const shop = await fillShop(database, place.items)
    const address = `postgres://${SERVER_ROLE}@/${database.database}?host=${encodeURIComponent(database.host)}`
    const server = stack.use(
      await serve(place, { DATABASE_URL: address, AKINAI_DATA_DIR: join(place.folder, 'data') }),
    )
    return { ...(await askedOf(server, shop, place.items)), ...disposing(stack.move()) }
  },
}

function serve(place: Place, environment: Readonly<Record<string, string>>): Promise<Server> {
  return startAkinai(place.folder, {
    ...{ AKINAI_DEMO: 'off', AKINAI_RATE_LIMITS: 'off', AKINAI_TRUSTED_PROXIES: '127.0.0.1' },
    ...{ AKINAI_MAILS_PER_SHOP: '1000000', AKINAI_MAILS_PER_RECIPIENT: '1000000', LOG_LEVEL: 'warn' },
    ...environment,
  })
}

function disposing(stack: AsyncDisposableStack): AsyncDisposable {
  return { [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

/** Items that buyers see and that have no variations. */
const isSimple = (id: number) => id % HIDDEN_EVERY !== 0 && id % VARIATION_EVERY !== 0

async function askedOf(
  { port, pid }: Server,
  { token }: MadeShop,
  items: number,
): Promise<Omit<RunningOther, keyof AsyncDisposable>> {
  const selling: Selling = { akinai: { port }, shop: { items, shopKey: SHOP_KEY, token } }
  const lines = await putOnSale(selling)
  const onSale = new Set(onSaleOf(items))
  const simple = Array.from({ length: items }, (_, index) => index + 1).filter(isSimple)
  // Stocks that change at random end no purchase.
  const other = atRandom(simple.filter(id => !onSale.has(id)))
  const store = `/shops/${SHOP_KEY}/api`
  const write = (name: string): Asked => {
    const { request, expectedStatus } = writeOf(name)
    const nextRequest = () => {
      const { method, path, body } = request(other(), Math.floor(Math.random() * 1e6))
      return httpRequest(method, path, authorization({ token }), body)
    }
    return { nextRequest, expectedStatus }
  }
  return {
    ...{ port, pid },
    page: reading([`${store}/items?limit=20`]),
    item: reading(simple.map(id => `${store}/items/${id}`)),
    setStock: write('set-stock'),
    createItem: write('create-item'),
    buy: () => buy(selling, lines),
  }
}

function writeOf(name: string): Write {
  const write = WRITES.find(one => one.name === name)
  if (write === undefined) throw new Error(`There is no ${name}`)
  return write
}

function reading(paths: readonly string[]): Asked {
  return { nextRequest: atRandom(paths.map(path => httpRequest('GET', path, {}))), expectedStatus: 200 }
}

/** Another network than those of an earlier run in this folder: each may have so many checkouts. */
let bought = MADE_BY_NETWORK * Math.floor(Math.random() * 60_000)

async function buy(selling: Selling, lines: () => readonly object[]): Promise<void> {
  const { checkout_id, amounts } = await makeReady(selling, lines, bought++)
  const path = `/shops/${selling.shop.shopKey}/api/checkouts/${checkout_id}/complete`
  const answer = await fetch(`http://127.0.0.1:${selling.akinai.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ expected_total: amounts.total }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
}
