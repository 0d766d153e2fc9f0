/**
 * The embedded PostgreSQL as the rest of the program sees it: started when the first process needs it, shared by all
 * that use the same data folder, stopped when the last one has gone, however it went.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { type Hands, isGuest, placeData } from './data-folder.ts'
import { EmbeddedPostgresError, messageOf, USE_YOUR_OWN } from './error.ts'
import { holdKeeper, letGo } from './keeper-client.ts'

/** Between two tries to get hold of a keeper again, in ms. */
const RENEW_MS = 2_000

/** A running database and this process's hold on it. */
export interface EmbeddedPostgres {
  /** What node-postgres needs to connect: `host` is the folder of the unix socket. */
  readonly connection: {
    readonly host: string
    readonly port: number
    readonly user: string
    readonly database: string
  }
  /** Where the data really lies: the asked folder, or another that `notices` names. */
  readonly dataDir: string
  /** Who works in the folder, when it was root who started this. */
  readonly hands: Hands | undefined
  /** Sentences for the terminal. */
  readonly notices: readonly string[]
  /** Lets go of the database. Answers when it has stopped, or at once when another process uses it. */
  stop(): Promise<void>
}

/**
 * Answers when the database of `dataDir` accepts connections: at once when it runs, after some 0.2 s when it must be
 * started, after about 1.2 s when it must be made. Its database is named `akinai`, and belongs to a role that is no superuser. `log` also hears
 * later when the database had to be started anew. `onWait` hears when its processes have begun, and nothing is left but to wait for
 * them. `onLost` hears it when keeper and guard were both killed and this process may not
 * start another: what is left of the database is watched by nobody then. Throws `EmbeddedPostgresError`.
 */
export async function startEmbeddedPostgres(options: {
  readonly dataDir: string
  readonly log: (message: string) => void
  readonly onWait?: () => void
  readonly onLost?: (reason: string) => void
}): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new EmbeddedPostgresError(
      'The embedded PostgreSQL needs unix sockets, which Node does not have on Windows.',
      `Start Akinai in WSL, ${USE_YOUR_OWN}`,
    )
  }
  const folder = placeData(options.dataDir)
  const hold = () => holdKeeper(folder, options.log)
  let held = await holdKeeper(folder, options.log, options.onWait)
  // Undefined: it was stopping when we came.
  while (!held) held = await hold()
  const { host, port, user, database } = held.ready
  let { socket } = held
  let stopping = false
  let renewal = Promise.resolve()
  const renew = async () => {
    // The keeper itself was killed. A new one adopts the server, which runs on meanwhile; also when we are about to
    // stop, since somebody has to end that server.
    let renewed = await hold()
    while (!renewed && !stopping) renewed = await hold()
    if (!renewed) return
    socket = renewed.socket
    watch()
  }
  const watch = () => {
    socket.once('close', () => {
      if (!stopping) renewal = renew().catch(failed)
    })
  }
  const failed = async (error: unknown): Promise<void> => {
    options.log(messageOf(error))
    if (isGuest(folder.dataDir)) return options.onLost?.(messageOf(error))
    // A full disk, for example.
    await delay(RENEW_MS)
    if (!stopping) return renew().catch(failed)
  }
  watch()
  return {
    connection: { host, port, user, database },
    hands: folder.hands,
    dataDir: folder.dataDir,
    notices: folder.notices,
    async stop() {
      stopping = true
      await renewal
      await letGo(socket)
    },
  }
}
