/** Takes the shipping methods and coupons of a shop's document. */
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../db/database.ts'
import { deleteCoupons, insertCoupon, listCoupons } from '../selling/coupon-store.ts'
import { couponColumns, couponSettings } from '../selling/coupon-values.ts'
import {
  bindItems,
  deleteShippingMethods,
  insertShippingMethod,
  listBoundItems,
  listShippingMethods,
} from '../selling/method-store.ts'
import type { ShopDocument } from './schemas.ts'

/** What the document says of them. */
interface Selling {
  /** Whether the shop has them as they are there. What the document does not say stays as it is. */
  readonly isSame: boolean
  /** Makes the shop's those of the document. Items that the shop has stay bound to methods of the same name. */
  readonly write: (now: Date) => Promise<void>
}

/** Compares them with those of the shop. */
export async function sellingOf(
  tx: Transaction,
  shopId: number,
  { state = {} }: ShopDocument,
): Promise<Selling> {
  const before = await listShippingMethods(tx, shopId)
  const methods = before.map(({ id, ...method }) => method)
  const coupons = (await listCoupons(tx, shopId)).toReversed().map(couponSettings)
  const wanted = { methods, coupons, ...renamed(state.settings) }
  return {
    isSame: isDeepStrictEqual(wanted, { methods, coupons }),
    write: async now => {
      const names = new Map(before.map(({ id, name }) => [id, name]))
      const bound = Map.groupBy(await listBoundItems(tx, shopId), one => names.get(one.method_id))
      await deleteShippingMethods(tx, shopId)
      for (const method of wanted.methods) {
        const id = await insertShippingMethod(tx, shopId, method)
        if (id !== undefined) await bindItems(tx, shopId, id, bound.get(method.name) ?? [])
      }
      await deleteCoupons(tx, shopId)
      for (const coupon of wanted.coupons) await insertCoupon(tx, shopId, couponColumns(coupon), now)
    },
  }
}

function renamed({
  shipping_methods: methods,
  coupons,
}: NonNullable<ShopDocument['state']>['settings'] = {}) {
  // Times are compared as they are written, whatever their offset.
  const told = coupons?.map(coupon => couponSettings(couponColumns(coupon)))
  return { ...(methods ? { methods } : {}), ...(told ? { coupons: told } : {}) }
}
