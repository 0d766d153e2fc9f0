/** GET /shops/{shop_id}/api/categories (R-BUY-3). */
import { LRUCache } from 'lru-cache'
import type { Connection } from '../../db/database.ts'
import { etagOf } from '../../http/conditional.ts'
import { byVersions } from '../../lib/versioned-memory.ts'
import { listItemCategories } from '../../resources/item_categories/list-item-categories.ts'
import { findTreeVersion } from '../../resources/item_categories/store.ts'

/** Bytes of trees kept. */
const CACHE_BYTES = 8 * 1024 * 1024

/** What an entry costs besides its bytes. */
const ENTRY_OVERHEAD = 400

interface Tree {
  readonly version: number
  readonly bytes: Buffer
  readonly etag: string
}

/** Makes what answers a shop's categories in tree order, as JSON with its entity tag. */
export function makeListStorefrontCategories(db: Connection) {
  const trees = byVersions(
    new LRUCache<number, Tree>({
      maxSize: CACHE_BYTES,
      sizeCalculation: ({ bytes }) => bytes.length + ENTRY_OVERHEAD,
    }),
  )
  return async (shopId: number): Promise<{ readonly bytes: Buffer; readonly etag: string }> => {
    // The version is read first: a tree that has changed since is kept under the older one, and so not used again.
    const version = await findTreeVersion(db, shopId)
    const kept = trees.get(shopId)
    if (kept?.version === version) return kept
    const bytes = Buffer.from(JSON.stringify(await listItemCategories(db, shopId)))
    const tree = { version, bytes, etag: etagOf(bytes) }
    trees.set(shopId, tree)
    return tree
  }
}
