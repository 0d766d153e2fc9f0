/** Buying: a quote of a checkout of three lines, and completing one, cash on delivery, with its mails put into the outbox. */
import { randomUUID } from 'node:crypto'
import type { CheckoutDocument } from '../../src/checkout/checkouts/schemas.ts'
import { authorization, type Bench, loadTarget } from '../support/bench.ts'
import type { BenchShop } from '../support/bench-shop.ts'
import { httpRequest } from '../support/load.ts'
import type { Result } from '../support/result.ts'
import { runRounds, type Turn } from '../support/rounds.ts'
import { VARIATION_EVERY } from '../support/seed.ts'
import { type Server, startStatic } from '../support/server.ts'
import { median } from '../support/statistics.ts'

/** Checkouts for a second of completing; no server here is faster. */
const A_SECOND = 1200

/** Checkouts that are made at once. */
const AT_ONCE = 16

const LINES = 3

/** Items on sale, of which each buyer takes some: those who buy the same wait for each other. */
export const ON_SALE = 100

/** A network may have 1,000 checkouts. */
export const MADE_BY_NETWORK = 900

/** A buyer but for the mail address. */
export const CUSTOMER = {
  name: { first: '花子', last: '山田', first_kana: 'ハナコ', last_kana: 'ヤマダ' },
  address: {
    ...{ zip_code: '604-8571', prefecture: '京都府', tel: '0751234567' },
    ...{ address: '京都市中京区上本能寺前町488', address2: 'A棟 101' },
  },
}

/** A shop of `seed.ts` that sells, and who serves it. */
export interface Selling {
  readonly akinai: Pick<Server, 'port'>
  readonly shop: Pick<BenchShop, 'items' | 'shopKey' | 'token'>
}

/** Ids of what is put on sale: none of them has variations. */
export function onSaleOf(items: number): number[] {
  return Array.from({ length: items }, (_, index) => index + 1)
    .filter(id => id % VARIATION_EVERY !== 0)
    .slice(0, ON_SALE)
}

/** What one buyer takes of what is on sale: any, one of each. */
export function anyOnSale<T>(onSale: readonly T[]): T[] {
  const first = Math.floor(Math.random() * onSale.length)
  return Array.from({ length: LINES }, (_, at) => onSale[(first + at * 7) % onSale.length] as T)
}

/** Puts items on sale that can be bought by the thousand; answers what makes the lines of a purchase. */
export async function putOnSale(bench: Selling): Promise<() => readonly object[]> {
  const headers = { ...authorization(bench.shop), 'content-type': 'application/json' }
  const send = async (path: string, body: object) => {
    const url = `http://127.0.0.1:${bench.akinai.port}/api/items/${path}`
    const { status } = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(body) })
    if (status >= 300) throw new Error(`${path} answered ${status}`)
  }
  const items = onSaleOf(bench.shop.items)
  for (const id of items) {
    await send(`${id}/stock`, { stock: 1_000_000 })
    await send(`${id}/visibility`, { visible: true })
  }
  return () => anyOnSale(items).map(id => ({ item_id: id, amount: 1 }))
}

/** A checkout that is ready, made by the address of a proxy's customer. */
export async function makeReady({ akinai, shop }: Selling, lines: () => readonly object[], at: number) {
  const base = `http://127.0.0.1:${akinai.port}/shops/${shop.shopKey}/api/checkouts`
  const network = Math.floor(at / MADE_BY_NETWORK)
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `198.51.${network >> 8}.${network & 255}`,
  }
  const send = async (method: string, url: string, body: object) => {
    const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status} ${text}`)
    return JSON.parse(text) as CheckoutDocument
  }
  const { checkout_id } = await send('POST', base, { lines: lines() })
  const customer = { ...CUSTOMER, mail_address: `buyer${at}@example.jp` }
  const checkout = await send('PUT', `${base}/${checkout_id}`, { customer, payment: { method: 'cod' } })
  if (checkout.status !== 'ready') throw new Error(`Not ready: ${JSON.stringify(checkout.problems)}`)
  return checkout
}

/** Measures a quote: what a checkout shows is made anew each time it is looked at. */
export async function measureQuote(bench: Bench): Promise<Result> {
  const { akinai, shop, options } = bench
  const { checkout_id } = await makeReady(bench, await putOnSale(bench), 0)
  const path = `/shops/${shop.shopKey}/api/checkouts/${checkout_id}`
  const bytes = Buffer.from(await (await fetch(`http://127.0.0.1:${akinai.port}${path}`)).arrayBuffer())
  await using bare = await startStatic(shop.folder, bytes)
  const request = httpRequest('GET', path, {})
  const load = { seconds: options.seconds, nextRequest: () => request, expectedStatus: 200 }
  await loadTarget(akinai, { ...load, seconds: 1 })()
  const rounds = await runRounds(
    { akinai: loadTarget(akinai, load), static: loadTarget(bare, load) },
    options.rounds,
  )
  return { name: 'quote', title: `quote of ${LINES} lines`, items: shop.items, ...rounds }
}

/** Measures completing. Each turn has checkouts of its own, which are made before it. */
export async function measureCompleting(bench: Bench): Promise<Result> {
  const { akinai, shop, options } = bench
  const lines = await putOnSale(bench)
  const turns: Turn[] = []
  let made = 1
  for (let round = 0; round < options.rounds; round++) {
    const ready: Buffer[] = []
    const last = made + A_SECOND * (options.seconds + 0.5)
    const maker = async () => {
      while (made < last) ready.push(completing(bench, await makeReady(bench, lines, made++)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, maker))
    const nextRequest = () => {
      const one = ready.pop()
      if (one === undefined) throw new Error(`More than ${A_SECOND} checkouts were completed in a second`)
      return one
    }
    turns.push(await loadTarget(akinai, { seconds: options.seconds, nextRequest, expectedStatus: 200 })())
  }
  const of = (read: (turn: Turn) => number | undefined) => median(turns.map(turn => read(turn) ?? 0))
  const figures = {
    akinai: {
      ...{ rate: of(({ rate }) => rate), median: of(turn => turn.median) },
      ...{ p99: of(({ p99 }) => p99), processor: of(({ processor }) => processor) },
    },
  }
  const title = `completing a checkout of ${LINES} lines`
  return { name: 'complete-checkout', title, items: shop.items, figures, ratios: {} }
}

function completing({ shop }: Bench, { checkout_id, amounts }: CheckoutDocument): Buffer {
  const path = `/shops/${shop.shopKey}/api/checkouts/${checkout_id}/complete`
  const body = { expected_total: amounts.total }
  return httpRequest('POST', path, { 'idempotency-key': randomUUID() }, body)
}
