/**
 * Writes straight into the PostgreSQL of one node, past HAProxy, as somebody would who is on its side of a network that is cut in
 * two. What it acknowledges must be there in the end like everything else.
 */
import { setTimeout as delay } from 'node:timers/promises'
import pg from '#pg'

/** How long one is waited for: a primary that has lost its synchronous standby acknowledges nothing. */
const WAIT_MS = 2000

const EVERY_MS = 100

/** Numbers that are written. */
export interface WrittenPast {
  /** Ends it, and answers how many were acknowledged after a moment, and of all of them those that are missing now. */
  end(since: number): Promise<{ readonly late: number; readonly missing: readonly number[] }>
}

/** Writes to the node at this port until it is ended; `pool` leads to whoever is primary. */
export async function writePast(port: number, pool: pg.Pool): Promise<WrittenPast> {
  await pool.query('create table if not exists written_past (port int, n int, primary key (port, n))')
  await pool.query('delete from written_past')
  const written = new Map<number, number>()
  let goesOn = true

  async function write(n: number): Promise<void> {
    const client = new pg.Client({
      ...{ host: '127.0.0.1', port, user: 'akinai', database: 'akinai' },
      ...{ connectionTimeoutMillis: WAIT_MS, query_timeout: WAIT_MS },
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('insert into written_past values ($1, $2)', [port, n])
      written.set(n, performance.now())
    } catch {
      // Refused, or not answered in time: then nobody was told that it is there.
    }
    client.end().catch(() => {})
  }

  async function writeAll(): Promise<void> {
    for (let n = 1; goesOn; n++) {
      await write(n)
      await delay(EVERY_MS)
    }
  }

  const writing = writeAll()
  return {
    end: async since => {
      goesOn = false
      await writing
      const { rows } = await pool.query<{ n: number }>('select n from written_past where port = $1', [port])
      const there = new Set(rows.map(({ n }) => n))
      return {
        late: [...written.values()].filter(at => at > since).length,
        missing: [...written.keys()].filter(n => !there.has(n)),
      }
    },
  }
}
