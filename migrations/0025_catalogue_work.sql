-- What a shop's people do with items in the console: find them by codes and by what is left, sales, and files of items.

-- Codes are letters, digits, '-' and '_': in the order of bytes all that begin with a text stand between it and it with '~'.
create index items_by_identifier on items (shop_id, lower(identifier) text_pattern_ops) where identifier is not null;
create index item_variations_by_identifier on item_variations (shop_id, lower(identifier) text_pattern_ops)
  where identifier is not null;
create index item_variations_by_barcode on item_variations (shop_id, lower(barcode) text_pattern_ops)
  where barcode is not null;

create index items_by_own_stock on items (shop_id, own_stock) where variation_count = 0;
create index item_variations_by_stock on item_variations (shop_id, stock);

-- A sale that is to come or is on. While it is on, the item's price is that of the sale and its proper_price the one before.
create table item_sales (
  shop_id int not null,
  item_id int not null,
  price int not null,
  starts_at timestamptz,
  ends_at timestamptz,
  begun boolean not null default false,
  primary key (shop_id, item_id),
  foreign key (shop_id, item_id) references items on delete cascade,
  check (starts_at < ends_at)
);

-- When something is next to be done of a sale.
create index item_sales_by_due on item_sales ((case when begun then ends_at else starts_at end));

-- The last import of items from a file, with how each item was before, so that it can be undone.
create table item_imports (
  shop_id int not null references shops on delete cascade,
  id int generated always as identity,
  made_at timestamptz not null,
  user_id int,
  undone_at timestamptz,
  primary key (shop_id, id)
);

create table item_import_entries (
  shop_id int not null,
  import_id int not null,
  -- Not a reference: an item that is deleted since has to be told of.
  item_id int not null,
  -- Null for an item that the import made.
  before jsonb,
  -- The item's version when the import was done with it; null while it is not.
  version_after bigint,
  undone boolean not null default false,
  primary key (shop_id, import_id, item_id),
  foreign key (shop_id, import_id) references item_imports on delete cascade
);
