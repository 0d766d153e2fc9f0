/** A process that serves beside others: everything that `main.ts` does, but for the port and what one alone sees to. */

import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { type Context, createContext, createLogger } from '../context.ts'
import { compileAhead } from '../http/validator.ts'
import { systemClock } from '../lib/clock.ts'
import { letGoOfCompiledCode } from '../lib/compiled-code.ts'
import { endInTime } from '../lib/end-in-time.ts'
import { watchWhereConfigured } from '../telemetry/where-configured.ts'
import { countsOf } from './last-told.ts'
import { lead } from './lead.ts'
import { openLink } from './link.ts'
import type { ToPart } from './messages.ts'

/** One that could not lead tries again after so many ms. */
const LEAD_AGAIN_MS = 5_000

type Of<Kind extends ToPart['kind']> = Extract<ToPart, { kind: Kind }>

/** The application, and what gives it a connection. */
interface Serving {
  readonly app: FastifyInstance
  readonly take: (socket: Socket) => void
}

/** Serves what the overseer passes on, and answers once it has stopped: whether it has finished all that it had begun. */
export async function servePart(): Promise<boolean> {
  const begun = Promise.withResolvers<Of<'begin'>>()
  const stop = awaitStop()
  const leading = Promise.withResolvers<Of<'lead'>>()
  const serving = Promise.withResolvers<Serving>()
  const link = openLink(systemClock, {
    begin: begun.resolve,
    stop: stop.hear,
    lead: leading.resolve,
    // What comes before the application is there waits for it, in the order in which it came.
    connection: socket => void serving.promise.then(({ take }) => take(socket)),
    shed: connections => void serving.promise.then(({ app }) => app.shed(connections)),
    leave: () => void serving.promise.then(({ app }) => app.leave()),
    metrics: () => serving.promise.then(({ app }) => app.metrics.getMetricsAsJSON()),
  })
  // Ctrl-C is for the overseer, which hears it too; who means this process alone is obeyed once no caller is sent here.
  process
    .on('SIGINT', () => {})
    .on('SIGHUP', () => {})
    .on('SIGTERM', () => link.send({ kind: 'leaving' }))

  const { dataDir, port, startsImages } = await begun.promise
  const config = Object.freeze({ ...readConfig(), dataDir, port })
  const log = createLogger(config)
  const startImages = startsImages ? link.startImages : undefined
  await using context = await createContext(config, log, { keepsObjects: true, startImages })
  const app = await buildApp(context, link.peers)
  const open = new Set<Socket>()
  const empty = finishConnections(app, open)
  await app.ready()
  await using _telemetry = await watchWhereConfigured(context, app.metrics)
  // Node looks after the times of the connections of a server that listens, which the overseer does for this one.
  app.server.emit('listening')
  const take = (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    app.server.emit('connection', socket)
  }
  serving.resolve({ app, take })
  link.send({ kind: 'ready' })
  await compileAhead()
  letGoOfCompiledCode()
  const finished = await serveUntil(context, leading.promise, stop, async duties => {
    app.leave()
    log.info('stopping')
    await Promise.race([empty(), stop.drained])
    const finished = await endInTime([app.close(), duties.disposeAsync()], stop.late, () => {
      log.warn('what was begun takes too long and is cut off')
      for (const socket of open) socket.destroy()
    })
    await link.send({ kind: 'last-metrics', told: await countsOf(app.metrics) })
    return finished
  })
  log.info('stopped')
  return finished
}

/** What this process is told of its end. */
interface Stop {
  readonly told: Promise<Of<'stop'>>
  /** Callers who keep their connections need not be answered any more. */
  readonly drained: Promise<void>
  /** What was begun is not waited for any more. */
  readonly late: Promise<void>
  readonly hear: (message: Of<'stop'>) => void
}

/** It may be told several times: as soon as any of them has it. */
function awaitStop(): Stop {
  const [told, drained, late] = [
    Promise.withResolvers<Of<'stop'>>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ]
  return {
    ...{ told: told.promise, drained: drained.promise, late: late.promise },
    hear: message => {
      const { drainMs, finishMs } = message
      setTimeout(drained.resolve, drainMs).unref()
      setTimeout(late.resolve, drainMs + finishMs).unref()
      told.resolve(message)
    },
  }
}

/** Leads when it is told to, until it is told to stop. What cannot be taken on is tried again: callers are answered meanwhile. `finish` is given what it leads by. */
async function serveUntil(
  context: Context,
  led: Promise<Of<'lead'>>,
  stop: Stop,
  finish: (duties: AsyncDisposableStack) => Promise<boolean>,
): Promise<boolean> {
  const duties = new AsyncDisposableStack()
  const first = await Promise.race([led, stop.told])
  if (first.kind === 'lead') await takeOn(context, first, stop, duties)
  await stop.told
  return await finish(duties)
}

/** Takes on what a leader sees to, by `duties`. */
async function takeOn(
  context: Context,
  how: Of<'lead'>,
  { told }: Stop,
  duties: AsyncDisposableStack,
): Promise<void> {
  for (let isTold = false; !isTold; ) {
    try {
      duties.use(await lead(context, how))
      return
    } catch (error) {
      context.log.error({ err: error, againInMs: LEAD_AGAIN_MS }, 'jobs were not started')
    }
    isTold = await Promise.race([told.then(() => true), delay(LEAD_AGAIN_MS, false, { ref: false })])
  }
}

/**
 * Keeps the application from closing before its connections have: what it listens with knows nothing of them. Answers a
 * function whose promise resolves when there is none.
 */
function finishConnections(app: FastifyInstance, open: ReadonlySet<Socket>): () => Promise<void> {
  const empty = async () => {
    while (open.size > 0) await new Promise(resolve => [...open][0]?.once('close', resolve))
  }
  app.addHook('preClose', async () => {
    app.server.closeIdleConnections()
    // To Node one on which nothing was ever asked is not idle.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    await empty()
  })
  return empty
}
