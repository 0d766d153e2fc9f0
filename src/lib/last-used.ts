/** Remembers the entries that were used last. */
import { LRUCache } from 'lru-cache'

/**
 * Remembers at most so many entries, and takes no memory for those that are not there: told a number of entries, the library makes
 * room for all of them at once, which was 2.8 MB for what a server at rest remembers nothing in.
 */
export function lastUsed<Key extends {}, Value extends {}>(most: number): LRUCache<Key, Value> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1 })
}
