/** What an order is and has (R-SEARCH-6, R-SEARCH-7) as the bits of a number, by which the database counts and lists orders. Pure. */
import { SEARCH_PROPERTIES, type SearchProperty } from './request-schemas.ts'
import { ORDER_TYPES, type OrderType } from './schemas.ts'

/** The bit of each, as the database's function `order_kinds` has them: types from 0 on, properties from 16 on. */
export const ORDER_KINDS: ReadonlyMap<OrderType | SearchProperty, number> = new Map([
  ...ORDER_TYPES.map((type, index) => [type, 2 ** index] as const),
  ...SEARCH_PROPERTIES.map((property, index) => [property, 2 ** (16 + index)] as const),
])

/** The bits of any of these; null for no filter. */
export function kindsOf(names: readonly (OrderType | SearchProperty)[] | null): number | null {
  return names && [...new Set(names)].reduce((sum, name) => sum + (ORDER_KINDS.get(name) ?? 0), 0)
}
