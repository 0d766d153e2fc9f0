/** Adds, changes and removes coupons, and notes it in the audit log, in one transaction each (R-COUPON-1). */
import { differencesOf } from '../audit/differences.ts'
import { recordEvent } from '../audit/record.ts'
import type { Transaction } from '../db/database.ts'
import { namesOf } from '../lib/members.ts'
import { holdSelling } from '../shops/store.ts'
import { type Author, notThere, type Parts, rejected } from './author.ts'
import {
  type Coupon,
  type CouponColumns,
  deleteCoupon,
  insertCoupon,
  listCoupons,
  updateCoupon,
} from './coupon-store.ts'
import { MAX_COUPONS } from './limits.ts'

/** Adds a coupon and answers its id. Throws 422 `console/rejected`. */
export function addCoupon(
  parts: Parts,
  shopId: number,
  author: Author,
  columns: CouponColumns,
): Promise<number> {
  return change(parts, shopId, author, async (tx, coupons, now) => {
    if (coupons.length >= MAX_COUPONS) throw rejected('', `would be one more than ${MAX_COUPONS} coupons`)
    const id = await insertCoupon(tx, shopId, columns, now)
    if (id === undefined) throw codeTaken()
    return { answer: id, subject: columns.code, detail: { added: columns } }
  })
}

/** Changes a coupon; how often it was used stays. Throws 404 `console/not-found` and 422 `console/rejected`. */
export function changeCoupon(
  parts: Parts,
  shopId: number,
  author: Author,
  id: number,
  columns: CouponColumns,
): Promise<void> {
  return change(parts, shopId, author, async (tx, coupons) => {
    const before = known(coupons, id)
    if (coupons.some(one => one.code === columns.code && one.id !== id)) throw codeTaken()
    await updateCoupon(tx, shopId, id, columns)
    const detail = differencesOf(namesOf(columns), { ...before }, { ...columns })
    return { answer: undefined, subject: columns.code, detail }
  })
}

/** Removes a coupon; orders that have it keep their discount. Throws 404 `console/not-found`. */
export function removeCoupon(parts: Parts, shopId: number, author: Author, id: number): Promise<void> {
  return change(parts, shopId, author, async (tx, coupons) => {
    const { code } = known(coupons, id)
    await deleteCoupon(tx, shopId, id)
    return { answer: undefined, subject: code, detail: { removed: code } }
  })
}

interface Changed<T> {
  readonly answer: T
  readonly subject: string
  readonly detail: Readonly<Record<string, unknown>>
}

function change<T>(
  { db, clock }: Parts,
  shopId: number,
  author: Author,
  work: (tx: Transaction, coupons: readonly Coupon[], now: Date) => Promise<Changed<T>>,
): Promise<T> {
  return db.transaction(async tx => {
    if (!(await holdSelling(tx, shopId))) throw notThere('shop')
    const at = clock.now()
    const { answer, subject, detail } = await work(tx, await listCoupons(tx, shopId), at)
    await recordEvent(tx, { shopId, ...author, kind: 'coupons_changed', subject, detail, at })
    return answer
  })
}

function known(coupons: readonly Coupon[], id: number): Coupon {
  const coupon = coupons.find(one => one.id === id)
  if (coupon === undefined) throw notThere('coupon')
  return coupon
}

const codeTaken = () => rejected('/code', 'is that of another coupon')
