/** Finding orders, as one client sees it; and pages and single orders, read by many, against a bare server of the same bytes. */
import { type Asked, requestOf } from '../cost/asked.ts'
import { atRandom, authorization, type Bench, fetchBytes, loadTarget } from '../support/bench.ts'
import { httpRequest, runLoad } from '../support/load.ts'
import type { Result } from '../support/result.ts'
import { runRounds } from '../support/rounds.ts'
import { KEYWORDS, QUARTER, YEAR } from '../support/seed-orders.ts'
import { startStatic } from '../support/server.ts'
import { median } from '../support/statistics.ts'

/** A way of searching. */
export interface Search {
  readonly name: string
  readonly title: string
  /** The bodies of which each request takes any. */
  readonly bodies: readonly object[]
  /** Orders in the shop for which there is a budget. */
  readonly judgedAt?: number
}

/** The ways of searching. */
export const SEARCHES: readonly Search[] = [
  {
    name: 'order-search-keyword',
    title: 'three months, a keyword of two characters',
    bodies: KEYWORDS.map(keyword => ({ ...QUARTER, keyword })),
    judgedAt: 200_000,
  },
  { name: 'order-search-year', title: 'a year, no keyword', bodies: [YEAR], judgedAt: 1_000_000 },
  {
    name: 'order-search-words',
    title: 'three months, a whole name, a telephone number or the name of an item',
    bodies: ['佐藤陽菜', '090-0123', '帆布のトートバッグ'].map(keyword => ({ ...QUARTER, keyword })),
  },
  {
    name: 'order-search-status',
    title: 'a year, one status',
    bodies: [{ ...YEAR, statuses: ['ordered'] }],
    judgedAt: 1_000_000,
  },
  {
    name: 'order-search-payment',
    title: 'a year, one way to pay',
    bodies: [{ ...YEAR, payments: ['paypal'] }],
    judgedAt: 1_000_000,
  },
  {
    name: 'order-search-property',
    title: 'a year, one property',
    bodies: [{ ...YEAR, properties: ['has_remark'] }],
    judgedAt: 1_000_000,
  },
  {
    name: 'order-search-type',
    title: 'a year, one type',
    bodies: [{ ...YEAR, order_types: ['digital'] }],
    judgedAt: 1_000_000,
  },
  {
    name: 'order-search-scheduled',
    title: 'a year, by the first day to send',
    bodies: [{ ...YEAR, sort: 'scheduled_date_asc' }],
  },
  {
    name: 'order-search-deep',
    title: 'a year, page 500 of 200',
    bodies: [{ ...YEAR, page: 500, limit: 200 }],
  },
]

/** Measures one way of searching: milliseconds from request to answer, for one client that asks again and again. */
export async function measureSearch(
  { shop, akinai, options }: Bench,
  search: Search,
  orders: number,
): Promise<Result> {
  const requests = search.bodies.map(body =>
    httpRequest('POST', '/api/orders/search', authorization(shop), body),
  )
  const load = { port: akinai.port, connections: 1, nextRequest: atRandom(requests), expectedStatus: 200 }
  // The same few searches come again and again, and would be answered from memory.
  await using _other = await shop.stayConnected()
  await runLoad({ ...load, seconds: 1 })
  const turns: { median: number; p99: number }[] = []
  for (let round = 0; round < options.rounds; round++) {
    turns.push(await runLoad({ ...load, seconds: options.seconds }))
  }
  const { name, title, judgedAt = orders } = search
  return {
    name: orders === judgedAt ? name : `${name}, not judged`,
    title,
    items: orders,
    value: median(turns.map(turn => turn.median)),
    unit: 'ms',
    details: {
      p99: median(turns.map(turn => turn.p99)),
      found: await totals({ shop, akinai }, search),
    },
  }
}

async function totals({ shop, akinai }: Pick<Bench, 'shop' | 'akinai'>, { bodies }: Search): Promise<string> {
  const found: number[] = []
  for (const body of bodies) {
    const answer = await fetch(`http://127.0.0.1:${akinai.port}/api/orders/search`, {
      method: 'POST',
      headers: { ...authorization(shop), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { pagination } = (await answer.json()) as { pagination: { total_count: number } }
    found.push(pagination.total_count)
  }
  return found.join(', ')
}

/** Measures a way of reading orders, by many at once. */
export async function measureOrderRead(
  bench: Bench,
  { name, title, expectedStatus, next }: Asked,
  orders: number,
): Promise<Result> {
  const { shop, akinai, options } = bench
  const call = () => next(0, orders)
  const { path, body } = call()
  const bytes = await fetchBytes(bench, path, body)
  await using bare = await startStatic(shop.folder, bytes)
  const load = { seconds: options.seconds, expectedStatus }
  const asked = { ...load, nextRequest: () => requestOf(shop, call()) }
  const askedOfBare = { ...load, nextRequest: () => requestOf(shop, { method: 'GET', path: call().path }) }
  await loadTarget(akinai, { ...asked, seconds: 1 })()
  const rounds = await runRounds(
    { akinai: loadTarget(akinai, asked), static: loadTarget(bare, askedOfBare) },
    options.rounds,
  )
  return { name, title, items: orders, ...rounds, details: { bytes: bytes.length } }
}
