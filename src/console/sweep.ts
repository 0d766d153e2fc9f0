/** Clears away what the console leaves behind: sessions and sign-ins that have ended by themselves, and
 * failures that count no more. */
import type { Context } from '../context.ts'
import { sweepAttempts } from './attempt-store.ts'
import { sweepPending } from './pending-store.ts'
import { idleSince } from './session-life.ts'
import { sweepSessions } from './session-store.ts'

/** Does it once. */
export async function sweepConsole({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await sweepSessions(db, now, idleSince(now))
  await sweepAttempts(db, now)
  await sweepPending(db, now)
}
