/** Many whole items into the database, one statement for each table. Rows travel as one JSON text. */
import type { Transaction } from '../db/database.ts'
import { type Statement, writes } from '../db/statement.ts'

/** An id and a place at the end of the list order, taken for an item to come. */
export interface ItemPlace {
  readonly id: number
  /** Beyond 2^53, so text. */
  readonly position: string
}

const TAKE_PLACES = writes<ItemPlace>(
  'transfer.take_item_places',
  `select nextval(pg_get_serial_sequence('items', 'id'))::int as id,
     (nextval('item_list_positions') * 4294967296)::text as position
   from generate_series(1, $1::int)`,
)

/** Takes places for so many items, in ascending order. */
export async function takePlaces(tx: Transaction, count: number): Promise<ItemPlace[]> {
  const places = await tx.query(TAKE_PLACES, [count])
  return places.sort((a, b) => a.id - b.id)
}

const TAKE_OPTION_IDS = writes<{ id: number }>(
  'transfer.take_option_ids',
  `select nextval(pg_get_serial_sequence('item_options', 'id'))::int as id from generate_series(1, $1::int)`,
)

/** Takes ids for so many options, which their choices refer to. */
export async function takeOptionIds(tx: Transaction, count: number): Promise<number[]> {
  if (count === 0) return []
  return (await tx.query(TAKE_OPTION_IDS, [count])).map(({ id }) => id)
}

type Columns = Readonly<Record<string, string>>

/** `values` overrides what is inserted for a column that is not written as it came. */
function insertStatement(
  table: string,
  columns: Columns,
  values: Columns = {},
): Statement<Record<string, never>> {
  const names = Object.keys(columns)
  const types = names.map(name => `${name} ${columns[name]}`)
  return writes(
    `transfer.insert_${table}`,
    `insert into ${table} (shop_id, ${names.join(', ')}) overriding system value
     select $1, ${names.map(name => values[name] ?? `r.${name}`).join(', ')}
     from json_to_recordset($2::json) as r (${types.join(', ')})`,
  )
}

const STATEMENTS = {
  items: insertStatement('items', {
    ...{ id: 'int', list_position: 'bigint', type: 'text', name: 'text', detail: 'text', identifier: 'text' },
    ...{
      price: 'int',
      proper_price: 'int',
      item_tax_type: 'text',
      quantity_limit: 'smallint',
      visible: 'boolean',
    },
    ...{
      own_stock: 'int',
      variation_count: 'smallint',
      repeat_price: 'int',
      repeat_times: 'text',
      cycle_plan: 'text',
    },
    ...{
      application_start_at: 'timestamptz',
      application_end_at: 'timestamptz',
      scheduled_announce_at: 'timestamptz',
    },
    ...{ sales_start_at: 'timestamptz', sales_end_at: 'timestamptz' },
    ...{ digital_file_name: 'text', digital_file_size: 'bigint', digital_file_ext: 'text' },
    ...{ created_at: 'timestamptz', modified_at: 'timestamptz' },
  }),
  variations: insertStatement('item_variations', {
    ...{ item_id: 'int', position: 'int', source_id: 'bigint' },
    ...{ name: 'text', identifier: 'text', barcode: 'text', stock: 'int' },
  }),
  images: insertStatement('item_images', {
    ...{ item_id: 'int', position: 'int', image_name: 'text' },
    ...{ url: 'text', scaled_url: 'text', square_url: 'text' },
  }),
  options: insertStatement(
    'item_options',
    {
      ...{
        item_id: 'int',
        id: 'int',
        position: 'int',
        name: 'text',
        required: 'boolean',
        option_type: 'text',
      },
      ...{
        option_variation_id: 'bigint',
        source_id: 'bigint',
        option_variation_source_id: 'bigint',
        extra_price: 'int',
        max_length: 'int',
        free_text_description: 'text',
      },
    },
    {
      option_variation_id: `case when r.option_variation_id is not null then nextval('item_option_variation_ids')::int end`,
      option_variation_source_id: 'r.option_variation_id',
    },
  ),
  choices: insertStatement('item_option_choices', {
    ...{ item_id: 'int', option_id: 'int', position: 'int', source_id: 'bigint' },
    ...{ name: 'text', extra_price: 'int' },
  }),
  links: insertStatement('item_category_links', { item_id: 'int', category_id: 'int' }),
}

/** The rows of many items by table, in the order in which they are to stand. Members that are no columns are left out. */
export type ItemRows = Record<keyof typeof STATEMENTS, readonly object[]>

/** Inserts the rows; a form option's value gets an id of its own. */
export async function insertRows(tx: Transaction, shopId: number, rows: ItemRows): Promise<void> {
  for (const table of ['items', 'variations', 'images', 'options', 'choices', 'links'] as const) {
    if (rows[table].length > 0) await tx.query(STATEMENTS[table], [shopId, JSON.stringify(rows[table])])
  }
}

const USE_STORED_IMAGES = writes(
  'transfer.use_stored_images',
  'update files set used_at = $3 where shop_id = $1 and image_name = any($2)',
)

/** Uses up the files whose images are shown from now on. */
export async function useStoredImages(
  tx: Transaction,
  shopId: number,
  names: readonly string[],
  now: Date,
): Promise<void> {
  if (names.length > 0) await tx.query(USE_STORED_IMAGES, [shopId, names, now])
}
