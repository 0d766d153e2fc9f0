/** Takes a batch of item documents within one transaction. */
import type { Transaction } from '../db/database.ts'
import type { Violation } from '../http/problems.ts'
import { isStoredId } from '../http/schemas.ts'
import { shareTree } from '../resources/item_categories/store.ts'
import { findItems, type ItemRow } from '../resources/items/detail-store.ts'
import { listShippingMethods } from '../selling/method-store.ts'
import type { Turn } from './batch-pairs.ts'
import { findBeside } from './beside-items.ts'
import { type CategoryTree, readTree } from './category-tree.ts'
import { type BesideItem, itemDocument } from './export-documents.ts'
import type { Run } from './import-run.ts'
import { type ItemPlan, pathOfNames, planItem, samePlan, samePlanButForIds } from './item-plan.ts'
import { differs, judge, type Outcome } from './keys.ts'
import { countIn, countNamed, fullMethods } from './method-room.ts'
import type { ReadyItem } from './prepare.ts'
import { findImported, findRecords, type ImportRecord } from './records-store.ts'
import type { ItemDocument } from './schemas.ts'
import { writeItems } from './write-items.ts'

/**
 * Takes what can be taken; answers what became of each document. The category tree stays as it is meanwhile. Of two imports of the same document
 * one waits for the other where it notes it, and is run again.
 */
export async function importItems(
  tx: Transaction,
  shopId: number,
  items: readonly ReadyItem[],
  run: Run,
  turn: Turn,
): Promise<Outcome[]> {
  await shareTree(tx, shopId)
  const existing = await findExisting(tx, shopId, items, run)
  const tree = await readTree(
    tx,
    shopId,
    items.flatMap(({ plan }) => plan.categories.map(({ id }) => id)),
  )
  const methods = new Map((await listShippingMethods(tx, shopId)).map(({ name, id }) => [name, id]))
  const plans = items.map(({ plan }) => plan)
  const bound = await countNamed(tx, shopId, plans, methods, turn)
  const taken = new Map<number, ReadyItem>()
  const outcomes = items.map((item): Outcome => {
    const outcome = judgeItem(item, existing, taken.get(item.plan.id))
    if (outcome !== 'imported') return outcome
    const violations = [
      ...unknownCategories(item.plan, tree),
      ...unknownMethods(item.plan, methods),
      ...fullMethods(item.plan, bound),
    ]
    if (violations.length > 0) return { violations }
    countIn(item.plan, bound)
    taken.set(item.plan.id, item)
    return 'imported'
  })
  await writeItems(tx, shopId, [...taken.values()], { tree, methods }, run, turn)
  return outcomes
}

/** What the shop has under the keys of a batch. */
interface ExistingItems {
  readonly records: ReadonlyMap<number, ImportRecord>
  readonly plans: ReadonlyMap<number, ItemPlan>
  /** Ids of rows that were made by import. */
  readonly imported: ReadonlySet<number>
  /** Ids from here on belong to items that this run made, or that were made since it began. */
  readonly firstItemId: number
}

async function findExisting(
  tx: Transaction,
  shopId: number,
  items: readonly ReadyItem[],
  run: Run,
): Promise<ExistingItems> {
  const sourceIds = items.map(({ plan }) => plan.id)
  const records = await findRecords(tx, shopId, 'item', sourceIds)
  const changed = items.filter(
    ({ plan, digest }) => records.has(plan.id) && records.get(plan.id)?.digest !== digest,
  )
  const looked = new Set([
    ...changed.flatMap(({ plan }) => records.get(plan.id)?.local_id ?? []),
    ...items.filter(item => records.get(item.plan.id)?.digest !== item.digest).map(({ plan }) => plan.id),
  ])
  const ids = [...looked].filter(isStoredId)
  const rows = await findItems(tx, shopId, ids)
  const besideOf = await findBeside(tx, shopId, ids)
  return {
    records,
    plans: new Map(rows.map(row => [row.id, planOfRow(row, besideOf(row.id), run)])),
    imported: await findImported(
      tx,
      shopId,
      'item',
      rows.map(({ id }) => id),
    ),
    firstItemId: run.firstItemId,
  }
}

/** The plan that an export of the row would make. */
function planOfRow(row: ItemRow, beside: BesideItem, { now, baseUrl }: Run): ItemPlan {
  return planItem(itemDocument(row, now(), baseUrl, beside) as unknown as ItemDocument)
}

function judgeItem(
  { plan, digest }: ReadyItem,
  existing: ExistingItems,
  twin: ReadyItem | undefined,
): Outcome {
  const record = existing.records.get(plan.id)
  const imported = record && existing.plans.get(record.local_id)
  const own = plan.id < existing.firstItemId ? existing.plans.get(plan.id) : undefined
  const madeByImport = existing.imported.has(plan.id)
  const verdict = judge({
    imported: twin
      ? { same: () => twin.digest === digest || samePlanButForIds(twin.plan, plan) }
      : record && {
          same: () =>
            record.digest === digest || (imported !== undefined && samePlanButForIds(imported, plan)),
        },
    own: own && {
      madeByImport,
      same: () => (madeByImport ? samePlan(own, plan) : samePlanButForIds(own, plan)),
    },
  })
  if (verdict === 'new') return 'imported'
  return verdict === 'skipped' ? verdict : differs(`item ${record?.local_id ?? plan.id}`)
}

function unknownMethods({ shipping }: ItemPlan, methods: ReadonlyMap<string, number>): Violation[] {
  return shipping
    .filter(({ name }) => !methods.has(name))
    .map(({ name }) => ({
      pointer: '/state/shipping_methods',
      detail: `names what is no shipping method of the shop: ${name}`,
    }))
}

function unknownCategories({ categories }: ItemPlan, tree: CategoryTree): Violation[] {
  const found: Violation[] = []
  const seen = new Set<number>()
  for (const [index, summary] of categories.entries()) {
    const pointer = `/data/categories/${index}`
    const id = tree.resolve(summary)?.id
    if (id === undefined) {
      found.push({ pointer, detail: `is no category of the shop: ${pathOfNames(summary).join(' > ')}` })
    } else if (seen.has(id)) {
      found.push({ pointer, detail: 'is the same category of the shop as one before it' })
    } else {
      seen.add(id)
    }
  }
  return found
}
