/** An item as the winner of its lottery buys it (R-LOTTERY-6). Pure. */
import type { SaleItem } from '../priced-line.ts'

/** At its price of then, whether it is shown still or not. */
export function asWon(item: SaleItem): SaleItem {
  return { ...item, visible: true, application_start_at: null, application_end_at: null }
}
