/** What was bought leaves the cart that it came from, once (R-STORE-50). */
import type { Context } from '../../context.ts'
import { usedSince } from '../carts/lifetime.ts'
import { holdCart, updateCartLines } from '../carts/store.ts'
import type { AskedLine } from '../priced-line.ts'
import { noteLeftCart, type StoredCheckout } from './store.ts'

/**
 * Puts in place of the cart's lines what `without` makes of them, where the checkout was completed and has not left a cart yet;
 * answers whether it does so now. Later it does not, so that what is put in anew stays in: also where there is no cart by then.
 */
export async function leaveCart(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  checkout: StoredCheckout,
  cartId: string | undefined,
  without: (lines: readonly AskedLine[]) => readonly AskedLine[],
): Promise<boolean> {
  if (checkout.answer === null || checkout.left_cart) return false
  const { shop_id: shopId } = checkout
  const now = clock.now()
  const since = usedSince(now)
  return db.transaction(async tx => {
    if (!(await noteLeftCart(tx, checkout))) return false
    const cart = cartId === undefined ? undefined : await holdCart(tx, shopId, cartId, since)
    if (cart !== undefined && cartId !== undefined)
      await updateCartLines(tx, shopId, cartId, without(cart.lines), { now, since })
    return true
  })
}
