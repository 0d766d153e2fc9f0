/** From rows to export documents (R-EXPORT-1). Pure. */
import { writeDateTime } from '../lib/date-time.ts'
import { omit, pick } from '../lib/members.ts'
import type { CategoryRecord } from '../resources/item_categories/schemas.ts'
import type { ItemRow } from '../resources/items/detail-store.ts'
import { presentItem } from '../resources/items/present.ts'
import type { Sale } from '../resources/items/sales.ts'
import { LATER_MEMBERS } from '../resources/items/schemas.ts'
import type { WrittenOrder } from '../resources/orders/store.ts'
import { presentUser } from '../resources/user/present.ts'
import type { Coupon } from '../selling/coupon-store.ts'
import { couponSettings } from '../selling/coupon-values.ts'
import type { NamedBinding, ShippingMethod } from '../selling/method-store.ts'
import { DOCUMENT_SETTING_NAMES } from '../shops/settings.ts'
import type { Shop } from '../shops/store.ts'
import { documentState } from './order-plan.ts'

/** One line of an export. */
export interface ExportDocument {
  readonly kind: 'shop' | 'category' | 'item'
  readonly data: object
  readonly state: object
}

/** What a shop has any number of, and its document tells. */
interface ShopLists {
  readonly block_list: readonly string[]
  readonly methods: readonly ShippingMethod[]
  readonly coupons: readonly Coupon[]
  /** Undefined where the categories tell it. */
  readonly next_category_number: number | undefined
}

/** The shop: its user record, and what only its operator sees. */
export function shopDocument(
  shop: Shop,
  { block_list, methods, coupons, next_category_number }: ShopLists,
  baseUrl: string,
): ExportDocument {
  const { payment_maintenance } = shop
  const settings = {
    ...pick(shop, DOCUMENT_SETTING_NAMES),
    shipping_methods: methods.map(({ id, ...method }) => method),
    coupons: coupons.map(couponSettings),
  }
  return {
    kind: 'shop',
    data: presentUser(shop, baseUrl),
    state: {
      payment_maintenance,
      ...(next_category_number === undefined ? {} : { next_category_number }),
      ...{ block_list, settings },
    },
  }
}

/** A category, which the API shows whole. */
export function categoryDocument(category: CategoryRecord): ExportDocument {
  return { kind: 'category', data: category, state: {} }
}

/** What an item has that the API does not show, and other tables keep. */
export interface BesideItem {
  /** The shipping methods to which it is bound. */
  readonly bound: readonly NamedBinding[]
  readonly sale: Sale | undefined
}

/** An item as the API shows it at this time, but for its links. */
export function itemDocument(
  row: ItemRow,
  now: Date,
  baseUrl: string,
  { bound, sale }: BesideItem,
): ExportDocument {
  const { sales_start_at, sales_end_at, own_stock, repeat_price } = row
  return {
    kind: 'item',
    data: withoutUnset(presentItem(row, now, baseUrl)),
    state: {
      sales_start_at: sales_start_at && writeDateTime(sales_start_at),
      sales_end_at: sales_end_at && writeDateTime(sales_end_at),
      own_stock,
      // What is shown does not tell whether it was given, or follows the price.
      ...(row.type === 'subscription' ? { repeat_price } : {}),
      ...(sale === undefined || isForgotten(sale, row) ? {} : { sale: writeSale(sale) }),
      ...(bound.length === 0 ? {} : { shipping_methods: bound.map(({ name, size }) => ({ name, size })) }),
    },
  }
}

function withoutUnset(item: Readonly<Record<string, unknown>>): object {
  const unset = LATER_MEMBERS.filter(name => item[name] === null)
  return unset.length === 0 ? item : omit(item, unset)
}

/** A sale whose price was taken off by an edit of the price is none any more (R-SALE-4). */
function isForgotten({ begun }: Sale, { proper_price }: ItemRow): boolean {
  return begun && proper_price === null
}

function writeSale({ price, starts_at, ends_at, begun }: Sale): object {
  return {
    ...{ price, begun },
    starts_at: starts_at && writeDateTime(starts_at),
    ends_at: ends_at && writeDateTime(ends_at),
  }
}

/** An order: the very document that the API answers, and when its first receipt was given out, if one was. The whole line. */
export function orderLine({ detail, state, lines }: WrittenOrder, receipt: Date | undefined): string {
  const told = {
    ...documentState({ state, lines }),
    ...(receipt && { receipt_issued_at: writeDateTime(receipt) }),
  }
  return `{"kind":"order","data":${detail},"state":${JSON.stringify(told)}}`
}
