/** Mails of a day, counted by what they have a limit for. */
import type { Connection, Transaction } from '../db/database.ts'
import type { DatabaseError } from '../db/sqlstate.ts'
import { writes } from '../db/statement.ts'
import type { Day } from '../lib/day.ts'

/** So many mails of what has a limit, such as an order. */
export interface Counted {
  readonly subject: string
  readonly mails: number
  /** What the count of the day may come to with them. */
  readonly most: number
}

/**
 * In the order of the subjects, so that two that want the same never wait for each other; whoever comes second waits until
 * the first is committed or undone. `shop` comes last: it is the one that all of a shop's changes want.
 */
const COUNT = writes(
  'mail_counts.add',
  `insert into mail_counts as c (shop_id, day, subject, mails, most)
   select $1, $2, subject, mails, most from json_to_recordset($3) as asked (subject text, mails int, most int)
   order by subject
   on conflict (shop_id, day, subject) do update set mails = c.mails + excluded.mails, most = excluded.most`,
)

const WITHIN_LIMIT = 'mail_counts_within_limit'

/**
 * Adds to the counts of a day when the transaction commits. It is undone, and throws what `refusal` makes of the one that
 * would have gone beyond its limit, when there is one.
 */
export function addToCounts(
  tx: Transaction,
  shopId: number,
  day: Day,
  asked: readonly Counted[],
  refusal: (full: Counted | undefined) => unknown,
): void {
  tx.lastly({
    statement: COUNT,
    values: [shopId, day, JSON.stringify(asked)],
    explain: error => (error.constraint === WITHIN_LIMIT ? refusal(fullOne(asked, error)) : error),
  })
}

/** The detail tells the row's columns, in their order. */
function fullOne(asked: readonly Counted[], { detail = '' }: DatabaseError): Counted | undefined {
  return asked.find(({ subject }) => detail.includes(`, ${subject}, `))
}

const SWEEP = writes('mail_counts.sweep', 'delete from mail_counts where day < $1')

/** Forgets the counts of all days before one. */
export async function deleteCountsBefore(db: Connection, day: Day): Promise<void> {
  await db.query(SWEEP, [day])
}
