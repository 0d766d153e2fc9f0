/** Coupons, and which orders have them, in the database. */
import {
  assignments,
  BOOLEAN,
  columnList,
  INT,
  orNull,
  placeholders,
  type RowOf,
  TEXT,
  TIME,
  valuesOf,
} from '../db/columns.ts'
import type { Connection, Transaction } from '../db/database.ts'
import { together } from '../db/pipeline.ts'
import { reads, writes } from '../db/statement.ts'

const COUPON_COLUMNS = {
  code: TEXT,
  name: TEXT,
  amount: orNull(INT),
  percent: orNull(INT),
  starts_at: orNull(TIME),
  ends_at: orNull(TIME),
  minimum: INT,
  max_uses: orNull(INT),
  max_uses_per_buyer: orNull(INT),
  active: BOOLEAN,
}

/** What can be set of a coupon. */
export type CouponColumns = RowOf<typeof COUPON_COLUMNS>

/** A coupon of a shop. */
export interface Coupon extends CouponColumns {
  readonly id: number
  /** Orders that have it. */
  readonly used: number
}

const COLUMNS = columnList(COUPON_COLUMNS)

const LIST = reads<Coupon>(
  'coupons.list',
  `select id, used, ${COLUMNS} from coupons where shop_id = $1 order by id desc`,
)

/** All coupons of a shop, the newest first. */
export function listCoupons(db: Connection, shopId: number): Promise<Coupon[]> {
  return db.query(LIST, [shopId])
}

const FIND = reads<Coupon>(
  'coupons.find',
  `select id, used, ${COLUMNS} from coupons where shop_id = $1 and id = $2`,
)

/** One coupon; undefined when the shop has none such. */
export async function findCoupon(db: Connection, shopId: number, id: number): Promise<Coupon | undefined> {
  const [coupon] = await db.query(FIND, [shopId, id])
  return coupon
}

const HOLD = writes<Coupon>(
  'coupons.hold',
  `select id, used, ${COLUMNS} from coupons where shop_id = $1 and id = $2 for no key update`,
)

/** The same, and holds it as it is until the transaction ends. */
export async function holdCoupon(tx: Transaction, shopId: number, id: number): Promise<Coupon | undefined> {
  const [coupon] = await tx.query(HOLD, [shopId, id])
  return coupon
}

const FIND_BY_CODE = reads<Coupon & { readonly used_by_buyer: number }>(
  'coupons.find_by_code',
  `select id, used, ${COLUMNS}, (
     select count(*) from coupon_uses u where u.shop_id = $1 and u.coupon_id = c.id and u.mail_address = lower($3)
   ) as used_by_buyer from coupons c where shop_id = $1 and code = $2`,
)

/**
 * The coupon of a code in its kept form (`couponCode`), with how often the buyer of this mail address used it: of a buyer
 * who is not known yet, with null, never. Undefined when the shop has none such.
 */
export async function findCouponByCode(
  db: Connection,
  shopId: number,
  code: string,
  mailAddress: string | null,
): Promise<(Coupon & { readonly used_by_buyer: number }) | undefined> {
  const [coupon] = await db.query(FIND_BY_CODE, [shopId, code, mailAddress])
  return coupon
}

const INSERT = writes<{ id: number }>(
  'coupons.insert',
  `insert into coupons (shop_id, created_at, ${COLUMNS})
   values ($1, $2, ${Object.values(placeholders(COUPON_COLUMNS, 3)).join(', ')})
   on conflict (shop_id, code) do nothing returning id`,
)

/** Adds a coupon and answers its id; undefined when one has the code. */
export async function insertCoupon(
  tx: Transaction,
  shopId: number,
  columns: CouponColumns,
  now: Date,
): Promise<number | undefined> {
  const [row] = await tx.query(INSERT, [shopId, now, ...valuesOf(COUPON_COLUMNS, columns)])
  return row?.id
}

const UPDATE = writes(
  'coupons.update',
  `update coupons set ${assignments(COUPON_COLUMNS, 3)} where shop_id = $1 and id = $2`,
)

/** Writes all that can be set of a coupon. */
export async function updateCoupon(
  tx: Transaction,
  shopId: number,
  id: number,
  columns: CouponColumns,
): Promise<void> {
  await tx.query(UPDATE, [shopId, id, ...valuesOf(COUPON_COLUMNS, columns)])
}

const DELETE = writes('coupons.delete', 'delete from coupons where shop_id = $1 and id = $2')

/** Deletes a coupon; orders that had it keep their discount. */
export async function deleteCoupon(tx: Transaction, shopId: number, id: number): Promise<void> {
  await tx.query(DELETE, [shopId, id])
}

const DELETE_ALL = writes('coupons.delete_all', 'delete from coupons where shop_id = $1')

/** Deletes all of them. */
export async function deleteCoupons(tx: Transaction, shopId: number): Promise<void> {
  await tx.query(DELETE_ALL, [shopId])
}

const TAKE = writes<{ id: number }>(
  'coupons.take',
  `update coupons set used = used + 1
   where shop_id = $1 and id = $2 and active and (max_uses is null or used < max_uses) returning id`,
)

const NOTE_USE = writes<{ order_key: string }>(
  'coupons.note_use',
  `insert into coupon_uses (shop_id, order_key, coupon_id, mail_address, used_at)
   select $1, $3, c.id, lower($4), $5 from coupons c
   where c.shop_id = $1 and c.id = $2 and (c.max_uses_per_buyer is null or c.max_uses_per_buyer > (
     select count(*) from coupon_uses u where u.shop_id = $1 and u.coupon_id = c.id and u.mail_address = lower($4)))
   returning order_key`,
)

/**
 * Uses a coupon for an order, in the transaction that makes it, or puts its pieces aside while its payment is asked for. The
 * coupon's row is held from here on, so that of many buyers at once no more take it than may. Answers whether that was still
 * possible; after a false the transaction must not commit. `releaseClaims` gives it back.
 */
export async function takeCoupon(
  tx: Transaction,
  shopId: number,
  couponId: number,
  {
    orderKey,
    mailAddress,
    now,
  }: { readonly orderKey: string; readonly mailAddress: string; readonly now: Date },
): Promise<boolean> {
  const [taken, noted] = await together([
    tx.query(TAKE, [shopId, couponId]),
    // Looks again at what was committed meanwhile: those who held the row before have written their uses by now.
    tx.query(NOTE_USE, [shopId, couponId, orderKey, mailAddress, now]),
  ])
  return taken.length > 0 && noted.length > 0
}
