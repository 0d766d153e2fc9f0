/**
 * Categories as items show them, as texts of JSON by the version of their shop's tree. To look for the categories of a hundred items with those
 * above them takes the database as long as all else of these items but one part, and there are few in a shop.
 */
import type { Connection } from '../../db/database.ts'
import { lastUsed } from '../../lib/last-used.ts'
import { byVersions } from '../../lib/versioned-memory.ts'
import { type CategoryRow, findCategories } from './item-text-store.ts'

/** Categories of all shops, some 400 bytes each. */
const MAX_KEPT = 2000

interface KeptCategory extends Pick<CategoryRow, 'path' | 'tree_version'> {
  readonly json: string
}

/** The categories of an item, by their ids with commas between, as a list in the order of the tree. */
type CategoriesOf = (ids: string | null) => string

/**
 * Answers the texts of these categories, which are those of a tree of this version; undefined when the tree has changed meanwhile. Each of `ids` is
 * those of an item, with commas between.
 */
export type ReadCategoryTexts = (
  db: Connection,
  shopId: number,
  treeVersion: number,
  ids: readonly (string | null)[],
) => Promise<CategoriesOf | undefined>

/** Makes what reads and keeps them. */
export function makeCategoryTexts(): ReadCategoryTexts {
  const kept = byVersions(lastUsed<string, KeptCategory>(MAX_KEPT))
  return async (db, shopId, treeVersion, ids) => {
    const found = new Map<string, KeptCategory>()
    const missing: number[] = []
    for (const id of new Set(ids.flatMap(some => some?.split(',') ?? []))) {
      const known = kept.get(`${shopId}/${id}`)
      if (known?.tree_version === treeVersion) found.set(id, known)
      else missing.push(Number(id))
    }
    const rows = missing.length === 0 ? [] : await findCategories(db, shopId, missing)
    for (const { id, path, category, tree_version } of rows) {
      const text = { path, tree_version, json: JSON.stringify(category) }
      kept.set(`${shopId}/${id}`, text)
      if (tree_version === treeVersion) found.set(String(id), text)
    }
    return missing.every(id => found.has(String(id))) ? listOf(found) : undefined
  }
}

function listOf(found: ReadonlyMap<string, KeptCategory>): CategoriesOf {
  return ids => {
    if (ids === null) return '[]'
    const own = ids.split(',').flatMap(id => found.get(id) ?? [])
    const sorted = own.length > 1 ? own.toSorted((a, b) => comparePaths(a.path, b.path)) : own
    return `[${sorted.map(({ json }) => json).join(',')}]`
  }
}

/** As PostgreSQL compares lists: what begins another comes before it. */
function comparePaths(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((position, index) => position !== b[index])
  return place < 0 ? a.length - b.length : (a[place] ?? 0) - (b[place] ?? Number.NEGATIVE_INFINITY)
}
