-- How storefronts look, beside what 0016 has.

alter table shops
  -- Whether pages are dark where the buyer's device asks for dark pages.
  add column theme_dark boolean not null default false,
  -- Whether details of items are HTML, of which what is harmless is shown, or plain text.
  add column details_as_html boolean not null default false;
