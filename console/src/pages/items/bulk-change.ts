/** A change of many items: what it means for each, and the calls that make it. Pure but for `carryOut`. */
import { request } from '../../api/request.ts'
import type { ListedItem } from '../../api/types.ts'

/** What is done with each of them. */
export type BulkChange =
  | { readonly kind: 'publish' | 'hide' }
  | { readonly kind: 'into' | 'out'; readonly category: number }
  | { readonly kind: 'price' | 'stock'; readonly how: How; readonly value: number }

/** `to` sets, `by` adds, `percent` adds a share of the price, rounded to whole yen. */
export type How = 'to' | 'by' | 'percent'

/** What a change means for an item: what it becomes, or why nothing is done with it. */
export type Outlook = { readonly to: number | null } | { readonly left: 'same' | 'noPrice' | 'skipped' }

/** For an item as the list shows it. A price of an item in a sale is reckoned from the regular one. */
export function outlookOf(change: BulkChange, item: ListedItem): Outlook {
  switch (change.kind) {
    case 'publish':
    case 'hide':
      return item.visible === (change.kind === 'publish') ? { left: 'same' } : { to: null }
    case 'into':
    case 'out':
      return { to: null }
    case 'price': {
      const regular = item.proper_price ?? item.price
      if (regular === null && change.how !== 'to') return { left: 'noPrice' }
      const to = changed(regular ?? 0, change)
      return to === item.price && item.proper_price === null ? { left: 'same' } : { to }
    }
    case 'stock': {
      if (item.variation_count > 0) return { left: 'skipped' }
      const to = Math.max(0, changed(item.stock, change))
      return to === item.stock ? { left: 'same' } : { to }
    }
  }
}

function changed(from: number, { how, value }: { readonly how: How; readonly value: number }): number {
  if (how === 'to') return value
  return how === 'by' ? from + value : Math.round(from + (from * value) / 100)
}

/**
 * Changes one item. Pieces are added to what there is by now, so that what was sold meanwhile is not undone; down to what
 * there is, as was shown. They are added once for the key, however often it is tried.
 */
export async function carryOut(change: BulkChange, item: ListedItem, key: string): Promise<void> {
  const path = `/api/items/${item.id}`
  const outlook = outlookOf(change, item)
  if ('left' in outlook) return
  switch (change.kind) {
    case 'publish':
    case 'hide':
      return request('PUT', `${path}/visibility`, { visible: change.kind === 'publish' })
    case 'into':
      return request('PUT', `/api/item_categories/${change.category}/items/${item.id}`)
    case 'out':
      return request('DELETE', `/api/item_categories/${change.category}/items/${item.id}`)
    case 'price':
      return request('POST', path, { price: outlook.to })
    case 'stock':
      return change.how === 'to'
        ? request('PUT', `${path}/stock`, { stock: outlook.to })
        : request(
            'POST',
            `/console/api/items/${item.id}/stock_change`,
            { by: (outlook.to ?? 0) - item.stock },
            { key },
          )
  }
}
