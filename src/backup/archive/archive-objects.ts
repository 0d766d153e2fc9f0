/** Pictures and files into the archive as they come: what the log says of them is worth nothing without them. */
import type { Context } from '../../context.ts'
import { originalKey, uploadKey } from '../../images/image-types.ts'
import { lastUsed } from '../../lib/last-used.ts'
import { listRecentObjects } from '../store.ts'
import type { ArchiveStore } from './archive-store.ts'

/** Rows bear the time at which their transaction began them; it is over after 12 s. */
const SLACK_MS = 60_000

/** Keys of which it is remembered that the archive has them: others are looked for there. */
const MAX_REMEMBERED = 10_000

/** Archives what rows name since a moment. */
export type ArchiveObjects = (since: Date) => Promise<void>

/** Makes it. */
export function makeArchiveObjects(
  { db, objects }: Pick<Context, 'db' | 'objects'>,
  archive: ArchiveStore,
): ArchiveObjects {
  const archived = lastUsed<string, true>(MAX_REMEMBERED)
  return async since => {
    for (const { name, id, purpose, content_type } of await listRecentObjects(
      db,
      new Date(since.getTime() - SLACK_MS),
    )) {
      const key = purpose === 'item_image' ? originalKey(name) : uploadKey(id)
      if (archived.has(key)) continue
      if ((await archive.size(archivedKey(key))) === undefined) {
        const bytes = await objects.read(key)
        // Swept by now: nothing shows it any more.
        if (bytes !== undefined) await archive.put(archivedKey(key), bytes, content_type)
      }
      archived.set(key, true)
    }
  }
}

/** Where the archive has the object of a key. */
export function archivedKey(key: string): string {
  return `objects/${key}`
}
