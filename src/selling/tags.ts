/**
 * The entity tags of what a shop sells by, and how changes hold it (R-MATCH-2). They are digests of what is shown, which people
 * read and change in the console: a version would have to be moved by buyers who use a coupon, and by items that are deleted.
 */
import { etagOf } from '../http/conditional.ts'
import { storedId } from '../http/schemas.ts'
import { heldAfter, type Tagged } from '../http/tagged.ts'
import { holdShop } from '../shops/store.ts'
import { listMethodsOfItem } from './binding-store.ts'
import { type Coupon, holdCoupon } from './coupon-store.ts'
import { couponSettings } from './coupon-values.ts'
import { writeShippingMethod } from './method-store.ts'

interface ById {
  readonly id: number
}

/** A coupon as it is shown. */
export function shownCoupon(coupon: Coupon) {
  return { id: coupon.id, used: coupon.used, ...couponSettings(coupon) }
}

/** The tag of what is shown. */
export function tagOf(shown: object | string): string {
  return etagOf(typeof shown === 'string' ? shown : JSON.stringify(shown))
}

/** Shipping methods as what a change goes by. All changes of what a shop sells by hold the shop. */
export const TAGGED_METHOD: Tagged<ById> = heldAfter(holdShop, {
  hold: async (tx, shopId, { id }) => {
    const method = await writeShippingMethod(tx, shopId, storedId(id))
    return method && tagOf(method)
  },
})

/** The methods that an item is bound to. */
export const TAGGED_BINDINGS: Tagged<ById> = heldAfter(holdShop, {
  hold: async (tx, shopId, { id }) => {
    const bindings = await listMethodsOfItem(tx, shopId, storedId(id))
    return bindings && tagOf(bindings)
  },
})

/** Coupons, whose rows buyers hold who use them. */
export const TAGGED_COUPON: Tagged<ById> = heldAfter(holdShop, {
  hold: async (tx, shopId, { id }) => {
    const coupon = await holdCoupon(tx, shopId, storedId(id))
    return coupon && tagOf(shownCoupon(coupon))
  },
})
