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

/** Rows besides the first one, among which a high limit is shared. */
const STRIPES = 8

/** A limit of so many is shared: lower ones are one order's, one buyer's, or that of a small shop. */
const SHARED_FROM = 1600

/**
 * In the order of the subjects, so that two that want the same never wait for each other; whoever comes second waits until
 * the first is committed or undone. Where the limit is high half of it belongs to the stripes, so that the orders of a shop
 * seldom wait for each other; who finds a stripe full goes to the first row. When that is full, too, there is no place left:
 * as many have found the stripes full as these can hold. Of several mails at once some may not fit where one would, so that
 * up to `STRIPES` times one less stay unused.
 */
const COUNT = writes(
  'mail_counts.add',
  `with asked as (
     select subject, mails, most, case when most < ${SHARED_FROM} then 0 else most / ${2 * STRIPES} end as share
     from json_to_recordset($3) as asked (subject text, mails int, most int)
   ), striped as (
     insert into mail_counts as c (shop_id, day, subject, stripe, mails, most)
     select $1, $2, subject, $4, mails, share from asked where mails <= share
     order by subject
     on conflict (shop_id, day, subject, stripe) do update set mails = c.mails + excluded.mails, most = excluded.most
     where c.mails + excluded.mails <= excluded.most
     returning subject
   )
   insert into mail_counts as c (shop_id, day, subject, stripe, mails, most)
   select $1, $2, subject, 0, mails, most - ${STRIPES} * share from asked where subject not in (select subject from striped)
   order by subject
   on conflict (shop_id, day, subject, stripe) do update set mails = c.mails + excluded.mails, most = excluded.most`,
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
    values: [shopId, day, JSON.stringify(asked), 1 + Math.floor(Math.random() * STRIPES)],
    explain: error => (error.constraint === WITHIN_LIMIT ? refusal(fullOne(asked, error)) : error),
  })
}

/** From one row of each, those that may be held by others in the order in which `COUNT` takes them. */
const TAKE_OFF = writes(
  'mail_counts.take_off',
  `with asked as (
     select subject, mails from json_to_recordset($3) as asked (subject text, mails int)
   ), counted as (
     select distinct on (c.subject) c.subject, c.stripe, asked.mails from mail_counts c join asked using (subject)
     where c.shop_id = $1 and c.day = $2 and c.mails >= asked.mails order by c.subject, c.stripe desc
   ), held as (
     select c.subject, c.stripe, counted.mails from mail_counts c join counted using (subject, stripe)
     where c.shop_id = $1 and c.day = $2 order by c.stripe = 0, c.subject for update of c)
   update mail_counts c set mails = greatest(0, c.mails - held.mails) from held
   where c.shop_id = $1 and c.day = $2 and c.subject = held.subject and c.stripe = held.stripe`,
)

/** Takes them off again when the transaction commits: nothing came of what they were counted for. */
export function takeOffCounts(
  tx: Transaction,
  shopId: number,
  day: Day,
  asked: readonly Pick<Counted, 'subject' | 'mails'>[],
): void {
  tx.lastly({ statement: TAKE_OFF, values: [shopId, day, JSON.stringify(asked)], explain: error => error })
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
