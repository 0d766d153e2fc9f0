/** Doing the same with many things, some at a time, each with a result of its own. */
import { ProblemError } from './request.ts'

/** So many calls at a time: the server stays free for others. */
const AT_ONCE = 3

/** How often a call is made again that the server had no time for, and for how many seconds it is waited at most. */
const MAX_TRIES = 5
const MAX_WAIT_S = 20

/** What became of one. */
export type Outcome = { readonly state: 'done' } | { readonly state: 'refused'; readonly error: unknown }

/**
 * Calls for each, and tells of each as soon as it is known; resolves when all are through. After `signal` nothing new is begun.
 * A call that is to be made later (429) is made again.
 */
export async function runMany<Thing>(
  things: readonly Thing[],
  call: (thing: Thing) => Promise<unknown>,
  tell: (thing: Thing, outcome: Outcome) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...things]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      tell(next, await tryOften(() => call(next as Thing), signal))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function tryOften(call: () => Promise<unknown>, signal: AbortSignal): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    try {
      await call()
      return { state: 'done' }
    } catch (error) {
      const later =
        error instanceof ProblemError && error.problem.status === 429 ? error.retryAfter : undefined
      if (later === undefined || tries === MAX_TRIES || later > MAX_WAIT_S || signal.aborted) {
        return { state: 'refused', error }
      }
      await new Promise(resolve => setTimeout(resolve, later * 1000))
    }
  }
}
