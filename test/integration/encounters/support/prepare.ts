/** A new shop for each try, and in it two changes that are ready to be made on the same things: operations, or tasks of jobs that have something to do. */
import type { Answer, Call } from '../../../contract/support/call.ts'
import { PARTICULAR } from '../../access/support/target.ts'
import type { Scene } from '../../fuzz/support/calls.ts'
import { forgetShops } from '../../fuzz/support/forget.ts'
import { BY_CARD, newShopScene } from '../../fuzz/support/scene.ts'
import { inRounds, leaveForTasks, outcomeOfRun, tasksOf } from '../../lost-exchanges/support/jobs.ts'
import { aimedAt, operationOf, readsNear, readyCalls } from '../../lost-exchanges/support/operations.ts'
import { BEGINNING, type Send, type World } from '../../lost-exchanges/support/world.ts'

/** Two changes: the one that is held, and the one that comes meanwhile. Each is an operation, or a task of the jobs. */
export interface Pair {
  readonly held: string
  readonly other: string
}

/** What one of them came to. */
export interface Outcome {
  readonly told: string
  /** What is wrong with that, whatever the other does. */
  readonly faults: readonly string[]
  /** Makes it once more, where it is told to come again once the other is through. */
  readonly again?: Change
}

/** Makes a change that is ready to be made. */
type Change = () => Promise<Outcome>

/** Both in their shop. */
export interface Prepared {
  readonly key: string
  readonly shopId: number
  /** By the server on the road. */
  readonly held: Change
  /** By the other one. */
  readonly other: Change
  /** The things of the shop. */
  readonly scene: Scene
  /** Calls that show what became of it. */
  readonly reads: readonly Call[]
  /** Whether one does one thing after the other, each of which may be seen: a task, or who has asked a payment service. */
  readonly isInParts: boolean
  /** Whether something of it is seen to later, and by `settle` at once. */
  readonly isSeenTo: boolean
  /** Has jobs see to what either left to them. */
  settle(): Promise<void>
}

/** The one that asks a payment service in its midst, where it is paid so. */
const WITH_CARD = 'completeCheckout by card'

const nameOf = (change: string) => (change === WITH_CARD ? 'completeCheckout' : change)

/** All that can meet: operations that change something, and what is done regularly. */
export function allChanges({ judge, context }: World): string[] {
  const operations = judge.operations
    .filter(({ method }) => method !== 'GET')
    .map(({ operationId }) => operationId)
  return [...operations, WITH_CARD, ...tasksOf(context).names]
}

/** Makes shops, one at a time: what there was of the last goes. */
export function newPreparing(world: World): (pair: Pair) => Promise<Prepared> {
  const { page, judge, context, outside, send, sendToOther } = world
  const [here, there] = [tasksOf(context), tasksOf({ ...page.context, baseUrl: context.baseUrl })]
  const isTask = (name: string) => here.names.includes(name)
  let turn = 0
  let shops: readonly number[] = []

  return async pair => {
    const isWithCard = [pair.held, pair.other].includes(WITH_CARD)
    const [held, other] = [nameOf(pair.held), nameOf(pair.other)]
    await forgetShops(page, shops)
    turn += 1
    page.context.setTime(BEGINNING)
    const key = `meeting-${String(turn).padStart(6, '0')}`
    const now = () => page.context.clock.now().getTime()
    const scene = await newShopScene(page, key, { now })
    const { shopId } = scene.shop
    shops = [shopId]
    const [tasks, operations] = [[held, other].filter(isTask), [held, other].filter(name => !isTask(name))]
    const isSeenTo = tasks.length > 0
    // What tasks see to is of the first things, which not every operation is let do something about.
    let aimed = scene
    for (const operation of operations.toReversed())
      if (PARTICULAR.includes(operation)) aimed = await aimedAt(page, aimed, operation)
    // What is left unfinished for tasks is by card.
    const calls = await readyCalls(world, aimed, operations, isSeenTo || isWithCard ? BY_CARD : undefined)
    if (isSeenTo) {
      await leaveForTasks(world, scene, key, tasks)
      for (const text of STILL_SIGNED_IN) await outside.query(text, [shopId, page.context.clock.now()])
    }
    const reads = operations.flatMap(name =>
      readsNear(judge.operations, operationOf(judge.operations, name), aimed),
    )
    const changeOf = (name: string, { run }: typeof here, by: Send, change: (call: Call) => Call): Change =>
      isTask(name)
        ? () => outcomeOfRun(run(name))
        : operationChange(world, change(calls[operations.indexOf(name)] as Call), by)
    return {
      ...{ key, shopId, scene: aimed, reads, isSeenTo, isInParts: isSeenTo || isWithCard },
      held: changeOf(held, here, send, call => call),
      other: changeOf(other, there, sendToOther, call => withKey(call, 'other')),
      settle: async () => {
        if (isSeenTo) await inRounds(page, there.runAll)
      },
    }
  }
}

/** A month later too, whoever is signed in is, and has just proved who it is. */
const STILL_SIGNED_IN = [
  `update console_sessions set used_at = $2, confirmed_at = $2, expires_at = $2::timestamptz + interval '1 hour' where shop_id = $1`,
  `update access_tokens set expires_at = $2::timestamptz + interval '1 hour' where shop_id = $1 and expires_at is not null`,
]

function operationChange(world: World, call: Call, send: Send): Change {
  return async () => {
    const answer = await send(call)
    return {
      told: told(answer),
      faults: world.judge.faultsOf(call, answer),
      ...(isToComeAgain(answer) && { again: operationChange(world, withKey(call, 'again'), send) }),
    }
  }
}

/** The same call with another key: two calls of one operation are two. */
const withKey = (call: Call, word: string): Call =>
  call.headers && 'idempotency-key' in call.headers
    ? {
        ...call,
        headers: { ...call.headers, 'idempotency-key': `${word}-${call.headers['idempotency-key']}` },
      }
    : call

/** What a caller is told for whom somebody else is at the payment service, and who is to look again. */
const isToComeAgain = ({ status, text }: Answer) =>
  status === 422 && text.includes('of an earlier change of this order is still open')

const told = ({ status, body }: Answer) =>
  status < 300 ? String(status) : `${status} ${(body as { type?: string } | undefined)?.type}`
