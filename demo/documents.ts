import { readFileSync } from 'node:fs'

// The demo shop's documents as the tests read them: the API's own bodies (R-DOCUMENT-1), without the members that nothing
// here checks.

/** A category with its chain of parents, as items and categories carry it (R-CATEGORY-1). */
export interface Summary {
  id: number
  name: string
  parent: Summary | null
}

/** A category record (R-CATEGORY-1). */
interface Category extends Summary {
  number: number
}

/** A variation; without `name` it is known by its code alone (R-VARIATION-1). */
interface Variation {
  id: number
  name?: string
  stock: number
  identifier: string | null
  barcode: string | null
}

/** An option of either kind; `choices` belongs to select, the members after it to form (R-ITEM-6). */
interface Option {
  id: number
  name: string
  required: boolean
  option_type: 'select' | 'form'
  choices?: { id: number; name: string; extra_price: number }[]
  option_variation_id?: number | null
  extra_price?: number
  max_length?: number | null
  free_text_description?: string | null
}

/** An item detail of any type (R-ITEM-1, R-ITEM-3, R-ITEM-4). */
export interface Item {
  type: string
  id: number
  name: string
  detail: string
  identifier: string | null
  price: number | null
  proper_price: number | null
  stock: number
  visible: boolean
  sales_status: string
  item_tax_type: string
  created_at: string
  modified_at: string
  images: unknown[]
  variations: Variation[]
  categories: Summary[]
  options: Option[]
  quantity_limit: number | null
  digital?: { file_name: string; file_size: number; file_ext: string }
  subscription?: { initial_price: number; repeat_price: number; repeat_times: string; cycle_plan: string }
  lottery?: { application_start_at: string; application_end_at: string; scheduled_announce_at: string }
}

/** What the item detail does not show (R-DOCUMENT-2). */
export interface ItemState {
  sales_start_at: string | null
  sales_end_at: string | null
  own_stock: number
  /** Of a subscription alone: null where none was given. */
  repeat_price?: number | null
}

/** The user record (R-USER-1). */
interface Shop {
  shop_id: string
  mail_address: string
  external_service_account: Record<string, string | null>
}

/** One line of the file. */
export type Document =
  | { kind: 'shop'; data: Shop; state: Record<string, unknown> }
  | { kind: 'category'; data: Category }
  | { kind: 'item'; data: Item; state: ItemState }

/** The demo shop as it is committed. */
export const text = readFileSync(new URL('shop.ndjson', import.meta.url), 'utf8')
/** Its lines, without the line feeds. */
export const lines = text.split('\n').slice(0, -1)
/** Its documents in file order. */
export const documents = lines.map(line => JSON.parse(line) as Document)
/** The category records in file order, which is tree order. */
export const categories = documents.flatMap(document => (document.kind === 'category' ? [document.data] : []))
/** The item documents with their state. */
export const entries = documents.flatMap(document => (document.kind === 'item' ? [document] : []))
/** The item details in file order. */
export const items = entries.map(entry => entry.data)

/** Every string within a value, however deep. */
export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(strings)
}

/** Every date-time within a value, however deep. */
export function times(value: unknown): string[] {
  return strings(value).filter(string => /^\d{4}-\d\d-\d\dT/.test(string))
}

/** Level of a category in its tree, from 1. */
export function depth(summary: Summary): number {
  return summary.parent === null ? 1 : 1 + depth(summary.parent)
}

/** Length in code points, as the API counts it. */
export function length(string: string): number {
  return [...string].length
}
