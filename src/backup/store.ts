/** What a backup asks the database for, about all shops at once: it is the server's, not a shop's. */
import type { Connection } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'

/** An object that rows name, or have named a short while ago. */
export interface NamedObject {
  /** Of an image its public name, of a file its id. */
  readonly name: string
  readonly content_type: string
  /** No row shows it any more; it is swept a day later. */
  readonly released: boolean
}

const LIST_IMAGES = reads<NamedObject>(
  'backup.list_images',
  `select image_name as name, content_type, released_at is not null as released from files
   where purpose = 'item_image' and used_at is not null and image_name > $1 order by image_name limit $2`,
)

const LIST_FILES = reads<NamedObject>(
  'backup.list_files',
  `select id as name, content_type, released_at is not null as released from files
   where purpose = 'item_file' and used_at is not null and id > $1 order by id limit $2`,
)

/** Pictures whose names follow this one, or files of digital items, so many at most. */
export function listNamedObjects(
  db: Connection,
  kind: 'images' | 'uploads',
  after: string,
  limit: number,
): Promise<NamedObject[]> {
  return db.query(kind === 'images' ? LIST_IMAGES : LIST_FILES, [after, limit])
}

const LIST_RECENT = reads<{ name: string; id: string; purpose: string; content_type: string }>(
  'backup.list_recent',
  `select image_name as name, id, purpose, content_type from files
   where used_at >= $1
   union all
   select '', f.id, f.purpose, f.content_type from item_files i join files f on f.shop_id = i.shop_id and f.id = i.file_id
   where i.attached_at >= $1`,
)

/** Objects that rows name since then: of files, when they were first shown, however long ago their upload was let go of. */
export function listRecentObjects(
  db: Connection,
  since: Date,
): Promise<{ name: string; id: string; purpose: string; content_type: string }[]> {
  return db.query(LIST_RECENT, [since])
}

const FORGET_WAITING = writes('backup.forget_waiting', 'delete from files where used_at is null')

/**
 * Forgets files that nobody used by then, which are in no backup. Where the server that was backed up goes on with the same bucket, it
 * may show them by now: swept as what nobody wanted, they would be gone there.
 */
export async function forgetWaitingFiles(db: Connection): Promise<void> {
  await db.query(FORGET_WAITING)
}

/** How much there is, for whoever restores it. */
export interface Contents {
  readonly shops: number
  readonly items: number
  readonly orders: number
}

const COUNT = reads<Contents>(
  'backup.count',
  `select (select count(*) from shops)::float8 as shops, (select count(*) from items)::float8 as items,
     (select count(*) from orders)::float8 as orders`,
)

/** Counts shops, items and orders. */
export async function countContents(db: Connection): Promise<Contents> {
  const [row] = await db.query(COUNT)
  return row ?? { shops: 0, items: 0, orders: 0 }
}

/** The slot of the archive of the log, which holds what is not archived yet. */
export interface ArchiveSlot {
  readonly name: string
  /** `lost`: it held more than it may, and PostgreSQL let go of it. */
  readonly status: string
  /** Bytes of the log that are not archived yet; null when it is lost. */
  readonly behind: number | null
}

/** Of the server that writes; a replica does not know. Of two, as after a kill, the one that is written by. */
const FIND_SLOT = writes<ArchiveSlot>(
  'backup.find_slot',
  `select slot_name::text as name, coalesce(wal_status, 'lost') as status,
     case when restart_lsn is not null then pg_wal_lsn_diff(pg_current_wal_flush_lsn(), restart_lsn)::float8 end as behind
   from pg_replication_slots where slot_name like 'akinai\\_archive\\_%' order by active desc, slot_name limit 1`,
)

/** The slot; undefined where nothing was ever archived. */
export async function findArchiveSlot(db: Connection): Promise<ArchiveSlot | undefined> {
  const [slot] = await db.query(FIND_SLOT)
  return slot
}

const FLUSHED = writes<{ place: string }>(
  'backup.flushed',
  'select pg_current_wal_flush_lsn()::text as place',
)

/** Up to where the log is on the disk: whatever was acknowledged before this was asked lies before it. */
export async function findFlushedPlace(db: Connection): Promise<string> {
  const [row] = await db.query(FLUSHED)
  return row?.place ?? '0/0'
}

const LAST_REPLAYED = writes<{ at: Date | null }>(
  'backup.last_replayed',
  'select pg_last_xact_replay_timestamp() as at',
)

/** When the last change was made that came out of an archived log as this database recovered; undefined where none was. */
export async function findLastReplayed(db: Connection): Promise<Date | undefined> {
  const [row] = await db.query(LAST_REPLAYED)
  return row?.at ?? undefined
}

const SINCE = writes<{ written: number; kept: number }>(
  'backup.written_since',
  `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), $1)::float8 as written,
     pg_size_bytes(current_setting('max_slot_wal_keep_size'))::float8 as kept`,
)

/** Bytes of the log that were written since a place, and that PostgreSQL holds at most for whoever asks for it; negative: all. */
export async function findWrittenSince(
  db: Connection,
  place: string,
): Promise<{ readonly written: number; readonly kept: number } | undefined> {
  return (await db.query(SINCE, [place]))[0]
}
