/** A look-up whose answers are good for a second. */
import type { Clock } from './clock.ts'
import { lastUsed } from './last-used.ts'

/** What changes elsewhere is seen by every process within this time. */
const FRESH_MS = 1000

/** How something is looked up. */
export interface Lookup<Value> {
  readonly clock: Clock
  /** Answers that are remembered at most. */
  readonly most: number
  /** Finds it out; `previous` is the last answer, if it is remembered. What it throws is thrown on, and nothing is remembered. */
  readonly look: (key: string, previous: Value | undefined) => Promise<Value>
}

/** Answers without waiting while it knows. */
export interface FreshLookup<Value> {
  (key: string): Value | Promise<Value>
  /** Whether it was found before, however long ago. */
  remembers(key: string): boolean
}

/**
 * Makes a look-up that answers without waiting while it knows, and for the many who ask for the same at the same time
 * looks once. An answer is as old as its question.
 */
export function makeFreshLookup<Value>({ clock, most, look }: Lookup<Value>): FreshLookup<Value> {
  const known = lastUsed<string, { readonly value: Value; readonly askedAt: number }>(most)
  const underway = new Map<string, Promise<Value>>()

  async function lookAnew(key: string): Promise<Value> {
    const askedAt = clock.now().getTime()
    try {
      const value = await look(key, known.peek(key)?.value)
      known.set(key, { value, askedAt })
      return value
    } catch (error) {
      known.delete(key)
      throw error
    } finally {
      underway.delete(key)
    }
  }

  const find = (key: string) => {
    const entry = known.get(key)
    if (entry !== undefined) {
      const age = clock.now().getTime() - entry.askedAt
      if (age >= 0 && age < FRESH_MS) return entry.value
    }
    const asked = underway.get(key) ?? lookAnew(key)
    underway.set(key, asked)
    return asked
  }
  return Object.assign(find, { remembers: (key: string) => known.has(key) })
}
