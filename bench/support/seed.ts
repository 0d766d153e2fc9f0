/** Fills an empty database with one shop of many items, straight by SQL. */
import type pg from 'pg'
import { wordsOfItem } from '../../src/resources/items/words.ts'
import { CHOICES, MAKERS, OCCASIONS, SENTENCES, THINGS } from './words.ts'

/** Every third item has these many variations; their ids follow from the item's. */
export const VARIATIONS = CHOICES.length
export const VARIATION_EVERY = 3

/** The id of an item's variation; `nth` from 1. */
export function variationId(itemId: number, nth: number): number {
  return itemId * 10 + nth
}

/** Every tenth item is hidden. */
export const HIDDEN_EVERY = 10

/** Categories: 8 roots with 5 children each, of which each has 4. Ids 1-8, 9-48, 49-208. */
export const ROOT_CATEGORY = 3
export const LEAF_CATEGORY = 100

const ITEMS = `
  insert into items (shop_id, id, type, name, detail, identifier, price, item_tax_type, visible, own_stock,
    variation_count, quantity_limit, created_at, modified_at)
  overriding system value
  select $1, n, 'normal',
    ($3::text[])[n % cardinality($3::text[]) + 1] || ' ' || ($5::text[])[n % cardinality($5::text[]) + 1]
      || ($4::text[])[n % cardinality($4::text[]) + 1] || ' No.' || n,
    (select string_agg(($6::text[])[(n * 7 + k * 3) % cardinality($6::text[]) + 1], E'\\n' order by k)
      from generate_series(1, 2 + n % 3) k),
    'SKU-' || lpad(n::text, 7, '0'), 500 + n % 90 * 110, 'standard', n % ${HIDDEN_EVERY} <> 0, n % 50,
    case when n % $7 = 0 then $8 else 0 end, case when n % 4 = 0 then 5 end,
    timestamptz '2024-01-01 00:00Z' + n * interval '10 minutes',
    timestamptz '2026-01-01 00:00Z' + n * 7919::bigint % $2 * interval '1 minute'
  from generate_series(1, $2::int) n order by n`

const VARIATION_ROWS = `
  insert into item_variations (shop_id, item_id, id, position, name, identifier, barcode, stock)
  overriding system value
  select $1, n, n * 10 + k, k, ($4::text[])[k], 'SKU-' || lpad(n::text, 7, '0') || '-' || k, null, (n + k) % 40
  from generate_series($3::int, $2::int, $3::int) n, generate_series(1, cardinality($4::text[])) k order by n, k`

const IMAGES = `
  insert into item_images (shop_id, item_id, id, position, url, scaled_url, square_url)
  overriding system value
  select $1, n, n, 1, 'https://images.example/' || md5(n::text) || '.jpg', 'https://images.example/' || md5(n::text) || '-640.jpg',
    'https://images.example/' || md5(n::text) || '-square.jpg'
  from generate_series(1, $2::int) n order by n`

const OPTIONS = `
  insert into item_options (shop_id, item_id, id, position, name, required, option_type)
  overriding system value
  select $1, n, n, 1, '包装', false, 'select' from generate_series(10, $2::int, 10) n order by n`

const OPTION_CHOICES = `
  insert into item_option_choices (shop_id, item_id, option_id, id, position, name, extra_price)
  select $1, n, n, n * 10 + k, k, ('{包装なし,ギフト包装,のし付き}'::text[])[k], k * 100 - 100
  from generate_series(10, $2::int, 10) n, generate_series(1, 3) k order by n, k`

const CATEGORIES = `
  insert into item_categories (shop_id, id, parent_id, position, number, name, name_key)
  overriding system value
  select $1, n, parent, n, n, name, name from (
    select n, null::int as parent, '分類' || n as name from generate_series(1, 8) n
    union all select n, (n - 9) / 5 + 1, '中分類' || n from generate_series(9, 48) n
    union all select n, (n - 49) / 4 + 9, '小分類' || n from generate_series(49, 208) n) tree order by n`

const LINKS = `
  insert into item_category_links (shop_id, item_id, category_id)
  select $1, n, 49 + n * 61 % 160 from generate_series(1, $2::int) n`

const ITEM_WORDS = `
  insert into item_words (shop_id, item_id, words)
  select $1, item_id, words from rows from (unnest($2::int[]), unnest($3::text[])) as r (item_id, words)`

/** Items whose words are written at once. */
const WORDS_AT_ONCE = 10_000

/** By which items are found. */
async function seedWords(client: pg.Client, shopId: number): Promise<void> {
  const { rows } = await client.query<{ id: number; name: string }>(
    'select id, name from items where shop_id = $1 order by id',
    [shopId],
  )
  for (let first = 0; first < rows.length; first += WORDS_AT_ONCE) {
    const some = rows.slice(first, first + WORDS_AT_ONCE)
    await client.query(ITEM_WORDS, [shopId, some.map(({ id }) => id), some.map(wordsOfItem)])
  }
}

/** Ids are given above; new rows go on behind them. */
const SEQUENCES = `
  select setval(pg_get_serial_sequence(name, 'id'), $1::bigint) from unnest(array['items', 'item_variations',
    'item_images', 'item_options', 'item_categories']) as name
  union all select setval('item_option_variation_ids', $1::bigint)`

/** Adds the items 1 to `items` and everything that belongs to them to an empty shop. Takes some 30 s for 100,000. */
export async function seedItems(client: pg.Client, shopId: number, items: number): Promise<void> {
  await client.query('begin')
  await client.query(ITEMS, [
    ...[shopId, items, MAKERS, THINGS, OCCASIONS, SENTENCES],
    ...[VARIATION_EVERY, VARIATIONS],
  ])
  await client.query(VARIATION_ROWS, [shopId, items, VARIATION_EVERY, CHOICES])
  await client.query(CATEGORIES, [shopId])
  for (const text of [IMAGES, OPTIONS, OPTION_CHOICES, LINKS]) await client.query(text, [shopId, items])
  await seedWords(client, shopId)
  await client.query(SEQUENCES, [items * 10 + 10])
  await client.query('commit')
  await client.query('vacuum (analyze)')
}
