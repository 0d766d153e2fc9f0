/** The simulated service sends word: at once, twice, or late, as the buyer's page was told. */
import type { Connection } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import type { GatewayMessage, NotedPayment } from '../gateway.ts'
import { findSecret, putOff, takeDue } from './message-store.ts'
import { writeMessage } from './messages.ts'

/** How often, and when, it is told. */
export type Telling = 'once' | 'twice' | 'late' | 'never'

/** Late is so much later; the job that sends late words comes by the minute. */
const LATE_MS = 60_000

/** Messages that are taken at a time. */
const BATCH = 100

interface TellParts {
  readonly db: Connection
  readonly clock: Clock
}

/** Tells `hear` of a payment. What goes wrong there is its own business, as it would be between two servers. */
export async function tell(
  { db, clock }: TellParts,
  noted: NotedPayment,
  telling: Telling,
  hear: (message: GatewayMessage) => Promise<unknown>,
): Promise<void> {
  if (telling === 'never') return
  if (telling === 'late') return putOff(db, noted, new Date(clock.now().getTime() + LATE_MS))
  const message = writeMessage(noted, await findSecret(db))
  for (let sent = 0; sent < (telling === 'twice' ? 2 : 1); sent++) {
    await hear(message).catch(() => putOff(db, noted, new Date(clock.now().getTime() + LATE_MS)))
  }
}

/** The messages whose time has come, each of them once. */
export async function takeMessages({ db, clock }: TellParts): Promise<GatewayMessage[]> {
  const due = await takeDue(db, clock.now(), BATCH)
  if (due.length === 0) return []
  const secret = await findSecret(db)
  return due.map(noted => writeMessage(noted, secret))
}
