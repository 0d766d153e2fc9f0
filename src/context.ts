/** The composition root: everything that the program needs, built once from the configuration and put away in reverse order. */
import { type Logger, pino } from 'pino'
import { addressOf, type Config } from './config.ts'
import { type Database, type DatabaseAddress, openDatabase } from './db/database.ts'
import { startEmbeddedPostgres } from './db/embedded/supervisor.ts'
import { migrate } from './db/migrate.ts'
import type { ImageProcessor } from './images/image-processor.ts'
import { makeImageProcessor, PROCESSOR_LIMITS } from './images/make-image-processor.ts'
import { type Clock, systemClock } from './lib/clock.ts'
import { type FreeSpace, makeFreeSpace } from './lib/free-space.ts'
import type { ObjectStore } from './objects/object-store.ts'
import { openObjectStore } from './objects/open-object-store.ts'
import type { Payments } from './payments/gateway.ts'
import { openPayments } from './payments/open-payments.ts'

/** What handlers, commands and the command line work with. */
export interface Context extends AsyncDisposable {
  readonly config: Config
  readonly db: Database
  /** Where the database is, for what keeps connections of its own. */
  readonly databaseAddress: DatabaseAddress
  readonly objects: ObjectStore
  readonly images: ImageProcessor
  readonly payments: Payments
  /** Of the disk of the data folder. */
  readonly freeSpace: FreeSpace
  readonly clock: Clock
  readonly log: Logger
  /** Public address without a slash at its end; starts every link. */
  readonly baseUrl: string
  /** Sentences for whoever started the program, about where things are kept. */
  readonly notices: readonly string[]
}

/** Opens the database (starting the embedded one unless DATABASE_URL names another) and brings its schema up to date. */
export async function createContext(config: Config, log: Logger = createLogger(config)): Promise<Context> {
  await using stack = new AsyncDisposableStack()
  const { address, notices } = await locateDatabase(config, log, stack)
  const ran = await migrate(address)
  if (ran.length > 0) log.info({ migrations: ran }, 'migrated')
  const db = openDatabase(address, config.databaseLimits, error =>
    log.warn({ err: error }, 'idle connection lost'),
  )
  stack.defer(() => db.close())
  const baseUrl = config.baseUrl ?? addressOf(config)
  const objects = openObjectStore(config, { db, clock: systemClock, baseUrl })
  const images = stack.use(makeImageProcessor(log, { ...PROCESSOR_LIMITS, works: config.imageWorks }))
  const kept = stack.move()
  return {
    config,
    db,
    databaseAddress: address,
    objects,
    images,
    payments: openPayments({ db, clock: systemClock }),
    freeSpace: openFreeSpace(config, systemClock),
    clock: systemClock,
    log,
    baseUrl,
    notices,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/**
 * The server's logger: a line a request, but only warnings on a person's terminal unless LOG_LEVEL says otherwise.
 * Lines go out in blocks, every 100 ms at the latest, so that a slow reader of the log never holds up a request.
 */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const level = logLevel ?? (process.stdout.isTTY ? 'warn' : 'info')
  return pino({ level }, pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 100 }))
}

/** Where database and objects are elsewhere nothing is stored here, so that nothing can be low. */
export function openFreeSpace(
  { dataDir, databaseUrl, s3, diskBudgets }: Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'diskBudgets'>,
  clock: Clock,
): FreeSpace {
  const elsewhere = databaseUrl !== undefined && s3 !== undefined
  return makeFreeSpace(dataDir, elsewhere ? 0 : diskBudgets.minFreeBytes, clock)
}

async function locateDatabase(
  { databaseUrl, dataDir }: Config,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<{ address: DatabaseAddress; notices: readonly string[] }> {
  if (databaseUrl !== undefined) return { address: { connectionString: databaseUrl }, notices: [] }
  const postgres = await startEmbeddedPostgres({ dataDir, log: message => log.debug(message) })
  stack.defer(() => postgres.stop())
  return { address: postgres.connection, notices: postgres.notices }
}
