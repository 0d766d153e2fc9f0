/** How much memory the server takes when all that it does goes on at once, for minutes. */
import { ASKED, type Asked } from '../cost/asked.ts'
import { authorization, type Bench } from '../support/bench.ts'
import { SHOP_KEY } from '../support/bench-shop.ts'
import { httpRequest, runLoad } from '../support/load.ts'
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
    next: shop => httpRequest('GET', `/shops/${SHOP_KEY}`, authorization(shop)),
  },
  {
    ...{ name: 'store-item', title: 'a page of an item', of: 'items', expectedStatus: 200 },
    next: (shop, items) =>
      httpRequest('GET', `/shops/${SHOP_KEY}/items/${shownItem(items)}`, authorization(shop)),
  },
  {
    ...{ name: 'create-item', title: 'a new item', of: 'items', expectedStatus: 200 },
    next: shop => httpRequest('POST', '/api/items', authorization(shop), NEW_ITEM),
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
      const nextRequest = () => next(shop, items, orders)
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
