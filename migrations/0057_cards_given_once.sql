-- The card that a subscription was last to be paid with is kept though nobody had to approve it, so that a page that sends it twice
-- has it kept, and told of, once.
alter table subscription_cards alter column url drop not null;
