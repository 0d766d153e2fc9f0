/** Deletes events that were kept long enough, and those of which a shop has too many. */
import type { Context } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { EVENTS_KEPT_DAYS, FAILURES_KEPT_DAYS, MAX_EVENTS } from './kinds.ts'
import { deleteOldEvents, deleteOldFailures, deleteSurplusEvents } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Rows of a transaction, so that others have their turn. */
const BATCH = 5000

/** Does it once and answers how many are gone. `kept` are the events that a shop keeps. */
export async function sweepAudit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  kept = MAX_EVENTS,
): Promise<number> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const sweep = async (work: (transaction: Transaction) => Promise<number>) => {
    for (let swept = 0; ; ) {
      const count = await db.transaction(work)
      swept += count
      if (count < BATCH) return swept
    }
  }
  const failures = await sweep(tx => deleteOldFailures(tx, before(FAILURES_KEPT_DAYS), BATCH))
  const old = await sweep(tx => deleteOldEvents(tx, before(EVENTS_KEPT_DAYS), BATCH))
  return failures + old + (await db.transaction(tx => deleteSurplusEvents(tx, kept)))
}
