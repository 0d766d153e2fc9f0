-- Orders come into being here, not by import alone.

alter table orders
  -- What the buyer's link to the order is known by; null for orders that came from elsewhere.
  add column secret text,
  -- With what the buyer pays, and until when, while that is waited for: see AwaitedPayment in order.ts.
  add column awaited_payment json,
  -- Whether the buyer was reminded of it.
  add column payment_reminded boolean not null default false;

-- By a digest, so that the time that a look-up takes tells nothing of the secrets that there are.
create unique index orders_by_secret on orders (sha256(secret::bytea)) where secret is not null;

-- Orders that somebody asked for, each by the asker's own name for it (a checkout's id, say), so that one name makes one
-- order. While a payment service is asked for the money, the row is what is meant: what the order will be, and the pieces
-- that are put aside for it.
create table order_placements (
  shop_id int not null references shops on delete cascade,
  id int generated always as identity,
  reference text not null,
  -- The order's, drawn before there is one.
  unique_key text not null,
  secret text not null,
  state text not null
    check (state in ('authorising', 'awaiting_buyer', 'placed', 'declined', 'letting_go', 'let_go')),
  -- Why there is no order.
  reason text,
  -- What the buyer was told to do.
  action json,
  -- The idempotency key, under which the payment service authorises once; null where no service is asked.
  key text unique,
  -- The order as decided and what the service is asked; null once nothing of it is open.
  decision json,
  -- The service's name for the transaction, once it is known, and for what the buyer pays with, where that was kept.
  transaction_id text,
  saved_source text,
  -- Pieces that were taken from stock for it, while there is no order that has them.
  reserved json not null,
  -- By which the buyer comes back from the service's page, and the path to which that leads.
  return_id text unique,
  return_to text,
  created_at timestamptz not null,
  -- Until then pieces are put aside.
  deadline_at timestamptz not null,
  settled_at timestamptz check ((settled_at is null) = (state in ('authorising', 'awaiting_buyer', 'letting_go'))),
  attempts int not null default 1,
  -- Whoever works on it has it until then; afterwards the job takes it up.
  held_until timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, unique_key),
  check (decision is not null or state not in ('authorising', 'awaiting_buyer', 'letting_go'))
);

create unique index order_placements_live on order_placements (shop_id, reference)
  where state in ('authorising', 'awaiting_buyer', 'placed');
create index order_placements_by_reference on order_placements (shop_id, reference, id);
create index order_placements_open on order_placements (held_until)
  where state in ('authorising', 'awaiting_buyer', 'letting_go');
create index order_placements_refused on order_placements (settled_at) where state in ('declined', 'let_go');

-- The simulated payment service: what it waits for buyers to do, what it has to tell the shop, and what it keeps for later.

create table simulated_actions (
  shop_id int not null,
  transaction_id text not null,
  -- The name of its page: random for a redirect, what is told at the till for a convenience store.
  name text not null unique,
  kind text not null check (kind in ('redirect', 'pay_at_store')),
  -- The key of the operation that waits for it.
  key text not null,
  amount bigint not null,
  -- What the buyer wants kept for later.
  saves_source boolean not null,
  return_url text,
  until timestamptz not null,
  state text not null default 'open' check (state in ('open', 'approved', 'declined')),
  primary key (shop_id, transaction_id),
  foreign key (shop_id, transaction_id) references simulated_transactions (shop_id, id) on delete cascade
);

create table simulated_notifications (
  id int generated always as identity primary key,
  shop_id int not null references shops on delete cascade,
  key text not null,
  due_at timestamptz not null
);
create index simulated_notifications_due on simulated_notifications (due_at);
create index simulated_notifications_of_shop on simulated_notifications (shop_id);

create table simulated_sources (
  shop_id int not null references shops on delete cascade,
  id text not null,
  source text not null,
  primary key (shop_id, id)
);

-- With what its notifications are signed, so that nobody else's are believed.
create table simulated_secret (
  only_one boolean primary key default true check (only_one),
  secret text not null
);
insert into simulated_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);
