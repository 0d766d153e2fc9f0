/**
 * Times that were written down by a clock that has been set back since. What waits until then would wait for as long as the
 * clock was wrong; no wait is so long by itself, which tells them apart.
 */
import type { Connection } from '../db/database.ts'
import { writes } from '../db/statement.ts'

const BRING_BACK = [
  // Held for 30 s by who works on them, and for 10 minutes at most between two looks.
  writes(
    'clock.bring_back_payments',
    `update payment_operations set held_until = $1
     where state = 'pending' and held_until > $1::timestamptz + interval '15 min'`,
  ),
  writes(
    'clock.bring_back_placements',
    `update order_placements set held_until = $1
     where state in ('authorising', 'awaiting_buyer', 'letting_go') and held_until > $1::timestamptz + interval '15 min'`,
  ),
  // Those that wait for room in a budget, a day at most, look once more and wait again.
  writes(
    'clock.bring_back_mails',
    `update mails set due_at = $1
     where state = 'waiting' and due_at > $1::timestamptz + interval '1 min' + interval '1 s' * exp(least(attempts + 1, 10))`,
  ),
  writes(
    'clock.bring_back_downloads',
    `update order_download_checks set due_at = $1
     where due_at > $1::timestamptz + interval '65 min' and attempts > 0`,
  ),
  // Due a day before their end, for the reminder, and then at it; put off by 10 minutes at most.
  writes(
    'clock.bring_back_orders',
    `update orders o set due_at = u.due_at
     from (
       select shop_id, id,
         (awaited_payment->>'until')::timestamptz - case when payment_reminded then interval '0' else interval '1 day' end as due_at
       from orders where status = 'unpaid' and awaited_payment is not null and due_at > $1::timestamptz + interval '15 min') u
     where o.shop_id = u.shop_id and o.id = u.id and o.due_at > u.due_at + interval '15 min'`,
  ),
]

/** By the library's own clock, which is the machine's. */
const BRING_BACK_JOBS = [
  writes(
    'clock.bring_back_regular',
    `update graphile_worker._private_known_crontabs set last_execution = $1 where last_execution > $1`,
  ),
  writes(
    'clock.bring_back_jobs',
    `update graphile_worker._private_jobs set run_at = $1
     where locked_at is null and run_at > $1::timestamptz + interval '1 hour'`,
  ),
]

/** Has all that waits for longer than it can be meant to wait no longer. */
export async function bringBack(db: Connection, now: Date, machineNow: Date): Promise<void> {
  for (const statement of BRING_BACK) await db.query(statement, [now])
  for (const statement of BRING_BACK_JOBS) await db.query(statement, [machineNow])
}
