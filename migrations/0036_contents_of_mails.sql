-- What a mail says, of which its text and its HTML are made when it is sent or looked at. The two together were 15 kB a mail, nine
-- tenths of them style, and to write those of a new order took a fifth of what the order takes. Mails from before have theirs.
alter table mails
  add column content json,
  alter column text drop not null,
  alter column html drop not null,
  add constraint mails_say_something check (content is not null or (text is not null and html is not null));
