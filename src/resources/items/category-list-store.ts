/** The items of a category and of those below it: all of them, and a page of a list that was read before. */
import type { Connection } from '../../db/database.ts'
import { reads } from '../../db/statement.ts'
import { changesOf } from './list-changes.ts'
import { type ItemVersion, ORDER_COLUMNS, type PageRequest, SUBTREE_IDS } from './page-store.ts'

/** Longer lists are not kept: a list of so many is 1 MB, and is found and sorted within 0.3 s. */
const MAX_KEPT_ITEMS = 250_000

const BYTES_OF_ID = 4

/** The ids of a list in ascending order of what sorts it, and how often it had changed when it was that. */
export interface KeptList {
  readonly changes: string
  /** As PostgreSQL sends them, 4 bytes each; undefined of a list that is too long. */
  readonly ids: Buffer | undefined
}

type Order = PageRequest['order']

const listStatement = (order: Order, visible: boolean) =>
  reads<{ changes: string; items: number; ids: Buffer | null }>(
    ['items.category_list', order, visible ? 'visible' : 'all'].join('.'),
    // One look for each item, whatever the planner believes of a category: of one that it thought empty it walked all items instead.
    `with list as materialized (select ${changesOf(order, true)} as changes),
     filed as materialized (
       select distinct l.item_id from item_category_links l
       where l.shop_id = $1 and l.category_id = any(array(${SUBTREE_IDS}))
       limit ${MAX_KEPT_ITEMS + 1}),
     listed as materialized (
       select i.id, i.at from filed cross join lateral (
         select id, ${ORDER_COLUMNS[order]} as at from items
         where shop_id = $1 and id = filed.item_id ${visible ? 'and visible = $3' : ''} offset 0) i)
     select (select changes from list) as changes, (select count(*) from filed) as items,
       string_agg(int4send(id), ''::bytea order by at, id) as ids
     from listed`,
  )

const pageStatement = (order: Order) =>
  reads<{ changes: string; id: number | null; version: number; tree_version: number }>(
    `items.category_page.${order === 'modified' ? 'touched' : 'placed'}`,
    `with list as materialized (select ${changesOf(order, true)} as changes)
     select list.changes, page.* from list left join lateral (
       select wanted.id, (select version from items v where v.shop_id = $1 and v.id = wanted.id) as version,
         (select category_tree_version from shops where id = $1) as tree_version, wanted.place
       from unnest($3::int[]) with ordinality as wanted (id, place)) page on list.changes = $2
     order by page.place`,
  )

const LISTS = {
  list_order: [listStatement('list_order', false), listStatement('list_order', true)],
  created: [listStatement('created', false), listStatement('created', true)],
  modified: [listStatement('modified', false), listStatement('modified', true)],
} as const

const PLACED = pageStatement('list_order')
const TOUCHED = pageStatement('modified')

/** Reads all of a list, some 1 µs an item. */
export async function readCategoryList(
  db: Connection,
  shopId: number,
  { order, visible }: Pick<PageRequest, 'order' | 'visible'>,
  categoryId: number,
): Promise<KeptList> {
  const [row] = await db.query(LISTS[order][visible === null ? 0 : 1], [
    ...[shopId, categoryId],
    ...(visible === null ? [] : [visible]),
  ])
  if (row === undefined) throw new Error('items.category_list answered no row')
  const ids = row.items > MAX_KEPT_ITEMS ? undefined : (row.ids ?? Buffer.alloc(0))
  return { changes: row.changes, ids }
}

/** What a page of a kept list found: how often the list has changed by now, and its items if that is as often as before. */
export interface KeptPage {
  readonly changes: string
  readonly items: readonly ItemVersion[] | undefined
}

/** A page of a kept list, if it is still the same; without a list only how often it has changed. */
export async function findKeptPage(
  db: Connection,
  shopId: number,
  page: PageRequest,
  kept: KeptList | undefined,
): Promise<KeptPage> {
  const ids = kept?.ids === undefined ? [] : idsOf(kept.ids, page)
  const rows = await db.query(page.order === 'modified' ? TOUCHED : PLACED, [
    ...[shopId, kept?.changes ?? null, ids],
  ])
  const changes = rows[0]?.changes ?? ''
  if (kept?.ids === undefined || changes !== kept.changes) return { changes, items: undefined }
  return { changes, items: rows.filter((row): row is typeof row & ItemVersion => row.id !== null) }
}

function idsOf(ids: Buffer, { offset, limit, sort }: PageRequest): number[] {
  const items = ids.length / BYTES_OF_ID
  const end = Math.min(offset + limit, items)
  return Array.from({ length: Math.max(end - offset, 0) }, (_, index) => {
    const place = sort === 'asc' ? offset + index : items - 1 - offset - index
    return ids.readInt32BE(place * BYTES_OF_ID)
  })
}
