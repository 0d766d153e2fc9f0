-- Second factors of the people who sign in to the console, and proof of who they are where a call asks for it again.

-- When the person of a session last proved to be it; null before this column was there, and so asked for again.
alter table console_sessions add column confirmed_at timestamptz;
-- What a passkey has to sign next for this session, and until when it may.
alter table console_sessions add column challenge text;
alter table console_sessions add column challenge_until timestamptz;

-- Secrets of authenticator apps. They cannot be hashed, since codes are made from them; a key to encrypt them with would
-- stand in this database, too, and go with every copy of it.
create table user_totps (
  shop_id int not null,
  user_id int not null,
  secret bytea not null,
  created_at timestamptz not null,
  -- When a first code proved that the app has the secret; null: it counts for nothing yet.
  active_at timestamptz,
  -- The 30 seconds since 1970 whose code was taken last: of these and all before none is taken again.
  last_step bigint not null default 0,
  primary key (shop_id, user_id),
  foreign key (shop_id, user_id) references users on delete cascade
);

-- The SHA-256 of each code that was not used yet.
create table user_recovery_codes (
  shop_id int not null,
  user_id int not null,
  digest bytea not null,
  primary key (shop_id, user_id, digest),
  foreign key (shop_id, user_id) references users on delete cascade
);

create table user_passkeys (
  shop_id int not null,
  id int generated always as identity,
  user_id int not null,
  -- As WebAuthn writes it, in base64url; chosen by the authenticator.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it signed, as it says itself; many say 0 for ever.
  counter bigint not null,
  transports text[] not null,
  -- The host that it was made for; at another one no browser offers it.
  rp_id text not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, user_id) references users on delete cascade
);

create index user_passkeys_of_user on user_passkeys (shop_id, user_id);

-- Sign-ins between their first step and their last, by the digest of the cookie's value.
create table pending_sign_ins (
  digest bytea primary key,
  network_address text not null,
  -- Who knew the password; null for somebody who signs in by a passkey alone.
  shop_id int,
  user_id int,
  -- What a passkey has to sign; null once it was tried.
  challenge text,
  expires_at timestamptz not null,
  check ((shop_id is null) = (user_id is null)),
  foreign key (shop_id, user_id) references users on delete cascade
);

create index pending_sign_ins_of_user on pending_sign_ins (shop_id, user_id);
create index pending_sign_ins_of_network on pending_sign_ins (network_address, expires_at);
create index pending_sign_ins_by_expiry on pending_sign_ins (expires_at);
