-- What buyers search and what they have chosen.

-- The words of each item by which buyers find it, folded by the program. They stand apart from the item, whose row is
-- written anew whenever a piece is sold: the index of words is dear to write, and they change seldom.
create table item_words (
  shop_id int not null,
  item_id int not null,
  words text not null,
  -- Not folded yet: an item from before there were words. A job brings these up to date, some at a time.
  outdated boolean not null default false,
  primary key (shop_id, item_id),
  foreign key (shop_id, item_id) references items on delete cascade
);

-- What any part of an item's words is found by: their characters, and their pairs of neighbours, marked with the shop, so
-- that a search reads of the index what belongs to its shop only.
create function item_tokens(shop_id int, words text) returns text[]
language plpgsql immutable strict parallel safe cost 10000 as $$
declare
  mark text := concat(shop_id, '/');
  letters text[] := string_to_array(words, null);
begin
  return array(
    select mark || this || next from unnest(letters, letters[2:]) as pair (this, next)
    where this <> ' ' and next <> ' '
    union select mark || this from unnest(letters) as letter (this) where this <> ' ');
end $$;

-- New entries wait in a list that every search reads: 512 kB cost it less than 1 ms.
create index item_words_by_token on item_words using gin (item_tokens(shop_id, words))
  with (gin_pending_list_limit = 512);
create index item_words_outdated on item_words (shop_id, item_id) where outdated;

insert into item_words (shop_id, item_id, words, outdated) select shop_id, id, '', true from items;

-- Carts of buyers, who need no account: whoever has a cart's id has the right to it. So the id itself is not kept.
create table carts (
  shop_id int not null references shops on delete cascade,
  -- SHA-256 of the id.
  digest bytea not null check (octet_length(digest) = 32),
  -- As they were sent, whether they can be bought or not.
  lines json not null,
  -- By which the carts of one network address are counted; not the address.
  maker bytea not null,
  created_at timestamptz not null,
  -- Noted once an hour at most.
  used_at timestamptz not null,
  primary key (shop_id, digest)
);

create index carts_by_maker on carts (shop_id, maker, used_at);
create index carts_by_use on carts (used_at);
