-- The shops, their tokens and their catalogue.
-- Every key begins with the shop and every foreign key carries it, so that no row can refer to another shop's
-- and the tables can be sharded by shop. Ids come from one sequence per table and are unique in the whole server.

create table shops (
  id int generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z0-9][a-z0-9_-]{0,62}$'),
  name text not null,
  introduction text,
  mail_address text not null,
  nickname text,
  category text,
  able_to_business boolean not null default true,
  using_only_cart boolean not null default false,
  default_item_tax_type text not null default 'standard' check (default_item_tax_type in ('standard', 'reduced')),
  external_service_account jsonb not null default '{}',
  price_ceiling int not null default 100000000 check (price_ceiling between 50 and 100000000),
  payment_maintenance boolean not null default false,
  block_list text[] not null default '{}',
  -- Moves with every change of the category tree; part of the key of rendered items, which show category names.
  category_tree_version bigint not null default 1,
  -- Numbers of categories are never used again, so the counter outlives the rows.
  next_category_number int not null default 1,
  created_at timestamptz not null
);

create table access_tokens (
  shop_id int not null references shops on delete cascade,
  id int generated always as identity,
  name text not null,
  digest bytea not null unique,
  last_four text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  primary key (shop_id, id)
);

-- Places in the list order. A new or last item takes the next value times 2^32, which leaves room for moves between.
create sequence item_list_positions;

create table items (
  shop_id int not null references shops on delete cascade,
  id int generated always as identity,
  type text not null check (type in ('normal', 'digital', 'takeout', 'subscription', 'lottery')),
  name text not null,
  detail text not null default '',
  identifier text,
  price int,
  proper_price int,
  item_tax_type text not null check (item_tax_type in ('standard', 'reduced')),
  quantity_limit smallint check (quantity_limit between 1 and 100),
  visible boolean not null default false,
  -- What the item holds itself: counts while it has no variations, kept aside while it has some.
  own_stock int not null default 0 check (own_stock >= 0),
  -- Kept beside the rows so that one conditional update can set the stock without a second look.
  variation_count smallint not null default 0 check (variation_count between 0 and 1000),
  repeat_price int,
  repeat_times text check (repeat_times in ('repeat_3_times', 'repeat_6_times', 'repeat_12_times', 'unlimited')),
  cycle_plan text check (cycle_plan in ('weekly', 'every_2_weeks', 'monthly', 'every_45_days', 'every_2_months', 'every_3_months')),
  application_start_at timestamptz,
  application_end_at timestamptz,
  scheduled_announce_at timestamptz,
  sales_start_at timestamptz,
  sales_end_at timestamptz,
  digital_file_name text,
  digital_file_size bigint check (digital_file_size >= 0),
  digital_file_ext text,
  list_position bigint not null default nextval('item_list_positions') * 4294967296,
  -- Moves with everything that a reader can see of the item; the ETag, and the key of its rendered form.
  version bigint not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (shop_id, id),
  check ((type = 'subscription') = (repeat_times is not null)),
  check ((type = 'subscription') = (cycle_plan is not null)),
  check (type = 'subscription' or repeat_price is null),
  check ((type = 'lottery') = (application_start_at is not null)),
  check ((type = 'lottery') = (application_end_at is not null)),
  check ((type = 'lottery') = (scheduled_announce_at is not null)),
  check (application_start_at < application_end_at and application_end_at <= scheduled_announce_at),
  check ((type = 'digital') = (digital_file_name is not null)),
  check ((type = 'digital') = (digital_file_size is not null)),
  check ((type = 'digital') = (digital_file_ext is not null))
);

create index items_by_list_position on items (shop_id, list_position, id);
-- A shop may have hidden nearly all of its items, or nearly none.
create index items_by_visible_list_position on items (shop_id, visible, list_position, id);
create index items_by_created_at on items (shop_id, created_at, id);
create index items_by_modified_at on items (shop_id, modified_at, id);

create table item_variations (
  shop_id int not null,
  item_id int not null,
  id int generated always as identity,
  position int not null,
  name text,
  identifier text,
  barcode text,
  stock int not null default 0 check (stock >= 0),
  primary key (shop_id, item_id, id),
  foreign key (shop_id, item_id) references items on delete cascade
);

create table item_images (
  shop_id int not null,
  item_id int not null,
  id int generated always as identity,
  position int not null,
  url text not null,
  scaled_url text not null,
  square_url text not null,
  primary key (shop_id, item_id, id),
  foreign key (shop_id, item_id) references items on delete cascade
);

create table item_options (
  shop_id int not null,
  item_id int not null,
  id int generated always as identity,
  position int not null,
  name text not null,
  required boolean not null,
  option_type text not null check (option_type in ('select', 'form')),
  option_variation_id int,
  extra_price int,
  max_length int,
  free_text_description text,
  primary key (shop_id, item_id, id),
  foreign key (shop_id, item_id) references items on delete cascade,
  check (option_type = 'form' or (option_variation_id is null and extra_price is null and max_length is null
    and free_text_description is null)),
  check (option_type = 'select' or extra_price is not null)
);

-- A choice of a select option and the value of a form option are bought by the same kind of id.
create sequence item_option_variation_ids as int;

create table item_option_choices (
  shop_id int not null,
  item_id int not null,
  option_id int not null,
  id int not null default nextval('item_option_variation_ids'),
  position int not null,
  name text not null,
  extra_price int not null,
  primary key (shop_id, item_id, option_id, id),
  foreign key (shop_id, item_id, option_id) references item_options on delete cascade
);

create table item_categories (
  shop_id int not null references shops on delete cascade,
  id int generated always as identity,
  parent_id int,
  position int not null,
  number int not null,
  name text not null,
  -- The name as compared among siblings: NFKC, trimmed.
  name_key text not null,
  primary key (shop_id, id),
  foreign key (shop_id, parent_id) references item_categories on delete cascade,
  unique (shop_id, number),
  unique nulls not distinct (shop_id, parent_id, name_key)
);

create index item_categories_by_parent on item_categories (shop_id, parent_id);

create table item_category_links (
  shop_id int not null,
  item_id int not null,
  category_id int not null,
  primary key (shop_id, item_id, category_id),
  foreign key (shop_id, item_id) references items on delete cascade,
  foreign key (shop_id, category_id) references item_categories on delete cascade
);

create index item_category_links_by_category on item_category_links (shop_id, category_id, item_id);

-- A category with its place in the tree. Two joins suffice, since a tree has three levels at most.
-- `path` sorts in tree order; `ancestors` has the category itself last.
create view item_category_tree as
  select c.shop_id, c.id, c.name, c.number, c.parent_id,
    array_remove(array[grandparent.position, parent.position, c.position], null) as path,
    array_remove(array[grandparent.id, parent.id, c.id], null) as ancestors,
    case when c.parent_id is null then null else json_build_object('id', parent.id, 'name', parent.name, 'parent',
      case when parent.parent_id is null then null
      else json_build_object('id', grandparent.id, 'name', grandparent.name, 'parent', null) end) end as parent
  from item_categories c
  left join item_categories parent on parent.shop_id = c.shop_id and parent.id = c.parent_id
  left join item_categories grandparent on grandparent.shop_id = parent.shop_id and grandparent.id = parent.parent_id;

-- What came in by import, so that the same document is known again under the id it had where it came from.
create table imported_documents (
  shop_id int not null references shops on delete cascade,
  kind text not null,
  source_id bigint not null,
  digest bytea not null,
  local_id int not null,
  primary key (shop_id, kind, source_id)
);

create index imported_documents_by_local_id on imported_documents (shop_id, kind, local_id);
