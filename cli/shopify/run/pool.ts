/** Runs tasks side by side, so many at a time. */
export interface Pool {
  /** Waits for a free place and starts the task there; resolves when it has started. The task must not throw. */
  readonly start: (task: () => Promise<void>) => Promise<void>
  /** Resolves when nothing runs any more. */
  readonly drain: () => Promise<void>
}

/** A pool with so many places, at least 1. */
export function createPool(places: number): Pool {
  const running = new Set<Promise<void>>()
  return {
    start: async task => {
      while (running.size >= places) await Promise.race(running)
      const run = task().finally(() => running.delete(run))
      running.add(run)
    },
    drain: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
