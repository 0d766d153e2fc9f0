-- Checkouts: what a buyer has said on the way from a cart to an order.

create table checkouts (
  shop_id int not null references shops on delete cascade,
  -- SHA-256 of the id: whoever has the id has the checkout, so it is not kept itself.
  digest bytea not null check (octet_length(digest) = 32),
  -- By which the checkouts of one network address are counted; not the address.
  maker bytea not null,
  via text not null,
  -- What has expired is seen by the time of its last change.
  state text not null check (state in ('open', 'completing', 'awaiting_buyer', 'completed', 'cancelled')),
  -- Moves with every change: an order is made of what was read, or not at all.
  version int not null default 1,
  -- As they were asked for.
  lines json not null,
  -- What the buyer has said.
  wishes json not null,
  -- What the buyer was told that it costs, when something was last said.
  told json not null,
  -- Why the last attempt to pay came to nothing.
  refusal text,
  -- Of the order, or of the one that it may become: tells one attempt from the next.
  order_key text,
  -- What completing it was answered.
  answer json check ((answer is not null) = (state = 'completed')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When the row goes.
  kept_until timestamptz not null,
  primary key (shop_id, digest),
  check (order_key is not null or state not in ('completing', 'awaiting_buyer', 'completed'))
);

create index checkouts_by_maker on checkouts (shop_id, maker, changed_at) where state in ('open', 'cancelled');
create index checkouts_without_order on checkouts (shop_id) where state <> 'completed';
create index checkouts_under_way on checkouts (changed_at, digest) where state in ('completing', 'awaiting_buyer');
create index checkouts_by_end on checkouts (kept_until);

-- Nobody could use a coupon before there were checkouts. One is taken before there is an order, while a payment service is
-- asked, so that its use is known by the order's key.
drop table coupon_uses;
create table coupon_uses (
  shop_id int not null,
  order_key text not null,
  coupon_id int not null,
  -- In lower case: whoever writes an address otherwise is the same buyer.
  mail_address text not null,
  used_at timestamptz not null,
  primary key (shop_id, order_key),
  foreign key (shop_id, coupon_id) references coupons on delete cascade
);
create index coupon_uses_of_buyer on coupon_uses (shop_id, coupon_id, mail_address);

-- Pieces that are fetched at a place in the slot that begins then, and which order has how many of them.
create table takeout_slots (
  shop_id int not null references shops on delete cascade,
  place text not null,
  begins_at timestamptz not null,
  pieces int not null check (pieces >= 0),
  primary key (shop_id, place, begins_at)
);
create index takeout_slots_by_time on takeout_slots (begins_at);

create table takeout_claims (
  shop_id int not null references shops on delete cascade,
  order_key text not null,
  place text not null,
  begins_at timestamptz not null,
  pieces int not null,
  primary key (shop_id, order_key)
);
create index takeout_claims_by_time on takeout_claims (begins_at);
