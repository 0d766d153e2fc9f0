-- Lotteries: who applied, how was drawn, and who can buy.

create table lottery_draws (
  shop_id int not null references shops on delete cascade,
  id int generated always as identity,
  item_id int not null,
  -- The item as it was called then.
  title text not null,
  drawn_at timestamptz not null,
  -- The way in which it was drawn, and all by which anybody can draw again: the seed, the pieces there were, and the
  -- applications by their numbers, with the pieces that each wanted.
  method text not null,
  seed text not null,
  pieces json not null,
  entries json not null,
  -- The numbers of the winners, the first drawn first.
  winners json not null,
  primary key (shop_id, id)
);
create index lottery_draws_of_item on lottery_draws (shop_id, item_id, id);

create table lottery_applications (
  shop_id int not null references shops on delete cascade,
  -- Its number in the draw.
  id int generated always as identity,
  -- By which people know it.
  unique_key text not null,
  -- What the applicant's link to it is known by.
  secret text not null,
  item_id int not null,
  variation_id int,
  amount int not null check (amount > 0),
  title text not null,
  -- Of the mailbox: each has one application for an item.
  mailbox text not null,
  -- What is wanted, and what the buyer said, as a checkout has them.
  line json not null,
  wishes json not null,
  via text not null,
  state text not null check (state in ('applied', 'withdrawn', 'lost', 'won', 'ordered', 'lapsed')),
  created_at timestamptz not null,
  decided_at timestamptz,
  draw_id int check ((draw_id is not null) or state in ('applied', 'withdrawn')),
  -- Its place in the draw, from 1.
  rank int,
  -- When the applicant was told what became of it, and until when a winner can order.
  told_at timestamptz,
  pay_until timestamptz,
  -- Of the winner's order, or of the one that it may become.
  order_key text,
  primary key (shop_id, id),
  unique (shop_id, unique_key),
  foreign key (shop_id, draw_id) references lottery_draws
);

create unique index lottery_applications_by_secret on lottery_applications (sha256(secret::bytea));
create unique index lottery_applications_of_mailbox on lottery_applications (shop_id, item_id, mailbox)
  where state = 'applied';
create index lottery_applications_of_item on lottery_applications (shop_id, item_id, id) where state = 'applied';
create index lottery_applications_won on lottery_applications (shop_id, item_id) where state = 'won';
create index lottery_applications_to_tell on lottery_applications (state desc, shop_id, id)
  where told_at is null and state in ('won', 'lost');
create index lottery_applications_decided on lottery_applications (decided_at)
  where state in ('withdrawn', 'lost', 'lapsed');
create index lottery_applications_in_draw on lottery_applications (shop_id, draw_id) where draw_id is not null;

-- Mails are about orders, and about applications, which are none; they go with their shop.
alter table mails drop constraint mails_shop_id_reference_fkey,
  add foreign key (shop_id) references shops on delete cascade;

-- What a winner orders by, without being sent away for the period of application being over.
alter table checkouts add column application_id int;
create index checkouts_of_application on checkouts (shop_id, application_id)
  where application_id is not null;
