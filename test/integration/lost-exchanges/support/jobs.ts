/** What the program does of its own accord: each task of its jobs, in a shop in which a month has passed. */
import type { Context } from '../../../../src/context.ts'
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
  const { names, run, runAll } = tasksOf(world.context)
  return names.map(name => ({
    ...{ name, usesUp: true, isInParts: true },
    prepare: () => prepareJob(world, name, () => run(name), runAll),
  }))
}

/** What is done regularly, by one server. */
export function tasksOf(context: Context) {
  const { tasks, regular } = workOf(context)
  const names = regular.map(({ task }) => task)
  const run = async (task: string) => tasks[task]?.(undefined, undefined as never)
  const runAll = async () => {
    for (const name of names) await run(name)
  }
  return { names, run, runAll }
}

async function prepareJob(world: World, task: string, run: Run, runAll: Run): Promise<Deed> {
  const { page } = world
  turn += 1
  page.context.setTime(BEGINNING)
  const key = `job-${turn}`
  const scene = await newShopScene(page, key)
  await leaveForTasks(world, scene, key, [task])
  return {
    shopId: scene.shop.shopId,
    attempt: () => outcomeOfRun(run()),
    // What one task leaves another may have to see to.
    again: () => inRounds(page, runAll),
    reads: [],
  }
}

/** Does it in as many rounds as what was taken up and left wants. */
export async function inRounds({ pass }: Pick<TestConsole, 'pass'>, runAll: Run): Promise<Outcome> {
  let last = DONE
  for (let round = 0; round < ROUNDS; round++) {
    pass(BETWEEN_ROUNDS_S)
    last = await outcomeOfRun(runAll())
  }
  return last
}

type Run = () => Promise<unknown>

const DONE: Outcome = { isDone: true, told: 'done', faults: [] }

/** What becomes of a run. */
export const outcomeOfRun = (run: Promise<unknown>): Promise<Outcome> => run.then(() => DONE, refused)

function refused(error: Error): Outcome {
  const faults = error instanceof DatabaseError ? [] : [String(error.stack)]
  return { isDone: false, told: error.message, faults }
}

/** A month passes in a shop in which something was begun for each task to see to: for these something is left unfinished, too. */
export async function leaveForTasks(
  world: World,
  scene: Scene,
  key: string,
  tasks: readonly string[],
): Promise<void> {
  await furnish(world.page, scene.shop, key)
  for (const left of tasks.flatMap(task => LEFT[task] ?? [])) await leaveUnfinished(world, scene, left)
  world.page.context.setTime(new Date(Date.parse(BEGINNING) + LATER_MS).toISOString())
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
