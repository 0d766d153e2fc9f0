/**
 * Counts of rates that several processes share (R-GROW-2): each tells the others what it has counted, in one message for all of
 * it, so that whoever has several connections has no more of a limit for that. A call never waits for it.
 */
import type { Clock } from '../lib/clock.ts'
import type { WindowCounter } from '../lib/window-counter.ts'
import type { SharedCount } from './messages.ts'

/** Milliseconds between two messages, while something is counted. */
const TOLD_EVERY_MS = 50

/** The counters of a process. */
export interface SharedCounts {
  /** A counter that counts in `own`, and there what the others tell of the same name. */
  share<Key extends string | number>(name: string, own: WindowCounter<Key>): WindowCounter<Key>
  /** Counts what others have counted. */
  hear(counts: readonly SharedCount[]): void
}

/** Makes them; `tell` sends what was counted since to all others. */
export function makeSharedCounts(clock: Clock, tell: (counts: readonly SharedCount[]) => void): SharedCounts {
  const adders = new Map<string, (key: string | number, count: number) => void>()
  let untold = new Map<string, Map<string | number, number>>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    timer = undefined
    const counts = [...untold].flatMap(([name, keys]) =>
      [...keys].map(([key, count]): SharedCount => [name, key, count]),
    )
    untold = new Map()
    tell(counts)
  }

  function note(name: string, key: string | number, amount: number): void {
    const keys = untold.get(name) ?? new Map<string | number, number>()
    untold.set(name, keys.set(key, (keys.get(key) ?? 0) + amount))
    if (timer === undefined) timer = setTimeout(flush, TOLD_EVERY_MS).unref()
  }

  return {
    share: (name, own) => {
      // The same name has keys of the same kind in every process.
      adders.set(name, (key, count) => own.add(key as never, count, clock.now().getTime()))
      return {
        ...own,
        add: (key, amount, now) => {
          note(name, key, amount)
          return own.add(key, amount, now)
        },
        count: (key, now) => {
          note(name, key, 1)
          return own.count(key, now)
        },
      }
    },
    hear: counts => {
      for (const [name, key, count] of counts) adders.get(name)?.(key, count)
    },
  }
}
