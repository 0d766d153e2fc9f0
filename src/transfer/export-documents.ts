/** From rows to export documents (R-EXPORT-1). Pure. */
import { writeDateTime } from '../lib/date-time.ts'
import { pick } from '../lib/members.ts'
import type { CategoryRecord } from '../resources/item_categories/schemas.ts'
import type { ItemRow } from '../resources/items/detail-store.ts'
import { presentItem } from '../resources/items/present.ts'
import type { WrittenOrder } from '../resources/orders/store.ts'
import { presentUser } from '../resources/user/present.ts'
import { DOCUMENT_SETTING_NAMES } from '../shops/settings.ts'
import type { Shop } from '../shops/store.ts'
import { documentState } from './order-plan.ts'
import type { Kind } from './schemas.ts'

/** One line of an export. */
export interface ExportDocument {
  readonly kind: Exclude<Kind, 'order'>
  readonly data: object
  readonly state: object
}

/** The shop: its user record, and what only its operator sees. */
export function shopDocument(shop: Shop, block_list: readonly string[], baseUrl: string): ExportDocument {
  const { payment_maintenance } = shop
  return {
    kind: 'shop',
    data: presentUser(shop, baseUrl),
    state: { payment_maintenance, block_list, settings: pick(shop, DOCUMENT_SETTING_NAMES) },
  }
}

/** A category, which the API shows whole. */
export function categoryDocument(category: CategoryRecord): ExportDocument {
  return { kind: 'category', data: category, state: {} }
}

/** An item as the API shows it at this time, but for its links. */
export function itemDocument(row: ItemRow, now: Date, baseUrl: string): ExportDocument {
  const { sales_start_at, sales_end_at, own_stock } = row
  return {
    kind: 'item',
    data: presentItem(row, now, baseUrl),
    state: {
      sales_start_at: sales_start_at && writeDateTime(sales_start_at),
      sales_end_at: sales_end_at && writeDateTime(sales_end_at),
      own_stock,
    },
  }
}

/** An order: the very document that the API answers. The whole line. */
export function orderLine({ detail, state, lines }: WrittenOrder): string {
  return `{"kind":"order","data":${detail},"state":${JSON.stringify(documentState({ state, lines }))}}`
}
