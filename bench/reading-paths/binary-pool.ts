/** Queries of one text value that is sent on as it comes: in binary format a text is its UTF-8 bytes, so nothing is decoded. */
import pg from 'pg'
import { SERVER_LIMITS } from '../../src/db/database.ts'
import type { Socket } from '../support/pgbench.ts'

/** A statement that answers one row with one text. */
export interface TextQuery {
  readonly name: string
  readonly text: string
}

/** Runs such statements over a pool of the server's size. */
export function makeTextPool(address: Socket): (query: TextQuery, values: unknown[]) => Promise<Buffer> {
  const pool = new pg.Pool({ ...address, max: SERVER_LIMITS.readingConnections })
  const types = { getTypeParser: () => (raw: unknown) => raw }
  return async (query, values) => {
    const config = { ...query, values, binary: true, types, rowMode: 'array' as const }
    const { rows } = await pool.query<Buffer[]>(config)
    const bytes = rows[0]?.[0]
    if (bytes === undefined) throw new Error(`${query.name} answered no row`)
    return bytes
  }
}
