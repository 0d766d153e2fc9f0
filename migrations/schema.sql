-- The schema after all migrations. Made by `npm run generate`; do not edit.

create sequence item_list_positions as bigint;

create sequence item_option_variation_ids as integer;

create table access_tokens (
  shop_id integer not null,
  id integer not null generated always as identity,
  name text not null,
  digest bytea not null,
  last_four text not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  last_used_at timestamp with time zone
);

create table imported_documents (
  shop_id integer not null,
  kind text not null,
  source_id bigint not null,
  digest bytea not null,
  local_id integer not null
);

create table item_categories (
  shop_id integer not null,
  id integer not null generated always as identity,
  parent_id integer,
  position integer not null,
  number integer not null,
  name text not null,
  name_key text not null
);

create table item_category_links (
  shop_id integer not null,
  item_id integer not null,
  category_id integer not null
);

create table item_images (
  shop_id integer not null,
  item_id integer not null,
  id integer not null generated always as identity,
  position integer not null,
  url text not null,
  scaled_url text not null,
  square_url text not null
);

create table item_option_choices (
  shop_id integer not null,
  item_id integer not null,
  option_id integer not null,
  id integer not null default nextval('item_option_variation_ids'::regclass),
  position integer not null,
  name text not null,
  extra_price integer not null
);

create table item_options (
  shop_id integer not null,
  item_id integer not null,
  id integer not null generated always as identity,
  position integer not null,
  name text not null,
  required boolean not null,
  option_type text not null,
  option_variation_id integer,
  extra_price integer,
  max_length integer,
  free_text_description text
);

create table item_variations (
  shop_id integer not null,
  item_id integer not null,
  id integer not null generated always as identity,
  position integer not null,
  name text,
  identifier text,
  barcode text,
  stock integer not null default 0
);

create table items (
  shop_id integer not null,
  id integer not null generated always as identity,
  type text not null,
  name text not null,
  detail text not null default ''::text,
  identifier text,
  price integer,
  proper_price integer,
  item_tax_type text not null,
  quantity_limit smallint,
  visible boolean not null default false,
  own_stock integer not null default 0,
  variation_count smallint not null default 0,
  repeat_price integer,
  repeat_times text,
  cycle_plan text,
  application_start_at timestamp with time zone,
  application_end_at timestamp with time zone,
  scheduled_announce_at timestamp with time zone,
  sales_start_at timestamp with time zone,
  sales_end_at timestamp with time zone,
  digital_file_name text,
  digital_file_size bigint,
  digital_file_ext text,
  list_position bigint not null default (nextval('item_list_positions'::regclass) * '4294967296'::bigint),
  version bigint not null default 1,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null
);

create table migrations (
  name text not null,
  ran_at timestamp with time zone not null default now()
);

create table shops (
  id integer not null generated always as identity,
  key text not null,
  name text not null,
  introduction text,
  mail_address text not null,
  nickname text,
  category text,
  able_to_business boolean not null default true,
  using_only_cart boolean not null default false,
  default_item_tax_type text not null default 'standard'::text,
  external_service_account jsonb not null default '{}'::jsonb,
  price_ceiling integer not null default 100000000,
  payment_maintenance boolean not null default false,
  block_list text[] not null default '{}'::text[],
  category_tree_version bigint not null default 1,
  next_category_number integer not null default 1,
  created_at timestamp with time zone not null
);

alter table access_tokens add constraint access_tokens_digest_key UNIQUE (digest);

alter table access_tokens add constraint access_tokens_pkey PRIMARY KEY (shop_id, id);

alter table access_tokens add constraint access_tokens_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table imported_documents add constraint imported_documents_pkey PRIMARY KEY (shop_id, kind, source_id);

alter table imported_documents add constraint imported_documents_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table item_categories add constraint item_categories_pkey PRIMARY KEY (shop_id, id);

alter table item_categories add constraint item_categories_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table item_categories add constraint item_categories_shop_id_number_key UNIQUE (shop_id, number);

alter table item_categories add constraint item_categories_shop_id_parent_id_fkey FOREIGN KEY (shop_id, parent_id) REFERENCES item_categories(shop_id, id) ON DELETE CASCADE;

alter table item_categories add constraint item_categories_shop_id_parent_id_name_key_key UNIQUE NULLS NOT DISTINCT (shop_id, parent_id, name_key);

alter table item_category_links add constraint item_category_links_pkey PRIMARY KEY (shop_id, item_id, category_id);

alter table item_category_links add constraint item_category_links_shop_id_category_id_fkey FOREIGN KEY (shop_id, category_id) REFERENCES item_categories(shop_id, id) ON DELETE CASCADE;

alter table item_category_links add constraint item_category_links_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES items(shop_id, id) ON DELETE CASCADE;

alter table item_images add constraint item_images_pkey PRIMARY KEY (shop_id, item_id, id);

alter table item_images add constraint item_images_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES items(shop_id, id) ON DELETE CASCADE;

alter table item_option_choices add constraint item_option_choices_pkey PRIMARY KEY (shop_id, item_id, option_id, id);

alter table item_option_choices add constraint item_option_choices_shop_id_item_id_option_id_fkey FOREIGN KEY (shop_id, item_id, option_id) REFERENCES item_options(shop_id, item_id, id) ON DELETE CASCADE;

alter table item_options add constraint item_options_check CHECK (((option_type = 'form'::text) OR ((option_variation_id IS NULL) AND (extra_price IS NULL) AND (max_length IS NULL) AND (free_text_description IS NULL))));

alter table item_options add constraint item_options_check1 CHECK (((option_type = 'select'::text) OR (extra_price IS NOT NULL)));

alter table item_options add constraint item_options_option_type_check CHECK ((option_type = ANY (ARRAY['select'::text, 'form'::text])));

alter table item_options add constraint item_options_pkey PRIMARY KEY (shop_id, item_id, id);

alter table item_options add constraint item_options_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES items(shop_id, id) ON DELETE CASCADE;

alter table item_variations add constraint item_variations_pkey PRIMARY KEY (shop_id, item_id, id);

alter table item_variations add constraint item_variations_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES items(shop_id, id) ON DELETE CASCADE;

alter table item_variations add constraint item_variations_stock_check CHECK ((stock >= 0));

alter table items add constraint items_check CHECK (((type = 'subscription'::text) = (repeat_times IS NOT NULL)));

alter table items add constraint items_check1 CHECK (((type = 'subscription'::text) = (cycle_plan IS NOT NULL)));

alter table items add constraint items_check2 CHECK (((type = 'subscription'::text) OR (repeat_price IS NULL)));

alter table items add constraint items_check3 CHECK (((type = 'lottery'::text) = (application_start_at IS NOT NULL)));

alter table items add constraint items_check4 CHECK (((type = 'lottery'::text) = (application_end_at IS NOT NULL)));

alter table items add constraint items_check5 CHECK (((type = 'lottery'::text) = (scheduled_announce_at IS NOT NULL)));

alter table items add constraint items_check6 CHECK (((application_start_at < application_end_at) AND (application_end_at <= scheduled_announce_at)));

alter table items add constraint items_check7 CHECK (((type = 'digital'::text) = (digital_file_name IS NOT NULL)));

alter table items add constraint items_check8 CHECK (((type = 'digital'::text) = (digital_file_size IS NOT NULL)));

alter table items add constraint items_check9 CHECK (((type = 'digital'::text) = (digital_file_ext IS NOT NULL)));

alter table items add constraint items_cycle_plan_check CHECK ((cycle_plan = ANY (ARRAY['weekly'::text, 'every_2_weeks'::text, 'monthly'::text, 'every_45_days'::text, 'every_2_months'::text, 'every_3_months'::text])));

alter table items add constraint items_digital_file_size_check CHECK ((digital_file_size >= 0));

alter table items add constraint items_item_tax_type_check CHECK ((item_tax_type = ANY (ARRAY['standard'::text, 'reduced'::text])));

alter table items add constraint items_own_stock_check CHECK ((own_stock >= 0));

alter table items add constraint items_pkey PRIMARY KEY (shop_id, id);

alter table items add constraint items_quantity_limit_check CHECK (((quantity_limit >= 1) AND (quantity_limit <= 100)));

alter table items add constraint items_repeat_times_check CHECK ((repeat_times = ANY (ARRAY['repeat_3_times'::text, 'repeat_6_times'::text, 'repeat_12_times'::text, 'unlimited'::text])));

alter table items add constraint items_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table items add constraint items_type_check CHECK ((type = ANY (ARRAY['normal'::text, 'digital'::text, 'takeout'::text, 'subscription'::text, 'lottery'::text])));

alter table items add constraint items_variation_count_check CHECK (((variation_count >= 0) AND (variation_count <= 1000)));

alter table migrations add constraint migrations_pkey PRIMARY KEY (name);

alter table shops add constraint shops_default_item_tax_type_check CHECK ((default_item_tax_type = ANY (ARRAY['standard'::text, 'reduced'::text])));

alter table shops add constraint shops_key_check CHECK ((key ~ '^[a-z0-9][a-z0-9_-]{0,62}$'::text));

alter table shops add constraint shops_key_key UNIQUE (key);

alter table shops add constraint shops_pkey PRIMARY KEY (id);

alter table shops add constraint shops_price_ceiling_check CHECK (((price_ceiling >= 50) AND (price_ceiling <= 100000000)));

CREATE INDEX imported_documents_by_local_id ON public.imported_documents USING btree (shop_id, kind, local_id);

CREATE INDEX item_categories_by_parent ON public.item_categories USING btree (shop_id, parent_id);

CREATE INDEX item_category_links_by_category ON public.item_category_links USING btree (shop_id, category_id, item_id);

CREATE INDEX items_by_created_at ON public.items USING btree (shop_id, created_at, id);

CREATE INDEX items_by_list_position ON public.items USING btree (shop_id, list_position, id);

CREATE INDEX items_by_modified_at ON public.items USING btree (shop_id, modified_at, id);

CREATE INDEX items_by_visible_list_position ON public.items USING btree (shop_id, visible, list_position, id);

create view item_category_tree as
 SELECT c.shop_id,
    c.id,
    c.name,
    c.number,
    c.parent_id,
    array_remove(ARRAY[grandparent."position", parent."position", c."position"], NULL::integer) AS path,
    array_remove(ARRAY[grandparent.id, parent.id, c.id], NULL::integer) AS ancestors,
        CASE
            WHEN c.parent_id IS NULL THEN NULL::json
            ELSE json_build_object('id', parent.id, 'name', parent.name, 'parent',
            CASE
                WHEN parent.parent_id IS NULL THEN NULL::json
                ELSE json_build_object('id', grandparent.id, 'name', grandparent.name, 'parent', NULL::unknown)
            END)
        END AS parent
   FROM item_categories c
     LEFT JOIN item_categories parent ON parent.shop_id = c.shop_id AND parent.id = c.parent_id
     LEFT JOIN item_categories grandparent ON grandparent.shop_id = parent.shop_id AND grandparent.id = parent.parent_id;
