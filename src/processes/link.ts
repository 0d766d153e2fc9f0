/** A serving process's side of what it and the overseer tell each other. */
import { Socket } from 'node:net'
import type { ConnectionsBefore, Peers } from '../http/peers.ts'
import type { StartProcess } from '../images/worker-start.ts'
import type { Clock } from '../lib/clock.ts'
import { STOP_MS } from '../lib/end-in-time.ts'
import { SIGN_MS } from './hang-watch.ts'
import { borrowImages } from './lent-images.ts'
import type { FromPart, ToldMetrics, ToPart } from './messages.ts'
import { pageOf } from './metrics-page.ts'
import { makeSharedCounts } from './shared-counts.ts'

type Of<Kind extends ToPart['kind']> = Extract<ToPart, { kind: Kind }>

/** What the overseer wants of this process, as it comes. */
export interface Wishes {
  readonly begin: (message: Of<'begin'>) => void
  readonly connection: (socket: Socket) => void
  readonly lead: (message: Of<'lead'>) => void
  readonly shed: (connections: number) => void
  readonly leave: () => void
  readonly stop: (message: Of<'stop'>) => void
  /** Tells what this process says of itself. */
  readonly metrics: () => Promise<ToldMetrics>
}

/** The way to the overseer and to the other processes. */
export interface Link {
  /** Resolves when the message is on its way, or there is nobody any more to hear it. */
  readonly send: (message: FromPart) => Promise<void>
  readonly peers: Peers
  readonly startImages: StartProcess
}

/** Listens to the overseer. When that has gone this process is to stop. */
export function openLink(clock: Clock, wishes: Wishes): Link {
  const send = (message: FromPart) =>
    new Promise<void>(resolve => {
      if (process.connected) process.send?.(message, undefined, undefined, () => resolve())
      else resolve()
    })
  const befores = new WeakMap<Socket, ConnectionsBefore>()
  const counts = makeSharedCounts(clock, told => send({ kind: 'counted', counts: told }))
  const images = borrowImages(send)
  const awaited = new Map<number, (told: readonly ToldMetrics[]) => void>()
  let last = 0

  setInterval(() => send({ kind: 'alive' }), SIGN_MS).unref()
  process.on('message', (message: ToPart, handle: unknown) => {
    images.hear(message, handle)
    if (message.kind === 'connection') {
      const { id, ofNetwork, inAll } = message
      send({ kind: 'got', id })
      if (!(handle instanceof Socket)) return send({ kind: 'closed', id })
      handle.once('close', () => send({ kind: 'closed', id }))
      befores.set(handle, { ofNetwork, inAll })
      return wishes.connection(handle)
    }
    if (message.kind === 'counted') counts.hear(message.counts)
    if (message.kind === 'begin') wishes.begin(message)
    if (message.kind === 'lead') wishes.lead(message)
    if (message.kind === 'shed') wishes.shed(message.connections)
    if (message.kind === 'leave') wishes.leave()
    if (message.kind === 'stop') wishes.stop(message)
    if (message.kind === 'metrics-of-all') awaited.get(message.id)?.(message.told)
    if (message.kind === 'tell-metrics') {
      void wishes.metrics().then(told => send({ kind: 'metrics', id: message.id, told }))
    }
  })
  process.on('disconnect', () => {
    images.forget()
    wishes.stop({ kind: 'stop', drainMs: 0, finishMs: STOP_MS })
  })

  async function metricsOfAll(): Promise<string> {
    const id = ++last
    const told = new Promise<readonly ToldMetrics[]>(resolve => awaited.set(id, resolve))
    send({ kind: 'want-metrics', id })
    const all = await told
    awaited.delete(id)
    return pageOf(all)
  }

  return {
    send,
    peers: {
      connectionsBefore: socket => befores.get(socket) ?? { ofNetwork: 0, inAll: 0 },
      shareCounts: counts.share,
      metricsOfAll,
    },
    startImages: images.start,
  }
}
