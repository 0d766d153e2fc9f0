/** Akinai itself under the load that others are put under: with its own database, and with the one that they have. */
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckoutDocument } from '../../src/checkout/checkouts/schemas.ts'
import { SERVER_ROLE } from '../../src/db/embedded/roles.ts'
import { CUSTOMER } from '../scenarios/checkouts.ts'
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

/** Each buyer takes some of so many. */
const ON_SALE = 100

async function askedOf(
  { port, pid }: Server,
  shop: MadeShop,
  items: number,
): Promise<Omit<RunningOther, keyof AsyncDisposable>> {
  const simple = Array.from({ length: items }, (_, index) => index + 1).filter(isSimple)
  // Stocks that change at random end no purchase: what is bought has plenty, and is left alone.
  const [onSale, others] = [simple.slice(0, ON_SALE), simple.slice(ON_SALE)]
  const base = `http://127.0.0.1:${port}`
  const store = `/shops/${SHOP_KEY}/api`
  const headers = authorization(shop)
  const write = (name: string): Asked => {
    const { request, expectedStatus } = writeOf(name)
    const nextRequest = () => {
      const { method, path, body } = request(atRandom(others)(), Math.floor(Math.random() * 1e6))
      return httpRequest(method, path, headers, body)
    }
    return { nextRequest, expectedStatus }
  }
  for (const id of onSale) await send(`${base}/api/items/${id}/stock`, 'PUT', { stock: 1_000_000 }, headers)
  return {
    ...{ port, pid },
    page: reading([`${store}/items?limit=20`]),
    item: reading(simple.map(id => `${store}/items/${id}`)),
    setStock: write('set-stock'),
    createItem: write('create-item'),
    buy: () => buy(`${base}${store}/checkouts`, onSale),
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

let bought = 0

async function buy(checkouts: string, onSale: readonly number[]): Promise<void> {
  const first = Math.floor(Math.random() * onSale.length)
  const lines = [0, 7, 14].map(at => ({ item_id: onSale[(first + at) % onSale.length], amount: 1 }))
  const buyer = bought++
  // A network may have 1,000 checkouts.
  const from = { 'x-forwarded-for': `198.51.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}` }
  const customer = { ...CUSTOMER, mail_address: `buyer${buyer}@example.jp` }
  const { checkout_id } = await send<CheckoutDocument>(checkouts, 'POST', { lines }, from)
  const one = `${checkouts}/${checkout_id}`
  const { amounts } = await send<CheckoutDocument>(one, 'PUT', { customer, payment: { method: 'cod' } }, from)
  const key = { ...from, 'idempotency-key': randomUUID() }
  await send(`${one}/complete`, 'POST', { expected_total: amounts.total }, key)
}

async function send<Answer>(
  url: string,
  method: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const answer = await fetch(url, {
    ...{ method, body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', ...headers },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}
