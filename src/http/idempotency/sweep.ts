/** Forgets answers that were kept for a day. */
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import { deleteOldKeys } from './key-store.ts'

/** Rows of a transaction: it takes some 0.1 s, after which others have their turn. */
const BATCH = 5000

/** Does it for all shops, and answers how many there were. */
export async function sweepKeys({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): Promise<number> {
  for (let swept = 0; ; ) {
    const count = await deleteOldKeys(db, clock.now(), BATCH)
    swept += count
    if (count < BATCH) return swept
  }
}
