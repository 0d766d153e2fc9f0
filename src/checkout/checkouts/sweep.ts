/** Forgets checkouts that are over, and slots of fetching that are past (R-CHECKOUT-10). */

import { sweepSlots } from '../../claims/claim-store.ts'
import type { Context } from '../../context.ts'
import { deleteOldCheckouts } from './store.ts'

/** Rows of a transaction: some 50 ms, after which others have their turn. */
const BATCH = 2000

/** What is past is given back by nobody. */
const SLOTS_KEPT_MS = 24 * 60 * 60 * 1000

/** Sweeps until there is nothing left to sweep, and answers how many checkouts went. */
export async function sweepCheckouts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const past = new Date(now.getTime() - SLOTS_KEPT_MS)
  while ((await sweepSlots(db, past, BATCH)) === BATCH);
  for (let swept = 0; ; ) {
    const gone = await deleteOldCheckouts(db, now, BATCH)
    swept += gone
    if (gone < BATCH) return swept
  }
}
