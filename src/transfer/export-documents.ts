/** From rows to export documents (decision 6.1). Pure. */
import { writeDateTime } from '../lib/date-time.ts'
import type { CategoryRecord } from '../resources/item_categories/schemas.ts'
import type { ItemRow } from '../resources/items/detail-store.ts'
import { presentItem } from '../resources/items/present.ts'
import { presentUser } from '../resources/user/present.ts'
import type { Shop } from '../shops/store.ts'
import type { Kind } from './schemas.ts'

/** One line of an export. */
export interface ExportDocument {
  readonly kind: Kind
  readonly data: object
  readonly state: object
}

/** The shop: its user record, and what only its operator sees. */
export function shopDocument(shop: Shop, baseUrl: string): ExportDocument {
  const { payment_maintenance, block_list, price_ceiling } = shop
  return {
    kind: 'shop',
    data: presentUser(shop, baseUrl),
    state: { payment_maintenance, block_list, settings: { price_ceiling } },
  }
}

/** A category, which the API shows whole. */
export function categoryDocument(category: CategoryRecord): ExportDocument {
  return { kind: 'category', data: category, state: {} }
}

/** An item as the API shows it at this time, but for its links. */
export function itemDocument(row: ItemRow, now: Date): ExportDocument {
  const { sales_start_at, sales_end_at, own_stock } = row
  return {
    kind: 'item',
    data: presentItem(row, now),
    state: {
      sales_start_at: sales_start_at && writeDateTime(sales_start_at),
      sales_end_at: sales_end_at && writeDateTime(sales_end_at),
      own_stock,
    },
  }
}
