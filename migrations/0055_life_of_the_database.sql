-- What every tag has besides a version: a database that was restored to an earlier state gives the same ids and versions to something else.
-- One row, made anew by whoever restores.
create table database_lives (
  life text not null
);
create unique index database_lives_one on database_lives ((true));
insert into database_lives (life) values (left(replace(gen_random_uuid()::text, '-', ''), 8));
