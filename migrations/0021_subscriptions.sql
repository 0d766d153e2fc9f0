-- Subscriptions: what is ordered again and again, by the clock.

create table subscriptions (
  shop_id int not null references shops on delete cascade,
  id int generated always as identity,
  -- By which orders name it.
  unique_key text not null,
  -- What the buyer's link to it is known by.
  secret text not null,
  -- `starting`: its first order may come into being yet. It is `ended` after all its deliveries.
  state text not null check (state in ('starting', 'active', 'paused', 'stopped', 'ended')),
  -- Who or what paused or stopped it.
  cause text check (cause in ('buyer', 'shop', 'payment', 'unavailable', 'cancelled', 'no_source')),
  -- The keys of its first and latest orders.
  first_order_key text not null,
  last_order_key text not null,
  -- What is ordered, and what the buyer said with the first order, as a checkout has them.
  line json not null,
  wishes json not null,
  via text not null,
  -- The item as it was called then.
  title text not null,
  cycle_plan text not null,
  -- Deliveries in all; null for without end.
  repeat_times int check (repeat_times > 0),
  -- The day of the first order in Japan, from which all cycles are reckoned.
  first_day date not null,
  -- Deliveries so far, and the number of the cycle that comes next, the first after the first order being 1.
  deliveries int not null default 1,
  next_cycle int not null default 1,
  -- When it is looked at next.
  next_at timestamptz check ((next_at is not null) = (state = 'active')),
  -- What is paid with, by the name under which the payment service kept it.
  source text,
  -- Attempts at the next delivery that came to nothing.
  failures int not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, unique_key),
  unique (shop_id, first_order_key)
);

-- By a digest, so that the time that a look-up takes tells nothing of the secrets that there are.
create unique index subscriptions_by_secret on subscriptions (sha256(secret::bytea));
create index subscriptions_due on subscriptions (next_at) where state = 'active';
create index subscriptions_starting on subscriptions (created_at) where state = 'starting';
