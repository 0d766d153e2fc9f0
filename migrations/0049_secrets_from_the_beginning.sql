-- Keys that sign, of 244 random bits each. The first call that needed one made it, while it held a connection, by another. One that is deleted is
-- still made by whoever needs it next.
insert into server_secrets (name, secret)
select name, decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
from unnest(array['uploads', 'devices', 'downloads', 'previews']) as name
on conflict (name) do nothing;
