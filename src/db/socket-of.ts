/** The socket of a connection, which node-postgres keeps there; its types leave it out. */
import type { Socket } from 'node:net'
import type pg from 'pg'

/** The one of a client that has begun to connect. */
export function socketOf(client: pg.ClientBase): Socket {
  return (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream
}
