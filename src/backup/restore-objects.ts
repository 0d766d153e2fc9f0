/** The pictures and files of a verified backup alone, into the object store: for a server whose database is an outside one. */
import { mkdir } from 'node:fs/promises'
import type { Config } from '../config.ts'
import type { Clock } from '../lib/clock.ts'
import { objectsOf } from '../lib/data-folders.ts'
import { makeS3Store } from '../objects/s3/s3-store.ts'
import { putIntoFolder, putIntoStore, unpackObjects } from './unpack.ts'

/** Puts them where they are missing; what is there stays, since bytes never change under their key. Answers how many the backup has. */
export async function restoreObjects(
  backup: string,
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  clock: Clock,
): Promise<number> {
  if (s3 !== undefined) return unpackObjects(backup, putIntoStore(makeS3Store({ ...s3, clock })))
  const folder = objectsOf(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return unpackObjects(backup, putIntoFolder(folder))
}
