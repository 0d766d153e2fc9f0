/**
 * A call waits once for a database that says nothing. What fails is followed by more that asks it, such as whether the call was answered
 * before, or that somebody else may take up its payment: each would wait as long again, 25 seconds and more in all, where nothing is to be heard.
 */
import { callsAtWork } from '../lib/shop-at-work.ts'
import { DatabaseError } from './sqlstate.ts'

/** Remembers which calls have waited in vain. One for a database. */
export class Patience {
  readonly #waited = new WeakMap<object, { readonly error: DatabaseError; readonly until: number }>()
  readonly #restMs: number

  /** For so many ms after it has waited a call asks nothing more: what goes on after its answer may ask again. */
  constructor(restMs: number) {
    this.#restMs = restMs
  }

  /** Throws what the call at work was told when it has waited in vain; what several wait for is asked for all the same. */
  require(): void {
    const [call, other] = callsAtWork()
    const waited = call && other === undefined ? this.#waited.get(call) : undefined
    if (waited !== undefined && performance.now() < waited.until) throw waited.error
  }

  /** Hears with what the calls at work were refused, whatever it was. */
  note(error: unknown): void {
    if (!(error instanceof DatabaseError) || !error.isSilence) return
    const until = performance.now() + this.#restMs
    for (const call of callsAtWork()) this.#waited.set(call, { error, until })
  }
}
