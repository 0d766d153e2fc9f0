/** PUT /shops/{shop_id}/api/carts/{cart_id} (R-CART-5). */
import type { Context } from '../../context.ts'
import { notFound } from '../../http/problems.ts'
import type { AskedLine } from '../priced-line.ts'
import { usedSince } from './lifetime.ts'
import { updateCartLines } from './store.ts'

/** Puts these lines into a cart in place of those that it had. Throws 404. */
export async function updateCart(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  id: string,
  lines: readonly AskedLine[],
): Promise<void> {
  const now = clock.now()
  if (!(await updateCartLines(db, shopId, id, lines, { now, since: usedSince(now) }))) throw notFound('carts')
}
