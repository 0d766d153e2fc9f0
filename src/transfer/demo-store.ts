/** What a shop has in it. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'

/** Whether a shop has a catalogue, the digest of the shop document that it was given, and how many documents it was given. */
export interface Content {
  readonly filled: boolean
  readonly digest: string | null
  readonly documents: number
}

const CONTENT = reads<Content>(
  'transfer.content',
  `select exists (select 1 from items where shop_id = $1) or exists (select 1 from item_categories where shop_id = $1) as filled,
     (select encode(digest, 'hex') from imported_documents where shop_id = $1 and kind = 'shop') as digest,
     (select count(*) from imported_documents where shop_id = $1)
       + (select count(*) from orders where shop_id = $1 and imported_digest is not null) as documents`,
)

/** Looks into a shop. */
export async function findContent(db: Connection, shopId: number): Promise<Content> {
  const [row] = await db.query(CONTENT, [shopId])
  return row ?? { filled: false, digest: null, documents: 0 }
}
