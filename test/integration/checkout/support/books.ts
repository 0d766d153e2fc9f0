/** What a shop has, owes and has told: all that an order would change. */
import type pg from 'pg'

/** As they are now, of all shops together. */
export async function booksOf(outside: pg.Client): Promise<unknown> {
  const { rows } = await outside.query(
    `select (select count(*) from orders) as orders, (select count(*) from mails) as mails,
       (select sum(own_stock) from items) as pieces, (select sum(stock) from item_variations) as of_variations,
       (select sum(used) from coupons) as used, (select sum(pieces) from takeout_slots) as fetched,
       (select count(*) from simulated_transactions) as transactions,
       (select count(*) from lottery_applications) as applications`,
  )
  return rows
}
