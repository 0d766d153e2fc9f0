/** Migrations: numbered SQL files, forward only, each in a transaction of its own, under one advisory lock. */
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from '#pg'
import { type Clock, systemClock } from '../lib/clock.ts'
import { codeOf } from '../lib/error-code.ts'
import { PlainFailure } from '../lib/plain-failure.ts'
import type { DatabaseAddress } from './database.ts'
import { KEPT_ALIVE } from './end-when-silent.ts'
import { CONNECT_SECONDS } from './explain-outside.ts'
import { LOCKED } from './sqlstate.ts'

/** The oldest that can be worked with: unique nulls not distinct. */
export const OLDEST_POSTGRES = 150_000

const FOLDER = new URL('../../migrations/', import.meta.url)

/** 'akinai' as a number: any value serves, as long as every process takes the same. */
const LOCK = 0x616b_696e

/**
 * Milliseconds for which a migration waits for what it locks, and then leaves it to others. Whoever reads a table stands behind a
 * migration that waits for it, while a snapshot that was there before, such as an export's, holds it for hours.
 */
const LOCK_MS = 2000
const PAUSE_MS = 5000

/** How to migrate. */
interface MigrateOptions {
  readonly clock?: Clock
  /** Hears of a migration that something which goes on keeps waiting, once. */
  readonly onWait?: (name: string) => void
  readonly lockMs?: number
  readonly pauseMs?: number
}

/**
 * Brings the schema up to date and answers the names of the migrations that it ran. Safe to run from many processes at once. Waits for
 * as long as others hold what it changes.
 */
export async function migrate(
  address: DatabaseAddress,
  { clock = systemClock, onWait = () => {}, lockMs = LOCK_MS, pauseMs = PAUSE_MS }: MigrateOptions = {},
): Promise<string[]> {
  const client = new pg.Client({
    ...{ ...address, ...KEPT_ALIVE },
    application_name: 'akinai migrate',
    connectionTimeoutMillis: CONNECT_SECONDS * 1000,
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await runPending(client, address, { clock, onWait, lockMs, pauseMs })
  } finally {
    await client.end()
  }
}

async function runPending(
  client: pg.Client,
  address: DatabaseAddress,
  options: Required<MigrateOptions>,
): Promise<string[]> {
  await requireVersion(client)
  await client.query(
    'create table if not exists migrations (name text primary key, ran_at timestamptz not null)',
  )
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const done = new Set(rows.map(row => row.name))
  const names = await migrationNames()
  const unknown = [...done].filter(name => !names.includes(name))
  if (unknown.length > 0) {
    throw new PlainFailure(
      `The database has migrations that this version of Akinai does not know (${unknown.join(', ')}): start the newer version that made them.`,
    )
  }
  const pending = names.filter(name => !done.has(name))
  if (pending.length > 0) await installJobs(address)
  for (const name of pending) await runOne(client, name, options)
  return pending
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; name: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_version') as name",
  )
  const [found] = rows
  if (found === undefined || found.version >= OLDEST_POSTGRES) return
  throw new PlainFailure(
    `Akinai needs PostgreSQL 15 or newer, and the database is PostgreSQL ${found.name}. Set DATABASE_URL to a newer one, or leave it out for the built-in database.`,
  )
}

/**
 * The schema of graphile-worker: jobs are added by the first write, before anything takes them. That is 0.1 s once; a
 * start without migrations does not read the library here. A newer version of it brings its schema up to date by itself
 * when its runner starts.
 */
async function installJobs(address: DatabaseAddress): Promise<void> {
  const { Logger, runMigrations } = await import('#graphile-worker')
  const pgPool = new pg.Pool({ ...address, max: 1, application_name: 'akinai migrate' })
  pgPool.on('error', ignore).on('connect', connection => connection.on('error', ignore))
  try {
    await runMigrations({ pgPool, logger: new Logger(() => ignore) })
  } finally {
    await pgPool.end()
  }
}

/** What breaks a connection also fails the statement that runs on it, which says so. */
function ignore(): void {}

async function runOne(
  client: pg.Client,
  name: string,
  { clock, onWait, lockMs, pauseMs }: Required<MigrateOptions>,
): Promise<void> {
  const sql = await readFile(new URL(name, FOLDER), 'utf8')
  for (let tries = 0; !(await tryOne(client, { name, sql, lockMs }, clock.now())); tries += 1) {
    if (tries === 0) onWait(name)
    await sleep(pauseMs)
  }
}

/** False where others hold what it changes: nothing is changed, and nobody stands behind it. */
async function tryOne(
  client: pg.Client,
  { name, sql, lockMs }: { readonly name: string; readonly sql: string; readonly lockMs: number },
  now: Date,
): Promise<boolean> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockMs}`)
    await client.query(sql)
    await client.query('insert into migrations (name, ran_at) values ($1, $2)', [name, now])
    await client.query('commit')
    return true
  } catch (error) {
    if (codeOf(error) !== LOCKED) throw error
    await client.query('rollback')
    return false
  }
}

/** The migrations' file names, in the order in which they run. */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(FOLDER)
  return files.filter(file => /^\d{4}_.*\.sql$/.test(file)).sort()
}
