/** The options of an item in the database. Their item is held by `lockItem` whenever they change. */
import type { Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import { OPTIONS_OF_ITEM } from './detail-store.ts'
import type { ItemOptionDetail } from './schemas.ts'

const LIST = reads<{ options: ItemOptionDetail[] }>(
  'item_options.list',
  `select ${OPTIONS_OF_ITEM} from items i where i.shop_id = $1 and i.id = $2`,
)

/** The options of an item in their order, with their choices. */
export async function listOptions(
  tx: Transaction,
  shopId: number,
  itemId: number,
): Promise<readonly ItemOptionDetail[]> {
  return (await tx.query(LIST, [shopId, itemId]))[0]?.options ?? []
}

const REMOVE = writes(
  'item_options.remove_others',
  'delete from item_options where shop_id = $1 and item_id = $2 and id <> all($3::int[])',
)

/** Removes all but these, with their choices. */
export async function removeOtherOptions(
  tx: Transaction,
  shopId: number,
  itemId: number,
  kept: readonly number[],
): Promise<void> {
  await tx.query(REMOVE, [shopId, itemId, kept])
}

/** An option as it is written. */
export interface OptionRow {
  readonly position: number
  readonly name: string
  readonly required: boolean
  readonly option_type: 'select' | 'form'
  /** The three of a form; null for a select. */
  readonly extra_price: number | null
  readonly max_length: number | null
  readonly free_text_description: string | null
}

const UPDATE = writes(
  'item_options.update',
  `update item_options set position = $4, name = $5, required = $6, extra_price = $7, max_length = $8,
     free_text_description = $9
   where shop_id = $1 and item_id = $2 and id = $3`,
)

/** Writes an option that the item has. */
export async function updateOption(
  tx: Transaction,
  shopId: number,
  itemId: number,
  id: number,
  { position, name, required, extra_price, max_length, free_text_description }: OptionRow,
): Promise<void> {
  await tx.query(UPDATE, [
    ...[shopId, itemId, id, position, name, required],
    ...[extra_price, max_length, free_text_description],
  ])
}

const INSERT = writes<{ id: number }>(
  'item_options.insert',
  `insert into item_options (shop_id, item_id, position, name, required, option_type, extra_price, max_length,
     free_text_description, option_variation_id)
   values ($1, $2, $3, $4, $5, $6::text, $7, $8, $9,
     case when $6::text = 'form' then nextval('item_option_variation_ids')::int end) returning id`,
)

/** Adds an option and answers its id. The value of a form is bought by an id of its own. */
export async function insertOption(
  tx: Transaction,
  shopId: number,
  itemId: number,
  { position, name, required, option_type, extra_price, max_length, free_text_description }: OptionRow,
): Promise<number> {
  const [row] = await tx.query(INSERT, [
    ...[shopId, itemId, position, name, required, option_type],
    ...[extra_price, max_length, free_text_description],
  ])
  if (row === undefined) throw new Error('item_options.insert answered no row')
  return row.id
}

/** A choice as it is written; the id is null for a new one. */
export interface ChoiceRow {
  readonly id: number | null
  readonly name: string
  readonly extra_price: number
}

const REMOVE_CHOICES = writes(
  'item_option_choices.remove_others',
  `delete from item_option_choices where shop_id = $1 and item_id = $2 and option_id = $3 and id <> all($4::int[])`,
)

const WANTED = `json_to_recordset($4::json) as wanted (id int, position int, name text, extra_price int)`

const UPDATE_CHOICES = writes(
  'item_option_choices.update',
  `update item_option_choices c set position = wanted.position, name = wanted.name, extra_price = wanted.extra_price
   from ${WANTED} where c.shop_id = $1 and c.item_id = $2 and c.option_id = $3 and c.id = wanted.id`,
)

const INSERT_CHOICES = writes(
  'item_option_choices.insert',
  `insert into item_option_choices (shop_id, item_id, option_id, position, name, extra_price)
   select $1, $2, $3, wanted.position, wanted.name, wanted.extra_price from ${WANTED}
   where wanted.id is null order by wanted.position`,
)

/** Gives an option these choices, in this order, and no others. */
export async function putChoices(
  tx: Transaction,
  shopId: number,
  itemId: number,
  optionId: number,
  choices: readonly ChoiceRow[],
): Promise<void> {
  const kept = choices.flatMap(({ id }) => (id === null ? [] : [id]))
  const rows = JSON.stringify(choices.map((choice, index) => ({ ...choice, position: index + 1 })))
  await tx.query(REMOVE_CHOICES, [shopId, itemId, optionId, kept])
  await tx.query(UPDATE_CHOICES, [shopId, itemId, optionId, rows])
  await tx.query(INSERT_CHOICES, [shopId, itemId, optionId, rows])
}
