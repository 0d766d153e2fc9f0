-- What was asked of Stripe, so that a key is found again: Stripe itself forgets keys after a day or so, and finds nothing by them.
create table stripe_operations (
  shop_id int not null references shops on delete cascade,
  key text not null,
  kind text not null,
  method text not null,
  -- Yen; null where the operation has none.
  amount bigint,
  -- The payment that it is about, as the order knows it; null where it makes one.
  transaction_id text,
  -- The object of Stripe's that it made or changed; null until that has answered.
  object_id text,
  -- Until when the buyer can act; null where nobody has to.
  until timestamptz,
  -- What became of it, once that is final; null before.
  outcome json,
  asked_at timestamptz not null,
  primary key (shop_id, key)
);

-- The trace that left it to be done later, which goes on when it is: the traceparent of W3C Trace Context. Null where nobody watches.
alter table mails add column trace_parent text;
alter table payment_operations add column trace_parent text;
alter table order_placements add column trace_parent text;
