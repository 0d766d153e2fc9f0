/** What the program does of its own accord: each task of its jobs, in a shop in which a month has passed. */
import { DatabaseError } from '../../../../src/db/sqlstate.ts'
import { COMMIT } from '../../../../src/db/transact.ts'
import { workOf } from '../../../../src/jobs/tasks.ts'
import { addItemWithFile } from '../../../support/checkout/after-purchase.ts'
import { placeOrder } from '../../../support/orders/place.ts'
import { MONTHLY, makeBuyer, onSale } from '../../checkout/support/buyer.ts'
import type { ConsoleShop, TestConsole } from '../../console/support/sign-in.ts'
import type { Scene } from '../../fuzz/support/calls.ts'
import { BY_CARD, newShopScene } from '../../fuzz/support/scene.ts'
import type { Deed, Kind, Outcome } from './lose-each.ts'
import { readyCall } from './operations.ts'
import { BEGINNING, type World } from './world.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** When all that a scene has is due or over: applications, subscriptions, what is kept for a month. */
const LATER_MS = 33 * DAY_MS

/** What was taken up and left is taken up again after ten minutes. */
const ROUNDS = 3
const BETWEEN_ROUNDS_S = 660

/** What has to be left unfinished for a task to have something to do, by the operation whose payment is left. */
const LEFT: Readonly<Record<string, string>> = {
  resolve_payments: 'cancelOrder',
  resolve_placements: 'completeCheckout',
}

let turn = 0

/** All tasks of the jobs. */
export function jobKinds(world: World): Kind[] {
  const { tasks, regular } = workOf(world.context)
  const run = async (task: string) => tasks[task]?.(undefined, undefined as never)
  const names = regular.map(({ task }) => task)
  const runAll = async () => {
    for (const name of names) await run(name)
  }
  return names.map(name => ({
    ...{ name, usesUp: true, isInParts: true },
    prepare: () => prepareJob(world, name, () => run(name), runAll),
  }))
}

async function prepareJob(world: World, task: string, run: Run, runAll: Run): Promise<Deed> {
  const { page } = world
  turn += 1
  page.context.setTime(BEGINNING)
  const scene = await newShopScene(page, `job-${turn}`)
  await furnish(page, scene.shop, `job-${turn}`)
  const left = LEFT[task]
  if (left !== undefined) await leaveUnfinished(world, scene, left)
  page.context.setTime(new Date(Date.parse(BEGINNING) + LATER_MS).toISOString())
  return {
    shopId: scene.shop.shopId,
    attempt: () => run().then(() => DONE, refused),
    // What one task leaves another may have to see to.
    again: async () => {
      let last = DONE
      for (let round = 0; round < ROUNDS; round++) {
        page.pass(BETWEEN_ROUNDS_S)
        last = await runAll().then(() => DONE, refused)
      }
      return last
    },
    reads: [],
  }
}

type Run = () => Promise<unknown>

const DONE: Outcome = { isDone: true, told: 'done', faults: [] }

function refused(error: Error): Outcome {
  const faults = error instanceof DatabaseError ? [] : [String(error.stack)]
  return { isDone: false, told: error.message, faults }
}

/** A subscription by card, a sale that begins tomorrow, and an order whose files are not provided yet. */
async function furnish(page: TestConsole, shop: ConsoleShop, key: string): Promise<void> {
  const { context } = page
  const item_id = await onSale(shop, 5, { ...MONTHLY, name: 'お茶' })
  const buyer = makeBuyer(page, undefined, key)
  await buyer.complete(await buyer.ready(item_id, { payment: BY_CARD }))
  const tomorrow = new Date(context.clock.now().getTime() + DAY_MS).toISOString()
  await shop.call('PUT', `/console/api/items/${item_id}/sale`, {
    price: 900,
    starts_at: tomorrow,
    ends_at: null,
  })
  const stock_item_id = await addItemWithFile(context, shop.shopId)
  await placeOrder(context, shop.shopId, { lines: [{ stock_item_id, item_type: 'digital' }] })
}

/** Loses the answer to the first commit of a call, by which a payment is under way: nobody has noted what became of it. */
async function leaveUnfinished(world: World, scene: Scene, operationId: string): Promise<void> {
  const { road, send, outside } = world
  const call = await readyCall(world, scene, operationId, BY_CARD)
  road.lose(COMMIT.name, 'answer')
  await send(call)
  road.mend()
  const { rows } = await outside.query(UNDER_WAY, [scene.shop.shopId])
  if (rows.length === 0) throw new Error(`${operationId} has left nothing under way`)
}

const UNDER_WAY = `select from payment_operations where shop_id = $1 and state = 'pending'
  union all select from order_placements where shop_id = $1 and state = 'authorising'`
