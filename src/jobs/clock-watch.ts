/** Notices that the machine's clock was set, by comparing it with one that nobody sets. */

import { type Clock, systemClock } from '../lib/clock.ts'

/** Milliseconds between two looks. */
const LOOK_MS = 1_000

/** What is less is what clocks do when they are brought in line, in milliseconds; the regular work can bear it. */
const LEAST_MS = 30_000

/** Calls `onSet` with the milliseconds by which the clock was set forward, or back when they are negative. */
export function watchClock(onSet: (ms: number) => void, clock: Clock = systemClock): Disposable {
  const difference = () => clock.now().getTime() - performance.now()
  let last = difference()
  const look = setInterval(() => {
    const latest = difference()
    const moved = latest - last
    if (Math.abs(moved) < LEAST_MS) return
    last = latest
    onSet(moved)
  }, LOOK_MS).unref()
  return { [Symbol.dispose]: () => clearInterval(look) }
}
