/**
 * What an order is and has (R-SEARCH-5, R-SEARCH-6, R-SEARCH-7) as the bits of a number, by which the database counts and lists orders. Numbers
 * of 53 bits, which JavaScript has exactly. Pure.
 */
import { SEARCH_PROPERTIES, type SearchProperty } from './request-schemas.ts'
import {
  ORDER_STATUSES,
  ORDER_TYPES,
  type OrderStatus,
  type OrderType,
  PAYMENT_METHODS,
  type PaymentMethod,
} from './schemas.ts'

/** What has a bit. */
type OrderKind = OrderType | SearchProperty | OrderStatus | PaymentMethod

/** The bit of each, as the database's function `order_kinds` has them: types from 0 on, properties from 16, statuses from 24, ways to pay from 32. */
export const ORDER_KINDS: ReadonlyMap<string, number> = new Map([
  ...bits(ORDER_TYPES, 0),
  ...bits(SEARCH_PROPERTIES, 16),
  ...bits(ORDER_STATUSES, 24),
  ...bits(PAYMENT_METHODS, 32),
])

/** The bit that every order has. */
export const ANY_KIND = 2 ** 52

function bits(names: readonly OrderKind[], first: number): [OrderKind, number][] {
  return names.map((name, index) => [name, 2 ** (first + index)])
}

/** The bits of any of these; of every order where there is no filter. */
export function kindsOf(names: readonly string[] | null): number {
  return names === null
    ? ANY_KIND
    : [...new Set(names)].reduce((sum, name) => sum + (ORDER_KINDS.get(name) ?? 0), 0)
}
