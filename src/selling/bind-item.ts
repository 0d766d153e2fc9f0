/** Says by which shipping methods an item goes, and notes it in the audit log, in one transaction (R-SHIP-6). */
import { recordEvent } from '../audit/record.ts'
import { holdSelling } from '../shops/store.ts'
import { type Author, notThere, type Parts, rejected } from './author.ts'
import { bindMethods, countBound, holdItemName } from './binding-store.ts'
import { MAX_BOUND_ITEMS } from './limits.ts'
import { listShippingMethods } from './method-store.ts'

/** A method by which an item goes, and how much room a piece of it takes there. */
export interface WantedBinding {
  readonly shipping_method_id: number
  readonly size: number
}

/**
 * Binds an item to these methods and no others; without any it goes by every method that carries all items. Throws 404
 * `console/not-found` for the item or the shop, and 422 `console/rejected` at the place of a method in `bindings`.
 */
export function bindItem(
  { db, clock }: Parts,
  shopId: number,
  author: Author,
  itemId: number,
  bindings: readonly WantedBinding[],
): Promise<void> {
  return db.transaction(async tx => {
    if (!(await holdSelling(tx, shopId))) throw notThere('shop')
    const name = await holdItemName(tx, shopId, itemId)
    if (name === undefined) throw notThere('item')
    const methods = new Map((await listShippingMethods(tx, shopId)).map(one => [one.id, one]))
    const counts = await countBound(tx, shopId, itemId)
    for (const [index, { shipping_method_id: id }] of bindings.entries()) {
      const pointer = `/shipping_methods/${index}/shipping_method_id`
      if (!methods.has(id)) throw rejected(pointer, 'is no shipping method of this shop')
      if ((counts.get(id) ?? 0) >= MAX_BOUND_ITEMS) {
        throw rejected(pointer, `would have one more than ${MAX_BOUND_ITEMS} items`)
      }
    }
    const wanted = bindings.map(({ shipping_method_id: method_id, size }) => ({ method_id, size }))
    await bindMethods(tx, shopId, itemId, wanted)
    const names = bindings.map(({ shipping_method_id: id }) => methods.get(id)?.name)
    const detail = { item: itemId, bound_to: names }
    await recordEvent(tx, {
      ...{ shopId, ...author, kind: 'shipping_methods_changed', subject: name, detail, at: clock.now() },
    })
  })
}
