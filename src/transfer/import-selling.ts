/** Takes the shipping methods and coupons of a shop's document. */
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../db/database.ts'
import { deleteCoupons, insertCoupon, listCoupons } from '../selling/coupon-store.ts'
import { couponColumns, couponSettings } from '../selling/coupon-values.ts'
import {
  arrangeShippingMethods,
  deleteShippingMethod,
  insertShippingMethod,
  listShippingMethods,
  type MethodColumns,
  type ShippingMethod,
  updateShippingMethod,
} from '../selling/method-store.ts'
import type { ShopDocument } from './schemas.ts'

/** What the document says of them. */
interface Selling {
  /** Whether the shop has them as they are there. What the document does not say stays as it is. */
  readonly isSame: boolean
  /** Makes the shop's those of the document. A method whose name stays is the same one, with the items and wishes that name it. */
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
      await writeMethods(tx, shopId, before, wanted.methods)
      await deleteCoupons(tx, shopId)
      for (const coupon of wanted.coupons) await insertCoupon(tx, shopId, couponColumns(coupon), now)
    },
  }
}

async function writeMethods(
  tx: Transaction,
  shopId: number,
  before: readonly ShippingMethod[],
  wanted: readonly MethodColumns[],
): Promise<void> {
  const ids = new Map(before.map(({ id, name }) => [name, id]))
  const names = new Set(wanted.map(({ name }) => name))
  for (const { id, name } of before) if (!names.has(name)) await deleteShippingMethod(tx, shopId, id)
  const arranged: number[] = []
  for (const method of wanted) {
    const there = ids.get(method.name)
    if (there !== undefined) await updateShippingMethod(tx, shopId, there, method)
    const id = there ?? (await insertShippingMethod(tx, shopId, method))
    if (id !== undefined) arranged.push(id)
  }
  await arrangeShippingMethods(tx, shopId, arranged)
}

function renamed({
  shipping_methods: methods,
  coupons,
}: NonNullable<ShopDocument['state']>['settings'] = {}) {
  // Times are compared as they are written, whatever their offset.
  const told = coupons?.map(coupon => couponSettings(couponColumns(coupon)))
  return { ...(methods ? { methods } : {}), ...(told ? { coupons: told } : {}) }
}
