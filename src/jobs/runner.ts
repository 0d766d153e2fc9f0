/**
 * Work beside the requests: mails that are due, and what comes by the clock, by graphile-worker, whose jobs are rows: they
 * survive a crash, and any number of servers share them.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { systemClock } from '../lib/clock.ts'
import { resumeMailsOf } from '../mail/deliver.ts'
import { startSending } from '../mail/send-due.ts'
import { bringBack } from './clock-store.ts'
import { watchClock } from './clock-watch.ts'
import { freeJobsOfTheDead } from './lock-store.ts'
import { workOf } from './tasks.ts'
import { startWorkers, type Workers } from './workers.ts'

/** After this workers are started in the place of others that are over. */
const RESTART_MS = 5_000

/** Starts taking jobs; disposing lets those that run finish. */
export async function startJobs(context: Context): Promise<AsyncDisposable> {
  const { log } = context
  const work = workOf(context)
  const start = () => startWorkers(context, work)
  const first = await start()
  const stopping = new AbortController()
  const working = keepWorking(context, first, start, stopping.signal)
  const sending = startSending(context)
  first.alive
    .then(() => takeOver(context, stopping.signal))
    .catch(error => log.warn({ err: error }, 'what a stopped server left was not taken over'))
  return {
    [Symbol.asyncDispose]: async () => {
      stopping.abort()
      await Promise.all([working, sending[Symbol.asyncDispose]()])
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

/**
 * Starts new workers when those at work are over, as when the database was gone just when a job ended, and when
 * the clock was set: the library counts minutes from its start, and would wait for as long as the clock was set back. Stops them, and
 * answers, when `stopping` says so.
 */
async function keepWorking(
  context: Context,
  first: Workers,
  start: () => Promise<Workers>,
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
  for (let workers: Workers | undefined = first; ; ) {
    const reason = await Promise.race([asked, workers?.over, clockSet.promise])
    await workers?.stop()
    if (!stopping.aborted && reason === 'clock set') {
      clockSet = Promise.withResolvers()
      await bringBack(context.db, context.clock.now(), systemClock.now()).catch(error =>
        context.log.error({ err: error }, 'what waits by the old clock was left'),
      )
    } else await sleep(RESTART_MS, undefined, { signal: stopping }).catch(() => {})
    if (stopping.aborted) return
    workers = await start().catch(error => {
      context.log.error({ err: error }, 'jobs were not started again')
      return undefined
    })
  }
}
