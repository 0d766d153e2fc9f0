-- A password that somebody else has seen: it opens nothing but its own change.
alter table users add column password_is_temporary boolean not null default false;
alter table users alter column password_is_temporary drop default;
