/**
 * Ends connections on which PostgreSQL owes an answer and says nothing: a machine that has vanished, a process that was
 * stopped. Its own limits of time say nothing then, and TCP gives up after a quarter of an hour.
 */
import type pg from 'pg'
import { socketOf } from './socket-of.ts'
import { SILENT } from './sqlstate.ts'

/**
 * For every connection: whether there is still somebody at its other end is asked by TCP when nothing was said for 10 s, and is given up
 * after 10 more. So one that nobody uses does not lead into the void, and what forgets idle connections on the way remembers it.
 */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** PostgreSQL ends by itself what is over time; who says nothing for so much longer is not there any more. */
export const SILENCE_SLACK = 1.5

/** What node-postgres keeps of a connection; its types leave it out. */
interface Spoken {
  /** Whether PostgreSQL has said last that it waits for what is asked next: after a refusal it is still to say so. */
  readonly readyForQuery: boolean
  /** Whether it was told that nothing more is asked, and is to close the connection. */
  readonly _ending: boolean
}

/** Watches the connection until it ends. Costs nothing for a statement: the system's own timer is moved by what comes and goes. */
export function endWhenSilent(client: pg.ClientBase, silenceMs: number): void {
  const spoken = client as unknown as Spoken
  const stream = socketOf(client)
  // What `setTimeout` itself is given hears of the first silence alone, nearly always that of a connection that nobody has used.
  stream.setTimeout(silenceMs).on('timeout', () => {
    // Nothing is awaited of one that is idle, or whose transaction waits for something else.
    if (spoken._ending) stream.destroy()
    else if (!spoken.readyForQuery) stream.destroy(new Error(SILENT))
  })
}
