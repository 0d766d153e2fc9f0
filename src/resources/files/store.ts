/** Files that clients may send, in the database. */
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import type { ImageType } from '../../images/image-types.ts'
import type { PictureSize } from '../../images/picture-size.ts'

/** What a program can send a file for (R-FILE-1). */
export const PURPOSES = ['item_image'] as const

/** What a file is sent for: `item_file` is what buyers of a digital item download. */
export type Purpose = (typeof PURPOSES)[number] | 'item_file'

/** The type of a file that nobody looks into. */
export const UNKNOWN_TYPE = 'application/octet-stream'

/** A file that was announced. */
export interface NewFile {
  readonly id: string
  readonly purpose: Purpose
  readonly contentType: ImageType | typeof UNKNOWN_TYPE
  /** The public name of the image that will be made of it, if one is. */
  readonly imageName: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

const INSERT = writes(
  'files.insert',
  `insert into files (shop_id, id, purpose, content_type, image_name, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)

/** Notes a file before anything is stored for it. */
export async function insertFile(db: Connection, shopId: number, file: NewFile): Promise<void> {
  const { id, purpose, contentType, imageName, createdAt, expiresAt } = file
  await db.query(INSERT, [shopId, id, purpose, contentType, imageName, createdAt, expiresAt])
}

/** 'file' as a number: apart from other advisory locks. */
const LOCK_SPACE = 0x6669_6c65

const HOLD_FILES = writes('files.hold', `select pg_advisory_xact_lock(${LOCK_SPACE}, $1)`)

/** Until the transaction ends nobody else has the unused files of the shop counted. */
export async function holdUnusedFiles(tx: Transaction, shopId: number): Promise<void> {
  await tx.query(HOLD_FILES, [shopId])
}

const COUNT_UNUSED = reads<{ files: number; bytes: number }>(
  'files.count_unused',
  `select count(*)::int as files, coalesce(sum(uploaded_bytes), 0)::float8 as bytes from files
   where shop_id = $1 and used_at is null`,
)

/** How many files a shop was let send and has not used, and the bytes of those that came. */
export async function countUnusedFiles(
  db: Connection,
  shopId: number,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const [counted] = await db.query(COUNT_UNUSED, [shopId])
  return counted ?? { files: 0, bytes: 0 }
}

const FIND_SENT = reads<{ shop_id: number; uploaded_bytes: number }>(
  'files.find_sent',
  'select shop_id, uploaded_bytes::float8 from files where id = $1 and used_at is null',
)

/** Whose file this is, and how many bytes of it came; undefined when there is none, or it is used. */
export async function findSentFile(
  db: Connection,
  id: string,
): Promise<{ readonly shop_id: number; readonly uploaded_bytes: number } | undefined> {
  const [file] = await db.query(FIND_SENT, [id])
  return file
}

const NOTE_BYTES = writes('files.note_bytes', 'update files set uploaded_bytes = $2 where id = $1')

/** Notes how many bytes of a file came, or may come. */
export async function noteUploadedBytes(db: Connection, id: string, bytes: number): Promise<void> {
  await db.query(NOTE_BYTES, [id, bytes])
}

/** A file that waits to be used. */
export interface WaitingFile {
  readonly content_type: ImageType
  readonly image_name: string
}

const FIND_WAITING = reads<WaitingFile>(
  'files.find_waiting',
  `select content_type, image_name from files
   where shop_id = $1 and id = $2 and purpose = $3 and used_at is null and expires_at > $4`,
)

/** The file, unless it is unknown, another shop's, for another purpose, expired or used. */
export async function findWaitingFile(
  db: Connection,
  shopId: number,
  id: string,
  purpose: Purpose,
  now: Date,
): Promise<WaitingFile | undefined> {
  const [row] = await db.query(FIND_WAITING, [shopId, id, purpose, now])
  return row
}

const USE = writes<{ id: string }>(
  'files.use',
  `update files set used_at = $3, width = $4, height = $5 where shop_id = $1 and id = $2 and used_at is null and expires_at > $3 returning id`,
)

/** Uses up a file, whose picture has so many pixels, if it is one; answers whether it was still waiting. */
export async function useFile(
  tx: Transaction,
  shopId: number,
  id: string,
  picture: PictureSize | null,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(USE, [shopId, id, now, picture?.width, picture?.height])
  return rows.length > 0
}

/** A file of which something can be thrown away. */
export interface SweepableFile {
  readonly shop_id: number
  readonly id: string
  readonly image_name: string
  /** Whether its image is shown: then only the bytes as sent go. */
  readonly shown: boolean
}

const FIND_SWEEPABLE = reads<SweepableFile>(
  'files.find_sweepable',
  `select shop_id, id, image_name, used_at is not null and released_at is null as shown from files
   where coalesce(released_at, used_at, expires_at) < $1
     and (used_at is null or released_at is not null or upload_kept)
   order by coalesce(released_at, used_at, expires_at) limit $2`,
)

/** Files of all shops that have not been needed since `before`, the oldest first. */
export function findSweepableFiles(db: Connection, before: Date, limit: number): Promise<SweepableFile[]> {
  return db.query(FIND_SWEEPABLE, [before, limit])
}

const FORGET_UPLOAD = writes(
  'files.forget_upload',
  'update files set upload_kept = false where shop_id = $1 and id = $2',
)

/** Notes that the bytes as sent are gone. */
export async function forgetUpload(db: Connection, shopId: number, id: string): Promise<void> {
  await db.query(FORGET_UPLOAD, [shopId, id])
}

const RELEASE = writes(
  'files.release',
  'update files set released_at = $3 where shop_id = $1 and id = $2 and released_at is null',
)

/** Notes that a file is not needed any more; it is swept a day later. */
export async function releaseFile(db: Connection, shopId: number, id: string, now: Date): Promise<void> {
  await db.query(RELEASE, [shopId, id, now])
}

const DELETE = writes('files.delete', 'delete from files where shop_id = $1 and id = $2')

/** Forgets a file of which nothing is stored any more. */
export async function deleteFile(db: Connection, shopId: number, id: string): Promise<void> {
  await db.query(DELETE, [shopId, id])
}
