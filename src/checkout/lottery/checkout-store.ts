/** Winners' checkouts, in the database. */
import type { Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'

const UNDER_WAY = reads<{ found: boolean }>(
  'lottery_checkouts.under_way',
  `select true as found from checkouts
   where shop_id = $1 and application_id = $2 and state in ('completing', 'awaiting_buyer') limit 1`,
)

/** Whether one is being paid. */
export async function isUnderWay(tx: Transaction, shopId: number, applicationId: number): Promise<boolean> {
  return (await tx.query(UNDER_WAY, [shopId, applicationId])).length > 0
}

const END = writes(
  'lottery_checkouts.end_open',
  `update checkouts set state = 'cancelled', version = version + 1, changed_at = $3, kept_until = $4
   where shop_id = $1 and application_id = $2 and state = 'open'`,
)

/** Gives up those that are open, so that there is one at most. */
export async function endOpenCheckouts(
  tx: Transaction,
  shopId: number,
  applicationId: number,
  { now, keptUntil }: { readonly now: Date; readonly keptUntil: Date },
): Promise<void> {
  await tx.query(END, [shopId, applicationId, now, keptUntil])
}
