/**
 * Probes: /healthz says that the process runs, /readyz that it can serve (R-HTTP-18, R-GROW-7). A probe reads the status only;
 * whoever looks for the reason reads what each check found. A low disk takes no server from the others: all that share a database
 * or its disk would leave at once, and orders go on.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Connection } from '../db/database.ts'
import { migrationNames } from '../db/migrate.ts'
import type { ReplicaReads } from '../db/replica.ts'
import { reads } from '../db/statement.ts'
import type { FreeSpace } from '../lib/free-space.ts'
import { inTime } from '../lib/in-time.ts'
import { sharedLook } from '../lib/shared-look.ts'
import { Problem } from './problems.ts'

const RUN_MIGRATIONS = reads<{ name: string }>('health.migrations', 'select name from migrations')

/** Milliseconds for an answer of the database: a probe that waits for one that says nothing looks like one of a server that hangs. */
const READY_MS = 2_000

/**
 * Milliseconds for which what was found at the database is that of all who ask. Balancers ask more often than an address may ask for
 * what does work, so that their probes are not counted; and nobody has the database asked more than ten times a second so.
 */
const SHARED_MS = 100

/** What is looked at. */
interface Parts {
  readonly db: Connection
  readonly freeSpace: FreeSpace
  readonly replica?: ReplicaReads | undefined
}

/** What was found of each; `ok` where nothing is wrong. */
interface Checks {
  readonly server: 'ok' | 'leaving'
  readonly database: 'ok' | 'unreachable'
  readonly migrations: 'ok' | 'database is older' | 'database is newer' | 'unknown'
  /** Told, as the replica is: what stores something is refused by itself (R-DISK-1). */
  readonly disk: 'ok' | 'below its floor'
  /** Left out where there is none. The primary answers for one that cannot be used, so that it keeps nobody from serving. */
  readonly replica?: 'ok' | 'unreachable' | 'no replica'
}

/** Registers both probes, open without a token. */
export function healthRoutes(app: FastifyInstance, parts: Parts): void {
  const open = { config: { access: 'open', rate: 'none' }, schema: { hide: true } } as const
  app.get('/healthz', open, () => ({ status: 'ok' }))
  const known = migrationNames()
  const look = sharedLook(SHARED_MS, async (request: FastifyRequest) =>
    check(parts, await known, error => request.log.warn({ reqId: request.id, err: error }, 'not ready')),
  )
  app.get('/readyz', open, async request => {
    // That it leaves is known at once.
    const checks: Checks = { server: app.isLeaving() ? 'leaving' : 'ok', ...(await look(request)) }
    const { replica = 'ok', disk, ...needed } = checks
    const wrong = Object.entries(needed).filter(([, found]) => found !== 'ok')
    if (wrong.length === 0)
      return { status: disk === 'ok' && replica === 'ok' ? 'ready' : 'degraded', checks }
    const detail = `Not ready: ${wrong.map(([name, found]) => `${name} (${found})`).join(', ')}.`
    throw new Problem('internal/not-ready', detail, { headers: { 'retry-after': '1' }, members: { checks } })
  })
}

async function check(
  { db, freeSpace, replica }: Parts,
  known: readonly string[],
  onError: (error: unknown) => void,
): Promise<Omit<Checks, 'server'>> {
  const [run, isLow, copy] = await Promise.all([
    inTime(db.query(RUN_MIGRATIONS), READY_MS).catch((error: unknown) => onError(error)),
    freeSpace.isLow(),
    replica && inTime(replica.state(), READY_MS).catch(() => ({ state: 'unreachable' as const })),
  ])
  return {
    database: run === undefined ? 'unreachable' : 'ok',
    migrations: run === undefined ? 'unknown' : compare(new Set(run.map(({ name }) => name)), known),
    disk: isLow ? 'below its floor' : 'ok',
    ...(copy && { replica: copy.state === 'used' ? 'ok' : copy.state }),
  }
}

function compare(run: ReadonlySet<string>, known: readonly string[]): Checks['migrations'] {
  if (known.some(name => !run.has(name))) return 'database is older'
  return run.size > known.length ? 'database is newer' : 'ok'
}
