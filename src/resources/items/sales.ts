/** The rules of sales (R-SALE-1 to R-SALE-5). Pure. */
import type { Violation } from '../../http/problems.ts'
import { MIN_PRICE } from './limits.ts'

/** A sale as it is kept. A side that is null is open: from now on, or until it is ended. */
export interface Sale {
  readonly price: number
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  /** Whether its price was put on the item. */
  readonly begun: boolean
}

/** What of an item a sale goes by. */
export interface SaleGoods {
  readonly price: number | null
  readonly proper_price: number | null
}

/** What an item costs while no sale is on. */
function regularPrice({ price, proper_price }: SaleGoods): number | null {
  return proper_price ?? price
}

/**
 * What is to be done of a sale at a time. `forget`: it is over without having begun, the item's price was changed, which ends a sale, or
 * it would be none, since the price has become as low.
 */
export function saleStep(sale: Sale, item: SaleGoods, now: Date): 'begin' | 'end' | 'forget' | null {
  if (sale.begun) {
    if (item.proper_price === null) return 'forget'
    return sale.ends_at !== null && sale.ends_at <= now ? 'end' : null
  }
  if (sale.ends_at !== null && sale.ends_at <= now) return 'forget'
  if (sale.starts_at !== null && sale.starts_at > now) return null
  return item.price !== null && sale.price < item.price ? 'begin' : 'forget'
}

/** The prices of an item after a step. */
export function pricesAfter(step: 'begin' | 'end', sale: Sale, item: SaleGoods): SaleGoods {
  return step === 'begin'
    ? { price: sale.price, proper_price: item.price }
    : { price: item.proper_price, proper_price: null }
}

/** What is wrong with a sale that somebody wants of an item. */
export function checkSale(
  wanted: Pick<Sale, 'price' | 'starts_at' | 'ends_at'>,
  item: SaleGoods & { readonly type: string; readonly repeat_price: number | null },
  now: Date,
): readonly Violation[] {
  const regular = regularPrice(item)
  const { price, starts_at, ends_at } = wanted
  return [
    ...(regular === null
      ? [{ pointer: '', detail: 'is for an item that has a price' }]
      : price >= regular
        ? [{ pointer: '/price', detail: `must be lower than the regular price, ${regular}` }]
        : price < MIN_PRICE
          ? [{ pointer: '/price', detail: `must be ${MIN_PRICE} or more` }]
          : []),
    ...(starts_at !== null && ends_at !== null && starts_at >= ends_at
      ? [{ pointer: '/ends_at', detail: 'must be later than starts_at' }]
      : []),
    ...(ends_at !== null && ends_at <= now
      ? [{ pointer: '/ends_at', detail: 'must be later than now' }]
      : []),
    // Else every later delivery would be promised at the price of the sale.
    ...(item.type === 'subscription' && item.repeat_price === null
      ? [{ pointer: '', detail: 'needs a price of later deliveries, which else is that of the sale' }]
      : []),
  ]
}
