/** The counts of orders by which searches know their totals: each change adds a row, and now and then these are summed up. */
import type { Connection } from '../../db/database.ts'
import { writes } from '../../db/statement.ts'

const FOLD_COUNTS = writes(
  'orders.fold_counts',
  `with changed as (delete from order_count_changes returning *),
   by_status as (
     insert into order_status_counts (shop_id, status, orders)
     select shop_id, status, sum(orders) from changed group by 1, 2 having sum(orders) <> 0 order by 1, 2
     on conflict (shop_id, status) do update set orders = order_status_counts.orders + excluded.orders)
   insert into order_counts (shop_id, day, status, payment_method, orders, sales)
   select shop_id, day, status, payment_method, sum(orders), sum(sales) from changed group by 1, 2, 3, 4
   having sum(orders) <> 0 or sum(sales) <> 0
   order by 1, 2, 3, 4
   on conflict (shop_id, day, status, payment_method)
   do update set orders = order_counts.orders + excluded.orders, sales = order_counts.sales + excluded.sales`,
)

/** Sums up what has changed of the counts since the last time. Searches are right without it, only slower. */
export async function foldCounts(db: Connection): Promise<void> {
  await db.query(FOLD_COUNTS)
}
