-- The pieces of a new order, taken in the message that commits it: its items are what buyers of the same wait for, and what a
-- statement answers the program reads a turn of its loop later, with the items held all the while. So that there is too little
-- is an error here, which undoes the order.
create function take_stocks(shop int, of_items json, of_variations json, at timestamptz) returns void language plpgsql as $$
declare
  items_taken int[];
  -- As item and variation, such as 12/3.
  variations_taken text[];
begin
  perform from items
  where shop_id = shop and id = any(array(
    select w.item_id from json_to_recordset(of_items) as w (item_id int)
    union all select w.item_id from json_to_recordset(of_variations) as w (item_id int)))
  order by id for no key update;

  -- The own stock of an item with variations is kept aside and not shown, so that nothing of it changes.
  with taken as (
    update items i set own_stock = i.own_stock - w.pieces,
      version = i.version + (i.variation_count = 0)::int,
      modified_at = case when i.variation_count = 0 then greatest(i.created_at, at) else i.modified_at end
    from json_to_recordset(of_items) as w (item_id int, pieces int)
    where i.shop_id = shop and i.id = w.item_id and i.own_stock >= w.pieces
    returning i.id)
  select array(select id from taken) into items_taken;

  if json_array_length(of_variations) > 0 then
    -- An item that is in both is touched twice, which is as good as once.
    with taken as (
      update item_variations v set stock = v.stock - w.pieces
      from json_to_recordset(of_variations) as w (item_id int, variation_id int, pieces int)
      where v.shop_id = shop and v.item_id = w.item_id and v.id = w.variation_id and v.stock >= w.pieces
      returning v.item_id, v.id
    ), touched as (
      update items i set version = i.version + 1, modified_at = greatest(i.created_at, at)
      where i.shop_id = shop and i.id in (select item_id from taken))
    select array(select concat(item_id, '/', id) from taken) into variations_taken;
  end if;

  if cardinality(items_taken) < json_array_length(of_items)
    or coalesce(cardinality(variations_taken), 0) < json_array_length(of_variations) then
    raise exception using errcode = 'AK001', message = 'there is too little in stock', detail = (
      select json_agg(short) from (
        select w.item_id, null as variation_id, coalesce(i.own_stock, 0) as stock
        from json_to_recordset(of_items) as w (item_id int)
        left join items i on i.shop_id = shop and i.id = w.item_id
        where w.item_id <> all(items_taken)
        union all
        select w.item_id, w.variation_id, coalesce(v.stock, 0)
        from json_to_recordset(of_variations) as w (item_id int, variation_id int)
        left join item_variations v on v.shop_id = shop and v.item_id = w.item_id and v.id = w.variation_id
        where concat(w.item_id, '/', w.variation_id) <> all(variations_taken)) short);
  end if;
end $$;
