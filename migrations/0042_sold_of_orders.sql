-- What an order sold, and where it came in, beside its document: best sellers took the documents of the newest thousand orders apart, 37 ms.
-- Of orders that nobody has written since both are null, and their documents tell.
alter table orders
  add column via text,
  -- The items of its lines that are not cancelled, each once and in ascending order; behind them the pieces of each, and behind these the yen.
  add column sold bigint[];
-- A row keeps them, long as it may be, so that a thousand of them are read without looking aside.
alter table orders alter column via set storage main, alter column sold set storage main;
