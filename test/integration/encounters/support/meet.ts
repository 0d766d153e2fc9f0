/**
 * Has two changes meet: one is held before each of its exchanges with the database in turn, the other is done meanwhile, and what comes of both
 * must be what comes of one after the other.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { Answer, Call } from '../../../contract/support/call.ts'
import { random, shuffle } from '../../../contract/support/shuffle.ts'
import { waitingForLocks } from '../../../support/another-writer.ts'
import { PARTICULAR } from '../../access/support/target.ts'
import { forgetShops } from '../../fuzz/support/forget.ts'
import { newShopScene } from '../../fuzz/support/scene.ts'
import { differencesShown } from '../../lost-exchanges/support/compare-reads.ts'
import { aimedAt, operationOf, readsNear, readyCalls } from '../../lost-exchanges/support/operations.ts'
import { BEGINNING, type World } from '../../lost-exchanges/support/world.ts'
import { type Contents, contents } from './contents.ts'
import { type Footprint, makeFootprints, mayMeet } from './footprints.ts'

/** Two operations that change something: the one that is held, and the one that comes meanwhile. */
export interface Pair {
  readonly held: string
  readonly other: string
}

/** When it ends, and in which order pairs come. */
export interface Bounds {
  readonly seconds: number
  readonly seed: number
}

/** What was done and found. */
export interface Encounters {
  readonly done: readonly Pair[]
  /** Pairs of which neither looks at what the other changes. */
  readonly apart: number
  /** How often two met. */
  readonly met: number
  /** Of these, how often the second had to wait for the first. */
  readonly waited: number
  readonly faults: readonly string[]
}

/** What two came to. */
interface Result {
  readonly answers: string
  readonly contents: Contents
}

/** Nothing asks the database so often. */
const MAX_EXCHANGES = 400

/** Faults that are looked for. */
const MAX_FAULTS = 20

/** Between two looks whether the second waits for the first, in ms. */
const LOOK_MS = 5

/** Has the pairs meet, which come in any order. */
export async function meetAll(world: World, pairs: readonly Pair[], bounds: Bounds): Promise<Encounters> {
  const until = performance.now() + bounds.seconds * 1000
  const run = newRun(world, await makeFootprints())
  const done: Pair[] = []
  let apart = 0
  for (const pair of shuffle(pairs, random(bounds.seed))) {
    if (performance.now() > until || run.met.faults.length >= MAX_FAULTS) break
    if (!(await run.mayMeet(pair))) {
      apart++
      continue
    }
    await run.meetEach(pair, until)
    done.push(pair)
  }
  return { done, apart, ...run.met }
}

function newRun(world: World, footprintOf: (asked: readonly string[]) => Footprint) {
  const { page, judge, road, outside, send, sendToOther } = world
  const met = { met: 0, waited: 0, faults: [] as string[] }
  let turn = 0
  let shops: readonly number[] = []

  /** Both calls on things of one new shop. */
  async function prepare({ held, other }: Pair) {
    await forgetShops(page, shops)
    turn += 1
    page.context.setTime(BEGINNING)
    const key = `meeting-${String(turn).padStart(6, '0')}`
    const now = () => page.context.clock.now().getTime()
    let scene = await newShopScene(page, key, { now })
    shops = [scene.shop.shopId]
    for (const operation of [other, held])
      if (PARTICULAR.includes(operation)) scene = await aimedAt(page, scene, operation)
    const [first, second] = (await readyCalls(world, scene, [held, other])) as [Call, Call]
    const reads = [held, other].flatMap(name =>
      readsNear(judge.operations, operationOf(judge.operations, name), scene),
    )
    // What they are about is in the memory of both servers.
    await Promise.all(reads.flatMap(call => [send(call), sendToOther(call)]))
    return { key, shopId: scene.shop.shopId, first, second: withKey(second, 'other'), reads }
  }

  async function resultOf(prepared: Prepared, answers: readonly Answer[]): Promise<Result> {
    return {
      answers: answers.map(told).join(', then '),
      contents: await contents(outside, prepared.shopId, prepared.key),
    }
  }

  type Prepared = Awaited<ReturnType<typeof prepare>>

  /** One after the other. */
  async function inTurn(pair: Pair, isHeldFirst: boolean): Promise<Result> {
    const prepared = await prepare(pair)
    const { first, second } = prepared
    if (isHeldFirst) {
      const one = await send(first)
      return resultOf(prepared, [one, await sendToOther(second)])
    }
    const two = await sendToOther(second)
    return resultOf(prepared, [await send(first), two])
  }

  const footprints = new Map<string, Footprint>()

  /** By what the operation asks when it is called by itself. */
  async function footprint(operation: string): Promise<Footprint> {
    const known = footprints.get(operation)
    if (known !== undefined) return known
    const { first } = await prepare({ held: operation, other: operation })
    const { passed, release } = road.hold(Number.POSITIVE_INFINITY)
    await send(first)
    release()
    const found = footprintOf(passed)
    footprints.set(operation, found)
    return found
  }

  async function meetEach(pair: Pair, until: number): Promise<void> {
    const inOrder = await inTurn(pair, true)
    const again = await inTurn(pair, true)
    const reversed = await inTurn(pair, false)
    const unstable = differing(inOrder.contents, again.contents)
    for (let number = 1; number <= MAX_EXCHANGES; number++) {
      // Once at least, also where a machine was slow to prepare it.
      if (number > 1 && performance.now() > until) break
      let found = await meet(pair, number)
      if (found === undefined) break
      let faults = judged(found, [inOrder, reversed], unstable)
      if (faults.length > 0) {
        found = (await meet(pair, number)) ?? found
        faults = judged(found, [inOrder, reversed], unstable)
      }
      for (const fault of faults)
        met.faults.push(
          `${pair.other} during ${pair.held}, before ${number} (${found.at.slice(0, 200)}): ${fault}`,
        )
      if (faults.length > 0) break
    }
  }

  /** Holds the first before this exchange, if it has so many. */
  async function meet(pair: Pair, number: number) {
    const prepared = await prepare(pair)
    const { first, second, reads } = prepared
    const hold = road.hold(number)
    const one = send(first)
    const at = await Promise.race([hold.come, one.then(() => undefined)])
    if (at === undefined) {
      hold.release()
      return undefined
    }
    met.met++
    const two = sendToOther(second)
    let isDone = false
    const isOver = two.finally(() => {
      isDone = true
    })
    while (!isDone && (await waitingForLocks(outside)) === 0) await Promise.race([isOver, delay(LOOK_MS)])
    if (!isDone) met.waited++
    hold.release()
    const [ofFirst, ofSecond] = [await one, await two]
    const faults = [...judge.faultsOf(first, ofFirst), ...judge.faultsOf(second, ofSecond)]
    const answers = [
      isToComeAgain(ofFirst) ? await send(withKey(first, 'again')) : ofFirst,
      isToComeAgain(ofSecond) ? await sendToOther(withKey(second, 'again')) : ofSecond,
    ]
    const result = await resultOf(prepared, answers)
    faults.push(...(await differencesShown(world, reads)))
    return { at, faults, ...result }
  }

  return {
    met,
    meetEach,
    mayMeet: async ({ held, other }: Pair) => mayMeet(await footprint(held), await footprint(other)),
  }
}

/** What is wrong with what two came to that met. */
function judged(
  found: Result & { readonly faults: readonly string[] },
  orders: readonly Result[],
  unstable: readonly string[],
): string[] {
  const differences = orders.map(({ answers, contents: expected }) => {
    const columns = differing(found.contents, expected).filter(name => !unstable.includes(name))
    const text = columns
      .slice(0, 4)
      .map(name => `${name}: ${difference(found.contents[name], expected[name])}`)
    return {
      isSame: answers === found.answers && columns.length === 0,
      text: `${answers === found.answers ? '' : `answered ${found.answers} in place of ${answers}; `}${text.join('; ')}`,
    }
  })
  if (differences.some(({ isSame }) => isSame)) return [...found.faults]
  return [
    ...found.faults,
    differences.map(({ text }, at) => `${at === 0 ? 'in order' : 'reversed'}: ${text}`).join('\n  '),
  ]
}

function difference(one = '', other = ''): string {
  const [ones, others] = [one.split('\n'), other.split('\n')]
  const only = ones.filter(each => !others.includes(each))
  const missing = others.filter(each => !ones.includes(each))
  return `${only.join(' | ').slice(0, 300) || `${ones.length} values`} in place of ${missing.join(' | ').slice(0, 300) || `${others.length} values`}`
}

const differing = (one: Contents, other: Contents) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(name => one[name] !== other[name])

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
