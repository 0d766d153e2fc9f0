/** What an item document stands for in the database, and whether two documents stand for the same. Pure. */
import { isDeepStrictEqual } from 'node:util'
import { initialRow } from '../db/columns.ts'
import { inUtc } from '../lib/date-time.ts'
import { pick } from '../lib/members.ts'
import { toUri } from '../lib/web-address.ts'
import { ITEM_COLUMNS, type ItemColumns, type VariationColumns } from '../resources/items/columns.ts'
import type { Sale } from '../resources/items/sales.ts'
import { PLAIN_MEMBERS } from '../resources/items/schemas.ts'
import type { ItemData, ItemDocument } from './schemas.ts'

/** The columns of an item; then its parts, still under the ids of where they come from. */
export interface ItemPlan {
  readonly id: number
  readonly columns: ItemPlanColumns
  readonly variations: readonly PlannedVariation[]
  readonly images: ItemData['images']
  readonly options: ItemData['options']
  readonly categories: ItemData['categories']
  /** The methods to which it is bound, by name. */
  readonly shipping: readonly PlannedBinding[]
  readonly sale: PlannedSale | null
}

/** A sale, times as text in UTC. */
interface PlannedSale extends Pick<Sale, 'price' | 'begun'> {
  readonly starts_at: string | null
  readonly ends_at: string | null
}

/** A shipping method by its name, and how much room a piece takes there. */
interface PlannedBinding {
  readonly name: string
  readonly size: number
}

/** All columns of an item, times as text in UTC. */
export type ItemPlanColumns = {
  readonly [N in keyof ItemColumns]:
    | Exclude<ItemColumns[N], Date>
    | (Date extends ItemColumns[N] ? string : never)
}

/** A variation under the id of where it comes from. */
interface PlannedVariation extends VariationColumns {
  readonly id: number
  readonly stock: number
}

const INITIAL = initialRow(ITEM_COLUMNS)

/** Plans an item, with the addresses of its images as URIs (R-IMPORT-8). The document keeps its schema. */
export function planItem(document: ItemDocument): ItemPlan {
  const { id, variations, images, options, categories } = document.data
  return {
    id,
    columns: planColumns(document),
    variations: variations.map(({ name = null, ...variation }) => ({ name, ...variation })),
    images: images.map(({ id, url, scaled_url, square_url }) => ({
      ...{ id, url: toUri(url) },
      ...{ scaled_url: toUri(scaled_url), square_url: toUri(square_url) },
    })),
    options,
    categories,
    shipping: (document.state?.shipping_methods ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    sale: planSale(document.state?.sale ?? null),
  }
}

function planSale(sale: NonNullable<ItemDocument['state']>['sale'] | null): PlannedSale | null {
  if (sale == null) return null
  const { price, begun, starts_at, ends_at } = sale
  return { price, begun, starts_at: timeOrNull(starts_at), ends_at: timeOrNull(ends_at) }
}

function planColumns({ data, state = {} }: ItemDocument): ItemPlanColumns {
  const { type, detail, price, proper_price, visible } = data
  return {
    ...INITIAL,
    ...pick(data, PLAIN_MEMBERS),
    ...{ type, detail, price, proper_price, visible },
    created_at: inUtc(data.created_at),
    modified_at: inUtc(data.modified_at),
    own_stock: state.own_stock ?? (data.variations.length === 0 ? data.stock : 0),
    variation_count: data.variations.length,
    sales_start_at: timeOrNull(state.sales_start_at),
    sales_end_at: salesEnd(data, state),
    ...subscriptionColumns(data, state),
    application_start_at: timeOrNull(data.lottery?.application_start_at),
    application_end_at: timeOrNull(data.lottery?.application_end_at),
    scheduled_announce_at: timeOrNull(data.lottery?.scheduled_announce_at),
    digital_file_name: data.digital?.file_name ?? null,
    digital_file_size: data.digital?.file_size ?? null,
    digital_file_ext: data.digital?.file_ext ?? null,
  }
}

/** An item whose sale is over without a period had one that ended at its last change (R-DOCUMENT-4). */
function salesEnd(
  data: ItemData,
  { sales_start_at, sales_end_at }: NonNullable<ItemDocument['state']>,
): string | null {
  const withoutPeriod = sales_start_at == null && sales_end_at == null && data.type !== 'lottery'
  if (withoutPeriod && data.sales_status === 'item_end_of_sale') return inUtc(data.modified_at)
  return timeOrNull(sales_end_at)
}

/**
 * Where the document does not say whether a repeat price was given, one that equals the price counts as never given, so that both stay
 * equal when the price changes (R-ITEM-3): but for an item with a sale, which has one of its own (R-SALE-1) that is not to follow it.
 */
function subscriptionColumns(
  { price, proper_price, subscription }: ItemData,
  { repeat_price: given, sale }: NonNullable<ItemDocument['state']>,
) {
  const shown = subscription?.repeat_price ?? null
  const hasSale = sale != null || proper_price !== null
  const guessed = shown === price && !hasSale ? null : shown
  return {
    repeat_price: given === undefined ? guessed : given,
    repeat_times: subscription?.repeat_times ?? null,
    cycle_plan: subscription?.cycle_plan ?? null,
  }
}

function timeOrNull(text: string | null | undefined): string | null {
  return text == null ? null : inUtc(text)
}

/** Whether two plans are one and the same, ids and all. */
export function samePlan(a: ItemPlan, b: ItemPlan): boolean {
  return isDeepStrictEqual(a, b)
}

/** Whether two plans are the same but for ids. The order of categories is that of the tree, not of the item. */
export function samePlanButForIds(a: ItemPlan, b: ItemPlan): boolean {
  return isDeepStrictEqual(withoutIds(a), withoutIds(b))
}

function withoutIds({ columns, variations, images, options, categories, shipping, sale }: ItemPlan): unknown {
  return {
    ...{ columns, shipping, sale },
    variations: variations.map(({ id, ...variation }) => variation),
    images: images.map(({ id, ...image }) => image),
    options: options.map(({ id, ...option }) =>
      option.option_type === 'select'
        ? { ...option, choices: option.choices.map(({ id: _, ...choice }) => choice) }
        : { ...option, option_variation_id: option.option_variation_id !== null },
    ),
    categories: categories.map(category => JSON.stringify(pathOfNames(category))).sort(),
  }
}

interface Named {
  readonly name: string
  readonly parent: Named | null
}

/** The names of a category and of those above it, the top one first. */
export function pathOfNames({ name, parent }: Named): string[] {
  return parent === null ? [name] : [...pathOfNames(parent), name]
}
