-- Stripe keeps a failure under the key by which it was asked, for a day: what has failed is asked for by a further key.
-- `attempt` numbers them, from 1; `has_failed` says that the last one was answered so.
alter table stripe_operations add column attempt integer not null default 1;
alter table stripe_operations add column has_failed boolean not null default false;

-- Yen that the payment service has of a buyer's beyond the payment of an order, and that are noted as owed: what came in part, too
-- much, or too late. So nothing is noted twice.
alter table orders add column surplus_noted bigint not null default 0;
