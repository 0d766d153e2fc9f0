-- What was bought leaves its buyer's cart once, by whichever page is asked for first: this says that it did. Of what was ordered before
-- it did already, where the buyer came back.
alter table checkouts add column left_cart boolean not null default false;

update checkouts set left_cart = true where state = 'completed';
