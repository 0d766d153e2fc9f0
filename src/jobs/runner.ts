/**
 * Work beside the requests: mails that are due, and what comes by the clock, by graphile-worker, whose jobs are rows: they
 * survive a crash, and any number of servers share them.
 */
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, parseCronItems, type Runner, run, type WorkerEvents } from '#graphile-worker'
import pg from '#pg'
import type { Context } from '../context.ts'
import { endWhenSilent, KEPT_ALIVE } from '../db/end-when-silent.ts'
import { LOCKED, toDatabaseError } from '../db/sqlstate.ts'
import { systemClock } from '../lib/clock.ts'
import { resumeMailsOf } from '../mail/deliver.ts'
import { startSending } from '../mail/send-due.ts'
import { bringBack } from './clock-store.ts'
import { watchClock } from './clock-watch.ts'
import { freeJobsOfTheDead, LIMIT_WAIT, SHOW_LIFE } from './lock-store.ts'
import { type Work, workOf } from './tasks.ts'

/** New jobs are told at once by the database; this is how often those that were missed or are due are looked for. */
const POLL_MS = 5_000

/** The library's own statements take milliseconds: a database that says nothing for so long is not there any more. */
const SILENCE_MS = 15_000

/** The lock that shows life is waited for so long at a time, while a connection that was lost may still hold it. */
const LOCK_WAIT_MS = 5_000

/** After this what stopped by itself is started again. */
const RESTART_MS = 5_000

/** Starts taking jobs; disposing lets those that run finish. */
export async function startJobs(context: Context): Promise<AsyncDisposable> {
  const { log } = context
  const pgPool = openPool(context)
  const stopping = new AbortController()
  let jobs: RunningJobs
  try {
    jobs = await startWorking(context, pgPool, workOf(context), stopping.signal)
  } catch (error) {
    await pgPool.end()
    throw error
  }
  const sending = startSending(context)
  jobs.alive
    .then(() => takeOver(context, stopping.signal))
    .catch(error => log.warn({ err: error }, 'what a stopped server left was not taken over'))
  return {
    [Symbol.asyncDispose]: async () => {
      stopping.abort()
      await Promise.all([jobs.stopped, sending[Symbol.asyncDispose]()])
      await pgPool.end()
    },
  }
}

/** Sees to what an earlier server left undone, perhaps by another clock. */
async function takeOver(context: Context, stopping: AbortSignal): Promise<void> {
  if (stopping.aborted) return
  await bringBack(context.db, context.clock.now(), systemClock.now())
  const pools = await freeJobsOfTheDead(context.db)
  if (pools.length > 0) context.log.info({ pools }, 'jobs of a server that is gone run again')
  await resumeMailsOf(context)
}

function openPool({ config, databaseAddress, calm, log }: Context): pg.Pool {
  const lost = (error: Error) => log.warn({ err: error }, 'a connection for jobs was lost')
  // One is that of the mails in hand.
  const max = config.jobConnections - 1
  // The library writes its own tables there, of which no answer is remembered; what tasks write goes by `db`.
  const pool = new pg.Pool({
    ...{ ...databaseAddress, ...KEPT_ALIVE, max, application_name: calm.nameOf('akinai jobs') },
    connectionTimeoutMillis: SILENCE_MS,
  })
  return pool.on('error', lost).on('connect', client => {
    client.on('error', lost)
    endWhenSilent(client, SILENCE_MS)
  })
}

/** Jobs are taken until it is asked to stop. */
interface RunningJobs {
  /** Settled once others can see that it lives. */
  readonly alive: Promise<void>
  /** Settled when it was asked to stop and its last job has ended. */
  readonly stopped: Promise<void>
}

async function startWorking(
  context: Context,
  pgPool: pg.Pool,
  work: Work,
  stopping: AbortSignal,
): Promise<RunningJobs> {
  const { promise: alive, resolve } = Promise.withResolvers<void>()
  stopping.addEventListener('abort', () => resolve())
  const start = () => startRunner(context, pgPool, work, { promise: alive, resolve })
  return { alive, stopped: keepRunning(context, await start(), start, stopping) }
}

function startRunner(
  context: Context,
  pgPool: pg.Pool,
  { workers, tasks, regular }: Work,
  alive: { readonly promise: Promise<void>; readonly resolve: () => void },
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:listen:success', ({ client, workerPool }) => {
    showLife(client, workerPool.id).then(alive.resolve, error =>
      context.log.warn({ err: error }, 'jobs may be taken by other servers too'),
    )
  })
  return run({
    pgPool,
    events,
    taskList: tasks,
    // Asked before each look for a job: none is taken before others can see that it is in good hands.
    forbiddenFlags: () => alive.promise.then(() => null),
    parsedCronItems: parseCronItems([...regular]),
    concurrency: workers,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    // A job's end is written down by a path of the library that hears of failures; by its usual one, a database that
    // is gone just then makes an unhandled rejection, which ends the process.
    // One clock decides what is due, this machine's: that of an outside database may be wrong, or this one.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, useNodeTime: true } },
    logger: jobLogger(context),
  })
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

/**
 * Starts a new runner when the running one stops by itself, as it does when the database was gone just when a job ended, and when
 * the clock was set: the library counts minutes from its start, and would wait for as long as the clock was set back. Stops it, and
 * answers, when `stopping` says so.
 */
async function keepRunning(
  context: Context,
  first: Runner,
  start: () => Promise<Runner>,
  stopping: AbortSignal,
): Promise<void> {
  const asked = new Promise<void>(resolve => {
    stopping.addEventListener('abort', () => resolve())
  })
  let clockSet = Promise.withResolvers<'clock set'>()
  using _watch = watchClock(ms => {
    context.log.warn({ seconds: Math.round(ms / 1000) }, 'the clock was set')
    clockSet.resolve('clock set')
  })
  let runner: Runner | undefined = first
  while (!stopping.aborted) {
    const ended = runner?.promise.catch(error => context.log.error({ err: error }, 'jobs have stopped'))
    const reason = await Promise.race([asked, ended, clockSet.promise])
    if (stopping.aborted) break
    if (reason === 'clock set') {
      clockSet = Promise.withResolvers()
      await runner?.stop().catch(() => {})
      await bringBack(context.db, context.clock.now(), systemClock.now()).catch(error =>
        context.log.error({ err: error }, 'what waits by the old clock was left'),
      )
    } else await sleep(RESTART_MS, undefined, { signal: stopping }).catch(() => {})
    runner = await start().catch(error => {
      context.log.error({ err: error }, 'jobs were not started again')
      return undefined
    })
  }
  // One that has just stopped by itself says so by an error.
  await runner?.stop().catch(() => {})
}

/** The library's own lines: what is only of interest to its authors stays out of the log. */
function jobLogger({ log }: Context): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message)
    else if (level === 'warning') log.warn({ meta }, message)
    else log.debug({ meta }, message)
  })
}
