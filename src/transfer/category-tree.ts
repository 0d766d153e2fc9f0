/** The category tree of a shop while documents are taken: by id, by path of names, and by the ids that documents use. */
import type { Transaction } from '../db/database.ts'
import { type CategoryNode, listNodes } from '../resources/item_categories/store.ts'
import { nameKey } from '../resources/item_categories/tree.ts'
import { categoryDigest } from './digest.ts'
import { pathOfNames } from './item-plan.ts'
import { findRecords, type ImportRecord } from './records-store.ts'
import type { CategorySummary } from './schemas.ts'

/** A held tree. It grows with what is added to it. */
export interface CategoryTree {
  readonly nodes: readonly CategoryNode[]
  /** What was imported under the ids that the documents name. */
  readonly records: ReadonlyMap<number, ImportRecord>
  /** The category with this id of the shop. */
  find(id: number): CategoryNode | undefined
  /** The names of a category and of those above it, the top one first. */
  pathOf(node: CategoryNode): string[]
  /**
   * The category that a document means. One that was imported under this id, as the document describes it, is meant
   * whatever it is called by now; else the path of names counts.
   */
  resolve(summary: CategorySummary): CategoryNode | undefined
  add(node: CategoryNode, record: ImportRecord): void
}

/** Reads the tree, which the caller holds with `lockTree`, and the records of these source ids. */
export async function readTree(
  tx: Transaction,
  shopId: number,
  sourceIds: readonly number[],
): Promise<CategoryTree> {
  const nodes: CategoryNode[] = []
  const byId = new Map<number, CategoryNode>()
  const byPath = new Map<string, CategoryNode>()
  const records = await findRecords(tx, shopId, 'category', sourceIds)

  function pathOf(node: CategoryNode): string[] {
    const parent = node.parent_id === null ? undefined : byId.get(node.parent_id)
    return parent === undefined ? [node.name] : [...pathOf(parent), node.name]
  }

  function addNode(node: CategoryNode): void {
    nodes.push(node)
    byId.set(node.id, node)
  }

  function meantBy(summary: CategorySummary): CategoryNode | undefined {
    const record = records.get(summary.id)
    const node = record && byId.get(record.local_id)
    const asImported = node && categoryDigest({ ...summary, number: node.number }) === record.digest
    return asImported ? node : byPath.get(pathKey(pathOfNames(summary)))
  }

  /** What summaries mean, by their JSON: items name the same few again and again. */
  const resolved = new Map<string, CategoryNode | undefined>()

  for (const node of await listNodes(tx, shopId)) addNode(node)
  for (const node of nodes) byPath.set(pathKey(pathOf(node)), node)

  return {
    nodes,
    records,
    find: id => byId.get(id),
    pathOf,
    resolve(summary) {
      const said = JSON.stringify(summary)
      const known = resolved.get(said) ?? meantBy(summary)
      resolved.set(said, known)
      return known
    },
    add(node, record) {
      resolved.clear()
      addNode(node)
      byPath.set(pathKey(pathOf(node)), node)
      records.set(record.source_id, record)
    },
  }
}

function pathKey(names: readonly string[]): string {
  return JSON.stringify(names.map(nameKey))
}
