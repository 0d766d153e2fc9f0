/**
 * The columns of items and of their variations, once: statements, rows, the import and its plans are made of these
 * tables. What callers see of an item under its column's name is told in `schemas.ts` besides. See "A column of items"
 * in docs/contributing.md.
 */
import {
  BIGINT,
  BOOLEAN,
  INT,
  initially,
  orNull,
  type RowOf,
  SMALLINT,
  TEXT,
  TIME,
  word,
} from '../../db/columns.ts'
import type { ItemType, TaxType } from './schemas.ts'

/** The columns of an item that callers of the API write. */
export const WRITABLE_COLUMNS = {
  name: TEXT,
  detail: initially(TEXT, ''),
  identifier: orNull(TEXT),
  price: orNull(INT),
  proper_price: orNull(INT),
  item_tax_type: word<TaxType>(),
  quantity_limit: orNull(SMALLINT),
  repeat_price: orNull(INT),
  repeat_times: orNull(TEXT),
  cycle_plan: orNull(TEXT),
  application_start_at: orNull(TIME),
  application_end_at: orNull(TIME),
  scheduled_announce_at: orNull(TIME),
}

/** The columns that an import writes. `own_stock` counts while the item has no variations, and is kept while it has. */
export const ITEM_COLUMNS = {
  type: word<ItemType>(),
  ...WRITABLE_COLUMNS,
  visible: BOOLEAN,
  own_stock: INT,
  variation_count: SMALLINT,
  sales_start_at: orNull(TIME),
  sales_end_at: orNull(TIME),
  digital_file_name: orNull(TEXT),
  digital_file_size: orNull(BIGINT),
  digital_file_ext: orNull(TEXT),
  created_at: TIME,
  modified_at: TIME,
}

/** The values of what callers write of an item. */
export type WritableColumns = RowOf<typeof WRITABLE_COLUMNS>

/** The values of all columns that an import writes of an item. */
export type ItemColumns = RowOf<typeof ITEM_COLUMNS>

/** The columns of a variation that callers of the API write. */
export const VARIATION_COLUMNS = { name: orNull(TEXT), identifier: orNull(TEXT), barcode: orNull(TEXT) }

/** The values of what callers write of a variation. */
export type VariationColumns = RowOf<typeof VARIATION_COLUMNS>
