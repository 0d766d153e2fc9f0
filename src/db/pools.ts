/** The pools of a database, and the settings of each connection. */
import pg from '#pg'
import { makeFairPlaces } from '../lib/fair-places.ts'
import { forgetVersions } from '../lib/versioned-memory.ts'
import { type Calm, NEVER_CALM } from './calm.ts'
import type { Connection, DatabaseAddress } from './database.ts'
import { endWhenSilent, KEPT_ALIVE, SILENCE_SLACK } from './end-when-silent.ts'
import { GROUP_LOCK_TIMEOUT_MS } from './group-commit.ts'
import type { HearOfCircle } from './holding.ts'
import type { DatabaseLimits } from './limits.ts'
import { onlyReplica, watchForMove } from './moved.ts'
import { Patience } from './patience.ts'
import { run, type SharedPool } from './shared-pool.ts'
import { noConnection, overloaded } from './sqlstate.ts'
import { VALUE_TYPES } from './value-types.ts'

/** Looks at a connection before it is used; throws where it shall not be. */
export type LookAtConnection = (connection: Connection, isReplica: boolean) => Promise<void>

/** What is particular about the use of a database. */
export interface DatabaseUse {
  /** No connection is used for which it throws; by itself none that leads to a replica. */
  readonly look?: LookAtConnection
  /** Who knows its calms; by itself nobody. */
  readonly calm?: Calm
  /** Who hears of work that holds a connection and waits for another; by itself nobody, and nothing is looked at. */
  readonly onCircle?: HearOfCircle
}

/** The pools of a database. */
export interface Pools {
  /** Of connections that can only read. */
  readonly reading: SharedPool
  readonly writing: SharedPool
  /** For what is written aside (`statement.ts`), which ends no calm. */
  readonly aside: SharedPool
  /** For writes that are committed together. */
  readonly groups: pg.Pool
  /** Of the calls that ask any of them. */
  readonly patience: Patience
  /** Ends them once the running statements are through. */
  end(): Promise<void>
}

/** Sees that the primary is another server than it was, or has started anew: by when it has started, which any role may ask. */
function watchPrimary(): { isThatOf(startedAt: string): void } {
  let known: string | undefined
  return {
    isThatOf(startedAt) {
      if (known !== undefined && known !== startedAt) forgetVersions()
      known = startedAt
    },
  }
}

const requirePrimary: LookAtConnection = async (_connection, isReplica) => {
  if (isReplica) throw onlyReplica()
}

/** Opens them; they connect when first used. `onIdleError` hears of connections that broke while nobody used them. */
export function openPools(
  address: DatabaseAddress,
  limits: DatabaseLimits,
  onIdleError: (error: Error) => void,
  { look = requirePrimary, calm = NEVER_CALM, onCircle }: DatabaseUse,
): Pools {
  let closing = false
  const primary = watchPrimary()
  const open = (max: number, work: Work): pg.Pool => {
    const pool = new pg.Pool({
      ...{ ...address, ...KEPT_ALIVE, max },
      connectionTimeoutMillis: limits.timeoutMs,
      idleTimeoutMillis: 60_000,
      application_name: calm.nameOf('akinai'),
      types: VALUE_TYPES,
      onConnect: async client => {
        watchForMove(client)
        endWhenSilent(client, limits.timeoutMs * SILENCE_SLACK)
        const { isReplica, startedAt } = await settle(client, limits, work)
        await look({ query: (statement, values) => run(client, statement, values) }, isReplica)
        if (look === requirePrimary) primary.isThatOf(startedAt)
      },
    })
    if (work.writes && !work.aside) calm.heed(pool)
    // A server that is stopped right after the pool can still break a connection that is on its way out.
    return pool.on('error', error => {
      if (!closing) onIdleError(error)
    })
  }
  const patience = new Patience(limits.timeoutMs)
  const share = (connections: number, work: Work): SharedPool => ({
    pool: open(connections, work),
    kind: work.writes ? 'writing' : 'reading',
    onCircle: work.aside ? undefined : onCircle,
    waitMs: limits.timeoutMs,
    patience,
    places: makeFairPlaces({
      places: connections,
      mostWaiting: limits.mostWaiting,
      waitMs: limits.timeoutMs,
      full: overloaded,
      late: noConnection,
    }),
  })
  const { timeoutMs } = limits
  const lockTimeoutMs = Math.min(GROUP_LOCK_TIMEOUT_MS, timeoutMs)
  const reading = share(limits.readingConnections, { writes: false, lockTimeoutMs: timeoutMs })
  const writing = share(limits.writingConnections, { writes: true, lockTimeoutMs: timeoutMs })
  // Where there are no calms it need not be apart.
  const aside =
    calm === NEVER_CALM ? writing : share(1, { writes: true, aside: true, lockTimeoutMs: timeoutMs })
  const groups = open(limits.groupConnections, { writes: true, lockTimeoutMs })
  return {
    ...{ reading, writing, aside, groups, patience },
    end: async () => {
      closing = true
      const pools = new Set([reading.pool, writing.pool, aside.pool, groups])
      await Promise.all(Array.from(pools, pool => pool.end()))
    },
  }
}

/** What the connections of a pool are for. */
interface Work {
  readonly writes: boolean
  readonly aside?: boolean
  readonly lockTimeoutMs: number
}

/** A statement or a lock that is over time should be told as such: the transaction's own limit ends the connection with it. */
const TRANSACTION_SLACK = 1.2

/**
 * Settings of a connection. `transaction_timeout` bounds a whole transaction; servers older than PostgreSQL 17 do not
 * have it. A statement is planned once: by itself PostgreSQL plans some anew for their values each time, which takes up to three times as long as to run
 * them, such as 0.6 ms for the parts of an item and 0.1 for an order; what tests look at are plans for all values. Sequential scans are the last resort: a plan made while a table was nearly empty is kept after a bulk load,
 * and one that scanned 1000 categories for each of 1000 took over 10 s where the index takes 10 ms. Starting parallel
 * workers takes 8 ms, longer than most statements, and the cores are those that other requests wait for. None of them goes
 * with the connection's first message, since a pooler such as PgBouncer refuses whom it brings settings that it does not know.
 * Answers whether it leads to a replica, and when that server has started, in seconds since 1970.
 */
export async function settle(
  client: pg.ClientBase,
  limits: DatabaseLimits,
  { writes, lockTimeoutMs }: Work = { writes: true, lockTimeoutMs: limits.timeoutMs },
): Promise<{ readonly isReplica: boolean; readonly startedAt: string }> {
  const { rows } = await client.query<{ recovers: boolean | null; setting: string }>(
    `select pg_is_in_recovery() as recovers, extract(epoch from pg_postmaster_start_time())::text as setting
     union all select null, set_config('timezone', 'UTC', false)
     union all select null, set_config(name, $1, false) from pg_settings where name = 'transaction_timeout'
     union all select null, set_config('plan_cache_mode', 'force_generic_plan', false)
     union all select null, set_config('enable_seqscan', 'off', false)
     union all select null, set_config('max_parallel_workers_per_gather', '0', false)
     union all select null, set_config('statement_timeout', $2, false)
     union all select null, set_config('idle_in_transaction_session_timeout', $2, false)
     union all select null, set_config('lock_timeout', $3, false)
     union all select null, set_config('default_transaction_read_only', 'on', false) where not $4::bool`,
    [Math.ceil(limits.timeoutMs * TRANSACTION_SLACK), limits.timeoutMs, lockTimeoutMs, writes].map(String),
  )
  const server = rows.find(({ recovers }) => recovers !== null)
  if (server === undefined) throw new Error('The server did not say what it is')
  return { isReplica: server.recovers === true, startedAt: server.setting }
}
