/** A process that dies at any step of placing an order leaves one order with its money, or neither (R-PLACE-6). */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { resolvePlacements } from '../../../src/resources/orders/jobs/resolve-placements.ts'
import {
  findPlacement,
  placeOrder,
  type WantedOrder,
} from '../../../src/resources/orders/operations/place-order.ts'
import type { TestContext } from '../../support/context.ts'
import { addressArgument, type Step } from '../../support/dying.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder, piecesOf } from '../../support/orders/balance.ts'
import { addStockedItem, stockOf } from '../../support/orders/place.ts'
import { wantedOrder } from '../../support/orders/wanted.ts'
import { STEPS } from './support/placer.ts'

const PLACER = fileURLToPath(new URL('support/placer.ts', import.meta.url))

/** Places an order in a process of its own, which dies at the step; answers the signal by which it ended. */
async function dieAt(context: TestContext, shopId: number, wanted: WantedOrder, step: Step) {
  const address = addressArgument(context.address)
  const child = spawn(process.execPath, [PLACER, address, String(shopId), JSON.stringify(wanted), step], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise<string | null>(resolve => child.once('exit', (_code, signal) => resolve(signal)))
}

/** What is there once the holds of the dead are over. */
const AFTERWARDS: readonly (readonly [source: string, is: (step: Step) => string | undefined])[] = [
  ['sim', step => (step === 'before commit 1' ? undefined : 'placed')],
  ['sim:authorise=decline', step => (step === 'before commit 1' ? undefined : 'declined')],
  ['sim:authorise=redirect', step => (step === 'before commit 1' ? undefined : 'awaiting_buyer')],
]

// R-PLACE-6
test.for(STEPS)('killed %s', async (step, { context, shopId, api, outside }) => {
  const cases = AFTERWARDS.filter(([source]) => source === 'sim' || step !== 'before commit 1')
  const died = await Promise.all(
    cases.map(async ([source, is]) => {
      const item = await addStockedItem(api, 3)
      const wanted = wantedOrder({ lines: [{ stock_item_id: item, amount: 1 }] }, { source })
      expect(await dieAt(context, shopId, wanted, step)).toBe('SIGKILL')
      return { item, wanted, is: is(step) }
    }),
  )
  context.setTime(new Date(Date.now() + 5 * 60_000).toISOString())
  // What the dead sent may still be carried out by the database.
  await expect
    .poll(async () => {
      await resolvePlacements(context)
      return Promise.all(
        died.map(async ({ wanted }) => (await findPlacement(context, shopId, wanted.reference))?.is),
      )
    })
    .toEqual(died.map(({ is }) => is))
  for (const { item, wanted, is } of died) {
    expect(await piecesOf(outside, item)).toBe(3)
    // Whoever heard nothing asks again, and gets the same.
    const again = await placeOrder(context, shopId, wanted)
    const retried = is ?? 'placed'
    expect([again.is, await stockOf(api, item)]).toEqual([retried, retried === 'declined' ? 3 : 2])
    const { rows } = await outside.query(
      `select from orders o join order_placements p using (shop_id, unique_key) where p.reference = $1`,
      [wanted.reference],
    )
    expect(rows).toHaveLength(retried === 'placed' ? 1 : 0)
  }
  expect(await moneyWithoutOrder(outside)).toEqual([])
  expect(await disagreements(outside)).toEqual([])
})
