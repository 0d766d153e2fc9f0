/** The tasks of docs/console-tasks.md are done, and what they take is counted. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect } from 'vitest'
import { hasBrowser } from './browser.ts'
import { handOn } from './clicks/hand.ts'
import { ITEM_TASKS } from './clicks/item-tasks.ts'
import { ORDER_TASKS } from './clicks/order-tasks.ts'
import type { Around } from './clicks/task.ts'
import { follow } from './console-server.ts'
import { test } from './fixture.ts'

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

// R-HOME-4
describe.skipIf(!hasBrowser())('the tasks of a shop’s day', { timeout: 240_000 }, () => {
  test('take as many presses as is told, and two more than the least at most', async ({ server }) => {
    interface Listed {
      readonly orders: readonly {
        readonly unique_key: string
        readonly customer: { name: { last: string } }
      }[]
    }
    const search = (body: object) => server.api<Listed>('POST', '/api/orders/search', body)
    const around: Around = {
      orderToSend: async () => (await search({ statuses: ['ordered'] })).orders[0]?.unique_key ?? '',
      buyerName: async () => (await search({})).orders[0]?.customer.name.last ?? '',
      picture: `${PICTURES}${readdirSync(PICTURES).find(file => file.endsWith('.jpg'))}`,
    }
    const { page, close } = await server.open('/console/')
    const counted: [string, number][] = []
    for (const { name, run } of TASKS) {
      await follow(page, '')
      await page.getByRole('link', { name: '発送待ちの注文' }).waitFor()
      const hand = handOn(page)
      await run(hand, around).catch((error: unknown) => {
        throw new Error(`${name}, after ${hand.count()} presses`, { cause: error })
      })
      counted.push([name, hand.count()])
    }
    const page_ = told()
    expect(counted).toEqual(TASKS.map(({ name }) => [name, page_.get(name)?.ours]))
    expect(counted.filter(([name, ours]) => ours > (page_.get(name)?.least ?? 0) + MORE)).toEqual([])
    await close()
  })
})
