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

  /** Throws what the call at work was told when it has waited in vain; of several that wait for the same, all must have. */
  require(): void {
    const calls = callsAtWork()
    const refusal = calls[0] && this.#refusalOf(calls[0])
    if (refusal !== undefined && calls.every(call => this.#refusalOf(call) !== undefined)) throw refusal
  }

  #refusalOf(call: object): DatabaseError | undefined {
    const waited = this.#waited.get(call)
    return waited !== undefined && performance.now() < waited.until ? waited.error : undefined
  }

  /** Hears with what the calls at work are refused, whatever it is, and answers it. */
  note<Refusal>(error: Refusal): Refusal {
    if (error instanceof DatabaseError && error.isSilence) {
      const until = performance.now() + this.#restMs
      for (const call of callsAtWork()) this.#waited.set(call, { error, until })
    }
    return error
  }
}
