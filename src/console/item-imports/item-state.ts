/** How an item is as far as a file can change it, and what leads from one state to another. */
import type { Context } from '../../context.ts'
import { writeDateTime } from '../../lib/date-time.ts'
import { linkItemToCategory } from '../../resources/item_categories/commands/link-item-to-category.ts'
import { unlinkItemFromCategory } from '../../resources/item_categories/commands/unlink-item-from-category.ts'
import type { VariationColumns } from '../../resources/items/columns.ts'
import { addItemVariation } from '../../resources/items/commands/add-item-variation.ts'
import { deleteItemVariation } from '../../resources/items/commands/delete-item-variation.ts'
import { endItemSale, setItemSale } from '../../resources/items/commands/set-item-sale.ts'
import { setItemStock } from '../../resources/items/commands/set-item-stock.ts'
import { setItemVisibility } from '../../resources/items/commands/set-item-visibility.ts'
import { updateItem } from '../../resources/items/commands/update-item.ts'
import { updateItemVariation } from '../../resources/items/commands/update-item-variation.ts'
import type { ItemRow } from '../../resources/items/detail-store.ts'
import type { UpdateItem } from '../../resources/items/request-schemas.ts'
import type { Sale } from '../../resources/items/sales.ts'
import type { TaxType } from '../../resources/items/schemas.ts'

/** A variation; the id is null for one that is to be added. */
interface VariationState extends VariationColumns {
  readonly id: number | null
  readonly stock: number
}

/** A sale to come, with its times as the API writes them. */
export interface PlannedSale {
  readonly price: number
  readonly starts_at: string | null
  readonly ends_at: string | null
}

/** The state. */
export interface ItemState {
  readonly name: string
  readonly price: number | null
  readonly item_tax_type: TaxType
  readonly identifier: string | null
  readonly quantity_limit: number | null
  readonly detail: string
  readonly visible: boolean
  readonly own_stock: number
  readonly variations: readonly VariationState[]
  readonly category_ids: readonly number[]
  /** Undefined in what was noted before files had sales: it stays as it is. */
  readonly planned_sale?: PlannedSale | null
}

const MEMBERS = ['name', 'price', 'item_tax_type', 'identifier', 'quantity_limit', 'detail'] as const

/** Of an item as it is read, with its sale. */
export function stateOf(row: ItemRow, sale: Sale | undefined): ItemState {
  const { name, price, item_tax_type, identifier, quantity_limit, detail, visible, own_stock } = row
  return {
    ...{ name, price, item_tax_type, identifier, quantity_limit, detail, visible, own_stock },
    variations: row.variations.map(one => ({
      ...{ id: one.id, stock: one.stock, name: one.name },
      ...{ identifier: one.identifier, barcode: one.barcode },
    })),
    category_ids: row.categories.map(({ id }) => id),
    planned_sale: sale === undefined || sale.begun ? null : presentSale(sale),
  }
}

/** A sale as the API writes it. */
export function presentSale({ price, starts_at, ends_at }: Omit<Sale, 'begun'>): PlannedSale {
  return {
    price,
    starts_at: starts_at && writeDateTime(starts_at),
    ends_at: ends_at && writeDateTime(ends_at),
  }
}

/** An item of a shop, where it is changed. */
interface Place {
  readonly context: Context
  readonly shopId: number
  readonly itemId: number
}

/**
 * Brings an item from one state to another by the API's own commands, each under its own rules. Variations are added before
 * others are removed. Throws what they throw; what was done before that stays.
 */
export async function bringTo(place: Place, from: ItemState, to: ItemState): Promise<void> {
  const { context, shopId, itemId } = place
  const changed = MEMBERS.filter(name => from[name] !== to[name] && !(name === 'price' && to.price === null))
  if (changed.length > 0) {
    const body = Object.fromEntries(changed.map(name => [name, to[name]])) as UpdateItem
    await updateItem(context, shopId, itemId, body)
  }
  await bringSale(place, from.planned_sale ?? null, to.planned_sale)
  await bringVariations(place, from, to)
  for (const id of to.category_ids) {
    if (!from.category_ids.includes(id)) await linkItemToCategory(context, shopId, id, itemId)
  }
  for (const id of from.category_ids) {
    if (!to.category_ids.includes(id)) await unlinkItemFromCategory(context, shopId, id, itemId)
  }
  // Last, so that nothing is shown half-made.
  if (from.visible !== to.visible) await setItemVisibility(context, shopId, itemId, to.visible)
}

async function bringSale(
  { context, shopId, itemId }: Place,
  from: PlannedSale | null,
  to: PlannedSale | null | undefined,
): Promise<void> {
  if (to === undefined || JSON.stringify(from) === JSON.stringify(to)) return
  if (to === null) return endItemSale(context, shopId, itemId)
  await setItemSale(context, shopId, itemId, {
    price: to.price,
    starts_at: to.starts_at === null ? null : new Date(to.starts_at),
    ends_at: to.ends_at === null ? null : new Date(to.ends_at),
  })
}

async function bringVariations(
  { context, shopId, itemId }: Place,
  from: ItemState,
  to: ItemState,
): Promise<void> {
  const before = new Map(from.variations.map(variation => [variation.id, variation]))
  const stocks: { variation_id: number; stock: number }[] = []
  for (const { id, stock, name, identifier, barcode } of to.variations) {
    const old = before.get(id)
    if (id === null || old === undefined) {
      const body = { identifier, barcode, ...(name === null ? {} : { name }) }
      const added = await addItemVariation(context, shopId, itemId, body as { name: string })
      if (stock !== 0) stocks.push({ variation_id: added, stock })
      continue
    }
    const changes = (['name', 'identifier', 'barcode'] as const).filter(
      one => old[one] !== { name, identifier, barcode }[one],
    )
    if (changes.length > 0) {
      const body = Object.fromEntries(changes.map(one => [one, { name, identifier, barcode }[one]]))
      await updateItemVariation(context, shopId, itemId, id, body)
    }
    if (stock !== old.stock) stocks.push({ variation_id: id, stock })
  }
  const kept = new Set(to.variations.map(({ id }) => id))
  for (const { id } of from.variations) {
    if (id !== null && !kept.has(id)) await deleteItemVariation(context, shopId, itemId, id)
  }
  if (stocks.length > 0) await setItemStock(context, shopId, itemId, { variations: stocks })
  if (to.variations.length === 0 && from.own_stock !== to.own_stock) {
    await setItemStock(context, shopId, itemId, { stock: to.own_stock })
  }
}
