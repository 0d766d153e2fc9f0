/** The composition root: everything that the program needs, built once from the configuration and put away in reverse order. */
import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { type Logger, pino } from '#pino'
import { ensureUsers, isRoot } from '../bin/users.js'
import { addressOf, type Config } from './config.ts'
import { type Calm, NEVER_CALM } from './db/calm.ts'
import { type Database, type DatabaseAddress, openDatabase, type Reader } from './db/database.ts'
import { checkWritable, type Hands, placeData } from './db/embedded/data-folder.ts'
import { startEmbeddedPostgres } from './db/embedded/supervisor.ts'
import { explainOutside } from './db/explain-outside.ts'
import { findLife } from './db/life-store.ts'
import { migrate } from './db/migrate.ts'
import { openReplicaReads, type ReplicaReads } from './db/replica.ts'
import { openSoleWriter } from './db/sole-writer.ts'
import { openAttendant } from './images/attendant.ts'
import type { ImageProcessor } from './images/image-processor.ts'
import { makeImageProcessor, PROCESSOR_LIMITS } from './images/make-image-processor.ts'
import type { StartProcess } from './images/worker-start.ts'
import { type Clock, systemClock } from './lib/clock.ts'
import { objectsOf } from './lib/data-folders.ts'
import { type FreeSpace, makeFreeSpace } from './lib/free-space.ts'
import { makeLineBlocks } from './lib/line-blocks.ts'
import { makeLogOutput } from './lib/log-output.ts'
import { loggedError } from './lib/logged-error.ts'
import { tagInLife } from './lib/version-tag.ts'
import type { ObjectStore } from './objects/object-store.ts'
import { openObjectStore } from './objects/open-object-store.ts'
import type { Payments } from './payments/gateway.ts'
import { openPayments } from './payments/open-payments.ts'
import { prepareArchiveFolder } from './privilege/archive-folder.ts'
import { actAs, becomeForGood } from './privilege/take-on.ts'

/** What handlers, commands and the command line work with. */
export interface Context extends AsyncDisposable {
  readonly config: Config
  readonly db: Database
  /** Reads that a replica may answer, where there is one: see `readsOf`. */
  readonly replica?: ReplicaReads | undefined
  /** Where the database is, for what keeps connections of its own. */
  readonly databaseAddress: DatabaseAddress
  /** Who knows when nothing is written, and how connections are called for that. */
  readonly calm: Calm
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

/** What a process does that root started. */
export interface Conduct {
  /** Whether it gives up root for ever, as the server does, or for as long as it uses the context, as commands do. */
  readonly forGood?: boolean
  /** Whether it keeps objects, and so needs the data folder beside an outside database too. */
  readonly keepsObjects?: boolean
  /** Is called when the database has begun to start: until it answers there is time for work that holds up everything else. */
  readonly onWait?: () => void
  /** Hears when the process has lost what it cannot get back, since it is not root any more. */
  readonly onLost?: (reason: string) => void
  /** How a process that another one of root's has started gets that of its pictures. */
  readonly startImages?: StartProcess | undefined
}

/** What there is before anything is opened: the database runs and fits the program, and this process is the server's user. */
export interface Ground {
  /** As it was asked for, with the folder in which the data really lie. */
  readonly config: Config
  readonly address: DatabaseAddress
  /** How pictures' process is started; undefined: as its child. */
  readonly startImages: StartProcess | undefined
  readonly notices: readonly string[]
}

/**
 * Starts the embedded database unless DATABASE_URL names another, and brings its schema up to date. A process of root's
 * becomes the server's user before it reads or writes anything there (R-PROCESS-1). What `stack` puts away ends all of it.
 */
export async function prepareGround(
  asked: Config,
  log: Logger,
  conduct: Conduct,
  stack: AsyncDisposableStack,
): Promise<Ground> {
  const { address, hands, dataDir, notices } = await locateData(asked, log, conduct, stack)
  const config = Object.freeze({ ...asked, dataDir })
  const { walArchive } = config
  if (conduct.forGood && walArchive !== undefined && 'folder' in walArchive)
    prepareArchiveFolder(walArchive.folder, hands?.server)
  const startImages = hands && (await takeOn(hands, config, conduct, stack))
  const onWait = (migration: string) =>
    log.warn({ migration }, 'a migration waits for others that hold what it changes, such as an export')
  const ran = await migrate(address, { onWait }).catch((error: unknown) => {
    throw asked.databaseUrl === undefined ? error : explainOutside(error, asked.databaseUrl)
  })
  if (ran.length > 0) log.info({ migrations: ran }, 'migrated')
  return { config, address, startImages: startImages ?? conduct.startImages, notices }
}

/** Prepares the ground, and opens on it whatever the program needs. */
export async function createContext(
  asked: Config,
  log: Logger = createLogger(asked),
  conduct: Conduct = {},
): Promise<Context> {
  await using stack = new AsyncDisposableStack()
  const { config, address, startImages, notices } = await prepareGround(asked, log, conduct, stack)
  const calm = isSoleWriter(config, conduct) ? stack.use(openSoleWriter(address)) : NEVER_CALM
  const onIdleError = (error: Error) => log.warn({ err: error }, 'idle connection lost')
  const db = openDatabase(address, config.databaseLimits, onIdleError, { calm })
  stack.defer(() => db.close())
  tagInLife(await findLife(db))
  const replica = openReplica(config, db, log)
  if (replica !== undefined) stack.defer(() => replica.close())
  const baseUrl = config.baseUrl ?? addressOf(config)
  const objects = openObjectStore(config, { db, clock: systemClock, baseUrl })
  const limits = { ...PROCESSOR_LIMITS, works: config.imageWorks }
  const images = stack.use(makeImageProcessor(log, limits, startImages))
  const payments = await openPayments(config, { db, clock: systemClock, baseUrl })
  const kept = stack.move()
  return {
    config,
    db,
    replica,
    databaseAddress: address,
    calm,
    objects,
    images,
    payments,
    freeSpace: openFreeSpace(config, systemClock),
    clock: systemClock,
    log,
    baseUrl,
    notices,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** Whether the database is one to which usually nobody else writes: the embedded one of a server that is one process. */
function isSoleWriter({ databaseUrl, processes }: Config, { forGood = false }: Conduct): boolean {
  return forGood && databaseUrl === undefined && processes === 1
}

/** What reads that may be answered by a replica go through: none of them shows less than the primary would (R-GROW-6). */
export function readsOf({ db, replica }: Pick<Context, 'db' | 'replica'>): Reader {
  return replica ?? db
}

function openReplica(
  { databaseReadUrl, databaseLimits }: Config,
  db: Database,
  log: Logger,
): ReplicaReads | undefined {
  if (databaseReadUrl === undefined) return undefined
  const trouble = (err: unknown) => log.warn({ err }, 'the replica failed: the primary answers')
  return openReplicaReads(db, { connectionString: databaseReadUrl }, trouble, databaseLimits)
}

/** Characters of the log that wait for a slow reader: some 20,000 lines. */
const LOG_ROOM = 8_000_000

/**
 * The server's logger: a line a request, but only warnings on a person's terminal unless LOG_LEVEL says otherwise.
 * Lines go out in blocks, every 100 ms at the latest, so that a slow reader of the log never holds up a request. One that is gone loses
 * them, and no more.
 */
export function createLogger({ logLevel, processes }: Pick<Config, 'logLevel' | 'processes'>): Logger {
  const level = logLevel ?? (process.stdout.isTTY ? 'warn' : 'info')
  // Several that write to one pipe do not cut into each other's lines as long as none writes more than 4096 bytes at once.
  const several = processes > 1
  const blocks = several ? { least: 2048, most: 4096 } : { least: 8192, most: 65_536 }
  const output = makeLogOutput(1, { ...blocks, everyMs: 100, room: LOG_ROOM })
  // A character has up to three bytes.
  const lines = makeLineBlocks(output, several ? 1365 : 8192)
  return pino({ level, serializers: { err: loggedError } }, lines)
}

/** Where database and objects are elsewhere nothing is stored here, so that nothing can be low. */
export function openFreeSpace(config: Stored & Pick<Config, 'dataDir'>, clock: Clock): FreeSpace {
  return makeFreeSpace(config.dataDir, floorOf(config), clock)
}

type Stored = Pick<Config, 'databaseUrl' | 's3' | 'diskBudgets'>

/** Bytes of the data folder's disk below which nothing is stored that can wait; 0 where nothing is stored on it. */
export function floorOf({ databaseUrl, s3, diskBudgets }: Stored): number {
  return databaseUrl !== undefined && s3 !== undefined ? 0 : diskBudgets.minFreeBytes
}

/** Where the database and the objects are, and whose, when it was root who started this. */
interface Located {
  readonly address: DatabaseAddress
  readonly hands: Hands | undefined
  readonly dataDir: string
  readonly notices: readonly string[]
}

async function locateData(
  { databaseUrl, dataDir, s3 }: Config,
  log: Logger,
  { keepsObjects = false, onLost = () => {}, onWait = () => {} }: Conduct,
  stack: AsyncDisposableStack,
): Promise<Located> {
  if (databaseUrl !== undefined) {
    onWait()
    const address = { connectionString: databaseUrl }
    const keeps = s3 === undefined && (keepsObjects || existsSync(dataDir))
    if (isRoot() && keeps) return { address, ...placeData(dataDir) }
    // Pictures would find out only when the first is sent. Where root has made their folder, that is all that is this user's, as in each
    // of several processes.
    if (keeps) checkWritable(existsSync(objectsOf(dataDir)) ? objectsOf(dataDir) : dataDir)
    return { address, hands: isRoot() ? ensureUsers() : undefined, dataDir, notices: [] }
  }
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: message => log.debug(message),
    onWait,
    onLost,
  })
  stack.defer(() => postgres.stop())
  return { address: postgres.connection, ...postgres }
}

/** Becomes the server's user. Who has given up root for ever has pictures decoded by way of an attendant. */
async function takeOn(
  { server }: Hands,
  { imageWorks }: Config,
  { forGood = false, onLost = () => {} }: Conduct,
  stack: AsyncDisposableStack,
): Promise<StartProcess | undefined> {
  if (!forGood) {
    stack.use(actAs(server))
    return undefined
  }
  const { start, ended } = stack.use(await openAttendant({ ...ensureUsers(), server }, imageWorks))
  void ended.then(onLost)
  // Compiled code is kept where root alone can write: what has been read so far is written now or never.
  flushCompileCache()
  becomeForGood(server)
  return start
}
