-- Until when a winner can order, of the winner's checkout: it ends with that at the latest.
alter table checkouts add column orderable_until timestamptz;
