/** Forgets carts that nobody has used for a long time (R-CART-6). */
import type { Context } from '../../context.ts'
import { usedSince } from './lifetime.ts'
import { deleteUnusedCarts } from './store.ts'

/** Rows of a transaction: some 50 ms, after which others have their turn. */
const BATCH = 2000

/** Sweeps until there is nothing left to sweep, and answers how many carts went. */
export async function sweepCarts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const since = usedSince(clock.now())
  for (let swept = 0; ; ) {
    const gone = await deleteUnusedCarts(db, since, BATCH)
    swept += gone
    if (gone < BATCH) return swept
  }
}
