-- Mails about orders. A row is written in the transaction of the change that it tells of, with the text as it was then,
-- and a job of graphile-worker beside it; a change that is rolled back leaves neither.
create table mails (
  shop_id int not null,
  id int generated always as identity,
  order_id int not null,
  kind text not null,
  recipient text not null check (recipient in ('buyer', 'old_buyer', 'shop')),
  to_name text not null,
  to_address text not null,
  from_name text not null,
  reply_to text not null,
  subject text not null,
  text text not null,
  html text not null,
  -- waiting: will be sent; sent: a mail server took it; dead: given up; kept: no mail server was configured.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead', 'kept')),
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null,
  -- The latest time that it was sent, also while it waits to be sent again.
  sent_at timestamptz check (sent_at is not null or state <> 'sent'),
  -- Given at the first attempt and the same at all later ones, so that a mail that arrives twice is known as one.
  message_id text,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders on delete cascade
);

create index mails_of_order on mails (shop_id, order_id);
create index mails_unsent on mails (state, created_at) where state <> 'sent';
