-- Budgets: what one shop, order or picture may take of what all of them share.

-- Mails of a day by what has a limit: an order, a recipient (its digest), the shop. A day is one of Japan, and is kept
-- until the next is over. Taking a place locks the row, so that nobody else can take the same.
create table mail_counts (
  shop_id int not null references shops on delete cascade,
  day date not null,
  subject text not null,
  mails int not null,
  primary key (shop_id, day, subject)
)
-- Counting up touches no index: room for it on the page.
with (fillfactor = 70);

create index mail_counts_of_shops on mail_counts (day) where subject = 'shop';

-- Bytes that the kept calls of a shop take, about: what each statement on them adds or takes away.
create table request_log_use (
  shop_id int primary key references shops on delete cascade,
  bytes bigint not null
) with (fillfactor = 50);

insert into request_log_use (shop_id, bytes)
select shop_id, sum(1000 + octet_length(path) * 3 + coalesce(octet_length(request_body), 0) + coalesce(octet_length(response_body), 0))
from api_requests group by shop_id order by shop_id;

alter table files
  -- Bytes that were sent, or are being sent; 0 before that, and where they go to a bucket without us.
  add column uploaded_bytes bigint not null default 0,
  -- Pixels of the picture, once it was made fit to be shown; null for those that were before this.
  add column width int,
  add column height int;

-- What a shop was let send and has not used.
create index files_unused on files (shop_id) include (uploaded_bytes) where used_at is null;
