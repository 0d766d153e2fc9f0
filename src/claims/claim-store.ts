/**
 * What an order has taken besides pieces of stock, known by the order's key: room in a slot of fetching, which is taken here, and a use
 * of a coupon, which is taken by `selling/coupon-store.ts`. Both are given back here.
 */
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'

/** Room in the slot of a place that begins then. */
export interface Slot {
  readonly place: string
  readonly at: Date
}

const TAKE = writes<{ pieces: number }>(
  'takeout_slots.take',
  `with taken as (
     insert into takeout_slots (shop_id, place, begins_at, pieces)
     select $1, $3, $4, $5 where $5 <= $6::int
     on conflict (shop_id, place, begins_at) do update set pieces = takeout_slots.pieces + excluded.pieces
       where takeout_slots.pieces + excluded.pieces <= $6
     returning 1)
   insert into takeout_claims (shop_id, order_key, place, begins_at, pieces)
   select $1, $2, $3, $4, $5::int from taken returning pieces`,
)

/**
 * Takes room for pieces of an order, in the transaction that makes it or puts its pieces aside; `room` is that of the whole
 * slot. Answers whether there was as much; after a false the transaction must not commit.
 */
export async function takeSlot(
  tx: Transaction,
  shopId: number,
  orderKey: string,
  { place, at }: Slot,
  { pieces, room }: { readonly pieces: number; readonly room: number },
): Promise<boolean> {
  return (await tx.query(TAKE, [shopId, orderKey, place, at, pieces, room])).length > 0
}

const TAKEN = reads<{ begins_at: Date; pieces: number }>(
  'takeout_slots.taken',
  'select begins_at, pieces from takeout_slots where shop_id = $1 and place = $2 and begins_at >= $3',
)

/** Pieces that orders fetch at a place, by the time at which the slot begins, from a time on. */
export async function findTaken(
  db: Connection,
  shopId: number,
  place: string,
  from: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query(TAKEN, [shopId, place, from])
  return new Map(rows.map(({ begins_at, pieces }) => [begins_at.getTime(), pieces]))
}

const ADJUST = writes(
  'takeout_slots.adjust',
  `with claim as (
     update takeout_claims c set pieces = $3 from takeout_claims was
     where c.shop_id = $1 and c.order_key = $2 and was.shop_id = $1 and was.order_key = $2
     returning c.place, c.begins_at, c.pieces - was.pieces as more)
   update takeout_slots s set pieces = greatest(s.pieces + claim.more, 0) from claim
   where s.shop_id = $1 and s.place = claim.place and s.begins_at = claim.begins_at`,
)

/**
 * Has an order that is held fetch so many pieces in the slot that it has, whether there is room or not: whoever changes it for the shop has decided that.
 * Nothing happens where it has none.
 */
export async function adjustSlot(
  tx: Transaction,
  shopId: number,
  orderKey: string,
  pieces: number,
): Promise<void> {
  await tx.query(ADJUST, [shopId, orderKey, pieces])
}

const RELEASE = writes(
  'claims.release',
  `with uses as (delete from coupon_uses where shop_id = $1 and order_key = $2 returning coupon_id),
   claims as (delete from takeout_claims where shop_id = $1 and order_key = $2 returning place, begins_at, pieces),
   coupon as (update coupons c set used = c.used - 1 from uses where c.shop_id = $1 and c.id = uses.coupon_id)
   update takeout_slots s set pieces = greatest(s.pieces - claims.pieces, 0) from claims
   where s.shop_id = $1 and s.place = claims.place and s.begins_at = claims.begins_at`,
)

/** Gives back what an order took, once, however often it is called: when it was cancelled, has expired, or came to nothing. */
export async function releaseClaims(tx: Transaction, shopId: number, orderKey: string): Promise<void> {
  await tx.query(RELEASE, [shopId, orderKey])
}

const SWEEP = writes<{ swept: number }>(
  'takeout_slots.sweep',
  `with old_claims as (
     select shop_id, order_key from takeout_claims where begins_at < $1 order by begins_at limit $2 for update skip locked
   ), old_slots as (
     select shop_id, place, begins_at from takeout_slots where begins_at < $1 order by begins_at limit $2 for update skip locked
   ), claims as (
     delete from takeout_claims where (shop_id, order_key) in (select shop_id, order_key from old_claims)
   ), slots as (
     delete from takeout_slots where (shop_id, place, begins_at) in (select shop_id, place, begins_at from old_slots)
     returning 1)
   select count(*)::int as swept from slots`,
)

/** Forgets slots that began before a time, so many at most, with what orders had of them; answers how many. */
export async function sweepSlots(db: Connection, before: Date, limit: number): Promise<number> {
  return (await db.query(SWEEP, [before, limit]))[0]?.swept ?? 0
}
