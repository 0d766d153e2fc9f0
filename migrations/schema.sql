-- The schema after all migrations. Made by `npm run generate`; do not edit.

create sequence item_list_positions as bigint;

create sequence item_option_variation_ids as integer;

create sequence order_dispatch_ids as integer;

create sequence order_line_ids as integer;

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
  last_used_at timestamp with time zone,
  user_id integer,
  of_session boolean not null default false,
  made_by integer
);

create table api_call_counts (
  shop_id integer not null,
  hour timestamp with time zone not null,
  calls bigint not null,
  client_errors bigint not null,
  server_errors bigint not null
);

create table api_requests (
  shop_id integer not null,
  id bigint not null generated always as identity,
  request_id text not null,
  at timestamp with time zone not null,
  token_id integer not null,
  method text not null,
  path text not null,
  operation text,
  status smallint not null,
  problem text,
  duration_ms real not null,
  request_body text,
  response_body text
);

create table audit_events (
  shop_id integer not null,
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  kind text not null,
  actor text not null,
  user_id integer,
  token_id integer,
  actor_name text,
  subject text,
  detail jsonb not null default '{}'::jsonb,
  network_address text
);

create table carts (
  shop_id integer not null,
  digest bytea not null,
  lines json not null,
  maker bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  site bytea
);

create table checkouts (
  shop_id integer not null,
  digest bytea not null,
  maker bytea not null,
  via text not null,
  state text not null,
  version integer not null default 1,
  lines json not null,
  wishes json not null,
  told json not null,
  refusal text,
  order_key text,
  answer json,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  kept_until timestamp with time zone not null,
  application_id integer,
  site bytea,
  left_cart boolean not null default false,
  orderable_until timestamp with time zone
);

create table console_sessions (
  digest bytea not null,
  shop_id integer not null,
  user_id integer not null,
  token_id integer not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  challenge text,
  challenge_until timestamp with time zone
);

create table coupon_uses (
  shop_id integer not null,
  order_key text not null,
  coupon_id integer not null,
  mail_address text not null,
  used_at timestamp with time zone not null
);

create table coupons (
  shop_id integer not null,
  id integer not null generated always as identity,
  code text not null,
  name text not null,
  amount integer,
  percent integer,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  minimum integer not null,
  max_uses integer,
  max_uses_per_buyer integer,
  active boolean not null,
  used integer not null default 0,
  created_at timestamp with time zone not null
);

create table database_lives (
  life text not null
);

create table files (
  shop_id integer not null,
  id text not null,
  purpose text not null,
  content_type text not null,
  image_name text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  released_at timestamp with time zone,
  upload_kept boolean not null default true,
  uploaded_bytes bigint not null default 0,
  width integer,
  height integer
);

create table idempotency_keys (
  key bytea not null,
  shop_id integer not null,
  fingerprint bytea not null,
  created_at timestamp with time zone not null,
  request_id text not null,
  status integer not null,
  content_type text,
  body bytea,
  sealed boolean not null default false,
  kib integer default (1 + (octet_length(body) / 1024)),
  etag text,
  is_buyers boolean not null default false
);

create table imported_documents (
  shop_id integer not null,
  kind text not null,
  source_id bigint not null,
  digest bytea not null,
  local_id integer not null
);

create table issued_receipts (
  shop_id integer not null,
  order_id integer not null,
  issued_at timestamp with time zone not null
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

create table item_files (
  shop_id integer not null,
  item_id integer not null,
  file_id text not null,
  name text not null,
  bytes bigint not null,
  attached_at timestamp with time zone not null
);

create table item_images (
  shop_id integer not null,
  item_id integer not null,
  id integer not null generated always as identity,
  position integer not null,
  url text,
  scaled_url text,
  square_url text,
  image_name text
);

create table item_import_entries (
  shop_id integer not null,
  import_id integer not null,
  item_id integer not null,
  before jsonb,
  version_after bigint,
  undone boolean not null default false
);

create table item_imports (
  shop_id integer not null,
  id integer not null generated always as identity,
  made_at timestamp with time zone not null,
  user_id integer,
  undone_at timestamp with time zone
);

create table item_list_changes (
  shop_id integer not null,
  stripe smallint not null,
  changes bigint not null,
  touches bigint not null default 0,
  filings bigint not null default 0
);

create table item_option_choices (
  shop_id integer not null,
  item_id integer not null,
  option_id integer not null,
  id integer not null default nextval('item_option_variation_ids'::regclass),
  position integer not null,
  name text not null,
  extra_price integer not null,
  source_id bigint
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
  free_text_description text,
  source_id bigint,
  option_variation_source_id bigint
);

create table item_sales (
  shop_id integer not null,
  item_id integer not null,
  price integer not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  begun boolean not null default false
);

create table item_variations (
  shop_id integer not null,
  item_id integer not null,
  id integer not null generated always as identity,
  position integer not null,
  name text,
  identifier text,
  barcode text,
  stock integer not null default 0,
  source_id bigint
);

create table item_words (
  shop_id integer not null,
  item_id integer not null,
  words text not null,
  outdated boolean not null default false
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
  modified_at timestamp with time zone not null,
  variation_scarcity smallint,
  scarcity smallint default 
CASE
    WHEN (variation_count > 0) THEN variation_scarcity
    ELSE scarcity_of(own_stock, own_stock)
END
);

create table listed_orders (
  shop_id integer not null,
  order_id integer not null,
  ordered_at timestamp with time zone not null,
  status text not null,
  buyer text not null,
  unique_key text not null,
  payment_method text,
  scheduled_on date,
  delivery_date date,
  paid_at timestamp with time zone,
  total bigint not null,
  kinds bigint not null
);

create table lottery_applications (
  shop_id integer not null,
  id integer not null generated always as identity,
  unique_key text not null,
  secret text not null,
  item_id integer not null,
  variation_id integer,
  amount integer not null,
  title text not null,
  mailbox text not null,
  line json not null,
  wishes json not null,
  via text not null,
  state text not null,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  draw_id integer,
  rank integer,
  told_at timestamp with time zone,
  pay_until timestamp with time zone,
  order_key text,
  number integer
);

create table lottery_draws (
  shop_id integer not null,
  id integer not null generated always as identity,
  item_id integer not null,
  title text not null,
  drawn_at timestamp with time zone not null,
  method text not null,
  seed text not null,
  pieces json not null,
  entries json not null,
  winners json not null,
  applications integer not null default json_array_length(entries),
  won integer not null default json_array_length(winners)
);

create table mail_counts (
  shop_id integer not null,
  day date not null,
  subject text not null,
  mails integer not null,
  most integer not null default 2147483647,
  stripe smallint not null default 0
);

create table mails (
  shop_id integer not null,
  id integer not null generated always as identity,
  kind text not null,
  recipient text not null,
  to_name text not null,
  to_address text not null,
  from_name text not null,
  reply_to text not null,
  subject text not null,
  text text,
  html text,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  last_error text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  message_id text,
  reference text not null,
  due_at timestamp with time zone,
  trace_parent text,
  content json
);

create table migrations (
  name text not null,
  ran_at timestamp with time zone not null
);

create table order_count_changes (
  shop_id integer not null,
  day date not null,
  status text not null,
  payment_method text,
  orders integer not null,
  sales bigint not null default 0,
  kinds bigint not null
);

create table order_counts (
  shop_id integer not null,
  day date not null,
  status text not null,
  payment_method text,
  orders integer not null,
  sales bigint not null default 0
);

create table order_download_checks (
  shop_id integer not null,
  order_id integer not null,
  marks integer not null default 1,
  due_at timestamp with time zone not null,
  attempts integer not null default 0
);

create table order_downloads (
  shop_id integer not null,
  id integer not null generated always as identity,
  order_id integer not null,
  line_id integer not null,
  item_id integer not null,
  made_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  used double precision not null default 0
);

create table order_events (
  shop_id integer not null,
  order_id integer not null,
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  token_id integer,
  event text not null,
  changes json not null
);

create table order_kind_counts (
  shop_id integer not null,
  day date not null,
  kinds bigint not null,
  orders integer not null
);

create table order_kind_month_counts (
  shop_id integer not null,
  month date not null,
  kinds bigint not null,
  orders integer not null
);

create table order_month_counts (
  shop_id integer not null,
  month date not null,
  status text not null,
  payment_method text,
  orders integer not null
);

create table order_placements (
  shop_id integer not null,
  id integer not null generated always as identity,
  reference text not null,
  unique_key text not null,
  secret text not null,
  state text not null,
  reason text,
  action json,
  key text,
  decision json,
  transaction_id text,
  saved_source text,
  reserved json not null,
  return_id text,
  return_to text,
  created_at timestamp with time zone not null,
  deadline_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  attempts integer not null default 1,
  held_until timestamp with time zone not null,
  trace_parent text
);

create table order_status_counts (
  shop_id integer not null,
  status text not null,
  orders integer not null
);

create table order_words (
  shop_id integer not null,
  order_id integer not null,
  ordered_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  kinds bigint not null,
  scheduled_on date,
  delivery_date date,
  unique_key text not null,
  search_text text not null
);

create table orders (
  shop_id integer not null,
  id integer not null generated always as identity,
  version integer not null default 1,
  ordered_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  total bigint not null,
  unique_key text not null,
  status text not null,
  payment_method text,
  order_types text[] not null,
  properties text[] not null,
  scheduled_on date,
  delivery_date date,
  paid_at timestamp with time zone,
  due_at timestamp with time zone,
  summary json not null,
  detail json not null,
  line_states json not null,
  easy_delivery boolean not null default false,
  under_investigation boolean not null default false,
  amount_updates integer not null default 0,
  mail_updates integer not null default 0,
  imported_digest bytea,
  search_text_outdated boolean not null default false,
  secret text,
  awaited_payment json,
  payment_reminded boolean not null default false,
  via text,
  sold bigint[],
  search_text text not null default ''::text,
  surplus_noted bigint not null default 0
);

create table payment_operations (
  shop_id integer not null,
  id integer not null generated always as identity,
  order_id integer not null,
  key text not null,
  kind text not null,
  method text,
  transaction json,
  amount bigint,
  change text not null,
  body json,
  surroundings json,
  token_id integer,
  reserved json not null,
  state text not null default 'pending'::text,
  reason text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  attempts integer not null default 1,
  held_until timestamp with time zone not null,
  decision json,
  request_key bytea,
  trace_parent text
);

create table pending_sign_ins (
  digest bytea not null,
  network_address text not null,
  shop_id integer,
  user_id integer,
  challenge text,
  expires_at timestamp with time zone not null
);

create table request_log_use (
  shop_id integer not null,
  bytes bigint not null
);

create table server_secrets (
  name text not null,
  secret bytea not null
);

create table shipping_method_items (
  shop_id integer not null,
  method_id integer not null,
  item_id integer not null,
  size integer not null
);

create table shipping_methods (
  shop_id integer not null,
  id integer not null generated always as identity,
  name text not null,
  fee integer not null,
  prefecture_fees jsonb not null default '[]'::jsonb,
  free_from integer,
  classes jsonb not null default '[]'::jsonb,
  payment_methods text[],
  takes_date boolean not null default true,
  takes_time boolean not null default true,
  carrier_days integer not null default 1,
  for_all_items boolean not null default true,
  active boolean not null default true,
  position integer not null
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
  created_at timestamp with time zone not null,
  delivery_slots text[] not null default '{}'::text[],
  most_amount_updates integer not null default 20,
  most_mail_updates integer not null default 10,
  selling_version bigint not null default 1,
  preparation_days integer not null default 1,
  delivery_days integer not null default 14,
  closed_weekdays text[] not null default '{}'::text[],
  closed_days text[] not null default '{}'::text[],
  payment_methods text[] not null default '{creditcard,cvs,bt,cod}'::text[],
  bank_account text,
  cvs_days_to_pay integer not null default 3,
  bt_days_to_pay integer not null default 7,
  cod_fees jsonb not null default '[{"fee": 330, "below": 10000}, {"fee": 440, "below": 30000}, {"fee": 660, "below": 100000}, {"fee": 1100, "below": 300000}]'::jsonb,
  takeout_places jsonb not null default '[]'::jsonb,
  takeout_lead_minutes integer not null default 60,
  takeout_slot_minutes integer not null default 30,
  takeout_slot_pieces integer not null default 10,
  takeout_days integer not null default 7,
  invoice_number text,
  legal_seller text,
  legal_manager text,
  legal_address text,
  legal_telephone text,
  legal_fees text,
  legal_payment text,
  legal_delivery text,
  legal_returns text,
  legal_offer_period text,
  legal_requirements text,
  privacy_policy text,
  terms_of_use text,
  theme_accent text not null default '#1f5f4a'::text,
  theme_background text not null default '#fbfaf7'::text,
  theme_text text not null default '#22211f'::text,
  theme_typeface text not null default 'gothic'::text,
  theme_logo text,
  theme_dark boolean not null default false,
  details_as_html boolean not null default false,
  require_if_match boolean not null default false
);

create table sign_in_failures (
  id bigint not null generated always as identity,
  mail_address text not null,
  network_address text not null,
  at timestamp with time zone not null,
  device text,
  site_address text,
  failed boolean not null default false
);

create table simulated_actions (
  shop_id integer not null,
  transaction_id text not null,
  name text not null,
  kind text not null,
  key text not null,
  amount bigint not null,
  saves_source boolean not null,
  return_url text,
  until timestamp with time zone not null,
  state text not null default 'open'::text
);

create table simulated_notifications (
  id integer not null generated always as identity,
  shop_id integer not null,
  key text not null,
  due_at timestamp with time zone not null
);

create table simulated_operations (
  shop_id integer not null,
  key text not null,
  kind text not null,
  transaction_id text,
  amount bigint,
  attempts integer not null default 1,
  outcome json,
  at timestamp with time zone not null
);

create table simulated_secret (
  only_one boolean not null default true,
  secret text not null
);

create table simulated_sources (
  shop_id integer not null,
  id text not null,
  source text not null
);

create table simulated_transactions (
  shop_id integer not null,
  id text not null,
  order_key text not null,
  method text not null,
  source text,
  authorised bigint not null,
  captured bigint not null default 0,
  refunded bigint not null default 0,
  voided boolean not null default false
);

create table stripe_operations (
  shop_id integer not null,
  key text not null,
  kind text not null,
  method text not null,
  amount bigint,
  transaction_id text,
  object_id text,
  until timestamp with time zone,
  outcome json,
  asked_at timestamp with time zone not null,
  attempt integer not null default 1,
  has_failed boolean not null default false
);

create table subscription_cards (
  shop_id integer not null,
  subscription_id integer not null,
  key text not null,
  return_name text not null,
  url text,
  until timestamp with time zone not null,
  state text not null default 'awaited'::text
);

create table subscriptions (
  shop_id integer not null,
  id integer not null generated always as identity,
  unique_key text not null,
  secret text not null,
  state text not null,
  cause text,
  first_order_key text not null,
  last_order_key text not null,
  line json not null,
  wishes json not null,
  via text not null,
  title text not null,
  cycle_plan text not null,
  repeat_times integer,
  first_day date not null,
  deliveries integer not null default 1,
  next_cycle integer not null default 1,
  next_at timestamp with time zone,
  source text,
  failures integer not null default 0,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  known_price integer,
  looked_cycle integer not null default 0,
  refused_cards integer not null default 0,
  resumed_past text
);

create table takeout_claims (
  shop_id integer not null,
  order_key text not null,
  place text not null,
  begins_at timestamp with time zone not null,
  pieces integer not null
);

create table takeout_slots (
  shop_id integer not null,
  place text not null,
  begins_at timestamp with time zone not null,
  pieces integer not null
);

create table user_passkeys (
  shop_id integer not null,
  id integer not null generated always as identity,
  user_id integer not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  rp_id text not null,
  name text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone
);

create table user_recovery_codes (
  shop_id integer not null,
  user_id integer not null,
  digest bytea not null
);

create table user_totps (
  shop_id integer not null,
  user_id integer not null,
  secret bytea not null,
  created_at timestamp with time zone not null,
  active_at timestamp with time zone,
  last_step bigint not null default 0
);

create table users (
  shop_id integer not null,
  id integer not null generated always as identity,
  mail_address text not null,
  password_hash text not null,
  created_at timestamp with time zone not null,
  role text not null,
  scopes text[] not null,
  password_is_temporary boolean not null
);

alter table access_tokens add constraint access_tokens_digest_key UNIQUE (digest);

alter table access_tokens add constraint access_tokens_pkey PRIMARY KEY (shop_id, id);

alter table access_tokens add constraint access_tokens_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table access_tokens add constraint access_tokens_shop_id_made_by_fkey FOREIGN KEY (shop_id, made_by) REFERENCES users(shop_id, id) ON DELETE SET NULL (made_by);

alter table access_tokens add constraint access_tokens_shop_id_user_id_fkey FOREIGN KEY (shop_id, user_id) REFERENCES users(shop_id, id) ON DELETE SET NULL (user_id);

alter table api_call_counts add constraint api_call_counts_pkey PRIMARY KEY (shop_id, hour);

alter table api_call_counts add constraint api_call_counts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table api_requests add constraint api_requests_pkey PRIMARY KEY (shop_id, id) INCLUDE (status, method, token_id, problem, path);

alter table api_requests add constraint api_requests_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table audit_events add constraint audit_events_actor_check CHECK ((actor = ANY (ARRAY['person'::text, 'program'::text, 'operator'::text, 'stranger'::text, 'system'::text])));

alter table audit_events add constraint audit_events_pkey PRIMARY KEY (shop_id, id);

alter table audit_events add constraint audit_events_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table carts add constraint carts_digest_check CHECK ((octet_length(digest) = 32));

alter table carts add constraint carts_pkey PRIMARY KEY (shop_id, digest);

alter table carts add constraint carts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table checkouts add constraint checkouts_check CHECK (((answer IS NOT NULL) = (state = 'completed'::text)));

alter table checkouts add constraint checkouts_check1 CHECK (((order_key IS NOT NULL) OR (state <> ALL (ARRAY['completing'::text, 'awaiting_buyer'::text, 'completed'::text]))));

alter table checkouts add constraint checkouts_digest_check CHECK ((octet_length(digest) = 32));

alter table checkouts add constraint checkouts_pkey PRIMARY KEY (shop_id, digest);

alter table checkouts add constraint checkouts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table checkouts add constraint checkouts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'completing'::text, 'awaiting_buyer'::text, 'completed'::text, 'cancelled'::text])));

alter table console_sessions add constraint console_sessions_pkey PRIMARY KEY (digest);

alter table console_sessions add constraint console_sessions_shop_id_token_id_fkey FOREIGN KEY (shop_id, token_id) REFERENCES access_tokens(shop_id, id) ON DELETE CASCADE;

alter table console_sessions add constraint console_sessions_shop_id_user_id_fkey FOREIGN KEY (shop_id, user_id) REFERENCES users(shop_id, id) ON DELETE CASCADE;

alter table coupon_uses add constraint coupon_uses_pkey PRIMARY KEY (shop_id, order_key);

alter table coupon_uses add constraint coupon_uses_shop_id_coupon_id_fkey FOREIGN KEY (shop_id, coupon_id) REFERENCES coupons(shop_id, id) ON DELETE CASCADE;

alter table coupons add constraint coupons_check CHECK (((amount IS NULL) <> (percent IS NULL)));

alter table coupons add constraint coupons_pkey PRIMARY KEY (shop_id, id);

alter table coupons add constraint coupons_shop_id_code_key UNIQUE (shop_id, code);

alter table coupons add constraint coupons_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table coupons add constraint coupons_used_check CHECK ((used >= 0));

alter table files add constraint files_content_type_check CHECK ((((content_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'image/gif'::text, 'image/webp'::text])) AND (purpose = 'item_image'::text)) OR ((content_type = 'application/octet-stream'::text) AND (purpose = 'item_file'::text))));

alter table files add constraint files_id_key UNIQUE (id);

alter table files add constraint files_image_name_key UNIQUE (image_name);

alter table files add constraint files_pkey PRIMARY KEY (shop_id, id);

alter table files add constraint files_purpose_check CHECK ((purpose = ANY (ARRAY['item_image'::text, 'item_file'::text])));

alter table files add constraint files_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table files add constraint files_shop_id_image_name_key UNIQUE (shop_id, image_name);

alter table idempotency_keys add constraint idempotency_keys_pkey PRIMARY KEY (key);

alter table imported_documents add constraint imported_documents_pkey PRIMARY KEY (shop_id, kind, source_id);

alter table imported_documents add constraint imported_documents_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table issued_receipts add constraint issued_receipts_pkey PRIMARY KEY (shop_id, order_id);

alter table issued_receipts add constraint issued_receipts_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE;

alter table item_categories add constraint item_categories_filed TRIGGER DEFERRABLE INITIALLY DEFERRED;

alter table item_categories add constraint item_categories_moved TRIGGER DEFERRABLE INITIALLY DEFERRED;

alter table item_categories add constraint item_categories_pkey PRIMARY KEY (shop_id, id);

alter table item_categories add constraint item_categories_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table item_categories add constraint item_categories_shop_id_number_key UNIQUE (shop_id, number);

alter table item_categories add constraint item_categories_shop_id_parent_id_fkey FOREIGN KEY (shop_id, parent_id) REFERENCES item_categories(shop_id, id) ON DELETE CASCADE;

alter table item_categories add constraint item_categories_shop_id_parent_id_name_key_key UNIQUE NULLS NOT DISTINCT (shop_id, parent_id, name_key);

alter table item_category_links add constraint item_category_links_filed TRIGGER DEFERRABLE INITIALLY DEFERRED;

alter table item_category_links add constraint item_category_links_pkey PRIMARY KEY (shop_id, item_id, category_id);

alter table item_category_links add constraint item_category_links_shop_id_category_id_fkey FOREIGN KEY (shop_id, category_id) REFERENCES item_categories(shop_id, id) ON DELETE CASCADE;

alter table item_category_links add constraint item_category_links_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES items(shop_id, id) ON DELETE CASCADE;

alter table item_files add constraint item_files_bytes_check CHECK ((bytes > 0));

alter table item_files add constraint item_files_pkey PRIMARY KEY (shop_id, item_id);

alter table item_files add constraint item_files_shop_id_file_id_fkey FOREIGN KEY (shop_id, file_id) REFERENCES files(shop_id, id);

alter table item_files add constraint item_files_shop_id_file_id_key UNIQUE (shop_id, file_id);

alter table item_files add constraint item_files_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table item_files add constraint item_files_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES items(shop_id, id);

alter table item_images add constraint item_images_check CHECK (((image_name IS NULL) = (url IS NOT NULL)));

alter table item_images add constraint item_images_check1 CHECK ((num_nulls(url, scaled_url, square_url) = ANY (ARRAY[0, 3])));

alter table item_images add constraint item_images_pkey PRIMARY KEY (shop_id, item_id, id);

alter table item_images add constraint item_images_released TRIGGER DEFERRABLE INITIALLY DEFERRED;

alter table item_images add constraint item_images_shop_id_image_name_fkey FOREIGN KEY (shop_id, image_name) REFERENCES files(shop_id, image_name);

alter table item_images add constraint item_images_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES items(shop_id, id) ON DELETE CASCADE;

alter table item_import_entries add constraint item_import_entries_pkey PRIMARY KEY (shop_id, import_id, item_id);

alter table item_import_entries add constraint item_import_entries_shop_id_import_id_fkey FOREIGN KEY (shop_id, import_id) REFERENCES item_imports(shop_id, id) ON DELETE CASCADE;

alter table item_imports add constraint item_imports_pkey PRIMARY KEY (shop_id, id);

alter table item_imports add constraint item_imports_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table item_list_changes add constraint item_list_changes_pkey PRIMARY KEY (shop_id, stripe);

alter table item_list_changes add constraint item_list_changes_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table item_option_choices add constraint item_option_choices_pkey PRIMARY KEY (shop_id, item_id, option_id, id);

alter table item_option_choices add constraint item_option_choices_shop_id_item_id_option_id_fkey FOREIGN KEY (shop_id, item_id, option_id) REFERENCES item_options(shop_id, item_id, id) ON DELETE CASCADE;

alter table item_options add constraint item_options_check CHECK (((option_type = 'form'::text) OR ((option_variation_id IS NULL) AND (extra_price IS NULL) AND (max_length IS NULL) AND (free_text_description IS NULL))));

alter table item_options add constraint item_options_check1 CHECK (((option_type = 'select'::text) OR (extra_price IS NOT NULL)));

alter table item_options add constraint item_options_option_type_check CHECK ((option_type = ANY (ARRAY['select'::text, 'form'::text])));

alter table item_options add constraint item_options_pkey PRIMARY KEY (shop_id, item_id, id);

alter table item_options add constraint item_options_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES items(shop_id, id) ON DELETE CASCADE;

alter table item_sales add constraint item_sales_check CHECK ((starts_at < ends_at));

alter table item_sales add constraint item_sales_pkey PRIMARY KEY (shop_id, item_id);

alter table item_sales add constraint item_sales_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES items(shop_id, id) ON DELETE CASCADE;

alter table item_variations add constraint item_variations_pkey PRIMARY KEY (shop_id, item_id, id);

alter table item_variations add constraint item_variations_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES items(shop_id, id) ON DELETE CASCADE;

alter table item_variations add constraint item_variations_stock_check CHECK ((stock >= 0));

alter table item_words add constraint item_words_pkey PRIMARY KEY (shop_id, item_id);

alter table item_words add constraint item_words_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES items(shop_id, id) ON DELETE CASCADE;

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

alter table items add constraint items_list_added TRIGGER DEFERRABLE INITIALLY DEFERRED;

alter table items add constraint items_list_moved TRIGGER DEFERRABLE INITIALLY DEFERRED;

alter table items add constraint items_list_removed TRIGGER DEFERRABLE INITIALLY DEFERRED;

alter table items add constraint items_list_touched TRIGGER DEFERRABLE INITIALLY DEFERRED;

alter table items add constraint items_own_stock_check CHECK ((own_stock >= 0));

alter table items add constraint items_pkey PRIMARY KEY (shop_id, id);

alter table items add constraint items_quantity_limit_check CHECK (((quantity_limit >= 1) AND (quantity_limit <= 100)));

alter table items add constraint items_repeat_times_check CHECK ((repeat_times = ANY (ARRAY['repeat_3_times'::text, 'repeat_6_times'::text, 'repeat_12_times'::text, 'unlimited'::text])));

alter table items add constraint items_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table items add constraint items_type_check CHECK ((type = ANY (ARRAY['normal'::text, 'digital'::text, 'takeout'::text, 'subscription'::text, 'lottery'::text])));

alter table items add constraint items_variation_count_check CHECK (((variation_count >= 0) AND (variation_count <= 1000)));

alter table listed_orders add constraint listed_orders_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table lottery_applications add constraint lottery_applications_amount_check CHECK ((amount > 0));

alter table lottery_applications add constraint lottery_applications_check CHECK (((draw_id IS NOT NULL) OR (state = ANY (ARRAY['applied'::text, 'withdrawn'::text]))));

alter table lottery_applications add constraint lottery_applications_pkey PRIMARY KEY (shop_id, id);

alter table lottery_applications add constraint lottery_applications_shop_id_draw_id_fkey FOREIGN KEY (shop_id, draw_id) REFERENCES lottery_draws(shop_id, id);

alter table lottery_applications add constraint lottery_applications_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table lottery_applications add constraint lottery_applications_shop_id_unique_key_key UNIQUE (shop_id, unique_key);

alter table lottery_applications add constraint lottery_applications_state_check CHECK ((state = ANY (ARRAY['applied'::text, 'withdrawn'::text, 'lost'::text, 'won'::text, 'ordered'::text, 'lapsed'::text])));

alter table lottery_draws add constraint lottery_draws_pkey PRIMARY KEY (shop_id, id);

alter table lottery_draws add constraint lottery_draws_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table mail_counts add constraint mail_counts_pkey PRIMARY KEY (shop_id, day, subject, stripe);

alter table mail_counts add constraint mail_counts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table mail_counts add constraint mail_counts_within_limit CHECK ((mails <= most));

alter table mails add constraint mails_check CHECK (((sent_at IS NOT NULL) OR (state <> 'sent'::text)));

alter table mails add constraint mails_pkey PRIMARY KEY (shop_id, id);

alter table mails add constraint mails_say_something CHECK (((content IS NOT NULL) OR ((text IS NOT NULL) AND (html IS NOT NULL))));

alter table mails add constraint mails_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table mails add constraint mails_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'dead'::text, 'kept'::text])));

alter table mails add constraint mails_waiting_are_due CHECK (((state <> 'waiting'::text) OR (due_at IS NOT NULL)));

alter table migrations add constraint migrations_pkey PRIMARY KEY (name);

alter table order_count_changes add constraint order_count_changes_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table order_counts add constraint order_counts_shop_id_day_status_payment_method_key UNIQUE NULLS NOT DISTINCT (shop_id, day, status, payment_method);

alter table order_counts add constraint order_counts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table order_download_checks add constraint order_download_checks_pkey PRIMARY KEY (shop_id, order_id);

alter table order_download_checks add constraint order_download_checks_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE;

alter table order_downloads add constraint order_downloads_pkey PRIMARY KEY (shop_id, id);

alter table order_downloads add constraint order_downloads_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table order_downloads add constraint order_downloads_shop_id_line_id_key UNIQUE (shop_id, line_id);

alter table order_downloads add constraint order_downloads_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE;

alter table order_events add constraint order_events_pkey PRIMARY KEY (shop_id, order_id, id);

alter table order_events add constraint order_events_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE;

alter table order_kind_counts add constraint order_kind_counts_pkey PRIMARY KEY (shop_id, day, kinds);

alter table order_kind_counts add constraint order_kind_counts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table order_kind_month_counts add constraint order_kind_month_counts_pkey PRIMARY KEY (shop_id, month, kinds);

alter table order_kind_month_counts add constraint order_kind_month_counts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table order_month_counts add constraint order_month_counts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table order_month_counts add constraint order_month_counts_shop_id_month_status_payment_method_key UNIQUE NULLS NOT DISTINCT (shop_id, month, status, payment_method);

alter table order_placements add constraint order_placements_check CHECK (((settled_at IS NULL) = (state = ANY (ARRAY['authorising'::text, 'awaiting_buyer'::text, 'letting_go'::text]))));

alter table order_placements add constraint order_placements_check1 CHECK (((decision IS NOT NULL) OR (state <> ALL (ARRAY['authorising'::text, 'awaiting_buyer'::text, 'letting_go'::text]))));

alter table order_placements add constraint order_placements_key_key UNIQUE (key);

alter table order_placements add constraint order_placements_pkey PRIMARY KEY (shop_id, id);

alter table order_placements add constraint order_placements_return_id_key UNIQUE (return_id);

alter table order_placements add constraint order_placements_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table order_placements add constraint order_placements_shop_id_unique_key_key UNIQUE (shop_id, unique_key);

alter table order_placements add constraint order_placements_state_check CHECK ((state = ANY (ARRAY['authorising'::text, 'awaiting_buyer'::text, 'placed'::text, 'declined'::text, 'letting_go'::text, 'let_go'::text])));

alter table order_status_counts add constraint order_status_counts_pkey PRIMARY KEY (shop_id, status);

alter table order_status_counts add constraint order_status_counts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table order_words add constraint order_words_pkey PRIMARY KEY (shop_id, order_id);

alter table order_words add constraint order_words_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table orders add constraint orders_pkey PRIMARY KEY (shop_id, id);

alter table orders add constraint orders_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table orders add constraint orders_shop_id_unique_key_key UNIQUE (shop_id, unique_key);

alter table orders add constraint orders_unique_key_check CHECK ((unique_key ~ '^[A-Z0-9]{16}$'::text));

alter table payment_operations add constraint payment_operations_check CHECK (((settled_at IS NULL) = (state = 'pending'::text)));

alter table payment_operations add constraint payment_operations_check1 CHECK (((decision IS NOT NULL) OR ((body IS NOT NULL) AND (surroundings IS NOT NULL))));

alter table payment_operations add constraint payment_operations_key_key UNIQUE (key);

alter table payment_operations add constraint payment_operations_pkey PRIMARY KEY (shop_id, id);

alter table payment_operations add constraint payment_operations_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE;

alter table payment_operations add constraint payment_operations_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'refused'::text, 'abandoned'::text])));

alter table pending_sign_ins add constraint pending_sign_ins_check CHECK (((shop_id IS NULL) = (user_id IS NULL)));

alter table pending_sign_ins add constraint pending_sign_ins_pkey PRIMARY KEY (digest);

alter table pending_sign_ins add constraint pending_sign_ins_shop_id_user_id_fkey FOREIGN KEY (shop_id, user_id) REFERENCES users(shop_id, id) ON DELETE CASCADE;

alter table request_log_use add constraint request_log_use_pkey PRIMARY KEY (shop_id);

alter table request_log_use add constraint request_log_use_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table server_secrets add constraint server_secrets_pkey PRIMARY KEY (name);

alter table shipping_method_items add constraint shipping_method_items_pkey PRIMARY KEY (shop_id, method_id, item_id);

alter table shipping_method_items add constraint shipping_method_items_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES items(shop_id, id) ON DELETE CASCADE;

alter table shipping_method_items add constraint shipping_method_items_shop_id_method_id_fkey FOREIGN KEY (shop_id, method_id) REFERENCES shipping_methods(shop_id, id) ON DELETE CASCADE;

alter table shipping_methods add constraint shipping_methods_pkey PRIMARY KEY (shop_id, id);

alter table shipping_methods add constraint shipping_methods_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table shipping_methods add constraint shipping_methods_shop_id_name_key UNIQUE (shop_id, name);

alter table shops add constraint shops_default_item_tax_type_check CHECK ((default_item_tax_type = ANY (ARRAY['standard'::text, 'reduced'::text])));

alter table shops add constraint shops_key_check CHECK ((key ~ '^[a-z0-9][a-z0-9_-]{0,62}$'::text));

alter table shops add constraint shops_key_key UNIQUE (key);

alter table shops add constraint shops_pkey PRIMARY KEY (id);

alter table shops add constraint shops_price_ceiling_check CHECK (((price_ceiling >= 50) AND (price_ceiling <= 100000000)));

alter table sign_in_failures add constraint sign_in_failures_pkey PRIMARY KEY (id);

alter table simulated_actions add constraint simulated_actions_kind_check CHECK ((kind = ANY (ARRAY['redirect'::text, 'pay_at_store'::text])));

alter table simulated_actions add constraint simulated_actions_name_key UNIQUE (name);

alter table simulated_actions add constraint simulated_actions_pkey PRIMARY KEY (shop_id, transaction_id);

alter table simulated_actions add constraint simulated_actions_shop_id_transaction_id_fkey FOREIGN KEY (shop_id, transaction_id) REFERENCES simulated_transactions(shop_id, id) ON DELETE CASCADE;

alter table simulated_actions add constraint simulated_actions_state_check CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'declined'::text])));

alter table simulated_notifications add constraint simulated_notifications_pkey PRIMARY KEY (id);

alter table simulated_notifications add constraint simulated_notifications_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table simulated_operations add constraint simulated_operations_pkey PRIMARY KEY (shop_id, key);

alter table simulated_operations add constraint simulated_operations_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table simulated_secret add constraint simulated_secret_only_one_check CHECK (only_one);

alter table simulated_secret add constraint simulated_secret_pkey PRIMARY KEY (only_one);

alter table simulated_sources add constraint simulated_sources_pkey PRIMARY KEY (shop_id, id);

alter table simulated_sources add constraint simulated_sources_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table simulated_transactions add constraint simulated_transactions_check CHECK (((0 <= refunded) AND (refunded <= captured) AND (captured <= authorised)));

alter table simulated_transactions add constraint simulated_transactions_pkey PRIMARY KEY (shop_id, id);

alter table simulated_transactions add constraint simulated_transactions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table stripe_operations add constraint stripe_operations_pkey PRIMARY KEY (shop_id, key);

alter table stripe_operations add constraint stripe_operations_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table subscription_cards add constraint subscription_cards_key_key UNIQUE (key);

alter table subscription_cards add constraint subscription_cards_pkey PRIMARY KEY (shop_id, subscription_id);

alter table subscription_cards add constraint subscription_cards_return_name_key UNIQUE (return_name);

alter table subscription_cards add constraint subscription_cards_shop_id_subscription_id_fkey FOREIGN KEY (shop_id, subscription_id) REFERENCES subscriptions(shop_id, id) ON DELETE CASCADE;

alter table subscription_cards add constraint subscription_cards_state_check CHECK ((state = ANY (ARRAY['awaited'::text, 'kept'::text, 'refused'::text])));

alter table subscriptions add constraint subscriptions_cause_check CHECK ((cause = ANY (ARRAY['buyer'::text, 'shop'::text, 'payment'::text, 'unavailable'::text, 'cancelled'::text, 'no_source'::text])));

alter table subscriptions add constraint subscriptions_check CHECK (((next_at IS NOT NULL) = (state = 'active'::text)));

alter table subscriptions add constraint subscriptions_known_price_check CHECK ((known_price >= 0));

alter table subscriptions add constraint subscriptions_pkey PRIMARY KEY (shop_id, id);

alter table subscriptions add constraint subscriptions_repeat_times_check CHECK ((repeat_times > 0));

alter table subscriptions add constraint subscriptions_shop_id_first_order_key_key UNIQUE (shop_id, first_order_key);

alter table subscriptions add constraint subscriptions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table subscriptions add constraint subscriptions_shop_id_unique_key_key UNIQUE (shop_id, unique_key);

alter table subscriptions add constraint subscriptions_state_check CHECK ((state = ANY (ARRAY['starting'::text, 'active'::text, 'paused'::text, 'stopped'::text, 'ended'::text])));

alter table takeout_claims add constraint takeout_claims_pkey PRIMARY KEY (shop_id, order_key);

alter table takeout_claims add constraint takeout_claims_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table takeout_slots add constraint takeout_slots_pieces_check CHECK ((pieces >= 0));

alter table takeout_slots add constraint takeout_slots_pkey PRIMARY KEY (shop_id, place, begins_at);

alter table takeout_slots add constraint takeout_slots_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

alter table user_passkeys add constraint user_passkeys_credential_id_key UNIQUE (credential_id);

alter table user_passkeys add constraint user_passkeys_pkey PRIMARY KEY (shop_id, id);

alter table user_passkeys add constraint user_passkeys_shop_id_user_id_fkey FOREIGN KEY (shop_id, user_id) REFERENCES users(shop_id, id) ON DELETE CASCADE;

alter table user_recovery_codes add constraint user_recovery_codes_pkey PRIMARY KEY (shop_id, user_id, digest);

alter table user_recovery_codes add constraint user_recovery_codes_shop_id_user_id_fkey FOREIGN KEY (shop_id, user_id) REFERENCES users(shop_id, id) ON DELETE CASCADE;

alter table user_totps add constraint user_totps_pkey PRIMARY KEY (shop_id, user_id);

alter table user_totps add constraint user_totps_shop_id_user_id_fkey FOREIGN KEY (shop_id, user_id) REFERENCES users(shop_id, id) ON DELETE CASCADE;

alter table users add constraint users_mail_address_key UNIQUE (mail_address);

alter table users add constraint users_pkey PRIMARY KEY (shop_id, id);

alter table users add constraint users_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'staff'::text, 'read_only'::text])));

alter table users add constraint users_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE;

CREATE INDEX access_tokens_made_by ON public.access_tokens USING btree (shop_id, made_by);

CREATE INDEX access_tokens_of_user ON public.access_tokens USING btree (shop_id, user_id);

CREATE INDEX api_requests_by_at ON public.api_requests USING btree (at);

CREATE INDEX api_requests_by_request_id ON public.api_requests USING btree (shop_id, request_id, id);

CREATE INDEX api_requests_failed ON public.api_requests USING btree (shop_id, id) INCLUDE (status, method, token_id, problem, path) WHERE (status >= 400);

CREATE INDEX audit_events_by_actor ON public.audit_events USING btree (shop_id, actor_name, id);

CREATE INDEX audit_events_by_at ON public.audit_events USING btree (at);

CREATE INDEX audit_events_by_kind ON public.audit_events USING btree (shop_id, kind, id);

CREATE INDEX audit_events_by_subject ON public.audit_events USING btree (shop_id, subject, id);

CREATE INDEX audit_events_of_strangers ON public.audit_events USING btree (at) WHERE (kind ~~ '%_failed'::text);

CREATE INDEX carts_by_maker ON public.carts USING btree (shop_id, maker, used_at);

CREATE INDEX carts_by_site ON public.carts USING btree (shop_id, site, used_at) WHERE (site IS NOT NULL);

CREATE INDEX carts_by_use ON public.carts USING btree (used_at);

CREATE INDEX checkouts_by_end ON public.checkouts USING btree (kept_until);

CREATE INDEX checkouts_by_maker ON public.checkouts USING btree (shop_id, maker, changed_at) WHERE (state = ANY (ARRAY['open'::text, 'cancelled'::text]));

CREATE INDEX checkouts_by_site ON public.checkouts USING btree (shop_id, site, changed_at) WHERE ((site IS NOT NULL) AND (state = ANY (ARRAY['open'::text, 'cancelled'::text])));

CREATE INDEX checkouts_of_application ON public.checkouts USING btree (shop_id, application_id) WHERE (application_id IS NOT NULL);

CREATE INDEX checkouts_under_way ON public.checkouts USING btree (changed_at, digest) WHERE (state = ANY (ARRAY['completing'::text, 'awaiting_buyer'::text]));

CREATE INDEX checkouts_without_order ON public.checkouts USING btree (shop_id) WHERE (state <> 'completed'::text);

CREATE INDEX console_sessions_of_token ON public.console_sessions USING btree (shop_id, token_id);

CREATE INDEX console_sessions_of_user ON public.console_sessions USING btree (shop_id, user_id);

CREATE INDEX coupon_uses_of_buyer ON public.coupon_uses USING btree (shop_id, coupon_id, mail_address);

CREATE UNIQUE INDEX database_lives_one ON public.database_lives USING btree ((true));

CREATE INDEX files_by_use ON public.files USING btree (used_at) WHERE (used_at IS NOT NULL);

CREATE INDEX files_to_sweep ON public.files USING btree (COALESCE(released_at, used_at, expires_at)) WHERE ((used_at IS NULL) OR (released_at IS NOT NULL) OR upload_kept);

CREATE INDEX files_unused ON public.files USING btree (shop_id) INCLUDE (uploaded_bytes) WHERE (used_at IS NULL);

CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (shop_id, is_buyers, created_at) INCLUDE (kib);

CREATE INDEX imported_documents_by_local_id ON public.imported_documents USING btree (shop_id, local_id, kind);

CREATE INDEX item_categories_by_parent ON public.item_categories USING btree (shop_id, parent_id);

CREATE INDEX item_category_links_by_category ON public.item_category_links USING btree (shop_id, category_id, item_id);

CREATE UNIQUE INDEX item_images_by_name ON public.item_images USING btree (shop_id, image_name) WHERE (image_name IS NOT NULL);

CREATE INDEX item_sales_by_due ON public.item_sales USING btree ((
CASE
    WHEN begun THEN ends_at
    ELSE starts_at
END));

CREATE INDEX item_variations_by_barcode ON public.item_variations USING btree (shop_id, lower(barcode) text_pattern_ops) WHERE (barcode IS NOT NULL);

CREATE INDEX item_variations_by_identifier ON public.item_variations USING btree (shop_id, lower(identifier) text_pattern_ops) WHERE (identifier IS NOT NULL);

CREATE INDEX item_words_by_token ON public.item_words USING gin (item_tokens(shop_id, words)) WITH (gin_pending_list_limit='512');

CREATE INDEX item_words_outdated ON public.item_words USING btree (shop_id, item_id) WHERE outdated;

CREATE INDEX items_by_created_at ON public.items USING btree (shop_id, created_at, id);

CREATE INDEX items_by_identifier ON public.items USING btree (shop_id, lower(identifier) text_pattern_ops) WHERE (identifier IS NOT NULL);

CREATE INDEX items_by_list_position ON public.items USING btree (shop_id, list_position, id);

CREATE INDEX items_by_modified_at ON public.items USING btree (shop_id, modified_at, id) INCLUDE (version, visible);

CREATE INDEX items_by_visible_list_position ON public.items USING btree (shop_id, visible, list_position, id);

CREATE INDEX items_digital ON public.items USING btree (shop_id, id) WHERE (type = 'digital'::text);

CREATE INDEX items_lotteries ON public.items USING btree (shop_id, scheduled_announce_at, id DESC) WHERE (type = 'lottery'::text);

CREATE INDEX items_scarce_by_created_at ON public.items USING btree (shop_id, visible, scarcity, created_at, id) WHERE (scarcity IS NOT NULL);

CREATE INDEX items_scarce_by_list_position ON public.items USING btree (shop_id, visible, scarcity, list_position, id) WHERE (scarcity IS NOT NULL);

CREATE INDEX items_scarce_by_modified_at ON public.items USING btree (shop_id, visible, scarcity, modified_at, id) WHERE (scarcity IS NOT NULL);

CREATE INDEX listed_orders_by_buyer ON public.listed_orders USING btree (shop_id, buyer, ordered_at, order_id) INCLUDE (status, total);

CREATE INDEX listed_orders_by_delivery ON public.listed_orders USING btree (shop_id, date_trunc('month'::text, timezone('UTC'::text, ordered_at)), delivery_date, ordered_at DESC, unique_key) INCLUDE (kinds);

CREATE INDEX listed_orders_by_kinds ON public.listed_orders USING btree (shop_id, kinds, ordered_at, unique_key) INCLUDE (scheduled_on, delivery_date, paid_at);

CREATE INDEX listed_orders_by_payment ON public.listed_orders USING btree (shop_id, date_trunc('month'::text, timezone('UTC'::text, ordered_at)), paid_at, ordered_at DESC, unique_key) INCLUDE (kinds);

CREATE INDEX listed_orders_by_scheduled ON public.listed_orders USING btree (shop_id, date_trunc('month'::text, timezone('UTC'::text, ordered_at)), scheduled_on, ordered_at DESC, unique_key) INCLUDE (kinds);

CREATE UNIQUE INDEX listed_orders_by_status ON public.listed_orders USING btree (shop_id, status, ordered_at, order_id) INCLUDE (unique_key, payment_method);

CREATE UNIQUE INDEX lottery_applications_by_secret ON public.lottery_applications USING btree (sha256((secret)::bytea));

CREATE INDEX lottery_applications_decided ON public.lottery_applications USING btree (decided_at) WHERE (state = ANY (ARRAY['withdrawn'::text, 'lost'::text, 'lapsed'::text]));

CREATE INDEX lottery_applications_in_draw ON public.lottery_applications USING btree (shop_id, draw_id) WHERE (draw_id IS NOT NULL);

CREATE INDEX lottery_applications_of_item ON public.lottery_applications USING btree (shop_id, item_id, id) WHERE (state = 'applied'::text);

CREATE UNIQUE INDEX lottery_applications_of_mailbox ON public.lottery_applications USING btree (shop_id, item_id, mailbox) WHERE (state = 'applied'::text);

CREATE INDEX lottery_applications_ordered ON public.lottery_applications USING btree (shop_id, item_id) WHERE (state = 'ordered'::text);

CREATE INDEX lottery_applications_to_tell ON public.lottery_applications USING btree (state DESC, shop_id, id) WHERE ((told_at IS NULL) AND (state = ANY (ARRAY['won'::text, 'lost'::text])));

CREATE INDEX lottery_applications_won ON public.lottery_applications USING btree (shop_id, item_id) WHERE (state = 'won'::text);

CREATE INDEX lottery_draws_of_item ON public.lottery_draws USING btree (shop_id, item_id, id);

CREATE INDEX mail_counts_of_shops ON public.mail_counts USING btree (day) WHERE (subject = 'shop'::text);

CREATE INDEX mails_by_reference ON public.mails USING btree (shop_id, reference, id);

CREATE INDEX mails_by_state ON public.mails USING btree (shop_id, state, id);

CREATE INDEX mails_due ON public.mails USING btree (due_at) WHERE (state = 'waiting'::text);

CREATE INDEX mails_kept ON public.mails USING btree (created_at) WHERE (state = 'kept'::text);

CREATE INDEX mails_sent ON public.mails USING btree (sent_at) WHERE (state = 'sent'::text);

CREATE INDEX order_count_changes_by_day ON public.order_count_changes USING btree (shop_id, day);

CREATE INDEX order_download_checks_due ON public.order_download_checks USING btree (due_at);

CREATE INDEX order_downloads_of_order ON public.order_downloads USING btree (shop_id, order_id);

CREATE INDEX order_placements_aside ON public.order_placements USING btree (deadline_at) WHERE (state = ANY (ARRAY['authorising'::text, 'awaiting_buyer'::text]));

CREATE INDEX order_placements_by_reference ON public.order_placements USING btree (shop_id, reference, id);

CREATE UNIQUE INDEX order_placements_live ON public.order_placements USING btree (shop_id, reference) WHERE (state = ANY (ARRAY['authorising'::text, 'awaiting_buyer'::text, 'placed'::text]));

CREATE INDEX order_placements_open ON public.order_placements USING btree (held_until) WHERE (state = ANY (ARRAY['authorising'::text, 'awaiting_buyer'::text, 'letting_go'::text]));

CREATE INDEX order_placements_refused ON public.order_placements USING btree (settled_at) WHERE (state = ANY (ARRAY['declined'::text, 'let_go'::text]));

CREATE INDEX order_words_by_token ON public.order_words USING gin (search_tokens(shop_id, ordered_at, rtrim(search_text))) WITH (gin_pending_list_limit='512');

CREATE UNIQUE INDEX orders_by_secret ON public.orders USING btree (sha256((secret)::bytea)) WHERE (secret IS NOT NULL);

CREATE INDEX orders_by_time ON public.orders USING btree (shop_id, ordered_at DESC, unique_key);

CREATE INDEX orders_due ON public.orders USING btree (due_at, shop_id, id) WHERE (due_at IS NOT NULL);

CREATE INDEX orders_to_refold ON public.orders USING btree (shop_id, id) WHERE search_text_outdated;

CREATE INDEX payment_operations_by_order ON public.payment_operations USING btree (shop_id, order_id);

CREATE INDEX payment_operations_held_until ON public.payment_operations USING btree (held_until) WHERE (state = 'pending'::text);

CREATE UNIQUE INDEX payment_operations_pending ON public.payment_operations USING btree (shop_id, order_id) WHERE (state = 'pending'::text);

CREATE INDEX pending_sign_ins_by_expiry ON public.pending_sign_ins USING btree (expires_at);

CREATE INDEX pending_sign_ins_of_network ON public.pending_sign_ins USING btree (network_address, expires_at);

CREATE INDEX pending_sign_ins_of_user ON public.pending_sign_ins USING btree (shop_id, user_id);

CREATE INDEX shipping_method_items_of_item ON public.shipping_method_items USING btree (shop_id, item_id);

CREATE INDEX sign_in_failures_by_at ON public.sign_in_failures USING btree (at);

CREATE INDEX sign_in_failures_by_both ON public.sign_in_failures USING btree (mail_address, network_address, at);

CREATE INDEX sign_in_failures_by_device ON public.sign_in_failures USING btree (device, at);

CREATE INDEX sign_in_failures_by_mail_address ON public.sign_in_failures USING btree (mail_address, at);

CREATE INDEX sign_in_failures_by_network_address ON public.sign_in_failures USING btree (network_address, at);

CREATE INDEX sign_in_failures_by_site ON public.sign_in_failures USING btree (site_address, at);

CREATE INDEX simulated_notifications_due ON public.simulated_notifications USING btree (due_at);

CREATE INDEX simulated_notifications_of_shop ON public.simulated_notifications USING btree (shop_id);

CREATE INDEX subscription_cards_awaited ON public.subscription_cards USING btree (until, key) WHERE (state = 'awaited'::text);

CREATE UNIQUE INDEX subscriptions_by_secret ON public.subscriptions USING btree (sha256((secret)::bytea));

CREATE INDEX subscriptions_due ON public.subscriptions USING btree (next_at) WHERE (state = 'active'::text);

CREATE INDEX subscriptions_starting ON public.subscriptions USING btree (created_at) WHERE (state = 'starting'::text);

CREATE INDEX takeout_claims_by_time ON public.takeout_claims USING btree (begins_at);

CREATE INDEX takeout_slots_by_time ON public.takeout_slots USING btree (begins_at);

CREATE INDEX user_passkeys_of_user ON public.user_passkeys USING btree (shop_id, user_id);

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

CREATE OR REPLACE FUNCTION public.analyze_grown()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  grown regclass;
begin
  for grown in
    select oid from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples <= 0 and pg_relation_size(oid) between 8193 and 33554432
    order by oid
  loop
    -- One that somebody else looks at already is theirs: nobody waits for it.
    execute format('analyze (skip_locked) %s', grown);
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.check_downloads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_download_checks (shop_id, order_id, due_at) values (new.shop_id, new.id, '-infinity')
  on conflict (shop_id, order_id) do update
    set marks = order_download_checks.marks + 1, due_at = '-infinity', attempts = 0;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.check_image_released()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from files where shop_id = old.shop_id and image_name = old.image_name and released_at is null) then
    raise exception 'The file of the deleted image % was not released', old.image_name
      using errcode = 'integrity_constraint_violation', constraint = 'item_images_released';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.count_changed_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_count_changes (shop_id, day, status, payment_method, kinds, orders, sales) values
    (old.shop_id, timezone(interval '9 hours', old.ordered_at)::date, old.status, old.payment_method,
      order_kinds(old.order_types, old.properties, old.status, old.payment_method), -1, -old.total),
    (new.shop_id, timezone(interval '9 hours', new.ordered_at)::date, new.status, new.payment_method,
      order_kinds(new.order_types, new.properties, new.status, new.payment_method), 1, new.total);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.count_item_list_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  shop constant int := case tg_op when 'DELETE' then old.shop_id else new.shop_id end;
  kind constant text := coalesce(tg_argv[0], 'changes');
begin
  if current_setting('akinai.list_counted_' || kind, true) is distinct from shop::text then
    -- A shop that is being deleted has no row any more.
    insert into item_list_changes as c (shop_id, stripe, changes, touches, filings)
    select id, pg_backend_pid() % 32, (kind = 'changes')::int, (kind = 'touches')::int, (kind = 'filings')::int
    from shops where id = shop
    on conflict (shop_id, stripe) do update
    set changes = c.changes + excluded.changes, touches = c.touches + excluded.touches, filings = c.filings + excluded.filings;
    perform set_config('akinai.list_counted_' || kind, shop::text, true);
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.count_new_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.item_tokens(shop_id integer, words text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT COST 10000
AS $function$
declare
  mark constant text := concat(shop_id, '/');
  tokens text[] := '{}';
  -- The letter before within the word, and the two before.
  one text := '';
  two text := '';
  letter text;
begin
  foreach letter in array string_to_array(words, null) loop
    if letter = ' ' then
      one := '';
      two := '';
      continue;
    end if;
    tokens := tokens || (mark || letter);
    if two <> '' and octet_length(two || letter) = 3 then
      tokens := tokens || (mark || two || letter);
    end if;
    if one <> '' then
      two := one || letter;
      tokens := tokens || (mark || two);
    end if;
    one := letter;
  end loop;
  return tokens;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_audit_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- They go with their shop, and when the sweep says that it is the sweep.
  if tg_op = 'DELETE' and (pg_trigger_depth() > 1 or current_setting('akinai.sweeps_audit', true) = 'on') then
    return old;
  end if;
  raise exception 'rows of audit_events stay as they are' using errcode = 'insufficient_privilege';
end $function$
;

CREATE OR REPLACE FUNCTION public.list_changed_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.order_kinds(order_types text[], properties text[])
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select ('normal' = any(order_types))::int | (('pre' = any(order_types))::int << 1) | (('subscription' = any(order_types))::int << 2)
    | (('digital' = any(order_types))::int << 3) | (('lottery' = any(order_types))::int << 4) | (('takeout' = any(order_types))::int << 5)
    | (('has_order_remark' = any(properties))::int << 16) | (('has_remark' = any(properties))::int << 17)
    | (('has_delivery_date' = any(properties))::int << 18) | (('has_option_property' = any(properties))::int << 19)
    | (('has_reserved_easy_delivery' = any(properties))::int << 20)
$function$
;

CREATE OR REPLACE FUNCTION public.order_kinds(order_types text[], properties text[], status text, payment_method text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select order_kinds(order_types, properties) | (1::bigint << 52)
    | coalesce(1::bigint << (23 + array_position(array['ordered', 'unpaid', 'unshippable', 'dispatched', 'cancelled', 'shipping', 'arrived'],
        status)), 0)
    | coalesce(1::bigint << (31 + array_position(array['creditcard', 'cvs', 'service_bt', 'atobarai', 'bnpl', 'bt', 'cod', 'carrier', 'paypal',
        'amazon_pay', 'paypay'], payment_method)), 0)
$function$
;

CREATE OR REPLACE FUNCTION public.put_order_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  filled constant text := new.search_text || repeat(' ', 2048 - octet_length(new.search_text));
begin
  if tg_op = 'INSERT' then
    insert into order_words values (new.shop_id, new.id, new.ordered_at, new.paid_at,
      order_kinds(new.order_types, new.properties, new.status, new.payment_method), new.scheduled_on, new.delivery_date, new.unique_key,
      filled);
  else
    -- An unchanged text keeps its place, which spares its thousand entries in the index; so do unchanged words that have no tokens with them yet.
    update order_words set search_text = filled
    where shop_id = new.shop_id and order_id = new.id
      and split_part(rtrim(search_text), e'\n', 1) <> split_part(new.search_text, e'\n', 1);
  end if;
  new.search_text := '';
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.rate_new_variations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  filled record;
begin
  for filled in select distinct shop_id, item_id from added order by 1, 2 loop
    update items i set variation_scarcity = rated.scarcity
    from (
      select scarcity_of(min(stock), max(stock)) as scarcity from item_variations
      where shop_id = filled.shop_id and item_id = filled.item_id) rated
    where i.shop_id = filled.shop_id and i.id = filled.item_id and i.variation_scarcity is distinct from rated.scarcity;
  end loop;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.rate_variation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update items i set variation_scarcity = rated.scarcity
  from (
    select scarcity_of(min(stock), max(stock)) as scarcity from item_variations
    where shop_id = old.shop_id and item_id = old.item_id) rated
  where i.shop_id = old.shop_id and i.id = old.item_id and i.variation_scarcity is distinct from rated.scarcity;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.scarcity_of(fewest integer, most integer)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (most = 0) THEN 0 WHEN (fewest <= 200) THEN (fewest + 1) ELSE NULL::integer END
;

CREATE OR REPLACE FUNCTION public.search_tokens(shop_id integer, ordered_at timestamp with time zone, search_text text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT COST 10000
AS $function$
declare
  mark text := concat(shop_id, '/', to_char(timezone('UTC', ordered_at), 'YYYYMM'), '/');
  tokens text := split_part(search_text, e'\n', 2);
  letters text[];
begin
  if tokens <> '' then
    return string_to_array(mark || replace(tokens, ' ', ' ' || mark), ' ');
  end if;
  letters := string_to_array(split_part(search_text, e'\n', 1), null);
  return array(
    select mark || token
    from (select unnest(letters) || unnest(letters[2:]) as token union select unnest(letters)) as found
    where position(' ' in token) = 0);
end $function$
;

CREATE OR REPLACE FUNCTION public.sum_up_order_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_month_counts as c (shop_id, month, status, payment_method, orders)
  select shop_id, date_trunc('month', day), status, payment_method, sum(orders)
  from taken join shops on shops.id = taken.shop_id group by 1, 2, 3, 4 having sum(orders) <> 0 order by 1, 2, 3, 4
  on conflict (shop_id, month, status, payment_method) do update set orders = c.orders + excluded.orders;
  insert into order_kind_counts as c (shop_id, day, kinds, orders)
  select shop_id, day, kinds, sum(orders)
  from taken join shops on shops.id = taken.shop_id group by 1, 2, 3 having sum(orders) <> 0 order by 1, 2, 3
  on conflict (shop_id, day, kinds) do update set orders = c.orders + excluded.orders;
  insert into order_kind_month_counts as c (shop_id, month, kinds, orders)
  select shop_id, date_trunc('month', day), kinds, sum(orders)
  from taken join shops on shops.id = taken.shop_id group by 1, 2, 3 having sum(orders) <> 0 order by 1, 2, 3
  on conflict (shop_id, month, kinds) do update set orders = c.orders + excluded.orders;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.take_stocks(shop integer, of_items json, of_variations json, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  items_taken int[];
  -- As item and variation, such as 12/3.
  variations_taken text[];
begin
  perform from items
  where shop_id = shop and id = any(array(
    select w.item_id from json_to_recordset(of_items) as w (item_id int)
    union all select w.item_id from json_to_recordset(of_variations) as w (item_id int)))
  order by id for no key update;

  -- The own stock of an item with variations is kept aside and not shown, so that nothing of it changes.
  with taken as (
    update items i set own_stock = i.own_stock - w.pieces,
      version = i.version + (i.variation_count = 0)::int,
      modified_at = case when i.variation_count = 0 then greatest(i.created_at, at) else i.modified_at end
    from json_to_recordset(of_items) as w (item_id int, pieces int)
    where i.shop_id = shop and i.id = w.item_id and i.own_stock >= w.pieces
    returning i.id)
  select array(select id from taken) into items_taken;

  if json_array_length(of_variations) > 0 then
    -- An item that is in both is touched twice, which is as good as once.
    with taken as (
      update item_variations v set stock = v.stock - w.pieces
      from json_to_recordset(of_variations) as w (item_id int, variation_id int, pieces int)
      where v.shop_id = shop and v.item_id = w.item_id and v.id = w.variation_id and v.stock >= w.pieces
      returning v.item_id, v.id
    ), touched as (
      update items i set version = i.version + 1, modified_at = greatest(i.created_at, at)
      where i.shop_id = shop and i.id in (select item_id from taken))
    select array(select concat(item_id, '/', id) from taken) into variations_taken;
  end if;

  if cardinality(items_taken) < json_array_length(of_items)
    or coalesce(cardinality(variations_taken), 0) < json_array_length(of_variations) then
    raise exception using errcode = 'AK001', message = 'there is too little in stock', detail = (
      select json_agg(short) from (
        select w.item_id, null as variation_id, coalesce(i.own_stock, 0) as stock
        from json_to_recordset(of_items) as w (item_id int)
        left join items i on i.shop_id = shop and i.id = w.item_id
        where w.item_id <> all(items_taken)
        union all
        select w.item_id, w.variation_id, coalesce(v.stock, 0)
        from json_to_recordset(of_variations) as w (item_id int, variation_id int)
        left join item_variations v on v.shop_id = shop and v.item_id = w.item_id and v.id = w.variation_id
        where concat(w.item_id, '/', w.variation_id) <> all(variations_taken)) short);
  end if;
end $function$
;

CREATE TRIGGER audit_events_stay BEFORE DELETE OR UPDATE ON public.audit_events FOR EACH ROW EXECUTE FUNCTION keep_audit_events();

CREATE TRIGGER audit_events_stay_whole BEFORE TRUNCATE ON public.audit_events FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_events();

CREATE CONSTRAINT TRIGGER item_categories_filed AFTER INSERT OR DELETE ON public.item_categories DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_item_list_change('filings');

CREATE CONSTRAINT TRIGGER item_categories_moved AFTER UPDATE OF parent_id ON public.item_categories DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.parent_id IS DISTINCT FROM new.parent_id)) EXECUTE FUNCTION count_item_list_change('filings');

CREATE CONSTRAINT TRIGGER item_category_links_filed AFTER INSERT OR DELETE ON public.item_category_links DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_item_list_change('filings');

CREATE CONSTRAINT TRIGGER item_images_released AFTER DELETE ON public.item_images DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.image_name IS NOT NULL)) EXECUTE FUNCTION check_image_released();

CREATE TRIGGER item_variations_added AFTER INSERT ON public.item_variations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION rate_new_variations();

CREATE TRIGGER item_variations_rated AFTER UPDATE OF stock ON public.item_variations FOR EACH ROW WHEN (((old.stock <> new.stock) AND ((old.stock <= 200) OR (new.stock <= 200)))) EXECUTE FUNCTION rate_variation();

CREATE TRIGGER item_variations_removed AFTER DELETE ON public.item_variations FOR EACH ROW EXECUTE FUNCTION rate_variation();

CREATE CONSTRAINT TRIGGER items_list_added AFTER INSERT ON public.items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_item_list_change();

CREATE CONSTRAINT TRIGGER items_list_moved AFTER UPDATE OF visible, list_position, created_at ON public.items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((old.visible IS DISTINCT FROM new.visible) OR (old.list_position IS DISTINCT FROM new.list_position)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION count_item_list_change();

CREATE CONSTRAINT TRIGGER items_list_removed AFTER DELETE ON public.items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_item_list_change();

CREATE CONSTRAINT TRIGGER items_list_touched AFTER UPDATE OF modified_at ON public.items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.modified_at IS DISTINCT FROM new.modified_at)) EXECUTE FUNCTION count_item_list_change('touches');

CREATE TRIGGER order_count_changes_taken AFTER DELETE ON public.order_count_changes REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION sum_up_order_counts();

CREATE TRIGGER orders_check_downloads AFTER INSERT OR UPDATE OF line_states, status ON public.orders FOR EACH ROW WHEN (((new.secret IS NOT NULL) AND ('digital'::text = ANY (new.order_types)))) EXECUTE FUNCTION check_downloads();

CREATE TRIGGER orders_count_changed AFTER UPDATE ON public.orders FOR EACH ROW WHEN (((((((old.ordered_at IS DISTINCT FROM new.ordered_at) OR (old.status IS DISTINCT FROM new.status)) OR (old.payment_method IS DISTINCT FROM new.payment_method)) OR (old.total IS DISTINCT FROM new.total)) OR (old.order_types IS DISTINCT FROM new.order_types)) OR (old.properties IS DISTINCT FROM new.properties))) EXECUTE FUNCTION count_changed_order();

CREATE TRIGGER orders_count_new AFTER INSERT ON public.orders REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_orders();

CREATE TRIGGER orders_list_changed AFTER UPDATE ON public.orders FOR EACH ROW WHEN (((((((((((old.ordered_at IS DISTINCT FROM new.ordered_at) OR (old.status IS DISTINCT FROM new.status)) OR (old.mail_updates IS DISTINCT FROM new.mail_updates)) OR (old.payment_method IS DISTINCT FROM new.payment_method)) OR (old.scheduled_on IS DISTINCT FROM new.scheduled_on)) OR (old.delivery_date IS DISTINCT FROM new.delivery_date)) OR (old.paid_at IS DISTINCT FROM new.paid_at)) OR (old.total IS DISTINCT FROM new.total)) OR (old.order_types IS DISTINCT FROM new.order_types)) OR (old.properties IS DISTINCT FROM new.properties))) EXECUTE FUNCTION list_changed_order();

CREATE TRIGGER orders_words_added BEFORE INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION put_order_words();

CREATE TRIGGER orders_words_changed BEFORE UPDATE OF search_text ON public.orders FOR EACH ROW WHEN ((new.search_text <> ''::text)) EXECUTE FUNCTION put_order_words();
