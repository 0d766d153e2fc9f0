-- What is to happen to buyers' money: a row is written before the payment service is asked, and says afterwards what
-- came of it. A row that is pending keeps other changes of the order's lines and amounts out.

create table payment_operations (
  shop_id int not null,
  id int generated always as identity,
  order_id int not null,
  -- The idempotency key, under which the payment service does it once.
  key text not null unique,
  kind text not null,
  method text,
  -- The transaction as the order knew it.
  transaction json,
  amount bigint,
  -- The change of the order that it is for: the rule, what was sent, by whom, and what the rule knew of the shop.
  change text not null,
  body json not null,
  surroundings json not null,
  token_id int,
  -- Pieces that were taken from stock for it, to be given back if nothing comes of it.
  reserved json not null,
  state text not null default 'pending' check (state in ('pending', 'done', 'refused', 'abandoned')),
  -- Why it was not done.
  reason text,
  created_at timestamptz not null,
  settled_at timestamptz check ((settled_at is null) = (state = 'pending')),
  attempts int not null default 1,
  -- Whoever works on it has it until then; afterwards the job takes it up.
  held_until timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders on delete cascade
);

create unique index payment_operations_pending on payment_operations (shop_id, order_id) where state = 'pending';
create index payment_operations_held_until on payment_operations (held_until) where state = 'pending';
create index payment_operations_by_order on payment_operations (shop_id, order_id);

-- The ledger of the simulated payment service. Nothing else reads or writes it: a real service keeps its own.

create table simulated_transactions (
  shop_id int not null references shops on delete cascade,
  id text not null,
  order_key text not null,
  method text not null,
  -- What the buyer paid with; null for a transaction that the simulator did not make and only was told of.
  source text,
  authorised bigint not null,
  captured bigint not null default 0,
  refunded bigint not null default 0,
  voided boolean not null default false,
  primary key (shop_id, id),
  check (0 <= refunded and refunded <= captured and captured <= authorised)
);

create table simulated_operations (
  shop_id int not null references shops on delete cascade,
  key text not null,
  kind text not null,
  transaction_id text,
  amount bigint,
  attempts int not null default 1,
  -- The answer that every later call with the key gets; null while there is none.
  outcome json,
  at timestamptz not null,
  primary key (shop_id, key)
);
