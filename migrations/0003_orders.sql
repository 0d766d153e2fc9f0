-- Orders. An order is kept as the one document that the API shows, beside the columns that search, sorting and the
-- rules need. Figures and reasons: docs/decisions/009-order-search.md.

-- Settings of a shop about its orders.
alter table shops
  add column delivery_slots text[] not null default '{}',
  add column most_amount_updates int not null default 20,
  add column most_mail_updates int not null default 10;

-- What any part of the words of an order is found by: their characters, and their pairs of neighbours. Each is marked
-- with shop and month (of UTC), so that a search reads of the index what belongs to its shop and its months only.
create function search_tokens(shop_id int, ordered_at timestamptz, search_text text) returns text[]
language plpgsql immutable strict parallel safe cost 10000 as $$
declare
  mark text := concat(shop_id, '/', to_char(timezone('UTC', ordered_at), 'YYYYMM'), '/');
  letters text[] := string_to_array(search_text, null);
begin
  return array(
    select mark || this || next from unnest(letters, letters[2:]) as pair (this, next)
    where this <> ' ' and next <> ' '
    union select mark || this from unnest(letters) as letter (this) where this <> ' ');
end $$;

create table orders (
  shop_id int not null references shops on delete cascade,
  id int generated always as identity,
  version int not null default 1,
  -- These are taken from the document whenever it is written. They stand first, for a row is read from its beginning.
  ordered_at timestamptz not null,
  modified_at timestamptz not null,
  total bigint not null,
  unique_key text not null check (unique_key ~ '^[A-Z0-9]{16}$'),
  status text not null,
  payment_method text,
  order_types text[] not null,
  properties text[] not null,
  -- Earliest first day on which a live line can be sent.
  scheduled_on date,
  delivery_date date,
  paid_at timestamptz,
  -- When an unshippable order becomes shippable; null for all others.
  shippable_from timestamptz,
  search_text text not null,
  -- The order as a search shows it, byte for byte.
  summary json not null,
  -- The order as GET shows it, byte for byte.
  detail json not null,
  -- What is kept of each line beside what is shown: its item, what it took from stock, and so on.
  line_states json not null,
  easy_delivery boolean not null default false,
  under_investigation boolean not null default false,
  amount_updates int not null default 0,
  mail_updates int not null default 0,
  -- Of the document that it was imported from; null for others.
  imported_digest bytea,
  primary key (shop_id, id),
  unique (shop_id, unique_key)
)
-- Long values stand aside, so that a search reads 30 orders from a page. Room on each page lets an order change without
-- new entries in the indexes, of which the one of words is dear.
with (toast_tuple_target = 256, fillfactor = 90);

alter table orders
  alter column status set storage main,
  alter column payment_method set storage main,
  alter column order_types set storage main,
  alter column properties set storage main;

create index orders_by_time on orders (shop_id, ordered_at desc, unique_key);
-- New entries wait in a list that every search reads: 512 kB, some 60 orders, cost it less than 1 ms.
create index orders_by_words on orders using gin (search_tokens(shop_id, ordered_at, search_text))
  with (gin_pending_list_limit = 512);
create index orders_to_open on orders (shippable_from, shop_id, id) where shippable_from is not null;

-- How many orders there are by day (of Japan), status and way to pay, so that a search can tell its total without
-- counting a year's orders one by one. What changes is only added as rows, so that no writer waits for another; a job
-- sums them up. The counts are those of both tables together.
create table order_counts (
  shop_id int not null references shops on delete cascade,
  day date not null,
  status text not null,
  payment_method text,
  orders int not null,
  unique nulls not distinct (shop_id, day, status, payment_method)
);

create table order_count_changes (
  shop_id int not null references shops on delete cascade,
  day date not null,
  status text not null,
  payment_method text,
  orders int not null
);

create index order_count_changes_by_day on order_count_changes (shop_id, day);

create function count_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_count_changes
  select shop_id, timezone(interval '9 hours', ordered_at)::date, status, payment_method, count(*)
  from added group by 1, 2, 3, 4;
  return null;
end $$;

create function count_changed_order() returns trigger language plpgsql as $$
begin
  insert into order_count_changes values
    (old.shop_id, timezone(interval '9 hours', old.ordered_at)::date, old.status, old.payment_method, -1),
    (new.shop_id, timezone(interval '9 hours', new.ordered_at)::date, new.status, new.payment_method, 1);
  return null;
end $$;

create trigger orders_count_new after insert on orders
  referencing new table as added for each statement execute function count_new_orders();

create trigger orders_count_changed after update on orders for each row
  when ((old.ordered_at, old.status, old.payment_method) is distinct from (new.ordered_at, new.status, new.payment_method))
  execute function count_changed_order();

-- The id of a variation where it was imported from: lines of orders from there name it so.
alter table item_variations add column source_id bigint;

create sequence order_line_ids as int;
create sequence order_dispatch_ids as int;

-- What happened to each order; rows are only ever added.
create table order_events (
  shop_id int not null,
  order_id int not null,
  id bigint generated always as identity,
  at timestamptz not null,
  -- The token that asked for it; null when the system did it.
  token_id int,
  event text not null,
  changes json not null,
  primary key (shop_id, order_id, id),
  foreign key (shop_id, order_id) references orders on delete cascade
);
