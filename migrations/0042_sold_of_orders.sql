-- What an order sold, and where it came in, beside its document: best sellers took the documents of the newest thousand orders apart, 37 ms.
-- Of older orders that nobody has written since both are null, and their documents tell.
alter table orders
  add column via text,
  -- The items of its lines that are not cancelled, each once and in ascending order; behind them the pieces of each, and behind these the yen.
  add column sold bigint[];
-- A row keeps them, long as it may be, so that a thousand of them are read without looking aside.
alter table orders alter column via set storage main, alter column sold set storage main;

-- The newest of each shop have it at once, twice as many as are looked at. Nothing is sold that was cancelled.
update orders o set via = o.detail ->> 'via', sold = coalesce((
  select array_agg(item_id order by item_id) || array_agg(pieces order by item_id) || array_agg(sales order by item_id)
  from (
    select item_id, sum(amount) as pieces, sum(total)::bigint as sales
    from json_to_recordset(o.detail -> 'lines') as line (item_id bigint, amount int, total bigint, status text)
    where status <> 'cancelled' group by 1) items), '{}')
from (
  select newest.* from shops cross join lateral (
    select shop_id, id from orders where shop_id = shops.id order by ordered_at desc limit 2000) newest
) newest
where o.shop_id = newest.shop_id and o.id = newest.id;
