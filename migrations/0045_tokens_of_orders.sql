-- The tokens of an order's words come with them, on a second line: taking 760 characters apart into 350 tokens was 0.45 ms of PostgreSQL's time, a
-- third of what writing down an order of 26 lines took it, and is 0.03 now, and 0.05 of the program's. What was written before has one line, and
-- is taken apart as it was: the index holds the same tokens, and stays as it is.

create or replace function search_tokens(shop_id int, ordered_at timestamptz, search_text text) returns text[]
  language plpgsql immutable strict parallel safe cost 10000 as $$
declare
  mark text := concat(shop_id, '/', to_char(timezone('UTC', ordered_at), 'YYYYMM'), '/');
  tokens text := split_part(search_text, e'\n', 2);
  letters text[];
begin
  if tokens <> '' then
    return string_to_array(mark || replace(tokens, ' ', ' ' || mark), ' ');
  end if;
  letters := string_to_array(split_part(search_text, e'\n', 1), null);
  return array(
    select mark || token
    from (select unnest(letters) || unnest(letters[2:]) as token union select unnest(letters)) as found
    where position(' ' in token) = 0);
end $$;

create or replace function put_order_words() returns trigger language plpgsql as $$
declare
  filled constant text := new.search_text || repeat(' ', 2048 - octet_length(new.search_text));
begin
  if tg_op = 'INSERT' then
    insert into order_words values (new.shop_id, new.id, new.ordered_at, new.paid_at,
      order_kinds(new.order_types, new.properties, new.status, new.payment_method), new.scheduled_on, new.delivery_date, new.unique_key,
      filled);
  else
    -- An unchanged text keeps its place, which spares its thousand entries in the index; so do unchanged words that have no tokens with them yet.
    update order_words set search_text = filled
    where shop_id = new.shop_id and order_id = new.id
      and split_part(rtrim(search_text), e'\n', 1) <> split_part(new.search_text, e'\n', 1);
  end if;
  new.search_text := '';
  return new;
end $$;
