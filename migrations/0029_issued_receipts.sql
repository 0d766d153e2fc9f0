-- Receipts that were given out, so that the next one of the same order says so. Beside the order and not in it: that a receipt was
-- printed is no change of the order, and moves neither its version nor its entries in any index.
create table issued_receipts (
  shop_id int not null,
  order_id int not null,
  -- For the first time.
  issued_at timestamptz not null,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders on delete cascade
);
