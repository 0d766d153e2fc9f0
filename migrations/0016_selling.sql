-- What an order costs beside its lines, and what the shop sets for it.

alter table shops
  -- Moves with every change of the settings below, of shipping methods and of coupons: what is made from them is made anew.
  add column selling_version bigint not null default 1,
  add column preparation_days int not null default 1,
  add column delivery_days int not null default 14,
  add column closed_weekdays text[] not null default '{}',
  add column closed_days text[] not null default '{}',
  add column payment_methods text[] not null default '{creditcard,cvs,bt,cod}',
  add column bank_account text,
  add column cvs_days_to_pay int not null default 3,
  add column bt_days_to_pay int not null default 7,
  add column cod_fees jsonb not null default
    '[{"below": 10000, "fee": 330}, {"below": 30000, "fee": 440}, {"below": 100000, "fee": 660}, {"below": 300000, "fee": 1100}]',
  add column takeout_places jsonb not null default '[]',
  add column takeout_lead_minutes int not null default 60,
  add column takeout_slot_minutes int not null default 30,
  add column takeout_slot_pieces int not null default 10,
  add column takeout_days int not null default 7,
  add column invoice_number text,
  add column legal_seller text,
  add column legal_manager text,
  add column legal_address text,
  add column legal_telephone text,
  add column legal_fees text,
  add column legal_payment text,
  add column legal_delivery text,
  add column legal_returns text,
  add column legal_offer_period text,
  add column legal_requirements text,
  add column privacy_policy text,
  add column terms_of_use text,
  add column theme_accent text not null default '#1f5f4a',
  add column theme_background text not null default '#fbfaf7',
  add column theme_text text not null default '#22211f',
  add column theme_typeface text not null default 'gothic',
  add column theme_logo text;

create table shipping_methods (
  shop_id int not null references shops on delete cascade,
  id int generated always as identity,
  name text not null,
  -- Yen of a parcel to prefectures that the next does not name: [{prefecture, fee}].
  fee int not null,
  prefecture_fees jsonb not null default '[]',
  free_from int,
  -- Classes by size or weight, ascending: [{name, up_to, fee, prefecture_fees}]; empty where one fee holds for all.
  classes jsonb not null default '[]',
  -- Null for all that the shop offers.
  payment_methods text[],
  takes_date boolean not null default true,
  takes_time boolean not null default true,
  carrier_days int not null default 1,
  -- Whether it also carries items that are bound to no method.
  for_all_items boolean not null default true,
  active boolean not null default true,
  position int not null,
  primary key (shop_id, id),
  unique (shop_id, name)
);

-- Items that go by some methods only, and how much room a piece of one takes in each.
create table shipping_method_items (
  shop_id int not null,
  method_id int not null,
  item_id int not null,
  size int not null,
  primary key (shop_id, method_id, item_id),
  foreign key (shop_id, method_id) references shipping_methods on delete cascade,
  foreign key (shop_id, item_id) references items on delete cascade
);

create index shipping_method_items_of_item on shipping_method_items (shop_id, item_id);

-- A shop sells at once: what every new one has, too.
insert into shipping_methods (shop_id, name, fee, position) select id, '宅配便', 700, 1 from shops order by id;

create table coupons (
  shop_id int not null references shops on delete cascade,
  id int generated always as identity,
  code text not null,
  name text not null,
  amount int,
  percent int,
  starts_at timestamptz,
  ends_at timestamptz,
  minimum int not null,
  max_uses int,
  max_uses_per_buyer int,
  active boolean not null,
  -- Orders that have it now; those that were cancelled gave it back.
  used int not null default 0,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, code),
  check ((amount is null) <> (percent is null)),
  check (used >= 0)
);

create table coupon_uses (
  shop_id int not null,
  order_id int not null,
  coupon_id int not null,
  -- In lower case: whoever writes an address otherwise is the same buyer.
  mail_address text not null,
  used_at timestamptz not null,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders on delete cascade,
  foreign key (shop_id, coupon_id) references coupons on delete cascade
);

create index coupon_uses_of_buyer on coupon_uses (shop_id, coupon_id, mail_address);
