-- One line of IPv6 has 65,536 networks: carts and checkouts are counted by its site, too. A digest like `maker`; null where the site is
-- the network, as of IPv4, so that the indexes have those alone of which it says something else.
alter table carts add column site bytea;
alter table checkouts add column site bytea;

create index carts_by_site on carts (shop_id, site, used_at) where site is not null;
create index checkouts_by_site on checkouts (shop_id, site, changed_at)
  where site is not null and state in ('open', 'cancelled');
