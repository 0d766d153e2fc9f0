-- Answers that are kept for calls which are sent again with the same Idempotency-Key, for a day each.
create table idempotency_keys (
  -- SHA-256 of who calls, the method, the path with its ids, and the key.
  key bytea primary key,
  -- No foreign key: looking the shop up would lock its row for each, and the rows are gone in a day.
  shop_id int not null,
  -- HMAC-SHA256 of what was sent, by the key itself, so that nobody who has a copy can try out what it was.
  fingerprint bytea not null,
  created_at timestamptz not null,
  request_id text not null,
  -- What the call answers; while it has no body yet, what it answers when it succeeds.
  status int not null,
  -- Null of an answer without a body.
  content_type text,
  -- Null while a payment is open on which the answer depends.
  body bytea,
  -- Whether the body is encrypted, with a key that is made from the caller's.
  sealed boolean not null default false,
  -- KiB that it takes, for the budget of the shop.
  kib int generated always as (1 + octet_length(body) / 1024) stored
);

-- For counting what a shop has kept, and for forgetting the oldest.
create index idempotency_keys_by_age on idempotency_keys (shop_id, created_at) include (kib);

-- Whose answer waits for this payment.
alter table payment_operations add column request_key bytea;
