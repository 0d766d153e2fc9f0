/** Walking through all items of a shop in list order. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'

/** Where a walk stands. Positions exceed 2^53, so they are text. */
export interface Cursor {
  readonly position: string
  readonly id: number
}

/** Before every item. */
export const START: Cursor = { position: '-9223372036854775808', id: 0 }

const NEXT = reads<Cursor>(
  'transfer.next_items',
  `select list_position::text as position, id from items
   where shop_id = $1 and (list_position, id) > ($2::bigint, $3::int)
   order by list_position, id limit $4`,
)

/** The items that follow in list order, so many at most. */
export function nextItems(db: Connection, shopId: number, after: Cursor, limit: number): Promise<Cursor[]> {
  return db.query(NEXT, [shopId, after.position, after.id, limit])
}
