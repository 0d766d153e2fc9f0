/**
 * Ends connections on which PostgreSQL owes an answer and says nothing: a machine that has vanished, a process that was
 * stopped. Its own limits of time say nothing then, and TCP gives up after a quarter of an hour.
 */
import type pg from 'pg'
import { socketOf } from './socket-of.ts'
import { SILENT } from './sqlstate.ts'

/** What node-postgres keeps of a connection; its types leave it out. */
interface Spoken {
  readonly _activeQuery: unknown
}

/** Watches the connection until it ends. Costs nothing for a statement: the system's own timer is moved by what comes and goes. */
export function endWhenSilent(client: pg.ClientBase, silenceMs: number): void {
  const spoken = client as unknown as Spoken
  const stream = socketOf(client)
  stream.setTimeout(silenceMs, () => {
    // Nothing is awaited of one that is idle, or whose transaction waits for something else.
    if (spoken._activeQuery) stream.destroy(new Error(SILENT))
  })
}
