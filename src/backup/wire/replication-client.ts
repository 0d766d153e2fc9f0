/**
 * A connection to PostgreSQL that speaks its protocol of replication, in which a whole cluster and its log (WAL) are sent. None
 * of PostgreSQL's own programs for it comes with the built-in one. The built-in one alone is asked, by the role that it has for this.
 */
import pg from '#pg'
import type { DatabaseAddress } from '../../db/database.ts'
import { BACKUP_ROLE } from '../../db/embedded/roles.ts'
import { CONNECT_SECONDS } from '../../db/explain-outside.ts'

/** What node-postgres gives a query of one's own; its types know the rest of a connection. */
export interface WireConnection {
  readonly stream: { pause(): unknown; resume(): unknown }
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
}

/** A command whose answer is a copy: what node-postgres calls while it comes. */
export interface CopyCommand {
  readonly text: string
  /** The command was sent. */
  begun?(connection: WireConnection): void
  /** A piece of the copy. */
  copied(chunk: Buffer, connection: WireConnection): void
  /** A row of a table that comes before the copy, or after it. */
  row?(fields: readonly (string | null)[]): void
}

/** Connects, with the rights of replication and to ask by SQL as well. */
export async function connectReplication(address: DatabaseAddress): Promise<pg.Client> {
  const client = new pg.Client({
    ...address,
    user: BACKUP_ROLE,
    application_name: 'akinai backup',
    connectionTimeoutMillis: CONNECT_SECONDS * 1000,
    // Of a database, and so let in by the same lines of pg_hba.conf as the server.
    ...{ replication: 'database' },
  })
  await client.connect()
  return client
}

/** Breaks a connection off in the middle of a copy. */
export function abandon(client: pg.Client): void {
  const { connection } = client as unknown as {
    readonly connection: { readonly stream: { destroy(): void } }
  }
  connection.stream.destroy()
}

/** Runs a command whose answer is a copy; answers when it has ended. Throws what PostgreSQL refuses it with. */
export function runCopy(client: pg.Client, command: CopyCommand): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const ended = () => reject(new Error('The connection to PostgreSQL ended'))
  client.once('end', ended)
  client.query({
    callback: () => {},
    submit(connection: unknown) {
      const wire = connection as WireConnection
      wire.query(command.text)
      command.begun?.(wire)
    },
    handleRowDescription: () => {},
    handleDataRow: (message: { readonly fields: readonly (string | null)[] }) =>
      command.row?.(message.fields),
    handleCommandComplete: () => {},
    handleEmptyQuery: () => {},
    handleCopyData(message: { readonly chunk: Buffer }, connection: WireConnection) {
      try {
        command.copied(message.chunk, connection)
      } catch (error) {
        reject(error)
        abandon(client)
      }
    },
    handleReadyForQuery: () => resolve(),
    handleError: (error: Error) => reject(error),
  } as pg.Submittable)
  return promise.finally(() => client.off('end', ended))
}
