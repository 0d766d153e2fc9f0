-- When an image was removed is said by whoever removes it, with the program's clock. A trigger said it with the
-- database's own; now it only sees to it that nobody forgets, since a file that is not released is never swept.

drop trigger item_images_release on item_images;
drop function release_image();

create function check_image_released() returns trigger language plpgsql as $$
begin
  if exists (select from files where shop_id = old.shop_id and image_name = old.image_name and released_at is null) then
    raise exception 'The file of the deleted image % was not released', old.image_name
      using errcode = 'integrity_constraint_violation', constraint = 'item_images_released';
  end if;
  return null;
end $$;

-- At the transaction's end: until then the file may be released, or be gone with its shop.
create constraint trigger item_images_released after delete on item_images deferrable initially deferred
  for each row when (old.image_name is not null) execute function check_image_released();

-- When a migration ran is told by whoever ran it.
alter table migrations alter column ran_at drop default;
