-- The options of imported items, and what can be chosen or filled in of them, are known by the ids that they had where they
-- come from: lines of imported orders name them. Null for what was made here, or imported before.
alter table item_options
  add column source_id bigint,
  add column option_variation_source_id bigint;
alter table item_option_choices add column source_id bigint;

-- Orders whose search text was made before the folding of words last changed: those that are there now. A job brings them
-- up to date, some at a time; what is written from now on is.
alter table orders add column search_text_outdated boolean not null default true;
alter table orders alter column search_text_outdated set default false;
create index orders_to_refold on orders (shop_id, id) where search_text_outdated;

-- Not only windows open by themselves: downloads that are paid for count as delivered.
alter table orders rename column shippable_from to due_at;
alter index orders_to_open rename to orders_due;
