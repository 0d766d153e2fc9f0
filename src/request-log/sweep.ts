/** Deletes what was kept long enough. */
import type { Context } from '../context.ts'
import { deleteCountsBefore, deleteRequestsBefore } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days for which calls are kept, and their counts. */
const REQUESTS_KEPT_DAYS = 7
const COUNTS_KEPT_DAYS = 400

/** Rows of a transaction: it takes some 0.1 s, after which others have their turn. */
const BATCH = 5000

/** Deletes old calls and counts of all shops, and answers how many calls. */
export async function sweepRequests({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  await deleteCountsBefore(db, before(COUNTS_KEPT_DAYS))
  for (let swept = 0; ; ) {
    const count = await deleteRequestsBefore(db, before(REQUESTS_KEPT_DAYS), BATCH)
    swept += count
    if (count < BATCH) return swept
  }
}
