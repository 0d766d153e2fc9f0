-- How little is left of an item, so that a list of those of which little or nothing is left is read in its order from an index: of a million
-- items, a sixth of them with five pieces at most, a page took 0.2 s.

-- 0: nothing is left. Else one more than what there is the fewest of has pieces. Null: more than 200.
create function scarcity_of(fewest int, most int) returns smallint language sql immutable parallel safe
  return case when most = 0 then 0 when fewest <= 200 then fewest + 1 end;

-- Of the variations of an item; triggers of these keep it.
alter table items add column variation_scarcity smallint;

update items i set variation_scarcity = v.scarcity
from (
  select shop_id, item_id, scarcity_of(min(stock), max(stock)) as scarcity from item_variations group by shop_id, item_id) v
where i.shop_id = v.shop_id and i.id = v.item_id and v.scarcity is not null;

alter table items add column scarcity smallint
  generated always as (case when variation_count > 0 then variation_scarcity else scarcity_of(own_stock, own_stock) end) stored;

drop index items_by_own_stock;
drop index item_variations_by_stock;
create index items_scarce_by_list_position on items (shop_id, visible, scarcity, list_position, id) where scarcity is not null;
create index items_scarce_by_created_at on items (shop_id, visible, scarcity, created_at, id) where scarcity is not null;
create index items_scarce_by_modified_at on items (shop_id, visible, scarcity, modified_at, id) where scarcity is not null;

-- Whoever changes a stock of a variation holds its item, so that all of its variations are seen. Mostly there is nothing to write, of which
-- one statement finds out sooner than two.
create function rate_variation() returns trigger language plpgsql as $$
begin
  update items i set variation_scarcity = rated.scarcity
  from (
    select scarcity_of(min(stock), max(stock)) as scarcity from item_variations
    where shop_id = old.shop_id and item_id = old.item_id) rated
  where i.shop_id = old.shop_id and i.id = old.item_id and i.variation_scarcity is distinct from rated.scarcity;
  return null;
end $$;

create function rate_new_variations() returns trigger language plpgsql as $$
begin
  update items i set variation_scarcity = rated.scarcity
  from (select distinct shop_id, item_id from added) filled
  cross join lateral (
    select scarcity_of(min(stock), max(stock)) as scarcity from item_variations
    where shop_id = filled.shop_id and item_id = filled.item_id) rated
  where i.shop_id = filled.shop_id and i.id = filled.item_id and i.variation_scarcity is distinct from rated.scarcity;
  return null;
end $$;

create trigger item_variations_rated after update of stock on item_variations for each row
  when (old.stock <> new.stock and (old.stock <= 200 or new.stock <= 200)) execute function rate_variation();
create trigger item_variations_removed after delete on item_variations for each row execute function rate_variation();
create trigger item_variations_added after insert on item_variations referencing new table as added
  for each statement execute function rate_new_variations();

-- Of a million items, each of another type, looking for digital ones and for lotteries took 0.4 s each.
create index items_digital on items (shop_id, id) where type = 'digital';
create index items_lotteries on items (shop_id, scheduled_announce_at, id desc) where type = 'lottery';
-- The others that are counted of each lottery that is listed have theirs.
create index lottery_applications_ordered on lottery_applications (shop_id, item_id) where state = 'ordered';
-- A draw's record has up to 20,000 entries, which a list of draws only counts.
alter table lottery_draws
  add column applications int not null generated always as (json_array_length(entries)) stored,
  add column won int not null generated always as (json_array_length(winners)) stored;
