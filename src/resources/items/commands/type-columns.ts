/** From what a caller sends for one type of item to columns. Pure. */
import { readDateTime } from '../../../lib/date-time.ts'
import type { WritableColumns } from '../columns.ts'
import type { CreateItem, UpdateItem } from '../request-schemas.ts'
import type { LotteryPeriod } from '../rules.ts'

type SubscriptionColumns = Pick<WritableColumns, 'repeat_price' | 'repeat_times' | 'cycle_plan'>
type LotteryColumns = Pick<
  WritableColumns,
  'application_start_at' | 'application_end_at' | 'scheduled_announce_at'
>

const NO_SUBSCRIPTION: SubscriptionColumns = { repeat_price: null, repeat_times: null, cycle_plan: null }
const NO_LOTTERY: LotteryColumns = {
  application_start_at: null,
  application_end_at: null,
  scheduled_announce_at: null,
}

/** The subscription's columns: what was sent over what was there. */
export function subscriptionColumns(
  sent: CreateItem['subscription'] | UpdateItem['subscription'],
  before: SubscriptionColumns = NO_SUBSCRIPTION,
): SubscriptionColumns {
  return {
    repeat_price: sent?.repeat_price ?? before.repeat_price,
    repeat_times: sent?.repeat_times ?? before.repeat_times,
    cycle_plan: sent?.cycle_plan ?? before.cycle_plan,
  }
}

/** The lottery's columns: what was sent over what was there. */
export function lotteryColumns(
  sent: CreateItem['lottery'] | UpdateItem['lottery'],
  before: LotteryColumns = NO_LOTTERY,
): LotteryColumns {
  return {
    application_start_at: timeOf(sent?.application_start_at) ?? before.application_start_at,
    application_end_at: timeOf(sent?.application_end_at) ?? before.application_end_at,
    scheduled_announce_at: timeOf(sent?.scheduled_announce_at) ?? before.scheduled_announce_at,
  }
}

/** The schema has checked the form already. */
function timeOf(text: string | undefined): Date | null {
  return text === undefined ? null : (readDateTime(text) ?? null)
}

/** The period of a lottery's columns, all of which are set. */
export function lotteryPeriod(columns: LotteryColumns): LotteryPeriod {
  const { application_start_at, application_end_at, scheduled_announce_at } = columns
  if (application_start_at === null || application_end_at === null || scheduled_announce_at === null) {
    throw new Error('A lottery without its dates')
  }
  return {
    applicationStartAt: application_start_at,
    applicationEndAt: application_end_at,
    scheduledAnnounceAt: scheduled_announce_at,
  }
}
