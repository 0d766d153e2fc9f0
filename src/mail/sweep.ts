/** Forgets the counts of days that are over, and mails that were sent long ago: they hold names, addresses and what was bought, which nobody asks for any more. */
import type { Context } from '../context.ts'
import { addDays, dayInTokyo } from '../lib/day.ts'
import { deleteCountsBefore } from './places-store.ts'
import { deleteSentMails } from './store.ts'

/**
 * A year and five weeks. Questions about an order come within the year that a warranty or a charge-back takes, and a
 * shop that compares with last year's season finds it whole. Mails that were not sent stay: someone has to decide on them.
 */
const KEPT_DAYS = 400

const DAY_MS = 24 * 60 * 60 * 1000

/** In one statement: some 100 ms. */
const BATCH = 1000

/** Sweeps until there is nothing left to sweep, and answers how many mails went. */
export async function sweepMails({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  // Yesterday's stay: at midnight a transaction may still be counting for it.
  await deleteCountsBefore(db, addDays(dayInTokyo(now), -1))
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  for (let swept = 0; ; ) {
    const gone = await deleteSentMails(db, before, BATCH)
    swept += gone
    if (gone < BATCH) return swept
  }
}
