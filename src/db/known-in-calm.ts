/** Answers of the database that are known to be those that it would give again. */
import { lastUsed } from '../lib/last-used.ts'
import type { Reader } from './database.ts'

/** Remembers answers. What they are of must be of the database alone, and of no time. */
export interface KnownInCalm<Value extends object> {
  /** What the database would answer now; undefined when it has to be asked. */
  get(key: string): Value | undefined
  /** The answer that is known, or one that is asked for and remembered whole. */
  answer<Found extends Value | undefined>(key: string, look: () => Promise<Found>): Promise<Found | Value>
  /** Asks, and remembers for as long as nothing is written what `part` takes of the answer: small things, versions rather than what has them. */
  ask<Answer>(
    key: string,
    look: () => Promise<Answer>,
    part: (answer: Answer) => Value | undefined,
  ): Promise<Answer>
  /** The same of an answer from which several follow. */
  askForAll<Answer>(
    look: () => Promise<Answer>,
    parts: (answer: Answer) => Iterable<readonly [key: string, value: Value]>,
  ): Promise<Answer>
}

interface Known<Value> {
  readonly value: Value
  readonly calm: number
}

/** Makes one that remembers so many answers at most. */
export function makeKnownInCalm<Value extends object>(
  db: Pick<Reader, 'calm'>,
  most: number,
): KnownInCalm<Value> {
  const known = lastUsed<string, Known<Value>>(most)
  const made: KnownInCalm<Value> = {
    get(key) {
      const calm = db.calm()
      if (calm === undefined) return undefined
      const found = known.get(key)
      return found?.calm === calm ? found.value : undefined
    },
    answer: async (key, look) => made.get(key) ?? made.ask(key, look, found => found),
    ask: (key, look, part) =>
      made.askForAll(look, answer => {
        const value = part(answer)
        return value === undefined ? [] : [[key, value]]
      }),
    async askForAll(look, parts) {
      const calm = db.calm()
      const answer = await look()
      // What is written meanwhile may be in the answer or not.
      if (calm === undefined || db.calm() !== calm) return answer
      for (const [key, value] of parts(answer)) known.set(key, { value, calm })
      return answer
    },
  }
  return made
}
