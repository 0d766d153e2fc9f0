/**
 * Loses every exchange with the database of whatever is done, one after the other, and looks each time what was answered, what is
 * true then, what doing it again comes to, and whether the server that lost it shows what another shows.
 */

import type { Call } from '../../../contract/support/call.ts'
import { random, shuffle } from '../../../contract/support/shuffle.ts'
import { fingerprint } from '../../access/support/fingerprint.ts'
import { forgetShops } from '../../fuzz/support/forget.ts'
import { differencesShown } from './compare-reads.ts'
import { difference, disagreement, type Totals, totals } from './effects.ts'
import type { Loss } from './road.ts'
import type { World } from './world.ts'

/** What became of a try. */
export interface Outcome {
  readonly isDone: boolean
  /** What was answered. */
  readonly told: string
  /** What is wrong with that. */
  readonly faults: readonly string[]
}

/** Something to be done, once, on a shop of its own. */
export interface Deed {
  readonly shopId: number
  /** Tries it by way of the road. */
  attempt(): Promise<Outcome>
  /** Does what is done by whoever was refused without knowing whether it is done, until it is. */
  again(): Promise<Outcome>
  /** Calls that show what became of it. */
  readonly reads: readonly Call[]
}

/** A kind of deeds. */
export interface Kind {
  readonly name: string
  /** Whether a try uses up what it was made with, whatever becomes of it. */
  readonly usesUp: boolean
  /** Whether a try may be done in part, which doing it again completes. */
  readonly isInParts: boolean
  prepare(): Promise<Deed>
}

/** What is lost, and when it ends: after as many seconds, or when all was done. */
export interface Bounds {
  readonly losses: readonly Loss[]
  /** Of how many exchanges one is lost, from any of the first on. */
  readonly oneOf: number
  /** Milliseconds that a try may take from then on. */
  readonly mostMs: number
  readonly seconds: number
  readonly seed: number
}

/** What was done and found. */
export interface Losses {
  readonly done: readonly string[]
  /** Exchanges that were lost. */
  readonly lost: number
  /** Tries that were refused, of which something was there all the same. */
  readonly unknown: number
  readonly faults: readonly string[]
}

/** Nothing asks the database so often. */
const MAX_EXCHANGES = 400

/** Where it is counted how often somebody tried to sign in. */
const ATTEMPTS = ['pending_sign_ins']

/** Tables in which a refusal may leave something: answers are kept under keys. */
const KEPT_OF_REFUSALS = [...ATTEMPTS, 'idempotency_keys']

/** Faults that are looked for. */
const MAX_FAULTS = 20

/** Loses each exchange of each kind, which come in any order. */
export async function loseEach(world: World, kinds: readonly Kind[], bounds: Bounds): Promise<Losses> {
  const chance = random(bounds.seed)
  const run = newRun(world, { ...bounds, until: performance.now() + bounds.seconds * 1000, chance })
  const done: string[] = []
  for (const kind of shuffle(kinds, chance)) {
    if (run.isOver()) break
    await run.loseEachOf(kind)
    done.push(kind.name)
  }
  return { done, ...run.met }
}

/** What a kind does when nothing is lost. */
interface Effect {
  readonly changes: boolean
  readonly totals: Totals
}

/** What holds for all of its tries. */
interface Terms extends Pick<Bounds, 'losses' | 'oneOf' | 'mostMs'> {
  readonly until: number
  readonly chance: () => number
}

function newRun(world: World, { losses, oneOf, mostMs, until, chance }: Terms) {
  const { page, road, outside, send } = world
  const met = { lost: 0, unknown: 0, faults: [] as string[] }
  // What is busy may take all of the time for making the first kind.
  const isOver = () => (performance.now() > until && met.lost > 0) || met.faults.length >= MAX_FAULTS
  const sum = () => totals(outside, ATTEMPTS)
  const look = () => fingerprint(outside, { except: KEPT_OF_REFUSALS })

  async function effectOf({ name, isInParts }: Kind, deed: Deed): Promise<Effect> {
    const [before, looked] = [await sum(), await look()]
    const { isDone, told } = await deed.attempt()
    if (!isDone) throw new Error(`${name} is refused: ${told}`)
    if (isInParts) await deed.again()
    const changes = changesBetween(looked, await look()).length > 0
    return { changes, totals: difference(before, await sum()) }
  }

  /** The deed with what there was before it; what it is about is in the server's memory. */
  async function stand(deed: Deed) {
    for (const call of deed.reads) await send(call)
    return { deed, looked: await look(), totals: await sum() }
  }

  async function loseEachOf(kind: Kind): Promise<void> {
    let shops: readonly number[] = []
    // What was left in the shop before is not to be taken up in this one's time.
    const prepare = async () => {
      await forgetShops(page, shops)
      const deed = await kind.prepare()
      shops = [deed.shopId]
      return deed
    }
    const effect = await effectOf(kind, await prepare())
    for (const loss of losses) {
      let scene = await stand(await prepare())
      const from = 1 + Math.floor(chance() * oneOf)
      for (let number = from; number <= MAX_EXCHANGES && !isOver(); number += oneOf) {
        const { isLost, isUsedUp } = await lose(kind, scene, effect, number, loss)
        if (!isLost) break
        if (isUsedUp) scene = await stand(await prepare())
      }
    }
    await forgetShops(page, shops)
  }

  /** Loses the exchange of this number, if there are so many. */
  async function lose(
    kind: Kind,
    before: Awaited<ReturnType<typeof stand>>,
    effect: Effect,
    number: number,
    loss: Loss,
  ): Promise<{ readonly isLost: boolean; readonly isUsedUp: boolean }> {
    const { deed } = before
    road.lose(number, loss)
    const first = await deed.attempt()
    const ended = performance.now()
    const lost = road.mend()
    const isLost = lost !== undefined
    const fault = (text: string) =>
      met.faults.push(`${kind.name}, the ${loss} of ${number} lost (${lost?.asked.slice(0, 200)}): ${text}`)
    if (isLost) met.lost++
    const took = Math.round(ended - (lost?.at ?? ended))
    if (took > mostMs) fault(`${first.told} after ${took} ms`)
    for (const each of first.faults) fault(each)
    const changed = changesBetween(before.looked, await look())
    if (first.isDone && changed.length === 0 && effect.changes && !kind.isInParts)
      fault('said to be done, and nothing is')
    const isUsedUp = changed.length > 0 || kind.usesUp
    if (changed.length > 0 || !isLost) {
      if (!first.isDone) met.unknown++
      const last = first.isDone && !kind.isInParts ? first : await deed.again()
      if (!last.isDone) fault(`tried again, ${last.told}, after ${first.told}; changed ${changed}`)
      const done = difference(before.totals, await sum())
      const wrong = disagreement(done, effect.totals)
      if (wrong.length > 0) fault(`${wrong.join(', ')}; after ${first.told}`)
    }
    // What the server shows now must be what one shows that never lost anything.
    for (const each of await differencesShown(world, deed.reads)) fault(each)
    return { isLost, isUsedUp }
  }

  return { met, isOver, loseEachOf }
}

const changesBetween = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(after).filter(name => after[name] !== before[name])
