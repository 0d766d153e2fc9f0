-- Orders that wait for their payment with pieces put aside, by when these are to be back: they come before those whose pieces are back
-- already, of which there are many once a payment service has been down for long.
create index order_placements_aside on order_placements (deadline_at) where state in ('authorising', 'awaiting_buyer');
