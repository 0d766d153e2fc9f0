/** Mails of a day, counted by what they have a limit for. */
import type { Connection, Transaction } from '../db/database.ts'
import { writes } from '../db/statement.ts'
import type { Day } from '../lib/day.ts'

/** So many mails of what has a limit, such as an order. */
export interface Counted {
  readonly subject: string
  readonly mails: number
}

/**
 * In the order of the subjects, so that two that want the same never wait for each other; whoever comes second waits until
 * the first is committed or undone. `shop` comes last: it is the one that all of a shop's changes want.
 */
const COUNT = writes<Counted>(
  'mail_counts.add',
  `insert into mail_counts as c (shop_id, day, subject, mails)
   select $1, $2, subject, mails from json_to_recordset($3) as asked (subject text, mails int) order by subject
   on conflict (shop_id, day, subject) do update set mails = c.mails + excluded.mails
   returning subject, mails`,
)

/** Adds to the counts of a day, and answers what they are with it. Undone with the transaction. */
export function addToCounts(
  tx: Transaction,
  shopId: number,
  day: Day,
  asked: readonly Counted[],
): Promise<Counted[]> {
  return tx.query(COUNT, [shopId, day, JSON.stringify(asked)])
}

const SWEEP = writes('mail_counts.sweep', 'delete from mail_counts where day < $1')

/** Forgets the counts of all days before one. */
export async function deleteCountsBefore(db: Connection, day: Day): Promise<void> {
  await db.query(SWEEP, [day])
}
