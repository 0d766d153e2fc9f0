/** Orders that came in while somebody looks at the console. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'

/** An order by what tells it from others. */
interface NewOrder {
  readonly id: number
  readonly unique_key: string
  /** Whether it was moved in with others, and was no news when it came. */
  readonly imported: boolean
}

const NEWEST = reads<NewOrder>(
  'console.newest_orders',
  `select id, unique_key, imported_digest is not null as imported from orders
   where shop_id = $1 and id > $2 order by id desc limit $3`,
)

/** The newest orders of a shop whose ids are above this one, the newest first. */
export function findNewestOrders(
  db: Connection,
  shopId: number,
  after: number,
  limit: number,
): Promise<NewOrder[]> {
  return db.query(NEWEST, [shopId, after, limit])
}
