-- What people of a shop may do, what they did, and attempts to sign in counted by whoever makes them.

-- Whoever could sign in so far could do everything.
alter table users
  add column role text not null default 'owner' check (role in ('owner', 'staff', 'read_only')),
  -- What staff may do, as of tokens; of the other roles it follows from the role.
  add column scopes text[] not null default '{}';
alter table users alter column role drop default, alter column scopes drop default;

-- The token behind a session outlives its user: the history of orders says by its name who it was.
alter table access_tokens
  add column of_session boolean not null default false,
  -- Who made it in the console; null when it was made on the command line, or when that person is gone.
  add column made_by int;
update access_tokens set of_session = true where user_id is not null;
alter table access_tokens drop constraint access_tokens_shop_id_user_id_fkey;
alter table access_tokens
  add foreign key (shop_id, user_id) references users on delete set null (user_id),
  add foreign key (shop_id, made_by) references users on delete set null (made_by);
create index access_tokens_made_by on access_tokens (shop_id, made_by);

-- Who did what, from where. Rows are added and, when they are old, swept; none is ever changed.
create table audit_events (
  shop_id int not null references shops on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null,
  kind text not null,
  actor text not null check (actor in ('person', 'program', 'operator', 'stranger', 'system')),
  -- Not references: what happened stays when they are gone.
  user_id int,
  token_id int,
  -- The person's address or the token's name, as it was.
  actor_name text,
  -- Whom or what it was done to, by name.
  subject text,
  detail jsonb not null default '{}',
  -- Null where nothing came over a network.
  network_address text,
  primary key (shop_id, id)
);

create index audit_events_by_kind on audit_events (shop_id, kind, id);
create index audit_events_by_actor on audit_events (shop_id, actor_name, id);
create index audit_events_by_subject on audit_events (shop_id, subject, id);
create index audit_events_by_at on audit_events (at);
-- What strangers cause, which goes earlier.
create index audit_events_of_strangers on audit_events (at) where kind like '%_failed';

create function keep_audit_events() returns trigger language plpgsql as $$
begin
  -- They go with their shop, and when the sweep says that it is the sweep.
  if tg_op = 'DELETE' and (pg_trigger_depth() > 1 or current_setting('akinai.sweeps_audit', true) = 'on') then
    return old;
  end if;
  raise exception 'rows of audit_events stay as they are' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_events_stay before update or delete on audit_events
  for each row execute function keep_audit_events();
create trigger audit_events_stay_whole before truncate on audit_events
  for each statement execute function keep_audit_events();
revoke update, truncate on audit_events from current_user;

-- A browser in which the person signed in before counts by itself. False until a password was compared and was wrong.
alter table sign_in_failures
  add column device text,
  -- A wider part of the network than network_address.
  add column site_address text,
  add column failed boolean not null default false;
create index sign_in_failures_by_both on sign_in_failures (mail_address, network_address, at);
create index sign_in_failures_by_device on sign_in_failures (device, at);
create index sign_in_failures_by_site on sign_in_failures (site_address, at);
