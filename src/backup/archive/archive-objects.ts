/** Pictures and files into the archive as they come: what the log says of them is worth nothing without them. */
import type { Context } from '../../context.ts'
import { originalKey, uploadKey } from '../../images/image-types.ts'
import { lastUsed } from '../../lib/last-used.ts'
import { readWhole } from '../../objects/read-whole.ts'
import { listRecentObjects } from '../store.ts'
import type { ArchiveStore } from './archive-store.ts'

/** Rows bear the time at which their transaction began them; it is over after 12 s. */
const SLACK_MS = 60_000

/** Keys of which it is remembered that the archive has them: others are looked for there. */
const MAX_REMEMBERED = 10_000

/** Archives what rows name since a moment. Throws the first failure, after the others have had their turn. */
export type ArchiveObjects = (since: Date) => Promise<void>

/** Makes it. */
export function makeArchiveObjects(
  { db, objects }: Pick<Context, 'db' | 'objects'>,
  archive: ArchiveStore,
): ArchiveObjects {
  const archived = lastUsed<string, true>(MAX_REMEMBERED)
  const archiveOne = async (key: string, contentType: string) => {
    if ((await archive.size(archivedKey(key))) === undefined) {
      const bytes = await readWhole(objects, key)
      // Swept by now: nothing shows it any more.
      if (bytes !== undefined) await archive.put(archivedKey(key), bytes, contentType)
    }
    archived.set(key, true)
  }
  return async since => {
    const failures: Error[] = []
    for (const { name, id, purpose, content_type } of await listRecentObjects(
      db,
      new Date(since.getTime() - SLACK_MS),
    )) {
      const key = purpose === 'item_image' ? originalKey(name) : uploadKey(id)
      if (archived.has(key)) continue
      await archiveOne(key, content_type).catch((cause: unknown) => {
        failures.push(new Error(`${key} could not be archived`, { cause }))
      })
    }
    if (failures.length > 0) throw failures[0]
  }
}

/** Where the archive has the object of a key. */
export function archivedKey(key: string): string {
  return `objects/${key}`
}
