import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect } from 'vitest'
import { findBestSellers } from '../../../src/console/sales-store.ts'
import type { OrderDetail } from '../../../src/resources/orders/schemas.ts'
import { insertOrders, lockOrder, saveOrder } from '../../../src/resources/orders/store.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { type LineRecipe, makeOrder } from '../../support/orders/build.ts'

/** How the migration gives it to the newest orders of each shop. */
const FILL = readFileSync(
  new URL('../../../migrations/0042_sold_of_orders.sql', import.meta.url),
  'utf8',
).replace(/^[\s\S]*^update /m, 'update ')

const FROM = new Date('2026-11-01T00:00:00Z')
const VIAS = ['default', 'telephone', 'shop']

/** Also of another system, whose ids and pieces are as large as an import takes them. */
const line: fc.Arbitrary<LineRecipe> = fc.record({
  item_id: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(7_234_567_890_123, 2 ** 53 - 1)),
  title: fc.constantFrom('湯のみ', '土鍋', '箸'),
  amount: fc.integer({ min: 1, max: 3 }),
  price: fc.constantFrom(0, 500, 1_000_000_000),
  status: fc.constantFrom('ordered', 'dispatched', 'cancelled'),
})
const plenty: fc.Arbitrary<LineRecipe> = fc.record({
  item_id: fc.integer({ min: 1, max: 2 }),
  title: fc.constant('粒'),
  amount: fc.constant(2 ** 31 - 1),
  price: fc.constant(0),
  status: fc.constant('ordered'),
})
const lines = fc.array(fc.oneof({ arbitrary: line, weight: 9 }, { arbitrary: plenty, weight: 1 }), {
  minLength: 1,
  maxLength: 4,
})
const via = fc.constantFrom(...VIAS)
const made = fc.record({ lines, via, old: fc.boolean() })
const change = fc.record({ nth: fc.nat(), lines, cancelled: fc.boolean() })

/** The newest orders since a time that are not cancelled, summed up from their documents. */
function plainly(details: readonly OrderDetail[], most: number, items: number): unknown {
  const latest = details
    .filter(one => one.status !== 'cancelled' && Date.parse(one.ordered_at) >= FROM.getTime())
    .toSorted((a, b) => b.ordered_at.localeCompare(a.ordered_at))
    .slice(0, most)
  const sold = new Map<number, { title: string; pieces: number; sales: number }>()
  const channels = new Map<string, { orders: number; sales: number }>()
  for (const { lines, via, amounts } of latest) {
    const channel = channels.get(via) ?? { orders: 0, sales: 0 }
    channels.set(via, { orders: channel.orders + 1, sales: channel.sales + amounts.total })
    for (const { item_id, title, amount, total, status } of lines) {
      if (status === 'cancelled') continue
      const item = sold.get(item_id) ?? { title, pieces: 0, sales: 0 }
      sold.set(item_id, { ...item, pieces: item.pieces + amount, sales: item.sales + total })
    }
  }
  return {
    orders: latest.length,
    items: [...sold]
      .map(([item_id, item]) => ({ item_id, ...item }))
      .toSorted((a, b) => b.pieces - a.pieces || b.sales - a.sales || a.item_id - b.item_id)
      .slice(0, items),
    channels: [...channels]
      .map(([via, channel]) => ({ via, ...channel }))
      .toSorted((a, b) => b.sales - a.sales || (a.via < b.via ? -1 : 1)),
  }
}

// R-HOME-1
test('best sellers are what the documents of the newest orders say, whatever was changed, of old orders too', async ({
  context,
  outside,
}) => {
  let shops = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(made, { minLength: 1, maxLength: 12 }),
      fc.array(change, { maxLength: 8 }),
      async (recipes, changes) => {
        shops += 1
        const shopId = await createTestShop(context, `sold${shops}`)
        const orders = recipes.map(({ lines, via }, nth) => {
          const at = new Date(FROM.getTime() + (nth - 2) * 3_600_000).toISOString()
          const unique_key = `SOLD${String(nth).padStart(12, '0')}`
          const order = makeOrder({ unique_key, ordered_at: at.replace('.000Z', 'Z'), lines })
          return { ...order, detail: { ...order.detail, via } }
        })
        await context.db.transaction(tx =>
          insertOrders(
            tx,
            shopId,
            orders.map(order => ({ order, importedDigest: null })),
            context.clock.now(),
          ),
        )
        const details = orders.map(({ detail }) => detail)
        const compare = async () => {
          for (const [most, items] of [
            [1000, 10],
            [4, 2],
          ] as const)
            expect(await findBestSellers(context.db, shopId, FROM, { most, items })).toEqual(
              plainly(details, most, items),
            )
        }
        await compare()
        // As they were before they had it.
        const old = recipes.flatMap((recipe, nth) => (recipe.old ? [details[nth]?.unique_key] : []))
        await outside.query(
          'update orders set via = null, sold = null where shop_id = $1 and unique_key = any($2)',
          [shopId, old],
        )
        await compare()
        if (changes.length % 2 === 0) {
          await outside.query(FILL)
          const left = await outside.query('select from orders where shop_id = $1 and sold is null', [shopId])
          expect(left.rowCount).toBe(0)
          await compare()
        }
        for (const { nth, lines, cancelled } of changes) {
          const at = nth % details.length
          const { unique_key, ordered_at, via } = details[at] as OrderDetail
          const order = makeOrder({ unique_key, ordered_at, lines })
          const status = cancelled ? 'cancelled' : order.detail.status
          const detail = { ...order.detail, via, status }
          details[at] = detail
          await context.db.transaction(async tx => {
            const held = await lockOrder(tx, shopId, unique_key)
            if (held === undefined) throw new Error('The order is gone')
            await saveOrder(tx, shopId, held.id, { ...order, detail }, context.clock.now())
          })
        }
        await compare()
      },
    ),
    { numRuns: 25 },
  )
})
