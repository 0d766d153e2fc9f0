/** The tasks of docs/console-tasks.md are done, and what they take is counted. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect } from 'vitest'
import { hasBrowser } from './browser.ts'
import { handOn } from './clicks/hand.ts'
import { ITEM_TASKS } from './clicks/item-tasks.ts'
import { ORDER_TASKS } from './clicks/order-tasks.ts'
import type { Around } from './clicks/task.ts'
import { type DemoShop, follow, openConsole, startDemoShop } from './console-server.ts'
import { test as plain } from './fixture.ts'
import { canBeLeft, makeTabs } from './tabs.ts'

/**
 * In a shop of its own, another for each try: a day's work leaves little of what other files look for, and they of what
 * it needs.
 */
const test = plain.extend('own', async ({ browser }, { onCleanup }) => {
  const shop = await startDemoShop()
  onCleanup(() => shop[Symbol.asyncDispose]())
  return openConsole(shop, makeTabs(browser, shop.baseUrl), 'tasks@example.jp')
})

const TASKS = [...ORDER_TASKS, ...ITEM_TASKS]

/** Presses more than the least possible that a task may take. */
const MORE = 2

const PICTURES = fileURLToPath(new URL('../../demo/images/', import.meta.url))

/** What the page says of each task. */
function told(): ReadonlyMap<string, { readonly least: number; readonly ours: number }> {
  const text = readFileSync(new URL('../../docs/console-tasks.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| \d+ \| (?<name>[^|]+?) \| (?<least>\d+) \| (?<ours>\d+) \|/gm)]
  return new Map(
    rows.map(({ groups }) => [
      groups?.name?.trim() ?? '',
      { least: Number(groups?.least), ours: Number(groups?.ours) },
    ]),
  )
}

interface Item {
  readonly name: string
  readonly type: string
  readonly variations: readonly unknown[]
}

interface Order {
  readonly unique_key: string
  readonly customer: { readonly name: { readonly last: string } }
  readonly delivery: { readonly tracking_number: string | null }
}

/** What tasks have to name, in the demo shop. */
function aroundOf(api: DemoShop['api']): Around {
  const search = async (body: object) =>
    (await api<{ readonly orders: readonly Order[] }>('POST', '/api/orders/search', body)).orders
  return {
    orderToSend: async () => (await search({ statuses: ['ordered'] }))[0]?.unique_key ?? '',
    orderSent: async () => {
      for (const { unique_key } of await search({ statuses: ['dispatched'] })) {
        const { delivery } = await api<Order>('GET', `/api/orders/${unique_key}`)
        if (delivery.tracking_number !== null) return unique_key
      }
      return ''
    },
    buyerName: async () => (await search({}))[0]?.customer.name.last ?? '',
    itemName: async () => {
      const items = await api<readonly Item[]>('GET', '/api/items?limit=20')
      const plain = items.find(item => item.type === 'normal' && item.variations.length === 0)
      return plain?.name ?? ''
    },
    picture: `${PICTURES}${readdirSync(PICTURES).find(file => file.endsWith('.jpg'))}`,
  }
}

// R-HOME-4
describe.skipIf(!hasBrowser())('the tasks of a shop’s day', () => {
  test('take as many presses as is told, and two more than the least at most', async ({ own }) => {
    const around = aroundOf(own.api)
    const { page, close } = await own.open('/console/')
    page.setDefaultTimeout(15_000)
    const counted: [name: string, presses: number][] = []
    for (const { name, run } of TASKS) {
      await follow(page, '')
      await page.getByRole('link', { name: '発送待ちの注文' }).waitFor({ timeout: 60_000 })
      const hand = handOn(page)
      // What is left half done may hold the page, so that no other begins behind it.
      await run(hand, around).catch((error: unknown) => {
        throw new Error(`${name}, after ${hand.count()} presses: ${error}`)
      })
      counted.push([name, hand.count()])
      await canBeLeft(page)
    }
    const stated = told()
    expect(counted).toEqual(TASKS.map(({ name }) => [name, stated.get(name)?.ours]))
    expect(counted.filter(([name, ours]) => Number(ours) > (stated.get(name)?.least ?? 0) + MORE)).toEqual([])
    await close()
  })
})
