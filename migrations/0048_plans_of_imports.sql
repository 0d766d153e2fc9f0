-- Has PostgreSQL look at tables that have grown and that it has not looked at yet, which it does by itself within a minute. Until then it takes
-- them for empty, where all indexes cost the same: a reference to an item was checked by walking through all items of the shop in the order of
-- their changes, and an import of 10,000 items could spend a third of its time so. What is
-- larger than 32 MB, such as all of a database that was restored, is planned by its size, and would take long to look at.
create function analyze_grown() returns void language plpgsql as $$
declare
  grown regclass;
begin
  for grown in
    select oid from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples <= 0 and pg_relation_size(oid) between 8193 and 33554432
    order by oid
  loop
    -- One that somebody else looks at already is theirs: nobody waits for it.
    execute format('analyze (skip_locked) %s', grown);
  end loop;
end $$;

-- Item by item, each by its key: joined with all that were added, every statement that adds variations went through the items of the shop.
create or replace function rate_new_variations() returns trigger language plpgsql as $$
declare
  filled record;
begin
  for filled in select distinct shop_id, item_id from added order by 1, 2 loop
    update items i set variation_scarcity = rated.scarcity
    from (
      select scarcity_of(min(stock), max(stock)) as scarcity from item_variations
      where shop_id = filled.shop_id and item_id = filled.item_id) rated
    where i.shop_id = filled.shop_id and i.id = filled.item_id and i.variation_scarcity is distinct from rated.scarcity;
  end loop;
  return null;
end $$;
