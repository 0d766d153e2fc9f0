/**
 * Has readings meet changes: what a reading has asked the database is answered, what it asks next is held, and a change is made meanwhile; or a change is
 * held so while others read. What is shown must be what there was before, or what there is afterwards, and nothing that is half of each.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { Call } from '../../../contract/support/call.ts'
import { random, shuffle } from '../../../contract/support/shuffle.ts'
import { isDoneUnlessWaiting } from '../../../support/another-writer.ts'
import { shown, told } from '../../lost-exchanges/support/compare-reads.ts'
import type { Send, World } from '../../lost-exchanges/support/world.ts'
import type { Bounds } from './meet.ts'
import { newPreparing, type Prepared } from './prepare.ts'
import { allReadings, type Reading } from './readings.ts'

/** What was done and found. */
export interface Readings {
  readonly done: readonly string[]
  /** How often something was read in whose midst a change was made, or in the midst of a change that it shows. */
  readonly met: number
  /** Of these, how often it showed what there had been, and what there was then. */
  readonly before: number
  readonly after: number
  readonly faults: readonly string[]
}

/** Before the first exchange nothing is read yet. */
const FIRST_HELD = 2

/** Nothing that reads asks so often. */
const MAX_EXCHANGES = 60

/** Fewer than the connections for reading (`SERVER_LIMITS`), of which each that is held keeps one. */
const AT_ONCE = 5

/** Faults that are looked for. */
const MAX_FAULTS = 20

/** For so long a reading that asks nothing is waited for, in ms: it may stand behind one that is held. */
const ASKS_MS = 100

/** Has all that shows these changes meet them, which come in any order. */
export async function readAmid(world: World, changes: readonly string[], bounds: Bounds): Promise<Readings> {
  const run = newRun(world, performance.now() + bounds.seconds * 1000)
  const done: string[] = []
  for (const change of shuffle(changes, random(bounds.seed))) {
    if (run.isOver() || run.met.faults.length >= MAX_FAULTS) break
    try {
      await run.meetAllThatShow(change)
      done.push(change)
    } catch (error) {
      run.met.faults.push(`${change}: ${(error as Error).stack}`)
    }
  }
  return { done, ...run.met }
}

function newRun(world: World, until: number) {
  const { road, outside, send, sendToOther, judge } = world
  const preparing = newPreparing(world)
  const met = { met: 0, before: 0, after: 0, faults: [] as string[] }
  /** Something is met at least, also where a machine was slow to prepare it. */
  const isOver = () => met.met > 0 && performance.now() > until

  /** The shop with all that can be read in it. */
  async function prepare(change: string): Promise<Prepared & { readonly readings: readonly Reading[] }> {
    const prepared = await preparing({ held: change, other: change })
    return { ...prepared, readings: allReadings(judge.operations, prepared.scene) }
  }

  /** The places of those that show something else after the change than before. What a server has in its memory when another makes the change it must not show any more. */
  async function showing(change: string): Promise<number[]> {
    const { readings, other } = await prepare(change)
    const before = await shownBy(sendToOther, readings)
    const remembered = await shownBy(send, readings)
    await other()
    const after = await shownBy(sendToOther, readings)
    const later = await shownBy(send, readings)
    return readings.flatMap(({ call: { path } }, at) => {
      const differs = (when: string, own = '', others = '') => {
        if (own === others) return
        met.faults.push(
          `${path} ${when} ${change} shows\n${told(own, others)}\nin place of\n${told(others, own)}`,
        )
      }
      differs('before', remembered[at], before[at])
      differs('after', later[at], after[at])
      return before[at] === after[at] ? [] : [at]
    })
  }

  async function meetAllThatShow(change: string): Promise<void> {
    const places = await showing(change)
    for (let from = 0; from < places.length; from += AT_ONCE) {
      const some = places.slice(from, from + AT_ONCE)
      for (let number = FIRST_HELD; number <= MAX_EXCHANGES && !isOver(); number++)
        if (!(await meet(change, some, number))) break
    }
    for (let number = FIRST_HELD; number <= MAX_EXCHANGES && !isOver(); number++)
      if (!(await look(change, places, number))) break
  }

  /** Holds the change before this exchange while all of these are read; whether it has so many. */
  async function look(change: string, places: readonly number[], number: number): Promise<boolean> {
    const { readings, held, isInParts } = await prepare(change)
    const some = places.flatMap(at => readings[at] ?? [])
    const before = await shownBy(sendToOther, some)
    const { come, release } = road.hold(number)
    const changing = held()
    const asked = await Promise.race([come, changing.then(() => undefined)])
    const amid = asked === undefined ? [] : await shownBy(sendToOther, some)
    release()
    await changing
    if (asked === undefined) return false
    const after = await shownBy(send, some)
    const later = await shownBy(sendToOther, some)
    for (const [at, reading] of some.entries()) {
      met.met++
      const [was, is] = [before[at] ?? '', after[at] ?? '']
      const moments = { was, is, later: later[at] ?? '', isWhole: !isInParts }
      const faults = judged(reading, amid[at] ?? '', moments)
      met.faults.push(
        ...faults.map(
          fault => `during ${change}, before ${number} (${asked}), ${reading.call.path} ${fault}`,
        ),
      )
    }
    return true
  }

  /** Holds each of these before this exchange; whether one has so many. */
  async function meet(change: string, places: readonly number[], number: number): Promise<boolean> {
    const { readings, other } = await prepare(change)
    const some = places.flatMap(at => readings[at] ?? [])
    const before = await shownBy(sendToOther, some)
    const begun = []
    for (const { call } of some) begun.push(await begin(call, number))
    const isWhole = await isDoneUnlessWaiting(outside, other())
    if (!isWhole) met.faults.push(`${change} waits for what is read`)
    for (const { release } of begun) release()
    const answers = await Promise.all(begun.map(({ answer }) => answer))
    const after = await shownBy(sendToOther, some)
    const later = await shownBy(send, some)
    for (const [at, { asked }] of begun.entries()) {
      const [reading, answer] = [some[at], answers[at]]
      if (asked === undefined || reading === undefined || answer === undefined) continue
      met.met++
      const moments = { was: before[at] ?? '', is: after[at] ?? '', later: later[at] ?? '', isWhole }
      const faults = [...judged(reading, shown(answer), moments)]
      if (!reading.isPage) faults.push(...judge.faultsOf(reading.call, answer))
      met.faults.push(
        ...faults.map(fault => `${change} before ${number} (${asked}) of ${reading.call.path}: ${fault}`),
      )
    }
    return begun.some(({ asked }) => asked !== undefined)
  }

  /** What is wrong with what a reading showed. */
  function judged({ isPage }: Reading, text: string, { was, is, later, isWhole }: Moments): string[] {
    const faults: string[] = []
    if (text === was) met.before++
    else if (text === is) met.after++
    else if (isWhole && isPage) faults.push(...linesOfNeither(text, was, is))
    else if (isWhole)
      faults.push(
        `shows\n${told(text, was)}\nin place of what was\n${told(was, text)}\nand of what is\n${told(is, text)}`,
      )
    if (later !== is) faults.push(`shows later\n${told(later, is)}\nin place of\n${told(is, later)}`)
    return faults
  }

  /** Sends it, and waits until it is held or answered, or asks nothing. */
  async function begin(call: Call, number: number) {
    const { come, release } = road.hold(number)
    const answer = send(call)
    const none = () => undefined
    const asked = await Promise.race([come, answer.then(none), delay(ASKS_MS).then(none)])
    return { answer, asked, release }
  }

  return { met, isOver, meetAllThatShow }
}

/** What there is to be shown: before the change, after it, and after it by the server that read meanwhile. */
interface Moments {
  readonly was: string
  readonly is: string
  readonly later: string
  /** Whether the change is made at once, and all of it was while the reading was held. */
  readonly isWhole: boolean
}

/** What a page shows of a picture that is gone by then. */
const OF_PICTURES = /^<(div class="gallery|li id="picture)/

/** Lines of a page that stand neither in what was nor in what is, but for the page's tag. */
function linesOfNeither(text: string, was: string, is: string): string[] {
  const linesOf = (page: string) => page.replace(/^(\d{3}) .*<!doctype/, '$1 <!doctype').split('\n')
  const lines = new Set([...linesOf(was), ...linesOf(is)])
  return linesOf(text)
    .filter(line => !(lines.has(line) || OF_PICTURES.test(line)))
    .map(line => `shows a line of neither: ${line}`)
}

async function shownBy(send: Send, readings: readonly Reading[]): Promise<string[]> {
  const texts: string[] = []
  for (const { call } of readings) texts.push(shown(await send(call)))
  return texts
}
