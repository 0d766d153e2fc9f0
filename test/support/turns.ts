/**
 * How long work keeps the event loop from others, compared with a reference. What counts is the processor's time of the
 * thread in one turn of the loop, so that other programs do not matter, and of several tries the shortest.
 */
import { threadTime } from './thread-time.ts'

/** For how long at a time: 20 ms on the machine where this was written, which parses the reference in 8. */
export const MAX_REFERENCES = 2.5

/** How often a measure that is too large is taken again: other workers of the gate may have both cores for seconds. */
export const MEASURED_AGAIN = 3

/** A megabyte of a list of ones: half of the reference. */
const HALF = `[1${',1'.repeat(512 * 1024 - 2)}]`

/** Where the system's clock goes by ticks of 4 ms a single one would be no ms or 4. */
const REPEATED = 4

/** Milliseconds of the reference. */
export function costOfReference(): number {
  const begun = threadTime()
  for (let half = 0; half < 2 * REPEATED; half += 1) JSON.parse(HALF)
  return (threadTime() - begun) / REPEATED
}

/** Milliseconds of the longest turn of the event loop while something is done. */
async function longestTurn(work: () => Promise<void>): Promise<number> {
  let longest = 0
  let last = threadTime()
  let over = false
  const look = () => {
    const now = threadTime()
    longest = Math.max(longest, now - last)
    last = now
    if (!over) setImmediate(look)
  }
  setImmediate(look)
  await work()
  over = true
  look()
  return longest
}

/** Milliseconds that are few on any machine, so that nothing need be compared: most work takes no more. */
const FEW_MS = 5

/** The longest turn of some work in references, the least of so many tries at most, 0 for a short one; `before` prepares each. */
export async function costOfTurns(
  work: () => Promise<void>,
  tries: number,
  before: () => Promise<unknown> = async () => {},
): Promise<number> {
  let turn = Number.POSITIVE_INFINITY
  let reference = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < tries; tried += 1) {
    await before()
    turn = Math.min(turn, await longestTurn(work))
    if (turn <= FEW_MS) return 0
    reference = Math.min(reference, costOfReference())
    if (turn <= MAX_REFERENCES * reference) break
  }
  return turn / reference
}
