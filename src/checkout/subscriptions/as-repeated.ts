/** An item of a subscription as later deliveries see it. Pure. */
import type { SaleItem } from '../priced-line.ts'

/** Every delivery after the first costs what it costs then. */
export function asRepeated(item: SaleItem): SaleItem {
  return { ...item, price: item.repeat_price ?? item.price, proper_price: null }
}
