/** The time of one run of a job that asks another service for each thing that it takes up. */

/**
 * Milliseconds in which such a run takes up things. A service that hangs is waited for 4 s each time: a thousand of these would be more than an
 * hour, in which what else is due within a minute waits for a worker. What is left is taken up by the next run.
 */
const RUN_MS = 30_000

/** A run that goes on. */
export interface Run {
  /** Whether nothing more is to be taken up. */
  isOver(): boolean
}

/** Begins one. */
export function beginRun(ms = RUN_MS): Run {
  const end = performance.now() + ms
  return { isOver: () => performance.now() >= end }
}
