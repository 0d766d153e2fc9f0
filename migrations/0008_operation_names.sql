-- What happens to an order has one name: that of its operation, in the history, in mails and in what is meant of payments.
create function renamed(old text) returns text language sql immutable as $$
  select coalesce((select new from (values
    ('amounts_updated', 'update_order'), ('update_amounts', 'update_order'), ('amounts_changed', 'update_order'),
    ('mail_address_updated', 'update_order_customer'), ('update_customer', 'update_order_customer'),
    ('mail_address_changed', 'update_order_customer'),
    ('shipping_updated', 'update_order_shipping'), ('update_shipping', 'update_order_shipping'),
    ('shipping_changed', 'update_order_shipping'),
    ('delivery_updated', 'update_order_delivery'), ('update_delivery', 'update_order_delivery'),
    ('delivery_changed', 'update_order_delivery'),
    ('shop_memo_updated', 'update_order_shop_memo'), ('update_shop_memo', 'update_order_shop_memo'),
    ('dispatched', 'dispatch_order'), ('dispatch', 'dispatch_order'),
    ('cancelled', 'cancel_order'), ('cancel', 'cancel_order'),
    ('payment_confirmed', 'confirm_transfer'), ('carrier_reported', 'report_delivery'),
    ('window_opened', 'open_order'), ('imported', 'import_order'),
    ('payment_refused', 'refuse_payment'), ('payment_abandoned', 'abandon_payment')) as names (was, new)
    where was = old), old)
$$;

update order_events set event = renamed(event) where event <> renamed(event);
update mails set kind = renamed(kind) where kind <> renamed(kind);
update payment_operations set change = renamed(change) where change <> renamed(change);

drop function renamed;

-- What was decided is written down before the payment, and carried out after it. Rows from before have what was sent and
-- what the rule knew of the shop instead.
alter table payment_operations
  add column decision json,
  alter column body drop not null,
  alter column surroundings drop not null,
  add check (decision is not null or (body is not null and surroundings is not null));

-- A mail is about something that its readers know by name: so far an order by its key, with which it goes.
alter table mails drop constraint mails_recipient_check, add column reference text;
update mails m set reference = o.unique_key from orders o where o.shop_id = m.shop_id and o.id = m.order_id;
alter table mails
  alter column reference set not null,
  drop column order_id,
  add foreign key (shop_id, reference) references orders (shop_id, unique_key) on delete cascade;
create index mails_by_reference on mails (shop_id, reference, id);
