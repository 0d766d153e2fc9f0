/** The files of digital items, in the database. Their bytes are objects, under the names of their uploads. */
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'

/** A file that is attached to an item. */
export interface ItemFile {
  readonly item_id: number
  readonly file_id: string
  /** As its buyers see it. */
  readonly name: string
  readonly bytes: number
  readonly attached_at: Date
}

const COLUMNS = 'f.item_id, f.file_id, f.name, f.bytes::float8 as bytes, f.attached_at'

const FIND = reads<ItemFile>(
  'item_files.find',
  `select ${COLUMNS} from item_files f where f.shop_id = $1 and f.item_id = any($2::int[])`,
)

/** The files of these items, as far as they have one. */
export function findItemFiles(
  db: Connection,
  shopId: number,
  itemIds: readonly number[],
): Promise<ItemFile[]> {
  return db.query(FIND, [shopId, itemIds])
}

/** A digital item, with its file or without. */
export interface DigitalItem {
  readonly id: number
  readonly name: string
  /** Null where no file is attached. */
  readonly file_name: string | null
  readonly bytes: number | null
  readonly attached_at: Date | null
}

const LIST = reads<DigitalItem>(
  'item_files.list',
  `select i.id, i.name, f.name as file_name, f.bytes::float8 as bytes, f.attached_at
   from items i left join item_files f on f.shop_id = i.shop_id and f.item_id = i.id
   where i.shop_id = $1 and i.type = 'digital' and i.id > $2 order by i.id limit $3`,
)

/** The digital items of a shop that follow an id, so many at most. */
export function listDigitalItems(
  db: Connection,
  shopId: number,
  after: number,
  limit: number,
): Promise<DigitalItem[]> {
  return db.query(LIST, [shopId, after, limit])
}

/** 'dgtl' as a number: apart from other advisory locks. */
const LOCK_SPACE = 0x6467_746c

const HOLD = writes('item_files.hold', `select pg_advisory_xact_lock(${LOCK_SPACE}, $1)`)

const COUNT_BYTES = reads<{ bytes: number }>(
  'item_files.count_bytes',
  'select coalesce(sum(bytes), 0)::float8 as bytes from item_files where shop_id = $1 and item_id <> $2',
)

/** Bytes of the files of all other items of a shop; until the transaction ends nobody else counts them. */
export async function holdBytesOfOthers(tx: Transaction, shopId: number, itemId: number): Promise<number> {
  await tx.query(HOLD, [shopId])
  return (await tx.query(COUNT_BYTES, [shopId, itemId]))[0]?.bytes ?? 0
}

const PUT = writes(
  'item_files.put',
  `insert into item_files (shop_id, item_id, file_id, name, bytes, attached_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (shop_id, item_id) do update set file_id = excluded.file_id, name = excluded.name,
     bytes = excluded.bytes, attached_at = excluded.attached_at`,
)

/** Attaches a file to an item, in place of the one that it had. */
export async function putItemFile(tx: Transaction, shopId: number, file: ItemFile): Promise<void> {
  const { item_id, file_id, name, bytes, attached_at } = file
  await tx.query(PUT, [shopId, item_id, file_id, name, bytes, attached_at])
}

const REMOVE = writes<{ file_id: string; name: string }>(
  'item_files.remove',
  'delete from item_files where shop_id = $1 and item_id = $2 returning file_id, name',
)

/** Takes the file away from an item; undefined when it has none. */
export async function removeItemFile(
  tx: Transaction,
  shopId: number,
  itemId: number,
): Promise<{ readonly file_id: string; readonly name: string } | undefined> {
  const [removed] = await tx.query(REMOVE, [shopId, itemId])
  return removed
}

const SHOWN = reads<{ name: string | null; bytes: number | null }>(
  'item_files.shown',
  `select digital_file_name as name, digital_file_size::float8 as bytes from items
   where shop_id = $1 and id = $2`,
)

/** Whether a held item shows this file: its name, and how many bytes it has. */
export async function showsFile(
  tx: Transaction,
  shopId: number,
  itemId: number,
  { name, bytes }: { readonly name: string; readonly bytes: number },
): Promise<boolean> {
  const [shown] = await tx.query(SHOWN, [shopId, itemId])
  return shown?.name === name && shown.bytes === bytes
}

const SHOW = writes(
  'item_files.show',
  `update items set digital_file_name = $3, digital_file_size = $4, digital_file_ext = $5
   where shop_id = $1 and id = $2`,
)

/** Has a held item show the file that it has. */
export async function showItemFile(
  tx: Transaction,
  shopId: number,
  itemId: number,
  shown: { readonly name: string; readonly bytes: number; readonly ext: string },
): Promise<void> {
  await tx.query(SHOW, [shopId, itemId, shown.name, shown.bytes, shown.ext])
}
