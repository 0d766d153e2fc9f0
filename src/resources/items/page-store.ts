/** Which items a page shows: ids and versions only. What they look like comes from `rendered-items.ts`. */
import type { Connection } from '../../db/database.ts'
import { reads, type Statement } from '../../db/statement.ts'

/** An item and the state in which it is to be shown. */
export interface ItemVersion {
  readonly id: number
  readonly version: number
  /** The version of the shop's category tree, whose names items show. */
  readonly tree_version: number
}

/** What a list asks for, defaults filled in (R-LIST-2). */
export interface PageRequest {
  readonly visible: boolean | null
  readonly categoryId: number | null
  readonly order: 'list_order' | 'created' | 'modified'
  readonly sort: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

/** What sorts the items of a list; among equals their ids do. */
export const ORDER_COLUMNS = {
  list_order: 'list_position',
  created: 'created_at',
  modified: 'modified_at',
} as const

const IN_CATEGORIES = `and i.id in (
      select l.item_id from item_category_links l where l.shop_id = $1 and l.category_id = any($4::int[]))`

/** The category $2 of the shop $1 and those below it. */
export const SUBTREE_IDS = `select id from item_categories where shop_id = $1 and (id = $2 or parent_id = $2)
   union
   select id from item_categories where shop_id = $1 and parent_id = any(
     select id from item_categories where shop_id = $1 and parent_id = $2)`

const SUBTREE = reads<{ id: number }>('items.category_subtree', SUBTREE_IDS)

/** A category and those below it; none when the shop has no such category. */
export async function findSubtree(db: Connection, shopId: number, categoryId: number): Promise<number[]> {
  return (await db.query(SUBTREE, [shopId, categoryId])).map(({ id }) => id)
}

/**
 * How the version of each item of a page is had: what is selected beside its id, and what of the page's rows. The index by change has it; else it
 * is fetched by a subquery per row, not by a join: whatever the planner believes of an unknown limit, it reads only the rows of the page.
 */
export function versionIn(order: PageRequest['order']): { readonly beside: string; readonly ofPage: string } {
  return order === 'modified'
    ? { beside: ', i.version', ofPage: 'page.version' }
    : { beside: '', ofPage: '(select version from items v where v.shop_id = $1 and v.id = page.id)' }
}

function pageStatement(
  order: keyof typeof ORDER_COLUMNS,
  sort: 'asc' | 'desc',
  visible: boolean,
  category: boolean,
): Statement<ItemVersion> {
  const name = [
    'items.page',
    order,
    sort,
    visible ? 'visible' : 'all',
    ...(category ? ['category'] : []),
  ].join('.')
  const column = ORDER_COLUMNS[order]
  const { beside, ofPage } = versionIn(order)
  return reads<ItemVersion>(
    name,
    `select page.id, ${ofPage} as version,
       (select category_tree_version from shops where id = $1) as tree_version
     from (
       select i.id${beside} from items i
       where i.shop_id = $1 ${visible ? `and i.visible = ${category ? '$5' : '$4'}` : ''} ${category ? IN_CATEGORIES : ''}
       order by i.${column} ${sort}, i.id ${sort}
       limit $2 offset $3
     ) page`,
  )
}

const STATEMENTS = new Map<string, Statement<ItemVersion>>()
for (const order of ['list_order', 'created', 'modified'] as const) {
  for (const sort of ['asc', 'desc'] as const) {
    for (const visible of [true, false]) {
      for (const category of [true, false]) {
        STATEMENTS.set([order, sort, visible, category].join(), pageStatement(order, sort, visible, category))
      }
    }
  }
}

/** The ids and versions of one page, in order. */
export async function findPage(db: Connection, shopId: number, page: PageRequest): Promise<ItemVersion[]> {
  const chosen = STATEMENTS.get(
    [page.order, page.sort, page.visible !== null, page.categoryId !== null].join(),
  )
  if (chosen === undefined) throw new Error('No statement for this order')
  const values: unknown[] = [shopId, page.limit, page.offset]
  if (page.categoryId !== null) {
    const subtree = await findSubtree(db, shopId, page.categoryId)
    if (subtree.length === 0) return []
    values.push(subtree)
  }
  if (page.visible !== null) values.push(page.visible)
  return db.query(chosen, values)
}

const FIND_VERSIONS = reads<ItemVersion & { place: number }>(
  'items.find_versions',
  `select wanted.place::int, i.id, i.version, s.category_tree_version as tree_version
   from unnest($1::int[], $2::int[]) with ordinality as wanted (shop_id, id, place)
   join items i on i.shop_id = wanted.shop_id and i.id = wanted.id
   join shops s on s.id = i.shop_id`,
)

/** An item of a shop. */
export interface ItemKey {
  readonly shopId: number
  readonly itemId: number
}

/** The versions of these items, in their order; undefined where the shop has no such item. */
export async function findVersions(
  db: Connection,
  keys: readonly ItemKey[],
): Promise<(ItemVersion | undefined)[]> {
  const rows = await db.query(FIND_VERSIONS, [
    keys.map(({ shopId }) => shopId),
    keys.map(({ itemId }) => itemId),
  ])
  const found: (ItemVersion | undefined)[] = keys.map(() => undefined)
  for (const row of rows) found[row.place - 1] = row
  return found
}
