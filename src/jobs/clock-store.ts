/**
 * Times that were written down by a clock that has been set back since. What waits until then would wait for as long as the
 * clock was wrong; no wait is so long by itself, which tells them apart.
 */
import { STEPS } from '../checkout/subscriptions/cycles.ts'
import type { Connection } from '../db/database.ts'
import { writes } from '../db/statement.ts'

/** The beginning of the day of a subscription's next cycle, as `dayOfCycle` reckons it. */
const CYCLE_BEGINS = `(first_day + next_cycle * case cycle_plan ${Object.entries(STEPS)
  .map(([plan, step]) => {
    const length = 'days' in step ? `days => ${step.days}` : `months => ${step.months}`
    return `when '${plan}' then make_interval(${length})`
  })
  .join(' ')} end) at time zone 'Asia/Tokyo'`

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
  // Put off by a day at most after an attempt that came to nothing, and by three for a price that was told.
  writes(
    'clock.bring_back_subscriptions',
    `update subscriptions s set next_at = greatest(c.begins_at, $1)
     from (
       select shop_id, id, ${CYCLE_BEGINS} as begins_at
       from subscriptions where state = 'active' and next_at > $1::timestamptz + interval '4 days') c
     where s.shop_id = c.shop_id and s.id = c.id and s.next_at > c.begins_at`,
  ),
  // Whoever guesses now is held up by those of a time to come as by any that fail at this moment.
  writes(
    'clock.bring_back_failures',
    `update sign_in_failures set at = $1 where at > $1::timestamptz + interval '1 min'`,
  ),
  writes(
    'clock.bring_back_confirmations',
    `update console_sessions set confirmed_at = null where confirmed_at > $1::timestamptz + interval '1 min'`,
  ),
  // Waited for, for 5 minutes, by who signs in and by who proves to be still the same.
  writes(
    'clock.bring_back_sign_ins',
    `delete from pending_sign_ins where expires_at > $1::timestamptz + interval '6 min'`,
  ),
  writes(
    'clock.bring_back_challenges',
    `update console_sessions set challenge = null, challenge_until = null
     where challenge_until > $1::timestamptz + interval '6 min'`,
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
