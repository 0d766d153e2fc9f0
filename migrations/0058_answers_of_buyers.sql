-- Answers that are kept for buyers, who need no token, have a budget of their own: they are many, and anybody can be one.
alter table idempotency_keys add column is_buyers boolean not null default false;

drop index idempotency_keys_by_age;

-- For counting what a shop has kept for whom, and for forgetting the oldest.
create index idempotency_keys_by_age on idempotency_keys (shop_id, is_buyers, created_at) include (kib);
