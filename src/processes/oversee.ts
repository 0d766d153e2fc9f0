/**
 * Several processes on one port (docs/rules/growth.md). The overseer holds the database and the port, passes each connection
 * to the process that has fewest, and puts another in the place of one that ends; it reads no request and answers none.
 */
import type { Socket } from 'node:net'
import { isatty } from 'node:tty'
import { addressOf, type Config } from '../config.ts'
import { createLogger, prepareGround } from '../context.ts'
import { systemClock } from '../lib/clock.ts'
import { endSoon } from '../lib/end-soon.ts'
import { isWithin, networkOf } from '../lib/network-address.ts'
import { say } from '../lib/say.ts'
import { connectionsBefore } from './connections-before.ts'
import { type Crew, startCrew } from './crew.ts'
import { openDoor } from './door.ts'
import { makeExchange } from './exchange.ts'
import { lendImages } from './lent-images.ts'
import { makeOverseerMetrics } from './overseer-metrics.ts'

/**
 * Starts the processes and answers once all have stopped, which SIGTERM or SIGINT asks for. SIGHUP replaces them one by one,
 * unless it says that the terminal is gone. Stops with exit code 1 when no process can be started, or what starts those of
 * pictures is lost.
 */
export async function oversee(asked: Config): Promise<void> {
  const log = createLogger(asked)
  const lost = Promise.withResolvers<string>()
  const signal = listenToSignals()
  await using stack = new AsyncDisposableStack()
  const door = stack.use(await openDoor(asked, addressOf(asked)))
  const conduct = { forGood: true, keepsObjects: true, onLost: lost.resolve }
  const ground = await prepareGround({ ...asked, port: door.port }, log, conduct, stack)
  const { config, startImages } = ground
  for (const notice of ground.notices) say(`${notice}\n`)
  const exchange = makeExchange({
    parts: () => crew.all(),
    own: makeOverseerMetrics(systemClock, () => crew.restarts()),
  })
  const lend = lendImages(startImages)
  const crew: Crew = startCrew({
    size: config.processes,
    hangMs: config.hangMs,
    stopMs: config.stopMs,
    requestTimeoutMs: config.requestTimeoutMs,
    begin: {
      kind: 'begin',
      ...{ dataDir: config.dataDir, port: door.port, startsImages: startImages !== undefined },
    },
    log,
    hear: (part, message) => {
      if (message.kind === 'leaving') crew.dismiss(part, config.drainMs, config.stopMs)
      exchange(part, message)
      lend(part, message)
    },
    onChange: unserved => door.giveAgain(unserved),
  })
  door.open(passOn(config, crew))
  signal.onReplace(() => void crew.replaceAll())
  const failed = crew.begun.then(() => new Promise<never>(() => {}))
  const stopped = await Promise.race([
    signal.stop.then(name => ({ signal: name })),
    lost.promise.then(reason => ({ reason })),
    failed.catch((error: Error) => ({ reason: error.message })),
  ])
  const isLost = 'reason' in stopped
  log[isLost ? 'fatal' : 'info'](stopped, 'stopping')
  if (isLost) endSoon()
  else if (config.drainMs > 0) await crew.leave(config.drainMs)
  door[Symbol.dispose]()
  await crew.stop()
  log.info('stopped')
}

/** Gives each connection to the process that has fewest, with how many there are, which no process knows by itself. */
function passOn({ trustedProxies }: Config, crew: Crew): (socket: Socket) => boolean {
  const isTrusted = isWithin(trustedProxies)
  let last = 0
  return socket => {
    const [part] = crew.serving().toSorted((a, b) => a.connections.size - b.connections.size)
    if (part === undefined) return false
    const address = socket.remoteAddress
    const network = isTrusted(address) ? undefined : networkOf(address ?? '')
    const before = connectionsBefore(crew, network)
    const id = ++last
    part.connections.set(id, network)
    part.passed.set(id, socket)
    part.tell({ kind: 'connection', id, ...before }, socket)
    return true
  }
}

interface Signals {
  readonly stop: Promise<NodeJS.Signals>
  /** Has it called when the processes are to be replaced. */
  onReplace(replace: () => void): void
}

/** The first signal to stop does so gracefully; a second one ends the process at once, and the others by themselves. */
function listenToSignals(): Signals {
  const stop = Promise.withResolvers<NodeJS.Signals>()
  const stopping = ['SIGINT', 'SIGTERM'] as const
  let replace = () => {}
  const onStop = (signal: NodeJS.Signals) => {
    for (const each of stopping) process.off(each, onStop)
    stop.resolve(signal)
  }
  for (const signal of stopping) process.on(signal, onStop)
  // A terminal that is closed says the same as an operator does, and is none any more when it says so.
  const hasTerminal = isatty(0)
  process.on('SIGHUP', signal => (hasTerminal ? onStop(signal) : replace()))
  return {
    stop: stop.promise,
    onReplace: work => {
      replace = work
    },
  }
}
