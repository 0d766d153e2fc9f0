/** The server process: configuration, context, application, signals. `akinai serve` runs it. */

import { existsSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { isRoot } from '../bin/users.js'
import { addressOf, type Config, readConfig } from './config.ts'
import { type Context, createContext, createLogger } from './context.ts'
import { letGoOfCompiledCode } from './lib/compiled-code.ts'
import { endInTime } from './lib/end-in-time.ts'
import { endSoon } from './lib/end-soon.ts'
import { explainPort, tryPort } from './lib/port.ts'
import { say } from './lib/say.ts'
import { watchWhereConfigured } from './telemetry/where-configured.ts'

/** Below it only root may listen. */
const FIRST_OPEN_PORT = 1024

/** For so long a server that has begun to listen does nothing but answer whoever has waited for it, in ms. */
const FIRST_ANSWERS_MS = 50

/**
 * Starts the server and answers once it has stopped, which SIGTERM, SIGINT or SIGHUP asks for. One that was started by root and has
 * lost what it cannot start any more, the attendant of its pictures or all keepers of its database, stops by itself with exit code
 * 1, to be started again.
 */
export async function serve(config: Config = readConfig()): Promise<void> {
  if (config.processes > 1) {
    const { oversee } = await import('./processes/oversee.ts')
    return oversee(config)
  }
  // What was left behind may keep something open, which would keep the process.
  if (!(await serveAlone(config))) process.exit()
}

/** Answers whether all that was begun was finished. */
async function serveAlone(config: Config): Promise<boolean> {
  const settled = await settlePort(config)
  const log = createLogger(settled)
  const stopSignal = nextStopSignal()
  const lost = Promise.withResolvers<string>()
  const port = await holdPort(settled)
  tellOfFirstStart(settled)
  const waiting = Promise.withResolvers<void>()
  const [started, { buildApp, compileAhead }] = await Promise.all([
    createContext(settled, log, {
      forGood: true,
      keepsObjects: true,
      onWait: waiting.resolve,
      onLost: lost.resolve,
    }),
    waiting.promise.then(readApplication),
  ])
  await using context = started
  const app = await buildApp(context)
  await using _telemetry = await watchWhereConfigured(context, app.metrics)
  if (port) handOver(port, app)
  await app.listen({ host: settled.host, port: settled.port })
  // Jobs come last: a first answer need not wait for them, nor for the reading of their library, which holds up everything else.
  await delay(FIRST_ANSWERS_MS)
  const { lead } = await import('./processes/lead.ts')
  const duties = await lead(context, { isFirst: true, beforeDemo: compileAhead })
  letGoOfCompiledCode()
  const stopped = await Promise.race([
    stopSignal.then(signal => ({ signal })),
    lost.promise.then(reason => ({ reason })),
  ])
  const isLost = 'reason' in stopped
  log[isLost ? 'fatal' : 'info'](stopped, 'stopping')
  if (isLost) endSoon()
  else await drain(app, config)
  return await close(app, duties, context)
}

/**
 * The application's code, half of the time of a start. Nothing else happens in this process while it is read, so the database has to
 * be on its way before: else its 0.3 s come after this and not beside it.
 */
async function readApplication() {
  const { buildApp } = await import('./app.ts')
  const { compileAhead } = await import('./http/validator.ts')
  return { buildApp, compileAhead }
}

/** Goes on for as long as a balancer may need to see that the server leaves. */
async function drain(app: FastifyInstance, { drainMs }: Config): Promise<void> {
  if (drainMs === 0) return
  app.leave()
  await delay(drainMs)
}

/** Says why a first start takes some seconds more. */
function tellOfFirstStart({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== undefined || existsSync(dataDir)) return
  say(`Making the database in ${dataDir} …\n`)
}

/**
 * The place to listen at, with a port in place of 0, since links carry it. Whether one can listen there is found out before
 * anything is made; only what a root alone may take is taken at once, and found out by that.
 */
async function settlePort(config: Config): Promise<Config> {
  if (takesAtOnce(config)) return config
  const port = await tryPort(config).catch((error: unknown) => refusePort(error, config))
  return { ...config, port }
}

async function refusePort(error: unknown, place: Config): Promise<never> {
  throw await explainPort(error, place, addressOf(place))
}

function takesAtOnce({ port }: Pick<Config, 'port'>): boolean {
  return isRoot() && port > 0 && port < FIRST_OPEN_PORT
}

/** A port that root alone may take, taken while the process still is root. */
interface HeldPort {
  readonly server: Server
  /** Connections that came before the application was there. */
  readonly waiting: Socket[]
}

async function holdPort(config: Config): Promise<HeldPort | undefined> {
  if (!takesAtOnce(config)) return undefined
  const { host, port } = config
  const waiting: Socket[] = []
  const server = createServer({ pauseOnConnect: true }, socket => waiting.push(socket))
  const listening = new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, host, resolve),
  )
  await listening.catch((error: unknown) => refusePort(error, config))
  return { server, waiting }
}

/** Has the application listen on the port that is held. */
function handOver({ server, waiting }: HeldPort, app: FastifyInstance): void {
  const listen = app.server.listen.bind(app.server)
  app.server.listen = () => listen(server)
  app.server.once('listening', () => {
    for (const socket of waiting.splice(0)) app.server.emit('connection', socket)
  })
}

/**
 * Running requests and jobs are finished, new ones refused; the context, and with it the database, goes last. A caller who takes as long
 * as they like holds up none of it: whoever stops the server would else kill all of it in the end, the database too.
 */
async function close(
  app: FastifyInstance,
  duties: AsyncDisposable,
  { config: { stopMs }, log }: Context,
): Promise<boolean> {
  const works = [app.close(), duties[Symbol.asyncDispose]()]
  const finished = await endInTime(works, delay(stopMs, undefined, { ref: false }), () => {
    log.warn({ stopMs }, 'what was begun takes too long and is cut off')
    app.server.closeAllConnections()
  })
  log.info('stopped')
  return finished
}

/**
 * The first signal stops gracefully; a second one ends the process at once, as a person who presses Ctrl-C twice expects. A terminal that
 * is closed may say so more than once, and expects nothing.
 */
function nextStopSignal(): Promise<NodeJS.Signals> {
  const signals = ['SIGINT', 'SIGTERM'] as const
  return new Promise(resolve => {
    const stop = (signal: NodeJS.Signals) => {
      for (const each of signals) process.off(each, stop)
      resolve(signal)
    }
    for (const signal of signals) process.on(signal, stop)
    process.on('SIGHUP', stop)
  })
}
