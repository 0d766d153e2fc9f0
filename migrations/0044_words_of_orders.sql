-- The words of orders stand in a table of their own with what searches for words narrow, sort and count by, 65 orders on a page and not 30, and
-- a page of it is all that a find costs: of a million, a year with a word that a tenth has took 215 ms, nearly all of it for reading the pages of orders.

create table order_words (
  shop_id int not null references shops on delete cascade,
  order_id int not null,
  ordered_at timestamptz not null,
  paid_at timestamptz,
  kinds bigint not null,
  scheduled_on date,
  delivery_date date,
  unique_key text not null,
  -- With spaces behind it up to 2 kB, which compress to nothing: only of rows that are longer does PostgreSQL move texts aside.
  search_text text not null,
  primary key (shop_id, order_id)
)
-- Room on each page lets a status change without new entries in the indexes.
with (toast_tuple_target = 128, fillfactor = 90);

-- Orders that another program writes meanwhile would be missing.
lock table orders in share row exclusive mode;

-- In the order of time, so that the orders of a month stand together.
insert into order_words
select o.shop_id, o.id, o.ordered_at, o.paid_at, order_kinds(o.order_types, o.properties, o.status, o.payment_method), o.scheduled_on,
  o.delivery_date, o.unique_key, o.search_text
from orders o order by o.shop_id, o.ordered_at;

-- New entries wait in a list that every search reads: 512 kB, some 60 orders, cost it less than 1 ms.
set local maintenance_work_mem = '256MB';
create index order_words_by_token on order_words using gin (search_tokens(shop_id, ordered_at, rtrim(search_text)))
  with (gin_pending_list_limit = 512);
-- ANALYZE would take the texts apart: migration 0040.
alter index order_words_by_token alter column 1 set statistics 0;

-- Writers give the words with the order, as before. They are put aside on their way in, and what is empty says nothing of them.
drop index orders_by_words;
alter table orders drop column search_text;
alter table orders add column search_text text not null default '';

create function put_order_words() returns trigger language plpgsql as $$
declare
  filled constant text := new.search_text || repeat(' ', 2048 - octet_length(new.search_text));
begin
  if tg_op = 'INSERT' then
    insert into order_words values (new.shop_id, new.id, new.ordered_at, new.paid_at,
      order_kinds(new.order_types, new.properties, new.status, new.payment_method), new.scheduled_on, new.delivery_date, new.unique_key,
      filled);
  else
    -- An unchanged text keeps its place, which spares its thousand entries in the index.
    update order_words set search_text = filled
    where shop_id = new.shop_id and order_id = new.id and rtrim(search_text) <> new.search_text;
  end if;
  new.search_text := '';
  return new;
end $$;

create trigger orders_words_added before insert on orders for each row execute function put_order_words();
create trigger orders_words_changed before update of search_text on orders for each row
  when (new.search_text <> '') execute function put_order_words();

create or replace function list_changed_order() returns trigger language plpgsql as $$
declare
  kinds_now constant bigint := order_kinds(new.order_types, new.properties, new.status, new.payment_method);
begin
  update listed_orders set ordered_at = new.ordered_at, status = new.status,
    buyer = coalesce(lower(left(new.summary -> 'customer' ->> 'mail_address', 255)), ''),
    payment_method = new.payment_method, scheduled_on = new.scheduled_on, delivery_date = new.delivery_date,
    paid_at = new.paid_at, total = new.total, kinds = kinds_now
  where shop_id = old.shop_id and status = old.status and ordered_at = old.ordered_at and order_id = old.id;
  update order_words set ordered_at = new.ordered_at, paid_at = new.paid_at, kinds = kinds_now, scheduled_on = new.scheduled_on,
    delivery_date = new.delivery_date
  where shop_id = old.shop_id and order_id = old.id;
  return null;
end $$;
