/** Whether an item can be bought (R-BUY-4, R-BUY-5). Pure. */
import { salesPeriodOf, stockOf } from '../../resources/items/present.ts'
import { salesStatusAt } from '../../resources/items/rules.ts'
import type { SaleItem } from '../priced-line.ts'

/** Why it cannot, the first of these that holds. */
export const REASONS = ['not_yet', 'ended', 'no_price', 'sold_out'] as const
export type Reason = (typeof REASONS)[number]

/** Whether an item can be bought at a time. */
export interface Purchasable {
  readonly purchasable: boolean
  /** Null exactly when it can. */
  readonly reason: Reason | null
  /** When that changes by the time alone; null means never. */
  readonly until: Date | null
}

type Wanted = Pick<
  SaleItem,
  | 'type'
  | 'price'
  | 'own_stock'
  | 'variations'
  | 'sales_start_at'
  | 'sales_end_at'
  | 'application_start_at'
  | 'application_end_at'
>

/** Whether an item can be bought at this time, if it is shown at all. */
export function purchasable(item: Wanted, now: Date): Purchasable {
  const { status, until } = salesStatusAt(salesPeriodOf(item), now)
  const reason = reasonOf(item, status)
  return { purchasable: reason === null, reason, until }
}

function reasonOf(item: Wanted, status: ReturnType<typeof salesStatusAt>['status']): Reason | null {
  if (status === 'item_waiting_for_sale') return 'not_yet'
  if (status === 'item_end_of_sale') return 'ended'
  if (item.price === null) return 'no_price'
  return countsStock(item) && stockOf(item) === 0 ? 'sold_out' : null
}

/** A lottery takes applications without regard to its stock: that is what the draw is for. */
export function countsStock({ type }: Pick<SaleItem, 'type'>): boolean {
  return type !== 'lottery'
}
