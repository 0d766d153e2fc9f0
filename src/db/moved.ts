/**
 * A database that has moved: after a fail-over an address can lead, for a moment, to the server that was the primary before. It
 * takes no writes, and what it shows is old. No connection to it is kept, so that the next call comes to the one that is primary
 * by then (R-FAULT-8).
 */
import type pg from 'pg'
import { DatabaseError, READ_ONLY } from './sqlstate.ts'

/** Connections that have refused a write since their server only reads. */
const refusing = new WeakSet<pg.ClientBase>()

/** What node-postgres hears PostgreSQL by; its types leave this out. */
interface Heard {
  readonly connection: {
    on(event: 'errorMessage', hear: (message: { readonly code?: string }) => void): void
  }
}

/** Remembers of a new connection when it refuses to write. */
export function watchForMove(client: pg.ClientBase): void {
  const { connection } = client as unknown as Heard
  connection.on('errorMessage', ({ code }) => {
    if (code === READ_ONLY) refusing.add(client)
  })
}

/** Whether it has, so that nobody shall get it again. */
export function hasMoved(client: pg.ClientBase): boolean {
  return refusing.has(client)
}

/** Whether what a connection leads to only reads: a replica, or what was the primary before. */
export async function onlyReads(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ reads: boolean }>(
    `select current_setting('transaction_read_only')::bool as reads`,
  )
  return rows[0]?.reads !== false
}

/** What is told where a replica answers at the address of the primary. */
export function onlyReplica(): DatabaseError {
  return new DatabaseError(
    'unreachable',
    'connect',
    new Error('a replica answers at the address of the primary'),
  )
}
