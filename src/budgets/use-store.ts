/** How much of their budgets shops have used, from the database. */
import type { Config } from '../config.ts'
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'
import { dayInTokyo } from '../lib/day.ts'

/** The budgets that a shop has, by the names under which metrics and `doctor` tell of them. */
export const SHOP_BUDGETS = ['order_mails', 'log_of_calls', 'open_uploads', 'open_upload_bytes'] as const
export type ShopBudget = (typeof SHOP_BUDGETS)[number]

/** What a shop has used of a budget; 1 is all of it. */
export interface BudgetUse {
  readonly budget: ShopBudget
  readonly shop_key: string
  readonly used: number
}

const MOST_USED = reads<BudgetUse>(
  'budgets.most_used',
  `with used as (
     (select 'order_mails' as budget, shop_id, sum(mails) / $2::float8 as used from mail_counts
      where day = $1 and subject = 'shop' group by shop_id order by sum(mails) desc limit $6)
     union all
     (select 'log_of_calls', shop_id, bytes / $3::float8 from request_log_use order by bytes desc limit $6)
     union all
     (select 'open_uploads', shop_id, count(*) / $4::float8 from files where used_at is null
      group by shop_id order by count(*) desc limit $6)
     union all
     (select 'open_upload_bytes', shop_id, sum(uploaded_bytes)::float8 / $5::float8 from files where used_at is null
      group by shop_id order by sum(uploaded_bytes) desc limit $6)
   )
   select budget, s.key as shop_key, used from used join shops s on s.id = shop_id order by budget, used desc`,
)

/** Of each budget the shops that have used most of it, so many at most. */
export function mostUsed(
  db: Connection,
  { mailLimits, diskBudgets }: Pick<Config, 'mailLimits' | 'diskBudgets'>,
  now: Date,
  shops: number,
): Promise<BudgetUse[]> {
  const { logBytes, unusedUploads, unusedUploadBytes } = diskBudgets
  return db.query(MOST_USED, [
    dayInTokyo(now),
    mailLimits.shop,
    logBytes,
    unusedUploads,
    unusedUploadBytes,
    shops,
  ])
}
