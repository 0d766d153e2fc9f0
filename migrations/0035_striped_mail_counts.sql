-- Counts that all of a shop's orders want are kept in parts, of which each order takes one at random: whoever wants a row
-- that another order holds waits until that one's log is on the disk, so that a shop's orders were written one by one.
alter table mail_counts
  add column stripe smallint not null default 0,
  drop constraint mail_counts_pkey,
  add primary key (shop_id, day, subject, stripe);
