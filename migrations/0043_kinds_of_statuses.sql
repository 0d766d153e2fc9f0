-- What orders are counted and listed by has their status and way to pay too, as bits beside those of types and properties: of a million, a year
-- by a property and a status took 90 ms, since each order of the status was looked at, and by a property and the wished day 145 ms.

-- Orders that another program writes meanwhile would be missing.
lock table orders in share row exclusive mode;

-- What an order is and has, as bits: `ORDER_KINDS` in the program names them in the same order. The last is of every order, so that what does not
-- narrow a search asks for that.
create function order_kinds(order_types text[], properties text[], status text, payment_method text) returns bigint
language sql immutable parallel safe as $$
  select order_kinds(order_types, properties) | (1::bigint << 52)
    | coalesce(1::bigint << (23 + array_position(array['ordered', 'unpaid', 'unshippable', 'dispatched', 'cancelled', 'shipping', 'arrived'],
        status)), 0)
    | coalesce(1::bigint << (31 + array_position(array['creditcard', 'cvs', 'service_bt', 'atobarai', 'bnpl', 'bt', 'cod', 'carrier', 'paypal',
        'amazon_pay', 'paypay'], payment_method)), 0)
$$;

drop index listed_orders_by_status, listed_orders_by_buyer, listed_orders_by_kinds, listed_orders_by_scheduled, listed_orders_by_delivery,
  listed_orders_by_payment;
alter table listed_orders alter column kinds type bigint
  using kinds | order_kinds('{}'::text[], '{}'::text[], status, payment_method);

create unique index listed_orders_by_status on listed_orders (shop_id, status, ordered_at, order_id) include (unique_key, payment_method);
create index listed_orders_by_buyer on listed_orders (shop_id, buyer, ordered_at, order_id) include (status, total);
create index listed_orders_by_kinds on listed_orders (shop_id, kinds, ordered_at, unique_key) include (scheduled_on, delivery_date, paid_at);
create index listed_orders_by_scheduled on listed_orders
  (shop_id, date_trunc('month', timezone('UTC', ordered_at)), scheduled_on, ordered_at desc, unique_key) include (kinds);
create index listed_orders_by_delivery on listed_orders
  (shop_id, date_trunc('month', timezone('UTC', ordered_at)), delivery_date, ordered_at desc, unique_key) include (kinds);
create index listed_orders_by_payment on listed_orders
  (shop_id, date_trunc('month', timezone('UTC', ordered_at)), paid_at, ordered_at desc, unique_key) include (kinds);

alter table order_count_changes alter column kinds type bigint
  using kinds | order_kinds('{}'::text[], '{}'::text[], status, payment_method);
truncate order_kind_counts, order_kind_month_counts;
alter table order_kind_counts alter column kinds type bigint;
alter table order_kind_month_counts alter column kinds type bigint;
-- What was not summed up yet is summed up later.
insert into order_kind_counts
select shop_id, day, kinds, sum(orders) from (
  select shop_id, timezone(interval '9 hours', ordered_at)::date as day, kinds, count(*) as orders from listed_orders group by 1, 2, 3
  union all select shop_id, day, kinds, -sum(orders) from order_count_changes group by 1, 2, 3) counts
group by 1, 2, 3 having sum(orders) <> 0;
insert into order_kind_month_counts
select shop_id, date_trunc('month', day), kinds, sum(orders) from order_kind_counts group by 1, 2, 3 having sum(orders) <> 0;

create or replace function count_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_count_changes (shop_id, day, status, payment_method, kinds, orders, sales)
  select shop_id, timezone(interval '9 hours', ordered_at)::date, status, payment_method,
    order_kinds(order_types, properties, status, payment_method), count(*), sum(total)
  from added group by 1, 2, 3, 4, 5;
  insert into listed_orders
  select shop_id, id, ordered_at, status, coalesce(lower(left(summary -> 'customer' ->> 'mail_address', 255)), ''),
    unique_key, payment_method, scheduled_on, delivery_date, paid_at, total, order_kinds(order_types, properties, status, payment_method)
  from added;
  return null;
end $$;

create or replace function count_changed_order() returns trigger language plpgsql as $$
begin
  insert into order_count_changes (shop_id, day, status, payment_method, kinds, orders, sales) values
    (old.shop_id, timezone(interval '9 hours', old.ordered_at)::date, old.status, old.payment_method,
      order_kinds(old.order_types, old.properties, old.status, old.payment_method), -1, -old.total),
    (new.shop_id, timezone(interval '9 hours', new.ordered_at)::date, new.status, new.payment_method,
      order_kinds(new.order_types, new.properties, new.status, new.payment_method), 1, new.total);
  return null;
end $$;

create or replace function list_changed_order() returns trigger language plpgsql as $$
begin
  update listed_orders set ordered_at = new.ordered_at, status = new.status,
    buyer = coalesce(lower(left(new.summary -> 'customer' ->> 'mail_address', 255)), ''),
    payment_method = new.payment_method, scheduled_on = new.scheduled_on, delivery_date = new.delivery_date,
    paid_at = new.paid_at, total = new.total, kinds = order_kinds(new.order_types, new.properties, new.status, new.payment_method)
  where shop_id = old.shop_id and status = old.status and ordered_at = old.ordered_at and order_id = old.id;
  return null;
end $$;
