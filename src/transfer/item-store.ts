/** Many whole items into the database, one statement for each table. Rows travel as one JSON text. */
import { BIGINT, BOOLEAN, type Columns, INT, insertRows, SMALLINT, TEXT, TIME } from '../db/columns.ts'
import type { Transaction } from '../db/database.ts'
import { together } from '../db/pipeline.ts'
import { writes } from '../db/statement.ts'
import { ITEM_COLUMNS, VARIATION_COLUMNS } from '../resources/items/columns.ts'

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

/** Of a part of an item: which item it belongs to, and its place among the others of its kind. */
const PART_COLUMNS = { item_id: INT, position: INT }

const STATEMENTS = {
  // How scarce its variations are comes with the item: told when they are there, it would be written a second time, into twelve indexes.
  items: statementOf(
    'items',
    { id: INT, list_position: BIGINT, ...ITEM_COLUMNS, variation_scarcity: SMALLINT },
    { variation_scarcity: 'scarcity_of(r.fewest_pieces, r.most_pieces)' },
    { fewest_pieces: INT, most_pieces: INT },
  ),
  variations: statementOf('item_variations', {
    ...PART_COLUMNS,
    source_id: BIGINT,
    ...VARIATION_COLUMNS,
    stock: INT,
  }),
  images: statementOf('item_images', {
    ...PART_COLUMNS,
    image_name: TEXT,
    url: TEXT,
    scaled_url: TEXT,
    square_url: TEXT,
  }),
  options: statementOf(
    'item_options',
    {
      ...PART_COLUMNS,
      id: INT,
      name: TEXT,
      required: BOOLEAN,
      option_type: TEXT,
      option_variation_id: BIGINT,
      source_id: BIGINT,
      option_variation_source_id: BIGINT,
      extra_price: INT,
      max_length: INT,
      free_text_description: TEXT,
    },
    {
      option_variation_id: `case when r.option_variation_id is not null then nextval('item_option_variation_ids')::int end`,
      option_variation_source_id: 'r.option_variation_id',
    },
  ),
  choices: statementOf('item_option_choices', {
    ...PART_COLUMNS,
    option_id: INT,
    source_id: BIGINT,
    name: TEXT,
    extra_price: INT,
  }),
  links: statementOf('item_category_links', { item_id: INT, category_id: INT }),
  sales: statementOf('item_sales', {
    item_id: INT,
    price: INT,
    starts_at: TIME,
    ends_at: TIME,
    begun: BOOLEAN,
  }),
  bindings: statementOf('shipping_method_items', { item_id: INT, method_id: INT, size: INT }),
}

function statementOf(
  table: string,
  columns: Columns,
  expressions?: Readonly<Record<string, string>>,
  given?: Columns,
) {
  return writes(`transfer.insert_${table}`, insertRows(table, columns, expressions, given))
}

/** The rows of many items by table, in the order in which they are to stand. Members that are no columns are left out. */
export type ItemRows = Record<keyof typeof STATEMENTS, readonly object[]>

/** In the order in which they are written: what a row refers to is there before it. */
const TABLES = ['items', 'variations', 'images', 'options', 'choices', 'links', 'sales', 'bindings'] as const

/** Inserts the rows of all tables, in one message; a form option's value gets an id of its own. */
export async function insertItems(tx: Transaction, shopId: number, rows: ItemRows): Promise<void> {
  const filled = TABLES.filter(table => rows[table].length > 0)
  await together(filled.map(table => tx.query(STATEMENTS[table], [shopId, JSON.stringify(rows[table])])))
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
