/** A change of a cart that goes by what is in it, such as one line more (R-STORE-11). */
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { notFound } from '../../http/problems.ts'
import type { AskedLine } from '../priced-line.ts'
import { usedSince } from './lifetime.ts'
import { holdCart, updateCartLines } from './store.ts'

/**
 * Puts in place of a cart's lines what `change` makes of them; two changes at the same time come one after the other. What it
 * throws leaves the cart as it is. Throws 404.
 */
export async function changeCart(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  id: string,
  change: (lines: readonly AskedLine[], tx: Transaction) => Promise<readonly AskedLine[]>,
): Promise<void> {
  const now = clock.now()
  const since = usedSince(now)
  await db.transaction(async tx => {
    const cart = await holdCart(tx, shopId, id, since)
    if (cart === undefined) throw notFound('carts')
    await updateCartLines(tx, shopId, id, await change(cart.lines, tx), { now, since })
  })
}
