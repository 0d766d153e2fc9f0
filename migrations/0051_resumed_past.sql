-- A subscription whose latest order was cancelled is paused in place of being ordered again. Once it is resumed it goes on: this is the
-- order whose cancellation was known then. One of a later order pauses it again.
alter table subscriptions add column resumed_past text;
