/** GET /shops/{shop_id}/api/carts/{cart_id} (R-CART-5). */
import type { Context } from '../../context.ts'
import { notFound } from '../../http/problems.ts'
import type { AskedLine } from '../priced-line.ts'
import { isToNote, usedSince } from './lifetime.ts'
import { findCart, noteCartUse } from './store.ts'

/** The lines of a cart; to look into it is to use it. Throws 404. */
export async function getCart(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  id: string,
): Promise<readonly AskedLine[]> {
  const now = clock.now()
  const cart = await findCart(db, shopId, id, usedSince(now))
  if (cart === undefined) throw notFound('carts')
  if (isToNote(cart.used_at, now)) await noteCartUse(db, shopId, id, now)
  return cart.lines
}
