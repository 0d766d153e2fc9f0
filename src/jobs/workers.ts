/**
 * Workers that take jobs: a run of the library, with connections of its own. These end with it, and with them what shows that it lives
 * (`lock-store.ts`), so that whatever is still locked for it by then runs again.
 */
import { EventEmitter, once } from 'node:events'
import { Logger, parseCronItems, run, type WorkerEvents } from '#graphile-worker'
import pg from '#pg'
import type { Context } from '../context.ts'
import { endWhenSilent, KEPT_ALIVE } from '../db/end-when-silent.ts'
import { onlyReads, onlyReplica } from '../db/moved.ts'
import { LOCKED, toDatabaseError } from '../db/sqlstate.ts'
import { LIMIT_WAIT, SHOW_LIFE } from './lock-store.ts'
import type { Work } from './tasks.ts'

/** New jobs are told at once by the database; this is how often those that were missed or are due are looked for. */
const POLL_MS = 5_000

/** The library's own statements take milliseconds: a database that says nothing for so long is not there any more. */
const SILENCE_MS = 15_000

/** The lock that shows life is waited for so long at a time, while a connection that was lost may still hold it. */
const LOCK_WAIT_MS = 5_000

/**
 * Between a look that has failed and the end of its workers: that of another, at the same moment, has its answer by then. The library
 * writes of one that fails once they are to end past the log.
 */
const SETTLE_MS = 1_000

/** Workers at work. */
export interface Workers {
  /** Settled once others can see that they live, or once they are to stop. */
  readonly alive: Promise<void>
  /**
   * Settled once others have to take their place: they have stopped by themselves, or a look for a job has failed. PostgreSQL may have
   * locked one then without their having heard of it, and nobody lets go of that one, or of its queue, as long as they live.
   */
  readonly over: Promise<void>
  /** Takes no more jobs, lets those that run finish, and ends the connections. */
  stop(): Promise<void>
}

/** Starts them. Throws where there is no primary to ask. */
export async function startWorkers(context: Context, work: Work): Promise<Workers> {
  const { log } = context
  const pgPool = openPool(context)
  const alive = Promise.withResolvers<void>()
  const failed = Promise.withResolvers<void>()
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:listen:success', ({ client, workerPool }) => {
    showLife(client, workerPool.id).then(alive.resolve, error =>
      log.warn({ err: error }, 'jobs may be taken by other servers too'),
    )
  })
  events.once('worker:getJob:error', ({ error }) => {
    log.warn({ err: error }, 'no job could be looked for')
    setTimeout(failed.resolve, SETTLE_MS).unref()
  })
  try {
    const runner = await run(optionsOf(context, { pgPool, events, work, alive: alive.promise }))
    const ended = runner.promise.catch(error => log.error({ err: error }, 'jobs have stopped'))
    return {
      alive: alive.promise,
      over: Promise.race([ended, failed.promise]),
      stop: async () => {
        // What has just stopped by itself says so by an error.
        const stopped = runner.stop().catch(() => {})
        alive.resolve()
        await stopped
        await ended
        await pgPool.end()
      },
    }
  } catch (error) {
    await pgPool.end()
    throw error
  }
}

function openPool({ config, databaseAddress, calm, log }: Context): pg.Pool {
  const lost = (error: Error) => log.warn({ err: error }, 'a connection for jobs was lost')
  // One is that of the mails in hand.
  const max = config.jobConnections - 1
  // The library writes its own tables there, of which no answer is remembered; what tasks write goes by `db`.
  const pool = new pg.Pool({
    ...{ ...databaseAddress, ...KEPT_ALIVE, max, application_name: calm.nameOf('akinai jobs') },
    connectionTimeoutMillis: SILENCE_MS,
    onConnect: async client => {
      endWhenSilent(client, SILENCE_MS)
      if (await onlyReads(client)) throw onlyReplica()
    },
  })
  return pool.on('error', lost).on('connect', client => void client.on('error', lost))
}

/** What the library is started with. */
interface Start {
  readonly pgPool: pg.Pool
  readonly events: WorkerEvents
  readonly work: Work
  readonly alive: Promise<void>
}

function optionsOf(context: Context, { pgPool, events, work, alive }: Start): Parameters<typeof run>[0] {
  const { workers, tasks, regular } = work
  return {
    pgPool,
    events,
    taskList: tasks,
    // Asked before each look for a job: none is taken before others can see that it is in good hands.
    forbiddenFlags: () => alive.then(() => null),
    parsedCronItems: parseCronItems([...regular]),
    concurrency: workers,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    // A job's end is written down by a path of the library that hears of failures; by its usual one, a database that
    // is gone just then makes an unhandled rejection, which ends the process.
    // One clock decides what is due, this machine's: that of an outside database may be wrong, or this one.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, useNodeTime: true } },
    logger: jobLogger(context),
  }
}

/** On each new connection that listens. The library is about to use it, and it takes one statement at a time. */
async function showLife(client: pg.PoolClient, poolId: string): Promise<void> {
  await once(client, 'drain')
  await client.query(LIMIT_WAIT.text, [String(LOCK_WAIT_MS)])
  for (;;) {
    try {
      await client.query(SHOW_LIFE.text, [poolId])
      return
    } catch (error) {
      if (toDatabaseError(error, SHOW_LIFE.name).code !== LOCKED) throw error
    }
  }
}

/** The library's own lines: what is only of interest to its authors stays out of the log. */
function jobLogger({ log }: Context): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message)
    else if (level === 'warning') log.warn({ meta }, message)
    else log.debug({ meta }, message)
  })
}
