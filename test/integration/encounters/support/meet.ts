/**
 * Has two changes meet: one is held before each of its exchanges with the database in turn, the other is done meanwhile, and what comes of both
 * must be what comes of one after the other.
 */
import { random, shuffle } from '../../../contract/support/shuffle.ts'
import { isDoneUnlessWaiting } from '../../../support/another-writer.ts'
import { differencesShown } from '../../lost-exchanges/support/compare-reads.ts'
import type { World } from '../../lost-exchanges/support/world.ts'
import { type Contents, contents } from './contents.ts'
import { type Footprint, makeFootprints, mayMeet } from './footprints.ts'
import { newPreparing, type Outcome, type Pair, type Prepared } from './prepare.ts'

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

/** Has the pairs meet, which come in any order. */
export async function meetAll(world: World, pairs: readonly Pair[], bounds: Bounds): Promise<Encounters> {
  const until = performance.now() + bounds.seconds * 1000
  const run = newRun(world, await makeFootprints())
  const done: Pair[] = []
  let apart = 0
  for (const pair of shuffle(pairs, random(bounds.seed))) {
    if (performance.now() > until || run.met.faults.length >= MAX_FAULTS) break
    try {
      if (!(await run.mayMeet(pair))) {
        apart++
        continue
      }
      await run.meetEach(pair, until)
      done.push(pair)
    } catch (error) {
      // Of one that cannot be made ready, too, it is wanted which it is; the others meet all the same.
      run.met.faults.push(`${pair.other} during ${pair.held}: ${(error as Error).stack}`)
    }
  }
  return { done, apart, ...run.met }
}

function newRun(world: World, footprintOf: (asked: readonly string[]) => Footprint) {
  const { road, outside } = world
  const met = { met: 0, waited: 0, faults: [] as string[] }
  const preparing = newPreparing(world)

  /** A shop whose things are in the memory of both servers. */
  async function prepare(pair: Pair): Promise<Prepared> {
    const prepared = await preparing(pair)
    await Promise.all(prepared.reads.flatMap(call => [world.send(call), world.sendToOther(call)]))
    return prepared
  }

  /** What is answered and true in the end, when what was left to jobs is done. */
  async function resultOf(prepared: Prepared, outcomes: readonly Outcome[]): Promise<Result> {
    await prepared.settle()
    return {
      answers: outcomes.map(({ told }) => told).join(', then '),
      contents: await contents(outside, prepared),
    }
  }

  /** One after the other. */
  async function inTurn(pair: Pair, isHeldFirst: boolean): Promise<Result> {
    const prepared = await prepare(pair)
    const { held, other } = prepared
    if (isHeldFirst) {
      const one = await held()
      return resultOf(prepared, [one, await other()])
    }
    const two = await other()
    return resultOf(prepared, [await held(), two])
  }

  const footprints = new Map<string, Footprint>()

  /** By what the change asks when it is made by itself. */
  async function footprint(change: string): Promise<Footprint> {
    const known = footprints.get(change)
    if (known !== undefined) return known
    const { held } = await prepare({ held: change, other: change })
    const { passed, release } = road.hold(Number.POSITIVE_INFINITY)
    await held()
    release()
    const found = footprintOf(passed)
    footprints.set(change, found)
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
    const { held, other, reads } = prepared
    const hold = road.hold(number)
    const one = held()
    const at = await Promise.race([hold.come, one.then(() => undefined)])
    if (at === undefined) {
      hold.release()
      return undefined
    }
    met.met++
    const two = other()
    if (!(await isDoneUnlessWaiting(outside, two))) met.waited++
    hold.release()
    const [ofHeld, ofOther] = [await one, await two]
    const faults = [...ofHeld.faults, ...ofOther.faults]
    const last = [(await ofHeld.again?.()) ?? ofHeld, (await ofOther.again?.()) ?? ofOther]
    const result = await resultOf(prepared, last)
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
