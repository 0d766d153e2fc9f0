-- Images: uploads, and pictures of items that this server keeps itself.

-- Keys that sign what is handed to clients. Every server on this database uses the same ones.
create table server_secrets (
  name text primary key,
  secret bytea not null
);

-- A file that a client was allowed to send. Both names are fixed before anything is stored under them, so that
-- whatever a crash leaves behind is found here by the sweep.
create table files (
  shop_id int not null references shops on delete cascade,
  id text not null,
  purpose text not null check (purpose in ('item_image')),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/gif', 'image/webp')),
  -- The public name of the image that is made of it.
  image_name text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- When the image was removed from its item.
  released_at timestamptz,
  -- Whether the bytes as sent may still be there.
  upload_kept boolean not null default true,
  primary key (shop_id, id),
  unique (shop_id, image_name),
  unique (id)
);

create index files_to_sweep on files (coalesce(released_at, used_at, expires_at)) where used_at is null or released_at is not null or upload_kept;

-- An image is one of ours, or was imported with addresses of its own.
alter table item_images
  add column image_name text,
  alter column url drop not null,
  alter column scaled_url drop not null,
  alter column square_url drop not null,
  add foreign key (shop_id, image_name) references files (shop_id, image_name),
  add check ((image_name is null) = (url is not null)),
  add check (num_nulls(url, scaled_url, square_url) in (0, 3));

create unique index item_images_by_name on item_images (shop_id, image_name) where image_name is not null;

-- Images go in several ways, with their item for one; the file always learns of it.
create function release_image() returns trigger language plpgsql as $$
begin
  update files set released_at = now() where shop_id = old.shop_id and image_name = old.image_name;
  return null;
end $$;

create trigger item_images_release after delete on item_images
  for each row when (old.image_name is not null) execute function release_image();
