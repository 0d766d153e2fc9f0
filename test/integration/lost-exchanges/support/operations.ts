/** Operations that change something: of each a call that it is let do, made from the documents, on a shop of its own. */
import { resolvePayments } from '../../../../src/resources/orders/jobs/resolve-payments.ts'
import { resolvePlacements } from '../../../../src/resources/orders/jobs/resolve-placements.ts'
import type { Answer, Call } from '../../../contract/support/call.ts'
import { newTarget, PARTICULAR } from '../../access/support/target.ts'
import { CUSTOMER } from '../../checkout/support/buyer.ts'
import type { TestConsole } from '../../console/support/sign-in.ts'
import { callOf, type Pool, type Scene } from '../../fuzz/support/calls.ts'
import type { Judge } from '../../fuzz/support/judge.ts'
import { type Fuzzed, type Pick, placesElsewhere } from '../../fuzz/support/plans.ts'
import { BY_CARD, learn, newShopScene } from '../../fuzz/support/scene.ts'
import type { Deed, Kind, Outcome } from './lose-each.ts'
import { BEGINNING, type Send, type World } from './world.ts'

/** What has to be done before, by operation. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  ...{ activateTotp: ['beginTotp'], removeTotp: ['beginTotp', 'activateTotp'] },
  renewRecoveryCodes: ['beginTotp', 'activateTotp'],
  finishByCode: ['beginTotp', 'activateTotp', 'signIn'],
  addPasskey: ['beginPasskey'],
  confirmByPasskey: ['beginPasskey', 'addPasskey', 'askForConfirmation'],
  askForConfirmation: ['beginPasskey', 'addPasskey'],
  askForSecondStep: ['beginPasskey', 'addPasskey', 'signIn'],
  finishByPasskey: ['beginPasskey', 'addPasskey', 'signIn', 'askForSecondStep'],
  signInByPasskey: ['beginPasskey', 'addPasskey', 'beginPasskeySignIn'],
  ...{ resumeSubscription: ['pauseSubscription'], resumeSubscriptionOfBuyer: ['pauseSubscriptionOfBuyer'] },
  ...{ endItemSale: ['setItemSale'], removeFromBlockList: ['addToBlockList'] },
  completeCheckout: ['updateCheckout'],
  ...{ undoItemImport: ['importItem'], unlinkItemFromCategory: ['linkItemToCategory'] },
}

/** A try is used up by these: a challenge is answered once, and a code counted before it is looked at. */
const USES_UP = ['signIn', 'finishByCode', 'finishByPasskey', 'signInByPasskey']

/** What a failure of the database is told as (R-FAULT-1, R-FAULT-2). */
const FAILURES = ['bad-gateway', 'gateway-timeout', 'overloaded'].map(name => `/errors/internal/${name}`)

/** Seconds after which jobs take up what seems to have been left, and how often that is waited for. */
const BETWEEN_TRIES_S = 660
const MAX_TRIES = 5

const CASH = { method: 'cod' }

const FIRST: Pick = { of: 'own', n: 0, value: undefined }

/** The call that is plainly right, with the first of all things; with a key, where it is to be made once. */
function plainCall(operation: Fuzzed, scene: Scene, key?: string): Call {
  return callOf(
    {
      operation,
      path: [...operation.path.matchAll(/\{\w+\}/g)].map(() => FIRST),
      ids: placesElsewhere(operation).map(() => FIRST),
      query: Object.fromEntries(operation.query.map(({ name }) => [name, undefined])),
      body: operation.body && { known: true, value: {}, mixed: 0, spoilings: [] },
      ...{ raw: undefined, form: [0, undefined], caller: 'good' },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    },
    scene,
  )
}

let turn = 0

/** The operations of both documents that change something; a checkout is completed with and without a payment service. */
export function operationKinds(world: World): Kind[] {
  const kinds = world.judge.operations
    .filter(({ method }) => method !== 'GET')
    .map(({ operationId }) => kindOf(world, operationId, operationId))
  return [...kinds, kindOf(world, 'completeCheckout', 'completeCheckout by card', BY_CARD)]
}

function kindOf(world: World, operationId: string, name: string, payment?: object): Kind {
  return {
    ...{ name, usesUp: USES_UP.includes(operationId), isInParts: false },
    prepare: () => prepareOperation(world, operationId, payment),
  }
}

async function prepareOperation(world: World, operationId: string, payment?: object): Promise<Deed> {
  const { page, judge, send } = world
  turn += 1
  page.context.setTime(BEGINNING)
  const now = () => page.context.clock.now().getTime()
  const made = await newShopScene(page, `shop-${turn}`, { now })
  const scene = PARTICULAR.includes(operationId) ? await aimedAt(page, made, operationId) : made
  const call = await readyCall(world, scene, operationId, payment)
  return {
    shopId: scene.shop.shopId,
    attempt: async () => outcomeOf(judge, call, await send(call)),
    again: async () => outcomeOf(judge, call, await sendAgain(world, call)),
    reads: readsNear(judge.operations, operationOf(judge.operations, operationId), scene),
  }
}

/** A call that the operation is let do in the scene, once all is done that has to be done before. */
export async function readyCall(
  world: World,
  made: Scene,
  operationId: string,
  payment: object = CASH,
): Promise<Call> {
  const [call] = await readyCalls(world, made, [operationId], payment)
  if (call === undefined) throw new Error(`There is no call of ${operationId}`)
  return call
}

/** The same of several operations, on the same things. */
export async function readyCalls(
  { judge: { operations }, sendToOther }: World,
  made: Scene,
  operationIds: readonly string[],
  payment: object = CASH,
): Promise<Call[]> {
  const scene = payingBy(made, payment)
  for (const name of new Set(operationIds.flatMap(each => BEFORE[each] ?? [])))
    await doBefore(operationOf(operations, name), scene, sendToOther)
  return operationIds.map(each =>
    plainCall(operationOf(operations, each), scene, `${each}-${scene.shop.shopId}`),
  )
}

export function operationOf(operations: readonly Fuzzed[], name: string): Fuzzed {
  const found = operations.find(({ operationId }) => operationId === name)
  if (found === undefined) throw new Error(`There is no operation ${name}`)
  return found
}

async function doBefore(operation: Fuzzed, scene: Scene, send: Send): Promise<void> {
  const name = operation.operationId
  const call = plainCall(operation, scene, `before-${name}-${scene.shop.shopId}`)
  const answer = await send(call)
  if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${answer.text}`)
  learn(scene.own, operation, call, answer)
  scene.factors.learn(name, call, answer)
}

/** Sends it until it is known what became of a payment, which is seen to from time to time (R-KEY-7). */
async function sendAgain({ page, send }: World, call: Call): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await send(call)
    if (tries === MAX_TRIES || !isLookedAfter(answer)) return answer
    await seeToPayments(page)
  }
}

/** Whether it says that it will be found out what became of a payment. */
function isLookedAfter(answer: Answer): boolean {
  const isOfPayment = /"The payment service (did not answer|gave no answer)/.test(answer.text)
  return isOfPayment || typeOf(answer) === '/errors/request/idempotency-key-in-use'
}

/** What jobs do some minutes later about payments of which nobody noted what became. */
export async function seeToPayments({ context, pass }: TestConsole): Promise<void> {
  pass(BETWEEN_TRIES_S)
  await resolvePayments(context)
  await resolvePlacements(context)
}

/** A refusal must be of the database, and as documented. What is gone already need not be deleted, nor a sign-in be finished that is. */
function outcomeOf({ faultsOf }: Judge, call: Call, answer: Answer): Outcome {
  const type = typeOf(answer)
  const told = `${answer.status} ${answer.status < 300 ? '' : answer.text}`
  const isOver = call.method === 'DELETE' ? answer.status === 404 : type === '/errors/console/sign-in-expired'
  if (answer.status < 300 || isOver) return { isDone: true, told, faults: [] }
  const faults = faultsOf(call, answer).filter(fault => fault !== 'a failure of the server')
  if (!FAILURES.includes(type ?? '')) faults.push(`answered ${told}`)
  return { isDone: false, told, faults }
}

const typeOf = ({ body }: Answer) => (body as { readonly type?: string } | undefined)?.type

/** With this payment in what is said of checkouts. */
function payingBy(scene: Scene, payment: object): Scene {
  const name = 'PUT /shops/{shop_id}/api/checkouts/{checkout_id}'
  const bodies = { ...scene.target.bodies, [name]: { customer: CUSTOMER, payment } }
  return { ...scene, target: { ...scene.target, bodies } }
}

/** A scene with things that this operation is let do something about in the places of the first ones. */
export async function aimedAt(page: TestConsole, scene: Scene, operationId: string): Promise<Scene> {
  const { ids, bodies } = await newTarget(page.context, scene.shop, operationId)
  const own: Pool = new Map(scene.own)
  for (const [kind, id] of Object.entries(ids)) own.set(kind, [id])
  const target = { ids: { ...scene.target.ids, ...ids }, bodies: { ...scene.target.bodies, ...bodies } }
  return { ...scene, own, target: { ...scene.target, ...target } }
}

/** Calls that read what is near: of the same first parts of the path, wherever all ids are known. */
export function readsNear(operations: readonly Fuzzed[], operation: Fuzzed, scene: Scene): Call[] {
  const near = nearness(operation.path)
  return callsOf(
    operations.filter(({ method, path }) => method === 'GET' && nearness(path) === near),
    scene,
  )
}

/** A call of each that reads. */
export const callsOf = (operations: readonly Fuzzed[], scene: Scene): Call[] =>
  operations.map(each => plainCall(each, scene))

/** Such as `/api/items`, `/console/api/people` and `/shops/{shop_id}/api/checkouts`. */
const nearness = (path: string) => /^(\/shops\/\{shop_id\}|\/console)?\/api\/\w+/.exec(path)?.[0]
