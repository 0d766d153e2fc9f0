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

/**
 * Archives what rows name since a moment, until the signal ends it. Throws the first of those that could not be read, after the others have had
 * their turn; where the archive itself cannot be asked or written, at once: it would be so for each of them.
 */
export type ArchiveObjects = (since: Date, signal: AbortSignal) => Promise<void>

/** One that could not be read, as from a bucket that is away. */
class Unreadable extends Error {}

/** Makes it. */
export function makeArchiveObjects(
  { db, objects }: Pick<Context, 'db' | 'objects'>,
  archive: ArchiveStore,
): ArchiveObjects {
  const archived = lastUsed<string, true>(MAX_REMEMBERED)
  const archiveOne = async (key: string, contentType: string, signal: AbortSignal) => {
    if ((await archive.size(archivedKey(key))) === undefined) {
      const bytes = await readWhole(objects, key, signal).catch((cause: unknown) => {
        throw new Unreadable(`${key} could not be read`, { cause })
      })
      // Swept by now: nothing shows it any more.
      if (bytes !== undefined) await archive.put(archivedKey(key), bytes, contentType)
    }
    archived.set(key, true)
  }
  return async (since, signal) => {
    let unreadable: Unreadable | undefined
    for (const { name, id, purpose, content_type } of await listRecentObjects(
      db,
      new Date(since.getTime() - SLACK_MS),
    )) {
      signal.throwIfAborted()
      const key = purpose === 'item_image' ? originalKey(name) : uploadKey(id)
      if (archived.has(key)) continue
      try {
        await archiveOne(key, content_type, signal)
      } catch (error) {
        if (!(error instanceof Unreadable)) throw new Error(`${key} could not be archived`, { cause: error })
        unreadable ??= error
      }
    }
    if (unreadable !== undefined) throw unreadable
  }
}

/** Where the archive has the object of a key. */
export function archivedKey(key: string): string {
  return `objects/${key}`
}
