-- What buyers change of their subscriptions, and what they know of the price.

alter table subscriptions
  -- What a piece of the next delivery costs, options included, as the buyer knows it. Of those of before it is what is found
  -- when it is next looked at.
  add column known_price int check (known_price >= 0),
  -- The latest cycle whose price was looked at in advance.
  add column looked_cycle int not null default 0;

-- A card that is to take the place of the one that is paid with, and that its buyer has to approve on a page of the payment
-- service: the latest of a subscription.
create table subscription_cards (
  shop_id int not null,
  subscription_id int not null,
  -- By which the payment service was asked to keep it.
  key text not null unique,
  -- Under which the buyer comes back.
  return_name text not null unique,
  -- Where the buyer is sent, and until when.
  url text not null,
  until timestamptz not null,
  state text not null default 'awaited' check (state in ('awaited', 'kept', 'refused')),
  primary key (shop_id, subscription_id),
  foreign key (shop_id, subscription_id) references subscriptions on delete cascade
);
create index subscription_cards_awaited on subscription_cards (until, key) where state = 'awaited';

-- Cards in a row that the service has refused to keep: nobody tries out cards without end.
alter table subscriptions add column refused_cards int not null default 0;

-- The number that an application had in a draw that was recorded elsewhere; null where it is the id.
alter table lottery_applications add column number int;
