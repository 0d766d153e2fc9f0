-- What orders come to stands beside how many there are, so that sales of any period are the sum of some thousand rows and
-- not of a million orders. It is kept as the counts are: what changes is added as rows, which a job sums up.
alter table order_counts add column sales bigint not null default 0;
alter table order_count_changes add column sales bigint not null default 0;

create or replace function count_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_count_changes (shop_id, day, status, payment_method, orders, sales)
  select shop_id, timezone(interval '9 hours', ordered_at)::date, status, payment_method, count(*), sum(total)
  from added group by 1, 2, 3, 4;
  insert into listed_orders
  select shop_id, id, ordered_at, status, coalesce(lower(left(summary -> 'customer' ->> 'mail_address', 255)), '') from added;
  return null;
end $$;

create or replace function count_changed_order() returns trigger language plpgsql as $$
begin
  insert into order_count_changes (shop_id, day, status, payment_method, orders, sales) values
    (old.shop_id, timezone(interval '9 hours', old.ordered_at)::date, old.status, old.payment_method, -1, -old.total),
    (new.shop_id, timezone(interval '9 hours', new.ordered_at)::date, new.status, new.payment_method, 1, new.total);
  return null;
end $$;

drop trigger orders_count_changed on orders;
create trigger orders_count_changed after update on orders for each row
  when ((old.ordered_at, old.status, old.payment_method, old.total)
    is distinct from (new.ordered_at, new.status, new.payment_method, new.total))
  execute function count_changed_order();

-- What was counted before had no sales: the rows of the orders that there are take its place.
delete from order_count_changes;
delete from order_counts;
insert into order_counts (shop_id, day, status, payment_method, orders, sales)
select shop_id, timezone(interval '9 hours', ordered_at)::date, status, payment_method, count(*), sum(total)
from orders group by 1, 2, 3, 4;
delete from order_status_counts;
insert into order_status_counts
select shop_id, status, sum(orders) from order_counts group by shop_id, status having sum(orders) <> 0;
