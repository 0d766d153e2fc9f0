/** Files that clients may send, in the database. */
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import type { ImageType } from '../../images/image-types.ts'
import type { PictureSize } from '../../images/picture-size.ts'
import { randomBase62 } from '../../lib/base62.ts'
import { wholeSecond } from '../../lib/date-time.ts'
import { FILE_LIFETIME_MS } from './limits.ts'

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
  /** The public name of the image that is stored for it, if one is: what is left of that is found by it. */
  readonly imageName: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** One that is announced now. */
export function newFile(file: Pick<NewFile, 'purpose' | 'contentType' | 'imageName'>, now: Date): NewFile {
  const createdAt = wholeSecond(now)
  const expiresAt = new Date(createdAt.getTime() + FILE_LIFETIME_MS)
  return { ...file, id: randomBase62(32), createdAt, expiresAt }
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

const GO_ON = writes<{ image_name: string }>(
  'files.go_on',
  `insert into files (shop_id, id, purpose, content_type, image_name, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (shop_id, id) do update set expires_at = excluded.expires_at
     where files.used_at is null and files.expires_at > $8
   returning image_name`,
)

/**
 * Notes a file whose id says what it is of, or goes on with what was noted of it before, if that is not used and has not expired before
 * `since`. Answers the name of its image; undefined where neither can be.
 */
export async function goOnWithFile(
  db: Connection,
  shopId: number,
  file: NewFile,
  since: Date,
): Promise<string | undefined> {
  const { id, purpose, contentType, imageName, createdAt, expiresAt } = file
  const values = [shopId, id, purpose, contentType, imageName, createdAt, expiresAt, since]
  return (await db.query(GO_ON, values))[0]?.image_name
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
}

const FIND_WAITING = reads<WaitingFile>(
  'files.find_waiting',
  `select content_type from files
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
  `update files set used_at = $3, width = $4, height = $5, image_name = coalesce($6, image_name)
   where shop_id = $1 and id = $2 and used_at is null and expires_at > $3 returning id`,
)

/** A picture that was made of a file. */
interface MadePicture extends PictureSize {
  /** The name under which it is stored. */
  readonly imageName: string
}

/** Uses up a file, of which this picture was made, if it is one; answers whether it was still waiting. */
export async function useFile(
  tx: Transaction,
  shopId: number,
  id: string,
  picture: MadePicture | null,
  now: Date,
): Promise<boolean> {
  const { width, height, imageName } = picture ?? {}
  return (await tx.query(USE, [shopId, id, now, width, height, imageName])).length > 0
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
