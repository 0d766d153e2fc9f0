/** Receipts that were given out of orders (R-PAPER-5), as documents carry them. */
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'

const FIND = reads<{ order_id: number; issued_at: Date }>(
  'transfer.find_receipts',
  'select order_id, issued_at from issued_receipts where shop_id = $1 and order_id = any($2::int[])',
)

/** When the first receipt of each of these orders was given out, as far as one was, by their ids. */
export async function findReceipts(
  db: Connection,
  shopId: number,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const rows = orderIds.length === 0 ? [] : await db.query(FIND, [shopId, orderIds])
  return new Map(rows.map(({ order_id, issued_at }) => [order_id, issued_at]))
}

const ADD = writes(
  'transfer.add_receipts',
  `insert into issued_receipts (shop_id, order_id, issued_at)
   select $1, r.order_id, r.issued_at from unnest($2::int[], $3::timestamptz[]) as r (order_id, issued_at)`,
)

/** Notes those of new orders. */
export async function addReceipts(
  tx: Transaction,
  shopId: number,
  receipts: readonly { readonly order_id: number; readonly issued_at: string }[],
): Promise<void> {
  if (receipts.length === 0) return
  const columns = [receipts.map(({ order_id }) => order_id), receipts.map(({ issued_at }) => issued_at)]
  await tx.query(ADD, [shopId, ...columns])
}
