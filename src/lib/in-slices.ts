/** Work on many things, between which others have a turn of the event loop. */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds after which others have a turn. */
const SLICE_MS = 4

/** Does something with each of them, in their order, and answers what came of it. */
export async function inSlices<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let begun = performance.now()
  for (const thing of things) {
    if (performance.now() - begun > SLICE_MS) {
      await nextTurn()
      begun = performance.now()
    }
    results.push(work(thing))
  }
  return results
}
