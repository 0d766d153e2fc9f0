/**
 * Calms: stretches of time in which it is certain that nothing is written. What was read in one holds to its end, so that
 * who asks for it again need not ask the database (`known-in-calm.ts`). What no answer is remembered of, such as the log of calls, may
 * be written in one (`writesAside` of `statement.ts`). Why and how: docs/decisions/031-calms.md.
 */
import type pg from 'pg'

/** Knows the calms of a database. */
export interface Calm {
  /**
   * The number of the calm that reigns; undefined when something may be being written, by this process or by another. The
   * same number twice means that nothing was written in between.
   */
  current(): number | undefined
  /** Whether it is certain that nobody else writes. */
  readonly isSole: boolean
  /** Heeds the connections of a pool that may write what answers are remembered of: there is no calm while one of them is in use. */
  heed(pool: pg.Pool): void
  /** What connections of this process are called, so that PostgreSQL tells them from those of others. */
  nameOf(name: string): string
}

/** Of a database in which others may write at any time. */
export const NEVER_CALM: Calm = {
  current: () => undefined,
  isSole: false,
  heed: () => {},
  nameOf: name => name,
}
