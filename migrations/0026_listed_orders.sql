-- Orders as the console lists them: by status and by buyer, over all years.

-- How many orders have each status, summed up by the job that sums up `order_counts`: its rows change once a minute, so
-- that no writer of an order waits for another. What was added since stands in `order_count_changes`.
create table order_status_counts (
  shop_id int not null references shops on delete cascade,
  status text not null,
  orders int not null,
  primary key (shop_id, status)
);

insert into order_status_counts
select shop_id, status, sum(orders) from order_counts group by shop_id, status having sum(orders) <> 0;

-- Where each order stands in these lists. Of `orders` itself neither column can be in an index: each change of one would
-- then make a thousand entries anew in the index of words, which a change spares now.
create table listed_orders (
  shop_id int not null references shops on delete cascade,
  order_id int not null,
  ordered_at timestamptz not null,
  status text not null,
  -- The mail address in lower case, its first 255 characters; empty when there is none.
  buyer text not null
) with (fillfactor = 90);

insert into listed_orders
select shop_id, id, ordered_at, status, coalesce(lower(left(summary -> 'customer' ->> 'mail_address', 255)), '') from orders;

create unique index listed_orders_by_status on listed_orders (shop_id, status, ordered_at, order_id);
create index listed_orders_by_buyer on listed_orders (shop_id, buyer, ordered_at, order_id);

create or replace function count_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_count_changes
  select shop_id, timezone(interval '9 hours', ordered_at)::date, status, payment_method, count(*)
  from added group by 1, 2, 3, 4;
  insert into listed_orders
  select shop_id, id, ordered_at, status, coalesce(lower(left(summary -> 'customer' ->> 'mail_address', 255)), '') from added;
  return null;
end $$;

create function list_changed_order() returns trigger language plpgsql as $$
begin
  update listed_orders set ordered_at = new.ordered_at, status = new.status,
    buyer = coalesce(lower(left(new.summary -> 'customer' ->> 'mail_address', 255)), '')
  where shop_id = old.shop_id and status = old.status and ordered_at = old.ordered_at and order_id = old.id;
  return null;
end $$;

-- A change of the mail address is one that is counted.
create trigger orders_list_changed after update on orders for each row
  when ((old.ordered_at, old.status, old.mail_updates) is distinct from (new.ordered_at, new.status, new.mail_updates))
  execute function list_changed_order();
