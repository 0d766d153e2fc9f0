/** Items from a file: one is made or changed, with a note of how it was (R-CATALOGUE-7, R-CATALOGUE-8). */
import type { Need } from '../../auth/roles.ts'
import type { Context } from '../../context.ts'
import { inUnit } from '../../db/in-unit.ts'
import { notFound, Problem } from '../../http/problems.ts'
import { storedId } from '../../http/schemas.ts'
import { readDateTime, wholeSecond } from '../../lib/date-time.ts'
import { listNodes, shareTree } from '../../resources/item_categories/store.ts'
import { createItem } from '../../resources/items/commands/create-item.ts'
import { deleteItem } from '../../resources/items/commands/delete-item.ts'
import { findItems, type ItemRow } from '../../resources/items/detail-store.ts'
import { lockItem } from '../../resources/items/hold-store.ts'
import { hasNameOrCode } from '../../resources/items/rules.ts'
import { findSalesOf } from '../../resources/items/sale-store.ts'
import { checkSale, type Sale } from '../../resources/items/sales.ts'
import { notThere, rejected } from '../../selling/author.ts'
import { bringTo, type ItemState, type PlannedSale, presentSale, stateOf } from './item-state.ts'
import { MAX_IMPORTED_ITEMS, MAX_UNDONE } from './limits.ts'
import type { ImportedItem } from './schemas.ts'
import {
  addEntry,
  closeEntry,
  endUndo,
  findLastImport,
  type ImportEntry,
  listEntries,
  markUndone,
} from './store.ts'

/** Makes or changes an item and answers its id. Throws 404, 422. What was done of it before it was refused can be undone as well. */
export async function importItem(
  context: Context,
  shopId: number,
  importId: number,
  wanted: ImportedItem,
): Promise<number> {
  const { db } = context
  const last = await findLastImport(db, shopId)
  if (last?.id !== storedId(importId)) throw notThere('import that is the last')
  if (last.items >= MAX_IMPORTED_ITEMS)
    throw rejected('', `belongs to an import that has ${MAX_IMPORTED_ITEMS} items`)
  return inUnit(db, () => makeOrChange(context, shopId, last.id, wanted), isRefusal)
}

/** What was done of an item before one of the API's rules refused the rest stays. */
const isRefusal = (error: unknown) => error instanceof Problem && error.status < 500

/** In one unit, in which nobody else changes the item: what is noted is how it was, and what it is left in what this made of it. */
async function makeOrChange(
  context: Context,
  shopId: number,
  importId: number,
  wanted: ImportedItem,
): Promise<number> {
  const { db } = context
  const now = wholeSecond(context.clock.now())
  await hold(context, shopId, wanted.item_id)
  await requireKnown(context, shopId, wanted)
  const seen = wanted.item_id === null ? undefined : await readItem(context, shopId, wanted.item_id)
  if (seen !== undefined) requireSeen(seen[0], wanted)
  requireSale(seen?.[0], wanted, now)
  const itemId = seen?.[0].id ?? (await make(context, shopId, wanted))
  const from = stateOf(...(seen ?? (await readItem(context, shopId, itemId))))
  if (!(await addEntry(db, shopId, importId, itemId, seen === undefined ? null : from))) {
    if ((await findLastImport(db, shopId))?.id !== importId) throw notThere('import that is the last')
    throw rejected('/item_id', 'was imported already, or the import was undone')
  }
  try {
    await bringTo({ context, shopId, itemId }, from, afterImport(from, wanted))
  } finally {
    await closeEntry(db, shopId, importId, itemId)
  }
  return itemId
}

/** Keeps the shop's categories and, where one is named, an item from being changed by anybody else until the unit ends. */
async function hold({ db }: Context, shopId: number, itemId: number | null): Promise<void> {
  await db.transaction(async tx => {
    await shareTree(tx, shopId)
    if (itemId !== null && (await lockItem(tx, shopId, storedId(itemId))) === undefined)
      throw notFound('items')
  })
}

async function readItem(
  { db }: Context,
  shopId: number,
  itemId: number,
): Promise<[row: ItemRow, sale: Sale | undefined]> {
  const ids = [storedId(itemId)]
  const [[row], [sale]] = await Promise.all([findItems(db, shopId, ids), findSalesOf(db, shopId, ids)])
  if (row === undefined) throw notFound('items')
  return [row, sale]
}

/** A sale that a file plans is one that could be set, and lies ahead; one that is on stays as it is. */
function requireSale(row: ItemRow | undefined, { planned_sale, price }: ImportedItem, now: Date): void {
  if (planned_sale === undefined || planned_sale === null) return
  // One that a change of the price has ended is still noted until its end.
  const isOn = row !== undefined && row.proper_price !== null
  if (isOn) throw rejected('/planned_sale', 'cannot be planned while a sale is on: end it first')
  const starts_at = readDateTime(planned_sale.starts_at) ?? now
  const ends_at = planned_sale.ends_at === null ? null : (readDateTime(planned_sale.ends_at) ?? null)
  if (starts_at <= now) throw rejected('/planned_sale/starts_at', 'must be later than now')
  const goods = {
    ...{ type: row?.type ?? 'normal', repeat_price: row?.repeat_price ?? null },
    ...{ price: price ?? row?.price ?? null, proper_price: null },
  }
  const [wrong] = checkSale({ price: planned_sale.price, starts_at, ends_at }, goods, now)
  if (wrong !== undefined) throw rejected(`/planned_sale${wrong.pointer}`, wrong.detail)
}

/** An item has to be as it was when the change was shown, and its price is that of a sale while one is on. */
function requireSeen(row: ItemRow, { modified_at, price, variations = [] }: ImportedItem): void {
  if (modified_at === null || readDateTime(modified_at)?.getTime() !== row.modified_at.getTime()) {
    throw rejected('/modified_at', 'is not when the item was changed last: it has changed since it was shown')
  }
  if (price !== undefined && price !== row.price && row.proper_price !== null) {
    throw rejected('/price', 'cannot be changed while a sale is on: end it first')
  }
  for (const [index, { variation_id }] of variations.entries()) {
    if (variation_id !== null && !row.variations.some(({ id }) => id === variation_id)) {
      throw rejected(`/variations/${index}/variation_id`, 'is no variation of the item')
    }
  }
}

/** What a file names has to be there, and what it adds has to be told from others, before anything is done. */
async function requireKnown(
  { db }: Context,
  shopId: number,
  { category_ids = [], variations = [] }: ImportedItem,
): Promise<void> {
  const nodes = category_ids.length === 0 ? [] : await listNodes(db, shopId)
  for (const [index, id] of category_ids.entries()) {
    if (!nodes.some(node => node.id === id))
      throw rejected(`/category_ids/${index}`, 'is no category of the shop')
  }
  for (const [index, { variation_id, name, identifier = null, barcode = null }] of variations.entries()) {
    if (variation_id === null && !hasNameOrCode({ name: name ?? null, identifier, barcode })) {
      throw rejected(
        `/variations/${index}/name`,
        'is required for a variation without identifier and barcode',
      )
    }
  }
}

function make(
  context: Context,
  shopId: number,
  { name, price, item_tax_type }: ImportedItem,
): Promise<number> {
  for (const [member, value] of Object.entries({ name, price, item_tax_type })) {
    if (value === undefined) throw rejected(`/${member}`, 'is required for a new item')
  }
  const body = {
    type: 'normal',
    name: name ?? '',
    price: price ?? 0,
    item_tax_type: item_tax_type ?? 'standard',
  } as const
  return createItem(context, shopId, body)
}

/** The state that a file asks for. */
function afterImport(from: ItemState, wanted: ImportedItem): ItemState {
  const { item_id: _id, modified_at: _at, stock, category_ids, planned_sale, ...rest } = wanted
  const { variations = [], ...members } = rest
  const named = new Map(variations.map(variation => [variation.variation_id, variation]))
  const merged = from.variations.map(old => {
    const { variation_id: _, ...changes } = named.get(old.id) ?? { variation_id: old.id }
    return { ...old, ...changes }
  })
  const added = variations
    .filter(({ variation_id }) => variation_id === null)
    .map(({ name = null, identifier = null, barcode = null, stock: pieces = 0 }) => ({
      ...{ id: null, name, identifier, barcode },
      stock: pieces,
    }))
  return {
    ...from,
    ...members,
    own_stock: stock ?? from.own_stock,
    planned_sale: planned_sale === undefined ? (from.planned_sale ?? null) : saleOf(planned_sale),
    category_ids: category_ids?.map(storedId) ?? from.category_ids,
    variations: [...merged, ...added],
  }
}

/** As a state has it, whatever zone its times were written in. */
function saleOf(planned: ImportedItem['planned_sale']): PlannedSale | null {
  if (planned === null || planned === undefined) return null
  const [starts, ends] = [readDateTime(planned.starts_at), readDateTime(planned.ends_at ?? '')]
  return presentSale({
    price: planned.price,
    starts_at: starts === undefined ? null : wholeSecond(starts),
    ends_at: ends === undefined ? null : wholeSecond(ends),
  })
}

/** How it went with an item: what is wrong, null where it is as it was. */
export interface Undone {
  readonly item_id: number
  readonly name: string | null
  readonly fault: 'changed_since' | 'unfinished' | 'refused' | null
  readonly detail: string | null
}

/** Throws 403 `console/not-allowed` unless whoever undoes may do this. */
type RequireNeed = (need: Need) => void

/**
 * Undoes the next items of the last import, behind this id; `next` is where to go on, null when there are no more. An item
 * that has changed since is left as it is. Throws 404, and 403 before an item that is to be shown or hidden: those behind it, too,
 * are left to who may do that.
 */
export async function undoImport(
  context: Context,
  shopId: number,
  importId: number,
  after: number,
  requireNeed: RequireNeed,
): Promise<{ readonly items: readonly Undone[]; readonly next: number | null }> {
  const { db, clock } = context
  const last = await findLastImport(db, shopId)
  if (last?.id !== storedId(importId)) throw notThere('import that is the last')
  const entries = await listEntries(db, shopId, last.id, after, MAX_UNDONE)
  const items: Undone[] = []
  for (const entry of entries) {
    items.push(await inUnit(db, () => undoEntry(context, shopId, last.id, entry, requireNeed), isRefusal))
  }
  const next = entries.length === MAX_UNDONE ? (entries.at(-1)?.item_id ?? null) : null
  if (next === null) await endUndo(db, shopId, last.id, clock.now())
  return { items, next }
}

async function undoEntry(
  context: Context,
  shopId: number,
  importId: number,
  entry: ImportEntry,
  requireNeed: RequireNeed,
): Promise<Undone> {
  const { item_id, name } = entry
  try {
    const fault = await bringBack(context, shopId, entry, requireNeed)
    if (fault === null) await markUndone(context.db, shopId, importId, item_id)
    return { item_id, name, fault, detail: null }
  } catch (error) {
    if (!(error instanceof Problem) || error.type === 'console/not-allowed') throw error
    return { item_id, name, fault: 'refused', detail: error.message }
  }
}

/** Makes an item what it was, if it is as the import left it; answers why it is not done. */
async function bringBack(
  context: Context,
  shopId: number,
  { item_id: itemId, before, version, version_after }: ImportEntry,
  requireNeed: RequireNeed,
): Promise<Exclude<Undone['fault'], 'refused'>> {
  // An item that was made and is gone is as it was.
  if (version === null) return before === null ? null : 'changed_since'
  if (version_after === null) return 'unfinished'
  await hold(context, shopId, itemId)
  const [row, sale] = await readItem(context, shopId, itemId)
  if (row.version !== version_after) return 'changed_since'
  if (before !== null && before.visible !== row.visible) requireNeed('items.publish')
  if (before === null) await deleteItem(context, shopId, itemId)
  else await bringTo({ context, shopId, itemId }, stateOf(row, sale), before)
  return null
}
