/** What belongs to an item, with the tag of the item (R-MATCH-2). */
import type { Connection, Database } from '../../db/database.ts'
import { together } from '../../db/pipeline.ts'
import { notFound } from '../../http/problems.ts'
import type { Clock } from '../../lib/clock.ts'
import { findTagRow } from './hold-store.ts'
import { programsItemTag } from './tag.ts'

/** What reading takes. */
export interface Parts {
  readonly db: Database
  readonly clock: Clock
}

/** Parts of an item, and the tag that the item had then. */
export interface TaggedParts<Part> {
  readonly etag: string
  readonly parts: readonly Part[]
}

/** Reads them. Throws 404. */
export async function listParts<Part>(
  { db, clock }: Parts,
  shopId: number,
  itemId: number,
  list: (db: Connection, shopId: number, itemId: number) => Promise<Part[]>,
): Promise<TaggedParts<Part>> {
  // The tag first: one that is older than the list is refused when it is sent, a younger one would hide a change.
  const [row, parts] = await db.reading(connection =>
    together([findTagRow(connection, shopId, itemId), list(connection, shopId, itemId)]),
  )
  if (row === undefined) throw notFound('items')
  return { etag: programsItemTag(row, clock.now()), parts }
}
