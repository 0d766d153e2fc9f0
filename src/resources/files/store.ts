/** Files that clients may send, in the database. */
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import type { ImageType } from '../../images/image-types.ts'

/** What a file is sent for (R-FILE-1). */
export const PURPOSES = ['item_image'] as const

/** What a file is sent for. */
export type Purpose = (typeof PURPOSES)[number]

/** A file that was announced. */
export interface NewFile {
  readonly id: string
  readonly purpose: Purpose
  readonly contentType: ImageType
  /** The public name of the image that will be made of it. */
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
  `update files set used_at = $3 where shop_id = $1 and id = $2 and used_at is null and expires_at > $3 returning id`,
)

/** Uses up a file; answers whether it was still waiting. */
export async function useFile(tx: Transaction, shopId: number, id: string, now: Date): Promise<boolean> {
  const rows = await tx.query(USE, [shopId, id, now])
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

const DELETE = writes('files.delete', 'delete from files where shop_id = $1 and id = $2')

/** Forgets a file of which nothing is stored any more. */
export async function deleteFile(db: Connection, shopId: number, id: string): Promise<void> {
  await db.query(DELETE, [shopId, id])
}
