/** An item as the winner of its lottery buys it (R-LOTTERY-6). Pure. */
import type { SaleItem } from '../priced-line.ts'

/**
 * At its price of then, whether it is shown still or not. The winner knows the result, so that nothing waits for it: what the item
 * says by now is when that of the next round is announced.
 */
export function asWon(item: SaleItem): SaleItem {
  return {
    ...{ ...item, visible: true },
    ...{ application_start_at: null, application_end_at: null, scheduled_announce_at: null },
  }
}
