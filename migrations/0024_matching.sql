-- Changes that say what they are based on (docs/rules/matching.md).

alter table shops
  -- Whether programs have to say it with every change.
  add column require_if_match boolean not null default false;

alter table idempotency_keys
  -- The tag that was told with the answer.
  add column etag text;
