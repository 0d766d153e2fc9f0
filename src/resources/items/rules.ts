/** Rules about items that no schema can say. Pure. */
import { Problem } from '../../http/problems.ts'
import type { ItemType, SalesStatus } from './schemas.ts'

/** A refusal of what was asked of an item, with a pointer to the member at fault. */
export function writeRejected(detail: string, pointer?: string): Problem {
  return new Problem(
    'items/write-rejected',
    detail,
    pointer === undefined ? {} : { violations: [{ detail, pointer }] },
  )
}

/** Members for one type of item are refused on another (R-ITEM-12). */
export function requireTypeConsistency(
  type: ItemType,
  sent: { subscription?: unknown; lottery?: unknown },
): void {
  for (const member of ['subscription', 'lottery'] as const) {
    if (sent[member] !== undefined && type !== member) {
      throw writeRejected(
        `${member} is for items of type ${member}; this item is of type ${type}.`,
        `/${member}`,
      )
    }
  }
}

/** Whether a variation can be told from others: only one that has a code can do without a name (R-VARIATION-1). */
export function hasNameOrCode(variation: {
  readonly name?: string | null
  readonly identifier: string | null
  readonly barcode: string | null
}): boolean {
  return (variation.name ?? variation.identifier ?? variation.barcode) !== null
}

/** When people may apply for a lottery, and when they hear. */
export interface LotteryPeriod {
  readonly applicationStartAt: Date
  readonly applicationEndAt: Date
  readonly scheduledAnnounceAt: Date
}

/** Applications must start before they end, and end before or when the result is announced (R-ITEM-4). */
export function requireLotteryOrder(period: LotteryPeriod): void {
  if (period.applicationStartAt >= period.applicationEndAt) {
    throw writeRejected(
      'application_end_at must be later than application_start_at.',
      '/lottery/application_end_at',
    )
  }
  if (period.applicationEndAt > period.scheduledAnnounceAt) {
    throw writeRejected(
      'scheduled_announce_at must not be earlier than application_end_at.',
      '/lottery/scheduled_announce_at',
    )
  }
}

/** The time within which an item is on sale; null is open at that side. */
export interface SalesPeriod {
  readonly start: Date | null
  readonly end: Date | null
}

/** The sales status at a time (R-ITEM-5), and until when it holds; null means for ever. */
export function salesStatusAt(
  { start, end }: SalesPeriod,
  now: Date,
): { status: SalesStatus; until: Date | null } {
  if (start !== null && now < start) return { status: 'item_waiting_for_sale', until: start }
  if (end !== null && now >= end) return { status: 'item_end_of_sale', until: null }
  return { status: 'item_now_on_sale', until: end }
}

/** The shop's own ceiling for prices is exceeded (R-ITEM-16). */
export function aboveCeiling(pointer: string): Problem {
  return writeRejected('The price is above the ceiling that this shop has set for itself.', pointer)
}
