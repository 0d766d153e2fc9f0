/** Categories and their links to items in the database. */
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import type { CategoryRecord } from './schemas.ts'

const FIND = reads<CategoryRecord>(
  'item_categories.find',
  `select id, name, number, parent from item_category_tree where shop_id = $1 and id = $2`,
)

/** One category; undefined when the shop has none such. */
export async function findCategory(
  db: Connection,
  shopId: number,
  id: number,
): Promise<CategoryRecord | undefined> {
  const [row] = await db.query(FIND, [shopId, id])
  return row
}

const LOCK_TREE = writes('item_categories.lock_tree', 'select 1 from shops where id = $1 for no key update')

/** Lets one change at a time into a shop's category tree, which has at most 1000 nodes. */
export async function lockTree(tx: Transaction, shopId: number): Promise<void> {
  await tx.query(LOCK_TREE, [shopId])
}

const SHARE_TREE = writes('item_categories.share_tree', 'select 1 from shops where id = $1 for share')

/** Keeps the tree as it is, while others may do the same. Taken before any lock on an item, so that none waits in a ring. */
export async function shareTree(tx: Transaction, shopId: number): Promise<void> {
  await tx.query(SHARE_TREE, [shopId])
}

const TREE_VERSION = reads<{ version: number }>(
  'item_categories.tree_version',
  'select category_tree_version as version from shops where id = $1',
)

/** The version of a shop's tree, which moves with every change of it; 0 when the shop is gone. */
export async function findTreeVersion(db: Connection, shopId: number): Promise<number> {
  return (await db.query(TREE_VERSION, [shopId]))[0]?.version ?? 0
}

const CHANGED = writes(
  'item_categories.tree_changed',
  'update shops set category_tree_version = category_tree_version + 1 where id = $1',
)

/** Marks a held tree as changed: items show the names of their categories. */
export async function markTreeChanged(tx: Transaction, shopId: number): Promise<void> {
  await tx.query(CHANGED, [shopId])
}

/** What the rules of the tree need to know of a category. */
export interface CategoryNode {
  readonly id: number
  readonly parent_id: number | null
  readonly name: string
  readonly name_key: string
  readonly number: number
}

const NODES = reads<CategoryNode>(
  'item_categories.nodes',
  'select id, parent_id, name, name_key, number from item_categories where shop_id = $1 order by position, id',
)

/**
 * All nodes of a tree, siblings in their order. The tree is put together in `tree.ts`: joined to itself in SQL it took over
 * 10 s for 1000 categories as long as PostgreSQL had no statistics of a new table.
 */
export function listNodes(db: Connection, shopId: number): Promise<CategoryNode[]> {
  return db.query(NODES, [shopId])
}

const INSERT = writes<{ id: number }>(
  'item_categories.insert',
  `with shop as (
     update shops set category_tree_version = category_tree_version + 1,
       next_category_number = greatest(next_category_number, coalesce($5::int, next_category_number) + 1)
     where id = $1 returning id, next_category_number - 1 as next_number
   )
   insert into item_categories (shop_id, parent_id, name, name_key, number, position)
   select shop.id, $2::int, $3, $4, coalesce($5::int, shop.next_number),
     coalesce((select max(position) from item_categories c where c.shop_id = $1 and c.parent_id is not distinct from $2::int), 0) + 1
   from shop returning id`,
)

/** Adds a category at the end of its level; its number is the shop's next unless an import brings one. */
export async function insertCategory(
  tx: Transaction,
  shopId: number,
  category: { parentId: number | null; name: string; nameKey: string; number: number | null },
): Promise<number> {
  const [row] = await tx.query(INSERT, [
    shopId,
    category.parentId,
    category.name,
    category.nameKey,
    category.number,
  ])
  if (row === undefined) throw new Error('item_categories.insert answered no row')
  return row.id
}

const NEXT_NUMBER = reads<{ number: number }>(
  'item_categories.next_number',
  'select next_category_number as number from shops where id = $1',
)

/** The number that the shop's next category gets; it is behind all that were ever given (R-CATEGORY-2). */
export async function findNextNumber(db: Connection, shopId: number): Promise<number> {
  return (await db.query(NEXT_NUMBER, [shopId]))[0]?.number ?? 1
}

const RAISE_NUMBER = writes(
  'item_categories.raise_number',
  'update shops set next_category_number = greatest(next_category_number, $2::int) where id = $1',
)

/** Gives numbers from there on, unless it does already. */
export async function raiseNextNumber(tx: Transaction, shopId: number, number: number): Promise<void> {
  await tx.query(RAISE_NUMBER, [shopId, number])
}

const RENAME = writes(
  'item_categories.rename',
  'update item_categories set name = $3, name_key = $4 where shop_id = $1 and id = $2',
)

/** Writes a category's name. */
export async function renameCategory(
  tx: Transaction,
  shopId: number,
  id: number,
  name: string,
  nameKey: string,
): Promise<void> {
  await tx.query(RENAME, [shopId, id, name, nameKey])
}

const REORDER = writes(
  'item_categories.reorder',
  `update item_categories c set position = wanted.position from unnest($2::int[]) with ordinality as wanted (id, position)
   where c.shop_id = $1 and c.id = wanted.id and c.position <> wanted.position`,
)

/** Puts siblings in this order. */
export async function reorderSiblings(
  tx: Transaction,
  shopId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.query(REORDER, [shopId, ids])
}

const SET_PARENT = writes(
  'item_categories.set_parent',
  'update item_categories set parent_id = $3 where shop_id = $1 and id = $2',
)

/** Puts a category below another parent; null is the top. Its place among the new siblings is set besides. */
export async function setParent(
  tx: Transaction,
  shopId: number,
  id: number,
  parentId: number | null,
): Promise<void> {
  await tx.query(SET_PARENT, [shopId, id, parentId])
}

const TOUCH_LINKED = writes(
  'item_categories.touch_linked_items',
  `update items set version = version + 1, modified_at = greatest(created_at, $3) where shop_id = $1 and id in (
     select l.item_id from item_category_links l where l.shop_id = $1 and l.category_id = any($2::int[]))`,
)

const DELETE = writes('item_categories.delete', 'delete from item_categories where shop_id = $1 and id = $2')

/** Deletes a category; those below it and all links go by the foreign keys. `subtree` is it and all below it, whose items change. */
export async function deleteCategory(
  tx: Transaction,
  shopId: number,
  id: number,
  subtree: readonly number[],
  now: Date,
): Promise<void> {
  await tx.query(TOUCH_LINKED, [shopId, subtree, now])
  await tx.query(DELETE, [shopId, id])
}

const LINK = writes<{ category_id: number }>(
  'item_category_links.insert',
  `insert into item_category_links (shop_id, item_id, category_id) values ($1, $2, $3)
   on conflict do nothing returning category_id`,
)

/** Links an item to a category; answers whether that is new. */
export async function linkItem(
  tx: Transaction,
  shopId: number,
  itemId: number,
  categoryId: number,
): Promise<boolean> {
  return (await tx.query(LINK, [shopId, itemId, categoryId])).length > 0
}

const COUNT_LINKS = reads<{ links: number }>(
  'item_category_links.count',
  'select count(*) as links from item_category_links where shop_id = $1 and item_id = $2',
)

/** How many categories an item is linked to. */
export async function countLinks(tx: Transaction, shopId: number, itemId: number): Promise<number> {
  const [row] = await tx.query(COUNT_LINKS, [shopId, itemId])
  return row?.links ?? 0
}

const UNLINK = writes<{ category_id: number }>(
  'item_category_links.delete',
  `delete from item_category_links where shop_id = $1 and item_id = $2 and category_id = $3 returning category_id`,
)

/** Unlinks an item from a category; answers whether there was a link. */
export async function unlinkItem(
  tx: Transaction,
  shopId: number,
  itemId: number,
  categoryId: number,
): Promise<boolean> {
  return (await tx.query(UNLINK, [shopId, itemId, categoryId])).length > 0
}
