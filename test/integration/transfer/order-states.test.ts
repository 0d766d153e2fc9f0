import fc from 'fast-check'
import { expect } from 'vitest'
import { Problem } from '../../../src/http/problems.ts'
import type { Order } from '../../../src/resources/orders/order.ts'
import {
  LINE_STATUSES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  TRANSACTION_STATUSES,
} from '../../../src/resources/orders/schemas.ts'
import { insertOrders } from '../../../src/resources/orders/store.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { anyOrder } from '../../support/orders/arbitrary.ts'
import { makeSurroundings, NOW } from '../../support/orders/build.ts'
import { anySteps, type Step } from '../../support/orders/steps.ts'
import { exported, imported, type Loose, numbers, withoutIds } from './support/shops.ts'

/** The order after everything of this that could be done, as the program itself changes orders. */
function play(order: Order, steps: readonly Step[]): Order {
  let [now, current, dispatchId] = [NOW, order, 1000]
  for (const { hours, ask } of steps) {
    now = new Date(now.getTime() + hours * 3_600_000)
    current = attempt(() => ask(current, makeSurroundings({ now }), dispatchId++)?.after) ?? current
  }
  return current
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

async function ordersOf(context: TestContext, shopId: number): Promise<Loose[]> {
  return (await exported(context, shopId)).filter(({ kind }) => kind === 'order')
}

// R-EXPORT-2
test('whatever an order has gone through here: it moves to another shop as it is', async ({ context }) => {
  // The seed sees to it that all that is asked for below is among them.
  const lives = fc.sample(fc.tuple(anyOrder, anySteps), { numRuns: 600, seed: 3 })
  const orders = lives.map(([order, steps], index) => {
    const { detail, ...rest } = play(order, steps)
    return { ...rest, detail: { ...detail, unique_key: `LIFE${String(index).padStart(12, '0')}` } }
  })
  const details = orders.map(({ detail }) => detail)
  const seen = (values: readonly (string | null)[]) => [...new Set(values)]
  const transactions = details.flatMap(({ payment }) => payment.transactions)
  expect(seen(details.map(({ status }) => status))).toEqual(expect.arrayContaining([...ORDER_STATUSES]))
  expect(seen(details.map(({ payment }) => payment.method))).toEqual(
    expect.arrayContaining([...PAYMENT_METHODS]),
  )
  expect(seen(transactions.map(({ status }) => status))).toEqual(
    expect.arrayContaining([...TRANSACTION_STATUSES]),
  )
  expect(seen(details.flatMap(({ lines }) => lines.map(({ status }) => status)))).toEqual(
    expect.arrayContaining([...LINE_STATUSES]),
  )
  expect(orders.filter(({ state }) => state.amount_updates > 1).length).toBeGreaterThan(0)
  expect(details.filter(({ delivery }) => delivery.dispatches.length > 1).length).toBeGreaterThan(0)
  expect(details.filter(({ balance_logs }) => balance_logs.length > 1).length).toBeGreaterThan(0)

  const first = await createTestShop(context, 'first')
  const rows = orders.map(order => ({ order, importedDigest: null }))
  await context.db.transaction(tx => insertOrders(tx, first, rows, context.clock.now()))
  const out = await ordersOf(context, first)
  expect(out.map(({ data }) => data)).toEqual(details)

  const second = await createTestShop(context, 'second')
  const report = await imported(context, second, await exported(context, first))
  expect(report.refusals).toEqual([])
  const arrived = await ordersOf(context, second)
  expect(arrived.map(withoutIds)).toEqual(out.map(withoutIds))
  const skipped = { read: out.length, imported: 0, skipped: out.length, refused: 0 }
  expect(numbers(await imported(context, second, out))).toEqual(skipped)
  expect(numbers(await imported(context, first, arrived))).toEqual(skipped)
})
