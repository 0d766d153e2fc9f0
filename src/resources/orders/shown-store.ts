/** Orders as programs are shown them, of which those that the reader knows already are not sent again. */
import type { Connection } from '../../db/database.ts'
import { reads } from '../../db/statement.ts'
import type { OrderVersion } from './store.ts'

/** An order that is asked for, by its key in upper case, and which version of it is known; id and version 0: none. */
export interface AskedOrder extends OrderVersion {
  readonly shopId: number
  readonly uniqueKey: string
}

/** An order that was asked for: its document as JSON, null when it is the one that is known. */
export interface FoundVersion extends OrderVersion {
  readonly detail: string | null
}

const FIND_SHOWN = reads<FoundVersion & { readonly place: number }>(
  'orders.find_shown',
  `select asked.place::int, o.id, o.version,
     case when (o.id, o.version) is distinct from (asked.id, asked.version) then o.detail::text end as detail
   from unnest($1::int[], $2::text[], $3::int[], $4::int[]) with ordinality
     as asked (shop_id, unique_key, id, version, place)
   join orders o on o.shop_id = asked.shop_id and o.unique_key = asked.unique_key`,
)

/** Orders of any shops, in the order in which they are asked for; undefined where the shop has no such order. */
export async function findShownOrders(
  db: Connection,
  asked: readonly AskedOrder[],
): Promise<(FoundVersion | undefined)[]> {
  const rows = await db.query(FIND_SHOWN, [
    asked.map(({ shopId }) => shopId),
    asked.map(({ uniqueKey }) => uniqueKey),
    asked.map(({ id }) => id),
    asked.map(({ version }) => version),
  ])
  const found: (FoundVersion | undefined)[] = asked.map(() => undefined)
  for (const row of rows) found[row.place - 1] = row
  return found
}
