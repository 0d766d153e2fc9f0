/** How much memory the server takes when all that it does goes on at once, for minutes. */
import { ASKED, type Asked, requestOf } from '../cost/asked.ts'
import type { Bench } from '../support/bench.ts'
import { SHOP_KEY } from '../support/bench-shop.ts'
import { runLoad } from '../support/load.ts'
import { memoryOf } from '../support/processes.ts'
import type { Result } from '../support/result.ts'
import { HIDDEN_EVERY } from '../support/seed.ts'

/** An item that is made again and again. */
const NEW_ITEM = { type: 'normal', name: '手ぬぐい', price: 1200, item_tax_type: 'standard' }

const shownItem = (items: number) => {
  const id = 1 + Math.floor(Math.random() * items)
  return id % HIDDEN_EVERY === 0 ? id - 1 : id
}

/** What buyers ask for and what makes items, beside what is asked of the API. */
const OTHERS: readonly Asked[] = [
  {
    ...{ name: 'store-page', title: 'the storefront', of: 'items', expectedStatus: 200 },
    next: () => ({ method: 'GET', path: `/shops/${SHOP_KEY}` }),
  },
  {
    ...{ name: 'store-item', title: 'a page of an item', of: 'items', expectedStatus: 200 },
    next: items => ({ method: 'GET', path: `/shops/${SHOP_KEY}/items/${shownItem(items)}` }),
  },
  {
    ...{ name: 'create-item', title: 'a new item', of: 'items', expectedStatus: 200 },
    next: () => ({ method: 'POST', path: '/api/items', body: NEW_ITEM }),
  },
]

/**
 * Asks for everything at once, each kind over a connection of its own without a pause, and reads what the kernel has counted of the
 * server's process. Requests for any item or order come with many more of them than are kept in memory.
 */
export async function measureMixedMemory(
  { shop, akinai, options }: Bench,
  items: number,
  orders: number,
): Promise<Result> {
  const kinds = [...ASKED, ...OTHERS]
  const seconds = options.minutes * 60
  const rates = await Promise.all(
    kinds.map(async ({ next, expectedStatus }) => {
      const nextRequest = () => requestOf(shop, next(items, orders))
      const { rate } = await runLoad({
        port: akinai.port,
        connections: 1,
        seconds,
        nextRequest,
        expectedStatus,
      })
      return rate
    }),
  )
  const { now, peak } = memoryOf(akinai.pid)
  return {
    name: 'mixed-memory',
    title: `most memory of the process in ${options.minutes} minutes of ${kinds.length} kinds of requests at once`,
    ...{ items, value: peak, unit: 'MB' },
    details: {
      ...{ orders, nowMegabytes: Math.round(now) },
      answers: Math.round(rates.reduce((sum, rate) => sum + rate, 0) * seconds),
    },
  }
}
