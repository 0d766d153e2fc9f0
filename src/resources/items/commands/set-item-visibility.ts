/** PUT /api/items/{id}/visibility (R-ITEM-19). */
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/problems.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import { findKind, setVisible } from '../store.ts'

/** Shows or hides an item in the storefront. Throws 404. */
export async function setItemVisibility(
  context: Context,
  shopId: number,
  itemId: number,
  visible: boolean,
): Promise<void> {
  if (await setVisible(context.db, shopId, itemId, visible, wholeSecond(context.clock.now()))) return
  if ((await findKind(context.db, shopId, itemId)) === undefined) throw notFound('items')
}
