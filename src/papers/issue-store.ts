/** Which receipts were given out, of orders by their keys (R-PAPER-5). */
import type { Connection } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'

/** When receipts were given out for the first time, by the keys of their orders. */
export type IssuedAt = ReadonlyMap<string, Date>

const FIND = reads<{ unique_key: string; issued_at: Date }>(
  'issued_receipts.find',
  `select o.unique_key, r.issued_at from orders o
   join issued_receipts r on r.shop_id = o.shop_id and r.order_id = o.id
   where o.shop_id = $1 and o.unique_key = any($2::text[])`,
)

/** Of these orders those of which a receipt was given out. */
export async function findIssued(db: Connection, shopId: number, keys: readonly string[]): Promise<IssuedAt> {
  const rows = await db.query(FIND, [shopId, keys])
  return new Map(rows.map(({ unique_key, issued_at }) => [unique_key, issued_at]))
}

const NOTE = writes<{ order_id: number }>(
  'issued_receipts.note',
  `insert into issued_receipts (shop_id, order_id, issued_at)
   select shop_id, id, $3::timestamptz from orders where shop_id = $1 and unique_key = any($2::text[]) order by id
   on conflict do nothing returning order_id`,
)

/** Notes that receipts are given out; the first time stays. Answers of how many it is the first. */
export async function noteIssued(
  db: Connection,
  shopId: number,
  keys: readonly string[],
  at: Date,
): Promise<number> {
  return (await db.query(NOTE, [shopId, keys, at])).length
}
