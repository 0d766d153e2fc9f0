/**
 * Pages deep in a list: from a place at which an earlier page ended while the list is still the same, else by stepping over all
 * that is before it. Both ways stand in one statement, so that the list is looked at and read in one snapshot.
 */
import type { Connection } from '../../db/database.ts'
import { reads, type Statement } from '../../db/statement.ts'
import type { ItemVersion, PageRequest } from './page-store.ts'

/** Where an item stands in a list that is in the order of `at`, as PostgreSQL writes it. */
export interface ListPlace {
  readonly at: string
  readonly id: number
}

/** A place, how often the list had changed when it was there, and how many items lie between it and what is wanted. */
export interface KnownPlace {
  readonly changes: string
  readonly place: ListPlace
  readonly skipped: number
}

/** An item of a deep page. */
export interface DeepItem extends ItemVersion {
  readonly at: string
  /** How often the shop's list has changed. */
  readonly changes: string
}

/** The orders whose changes are counted: in that of changes, every change of an item is one. */
export const COUNTED_ORDERS = ['list_order', 'created'] as const

type CountedOrder = (typeof COUNTED_ORDERS)[number]

const ORDER_COLUMNS: Readonly<Record<CountedOrder, readonly [column: string, type: string]>> = {
  list_order: ['list_position', 'bigint'],
  created: ['created_at', 'timestamptz'],
}

function deepStatement(order: CountedOrder, sort: 'asc' | 'desc', visible: boolean): Statement<DeepItem> {
  const [column, type] = ORDER_COLUMNS[order]
  const shown = visible ? 'and i.visible = $8' : ''
  const way = `order by i.${column} ${sort}, i.id ${sort} limit $2`
  return reads<DeepItem>(
    ['items.deep_page', order, sort, visible ? 'visible' : 'all'].join('.'),
    `with list as materialized (
       select coalesce(sum(changes), 0)::text as changes from item_list_changes where shop_id = $1)
     select page.id, page.at::text as at, (select changes from list) as changes,
       (select version from items v where v.shop_id = $1 and v.id = page.id) as version,
       (select category_tree_version from shops where id = $1) as tree_version
     from (
       (select i.id, i.${column} as at from items i
        where i.shop_id = $1 ${shown} and (select changes from list) = $4
          and (i.${column}, i.id) ${sort === 'asc' ? '>' : '<'} ($5::${type}, $6::int)
        ${way} offset $7)
       union all
       (select i.id, i.${column} from items i
        where i.shop_id = $1 ${shown} and (select changes from list) is distinct from $4
        ${way} offset $3)
     ) page`,
  )
}

const STATEMENTS = new Map<string, Statement<DeepItem>>()
for (const order of COUNTED_ORDERS) {
  for (const sort of ['asc', 'desc'] as const) {
    for (const visible of [true, false]) {
      STATEMENTS.set([order, sort, visible].join(), deepStatement(order, sort, visible))
    }
  }
}

/** No list has changed so often: what is before the page is stepped over. */
const NOWHERE = { list_order: '0', created: 'epoch' } as const

/** A page of all items, or of those that are shown or not, in one of the counted orders. */
export async function findDeepPage(
  db: Connection,
  shopId: number,
  { order, sort, visible, limit, offset }: PageRequest & { readonly order: CountedOrder },
  known: KnownPlace | undefined,
): Promise<DeepItem[]> {
  const statement = STATEMENTS.get([order, sort, visible !== null].join())
  if (statement === undefined) throw new Error('No statement for this order')
  const { changes, place, skipped } = known ?? {
    ...{ changes: null, place: { at: NOWHERE[order], id: 0 }, skipped: 0 },
  }
  return db.query(statement, [
    ...[shopId, limit, offset, changes, place.at, place.id, skipped],
    ...(visible === null ? [] : [visible]),
  ])
}
