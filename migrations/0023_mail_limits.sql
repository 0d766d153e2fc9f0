-- What a count may come to, as it was asked for last. A statement that goes beyond it fails, and so does what is committed in
-- its message: the row that all of a shop's writers want is held from that message to its end, and no longer.
alter table mail_counts
  add column most int not null default 2147483647,
  add constraint mail_counts_within_limit check (mails <= most);
