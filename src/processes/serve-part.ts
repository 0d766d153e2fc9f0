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
import { watchWhereConfigured } from '../telemetry/where-configured.ts'
import { countsOf } from './last-told.ts'
import { lead } from './lead.ts'
import { openLink } from './link.ts'
import type { ToPart } from './messages.ts'

type Of<Kind extends ToPart['kind']> = Extract<ToPart, { kind: Kind }>

/** The application, and what gives it a connection. */
interface Serving {
  readonly app: FastifyInstance
  readonly take: (socket: Socket) => void
}

/** Serves what the overseer passes on, and answers once it has stopped. */
export async function servePart(): Promise<void> {
  const begun = Promise.withResolvers<Of<'begin'>>()
  const stopped = Promise.withResolvers<Of<'stop'>>()
  const leading = Promise.withResolvers<Of<'lead'>>()
  const serving = Promise.withResolvers<Serving>()
  const link = openLink(systemClock, {
    begin: begun.resolve,
    stop: stopped.resolve,
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
  await serveUntil(context, leading.promise, stopped.promise, async ({ drainMs }) => {
    app.leave()
    log.info('stopping')
    await Promise.race([empty(), delay(drainMs)])
    await app.close()
    await link.send({ kind: 'last-metrics', told: await countsOf(app.metrics) })
  })
  log.info('stopped')
}

/** Leads when it is told to, until it is told to stop. */
async function serveUntil(
  context: Context,
  told: Promise<Of<'lead'>>,
  stopped: Promise<Of<'stop'>>,
  stop: (message: Of<'stop'>) => Promise<void>,
): Promise<void> {
  await using duties = new AsyncDisposableStack()
  const first = await Promise.race([told, stopped])
  if (first.kind === 'lead') {
    try {
      duties.use(await lead(context, first))
    } catch (error) {
      context.log.fatal({ err: error }, 'jobs were not started')
      process.exitCode = 1
      return stop({ kind: 'stop', drainMs: 0 })
    }
  }
  await stop(await stopped)
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
