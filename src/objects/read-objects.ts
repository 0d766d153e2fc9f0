/** Objects as a backup reads them: by whoever has started it, making nothing, neither folders nor files, in the data folder. */
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Clock } from '../lib/clock.ts'
import { objectsOf } from '../lib/data-folders.ts'
import { openOwn } from './disk/durable-files.ts'
import { partsOfKey } from './object-key.ts'
import type { StoredObject } from './object-store.ts'
import { makeS3Store } from './s3/s3-store.ts'

/** Opens an object; undefined when there is none. */
export type OpenObject = (key: string) => Promise<StoredObject | undefined>

/** Reads the bucket that is configured, else the folder `objects` of the data folder. */
export function openObjectReader({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, clock: Clock): OpenObject {
  if (s3 !== undefined) {
    const bucket = makeS3Store({ ...s3, clock })
    return key => bucket.open(key)
  }
  return async key => {
    const root = await realpath(objectsOf(dataDir)).catch(() => undefined)
    const found = root === undefined ? undefined : await openOwn(join(root, ...partsOfKey(key)))
    return found && { size: found.size, stream: found.file.createReadStream() }
  }
}
