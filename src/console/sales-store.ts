/** What was sold of late, and where: read from what is kept of the newest orders. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'

/** An item that was sold, with the pieces and yen of its lines. */
interface SoldItem {
  readonly item_id: number
  /** As the newest order names it. */
  readonly title: string
  readonly pieces: number
  readonly sales: number
}

/** Where orders came in. */
interface ChannelSum {
  readonly via: string
  readonly orders: number
  readonly sales: number
}

interface Row {
  readonly orders: number
  readonly items: readonly SoldItem[]
  readonly channels: readonly ChannelSum[]
}

/**
 * Bounded by so many orders, whatever the shop has. Orders have beside their documents what they sold (`derived.ts`), so that a thousand
 * are read in 2 ms; of those that were written before they had it the documents are taken apart, 40 ms. Lines that were cancelled are not
 * sold. Only the orders that name an item shown are opened for its title.
 */
const SOLD = reads<Row>(
  'console.best_sellers',
  `with latest as materialized (
     select newest.*, coalesce(newest.via, told.via) as came, cardinality(newest.sold) / 3 as items, told.lines from (
       select row_number() over (order by ordered_at desc, unique_key) as nth, total, via, sold, detail from orders
       where shop_id = $1 and ordered_at >= $2 and status <> 'cancelled'
       order by ordered_at desc, unique_key limit $3
     ) newest left join lateral json_to_record(case when newest.sold is null then newest.detail end) as told (via text, lines json) on true
   ), sold as (
     select item_id, min(nth) as nth, sum(pieces)::bigint as pieces, sum(sales)::bigint as sales from (
       select nth, unnest(sold[:items]) as item_id, unnest(sold[items + 1 : 2 * items]) as pieces, unnest(sold[2 * items + 1 :]) as sales
       from latest
       union all
       select nth, line.item_id, line.amount, line.total from latest,
         json_to_recordset(lines) as line (item_id bigint, amount bigint, total bigint, status text)
       where line.status <> 'cancelled'
     ) lines group by 1
   ), best as (
     select item_id, (
       select line.title from latest, json_to_recordset(detail -> 'lines') as line (item_id bigint, title text, status text)
       where latest.nth = found.nth and line.item_id = found.item_id and line.status <> 'cancelled' limit 1
     ) as title, pieces, sales
     from (select * from sold order by pieces desc, sales desc, item_id limit $4) found
   )
   select (select count(*)::int from latest) as orders,
     (select coalesce(json_agg(best), '[]') from best) as items,
     (select coalesce(json_agg(channel order by channel.sales desc, channel.via), '[]') from (
       select came as via, count(*)::int as orders, sum(total)::bigint as sales from latest group by 1
     ) channel) as channels`,
)

/** The best sellers since a time among the newest orders, `most` of these. */
export async function findBestSellers(
  db: Connection,
  shopId: number,
  from: Date,
  { most, items }: { readonly most: number; readonly items: number },
): Promise<Row> {
  const [row] = await db.query(SOLD, [shopId, from, most, items])
  return row ?? { orders: 0, items: [], channels: [] }
}
