/** Keys of calls for many things, each of which may be made again. */
import { ProblemError } from './request.ts'

/**
 * Makes calls, each with a key of its thing. It is the same when the call is made again and nobody knows what became of it; a refusal is kept under its
 * key, so that the next one has another.
 */
export function keysOf<Thing, Result>(
  call: (thing: Thing, key: string) => Promise<Result>,
): (thing: Thing) => Promise<Result> {
  const keys = new Map<Thing, string>()
  return async thing => {
    const key = keys.get(thing) ?? crypto.randomUUID()
    keys.set(thing, key)
    try {
      return await call(thing, key)
    } catch (error) {
      const status = error instanceof ProblemError ? error.problem.status : 0
      if (status >= 400 && status < 500) keys.delete(thing)
      throw error
    }
  }
}
