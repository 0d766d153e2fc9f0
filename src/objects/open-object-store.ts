/** Chooses the object store by the configuration. */
import type { Config } from '../config.ts'
import type { Connection } from '../db/database.ts'
import { serverSecret } from '../db/secret-store.ts'
import type { Clock } from '../lib/clock.ts'
import { objectsOf } from '../lib/data-folders.ts'
import { lazy } from '../lib/lazy.ts'
import { makeDiskStore } from './disk/disk-store.ts'
import type { ObjectStore } from './object-store.ts'
import { makeS3Store } from './s3/s3-store.ts'

/** The bucket that is configured, else the folder `objects` of the data folder. Nothing is touched before its first use. */
export function openObjectStore(
  config: Pick<Config, 'dataDir' | 's3'>,
  { db, clock, baseUrl }: { readonly db: Connection; readonly clock: Clock; readonly baseUrl: string },
): ObjectStore {
  if (config.s3 !== undefined) return makeS3Store({ ...config.s3, clock })
  return makeDiskStore({
    folder: objectsOf(config.dataDir),
    baseUrl,
    secret: lazy(() => serverSecret(db, 'uploads')),
    clock,
  })
}
