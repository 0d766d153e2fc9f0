/** Trying a call again: what may pass is waited for, and what makes something is made once. */
import { ApiRefusal, mayPass } from './failures.ts'

/** How long to go on when the server does not answer well. */
export interface Patience {
  /** Milliseconds before each further attempt; after the last the failure stands. */
  readonly pauses: readonly number[]
  readonly sleep: (milliseconds: number) => Promise<void>
}

/** A server that is started anew is back within some seconds; a request there lasts at most ten. */
export const PAUSES: readonly number[] = [300, 1000, 3000, 10_000]

/** Makes a call that does no harm twice (reads, and writes that set a value) until it succeeds or patience ends. */
export async function repeat<T>(call: () => Promise<T>, patience: Patience): Promise<T> {
  return attempt(call, patience, async () => undefined)
}

/**
 * Makes a call that must be carried out once only. When its outcome is unknown, `find` looks whether it was carried
 * out, after a pause in which a request still running there can end; only when it finds nothing the call is made again.
 */
export async function createOnce<T>(
  create: () => Promise<T>,
  find: () => Promise<T | undefined>,
  patience: Patience,
): Promise<T> {
  return attempt(create, patience, () => repeat(find, patience))
}

async function attempt<T>(
  call: () => Promise<T>,
  patience: Patience,
  findOutcome: () => Promise<T | undefined>,
): Promise<T> {
  for (let failures = 0; ; ) {
    try {
      return await call()
    } catch (error) {
      if (!mayPass(error)) throw error
      const refusedForNow = error instanceof ApiRefusal && error.status === 429
      const pause = patience.pauses[failures]
      if (refusedForNow) {
        // The call was not carried out, and the server says when it will be: an import can wait for hours.
        await patience.sleep(Math.max(error.retryAfter ?? 1, 0.1) * 1000)
        continue
      }
      if (pause === undefined) throw error
      failures++
      await patience.sleep(pause)
      const found = await findOutcome()
      if (found !== undefined) return found
    }
  }
}
