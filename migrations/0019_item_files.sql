-- Files that buyers of digital items download.

-- What is sent for an item is not looked into, so that its bytes are of no type.
alter table files
  drop constraint files_purpose_check,
  drop constraint files_content_type_check,
  add constraint files_purpose_check check (purpose in ('item_image', 'item_file')),
  add constraint files_content_type_check check (
    content_type in ('image/jpeg', 'image/png', 'image/gif', 'image/webp') and purpose = 'item_image'
    or content_type = 'application/octet-stream' and purpose = 'item_file');

-- The file of a digital item, one at most. Its name, bytes and extension are those that the item shows.
create table item_files (
  shop_id int not null references shops on delete cascade,
  item_id int not null,
  file_id text not null,
  name text not null,
  bytes bigint not null check (bytes > 0),
  attached_at timestamptz not null,
  primary key (shop_id, item_id),
  unique (shop_id, file_id),
  foreign key (shop_id, item_id) references items,
  foreign key (shop_id, file_id) references files
);

-- What a buyer can download: one for each line of an order whose download was made available.
create table order_downloads (
  shop_id int not null references shops on delete cascade,
  id int generated always as identity,
  order_id int not null,
  line_id int not null,
  item_id int not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  -- How often the file was asked for; a part of it is such a part of a time.
  used double precision not null default 0,
  primary key (shop_id, id),
  unique (shop_id, line_id),
  foreign key (shop_id, order_id) references orders on delete cascade
);
create index order_downloads_of_order on order_downloads (shop_id, order_id);

-- Orders with digital items of which something has changed: a job looks whether a download can be made available.
create table order_download_checks (
  shop_id int not null,
  order_id int not null,
  -- How often it was marked, so that what changes while one looks is looked at again.
  marks int not null default 1,
  due_at timestamptz not null,
  attempts int not null default 0,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders on delete cascade
);
create index order_download_checks_due on order_download_checks (due_at);

create function check_downloads() returns trigger language plpgsql as $$
begin
  insert into order_download_checks (shop_id, order_id, due_at) values (new.shop_id, new.id, '-infinity')
  on conflict (shop_id, order_id) do update
    set marks = order_download_checks.marks + 1, due_at = '-infinity', attempts = 0;
  return null;
end $$;

-- Orders that came by import have no link by which a buyer could come.
create trigger orders_check_downloads after insert or update of line_states, status on orders
  for each row when (new.secret is not null and 'digital' = any (new.order_types)) execute function check_downloads();
