-- The people of a shop who use the console, and what it shows of the API's calls.

create table users (
  shop_id int not null references shops on delete cascade,
  id int generated always as identity,
  -- In lower case: what a person signs in with, whatever the shop.
  mail_address text not null unique,
  -- Argon2id, as a PHC string.
  password_hash text not null,
  created_at timestamptz not null,
  primary key (shop_id, id)
);

-- Each session calls the API with a token of its own, which nobody knows and no list shows.
alter table access_tokens add column user_id int;
alter table access_tokens add foreign key (shop_id, user_id) references users on delete cascade;
create index access_tokens_of_user on access_tokens (shop_id, user_id);

create table console_sessions (
  digest bytea primary key,
  shop_id int not null,
  user_id int not null,
  token_id int not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (shop_id, user_id) references users on delete cascade,
  foreign key (shop_id, token_id) references access_tokens on delete cascade
);

create index console_sessions_of_user on console_sessions (shop_id, user_id);
create index console_sessions_of_token on console_sessions (shop_id, token_id);

-- Failures of the last while, by mail address and by network address; old ones are swept.
create table sign_in_failures (
  id bigint generated always as identity primary key,
  mail_address text not null,
  network_address text not null,
  at timestamptz not null
);

create index sign_in_failures_by_mail_address on sign_in_failures (mail_address, at);
create index sign_in_failures_by_network_address on sign_in_failures (network_address, at);
create index sign_in_failures_by_at on sign_in_failures (at);

-- Calls of the API as the console shows them, kept for seven days. Written a batch at a time; at a high rate not every
-- successful call is kept, but each is counted.
create table api_requests (
  shop_id int not null references shops on delete cascade,
  id bigint generated always as identity,
  request_id text not null,
  at timestamptz not null,
  token_id int not null,
  method text not null,
  -- With its query; tokens that were put there are masked.
  path text not null,
  operation text,
  status smallint not null,
  -- The type of the problem without its leading /errors/; null when there was none.
  problem text,
  duration_ms real not null,
  -- Masked, and cut at some length. Null when there was none, or when it was not kept.
  request_body text,
  response_body text,
  -- Whatever is looked for is found in the index, without a look at the rows: 0.15 s for a million of them.
  primary key (shop_id, id) include (status, method, token_id, problem, path)
)
-- An index alone tells only of pages that were vacuumed.
with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_insert_threshold = 5000);

create index api_requests_failed on api_requests (shop_id, id) include (status, method, token_id, problem, path)
  where status >= 400;
create index api_requests_by_request_id on api_requests (shop_id, request_id, id);
create index api_requests_by_at on api_requests (at);

-- Counts of all calls; hours begin at full hours of UTC, which are full hours of Japan too.
create table api_call_counts (
  shop_id int not null references shops on delete cascade,
  hour timestamptz not null,
  calls bigint not null,
  client_errors bigint not null,
  server_errors bigint not null,
  primary key (shop_id, hour)
);

-- Mails of one state or order, newest first; and those that were sent, by when, of which old ones are swept.
create index mails_by_state on mails (shop_id, state, id);
drop index mails_of_order;
create index mails_of_order on mails (shop_id, order_id, id);
create index mails_sent on mails (sent_at) where state = 'sent';
