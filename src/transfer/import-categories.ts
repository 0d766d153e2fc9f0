/** Takes category documents within one transaction, each under its parent, at the end of its level. */
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../db/database.ts'
import type { Violation } from '../http/problems.ts'
import { type CategoryNode, insertCategory, lockTree } from '../resources/item_categories/store.ts'
import { nameKey, requireFreeName, requireRoom } from '../resources/item_categories/tree.ts'
import { type CategoryTree, readTree } from './category-tree.ts'
import { violationsOf } from './check-item.ts'
import { pathOfNames } from './item-plan.ts'
import { differs, judge, type Outcome, refusal } from './keys.ts'
import type { ReadyCategory } from './prepare.ts'
import { findImported, saveRecords } from './records-store.ts'
import type { CategoryDocument } from './schemas.ts'

type Category = CategoryDocument['data']

/** Takes what can be taken; answers what became of each document. Holds the category tree. */
export async function importCategories(
  tx: Transaction,
  shopId: number,
  categories: readonly ReadyCategory[],
): Promise<Outcome[]> {
  await lockTree(tx, shopId)
  const ids = categories.flatMap(({ category }) => [
    category.id,
    ...(category.parent ? [category.parent.id] : []),
  ])
  const tree = await readTree(tx, shopId, ids)
  const own = tree.nodes.map(({ id }) => id).filter(id => ids.includes(id))
  const imported = await findImported(tx, shopId, 'category', own)
  const outcomes: Outcome[] = []
  for (const ready of categories) {
    const outcome = judgeCategory(ready, tree, new Set(own), imported)
    outcomes.push(outcome === 'imported' ? await addCategory(tx, shopId, ready, tree) : outcome)
  }
  return outcomes
}

/** `own` are the categories that the shop had before. */
function judgeCategory(
  { category, digest }: ReadyCategory,
  tree: CategoryTree,
  own: ReadonlySet<number>,
  imported: ReadonlySet<number>,
): Outcome {
  const record = tree.records.get(category.id)
  const made = record && tree.find(record.local_id)
  const ownNode = own.has(category.id) ? tree.find(category.id) : undefined
  const verdict = judge({
    imported: record &&
      made && { same: () => record.digest === digest || sameButForIds(category, made, tree) },
    own: ownNode && {
      madeByImport: imported.has(ownNode.id),
      same: () => sameButForIds(category, ownNode, tree),
    },
  })
  if (verdict === 'new') return 'imported'
  const there = made ?? ownNode
  return verdict === 'skipped' || there === undefined ? 'skipped' : differs(tree.pathOf(there).join(' > '))
}

function sameButForIds(category: Category, node: CategoryNode, tree: CategoryTree): boolean {
  return category.number === node.number && isDeepStrictEqual(pathOfNames(category), tree.pathOf(node))
}

async function addCategory(
  tx: Transaction,
  shopId: number,
  { category, digest }: ReadyCategory,
  tree: CategoryTree,
): Promise<Outcome> {
  const { parent, name, number } = category
  const above = parent && tree.resolve(parent)
  if (above === undefined)
    return refusal(
      '/data/parent',
      `is no category of the shop: ${pathOfNames(category).slice(0, -1).join(' > ')}`,
    )
  const parentId = above?.id ?? null
  const violations = checkPlace(category, parentId, tree)
  if (violations.length > 0) return { violations }
  const node = { parent_id: parentId, name, name_key: nameKey(name), number }
  const id = await insertCategory(tx, shopId, { parentId, name, nameKey: node.name_key, number })
  const record = { source_id: category.id, digest, local_id: id }
  await saveRecords(tx, shopId, 'category', [record])
  tree.add({ id, ...node }, record)
  return 'imported'
}

function checkPlace(
  { name, number }: Category,
  parentId: number | null,
  { nodes }: CategoryTree,
): Violation[] {
  const pointerOf = (pointer: string): string =>
    pointer === '/parent_id' ? '/data/parent' : `/data${pointer}`
  const taken = nodes.find(node => node.number === number)
  return [
    ...violationsOf(() => requireRoom(nodes, parentId), pointerOf),
    ...violationsOf(() => requireFreeName(nodes, parentId, name), pointerOf),
    ...(taken
      ? [{ pointer: '/data/number', detail: `is the number of the category ${JSON.stringify(taken.name)}` }]
      : []),
  ]
}
