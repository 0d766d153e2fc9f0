-- Searches that sort by a day (to be delivered, to be sent, of the payment) read the beginnings of some months and not all orders of
-- these: of a million, a year by the wished day took 0.36 s and three months 0.12 s, and take 10 and 4 ms. By month of UTC and not by
-- the day alone, since a search names the days of its orders: by the day alone the orders before these would be walked first.
create index listed_orders_by_scheduled on listed_orders
  (shop_id, date_trunc('month', timezone('UTC', ordered_at)), scheduled_on, ordered_at desc, unique_key)
  include (status, payment_method);
create index listed_orders_by_delivery on listed_orders
  (shop_id, date_trunc('month', timezone('UTC', ordered_at)), delivery_date, ordered_at desc, unique_key)
  include (status, payment_method);
create index listed_orders_by_payment on listed_orders
  (shop_id, date_trunc('month', timezone('UTC', ordered_at)), paid_at, ordered_at desc, unique_key)
  include (status, payment_method);
