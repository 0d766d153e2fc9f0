/** A serving process's side of what it and the overseer tell each other. */
import { Socket } from 'node:net'
import { AggregatorRegistry, type Registry } from '#prom-client'
import type { ConnectionsBefore, Peers } from '../http/peers.ts'
import type { StartProcess } from '../images/worker-start.ts'
import type { Clock } from '../lib/clock.ts'
import { SIGN_MS } from './hang-watch.ts'
import { borrowImages } from './lent-images.ts'
import type { FromPart, ToldMetrics, ToPart } from './messages.ts'
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
  readonly send: (message: FromPart) => void
  readonly peers: Peers
  readonly startImages: StartProcess
}

/** Listens to the overseer. When that has gone this process is to stop. */
export function openLink(clock: Clock, wishes: Wishes): Link {
  const send = (message: FromPart) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => {})
  }
  const befores = new WeakMap<Socket, ConnectionsBefore>()
  const counts = makeSharedCounts(clock, told => send({ kind: 'counted', counts: told }))
  const images = borrowImages(send)
  const awaited = new Map<number, (others: readonly ToldMetrics[]) => void>()
  let last = 0

  setInterval(() => send({ kind: 'alive' }), SIGN_MS).unref()
  process.on('message', (message: ToPart, handle: unknown) => {
    images.hear(message, handle)
    if (message.kind === 'connection') {
      const { id, ofNetwork, inAll } = message
      if (!(handle instanceof Socket)) {
        send({ kind: 'got', id })
        return send({ kind: 'closed', id })
      }
      send({ kind: 'got', id })
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
    if (message.kind === 'metrics-of-others') awaited.get(message.id)?.(message.others)
    if (message.kind === 'tell-metrics') {
      void wishes.metrics().then(told => send({ kind: 'metrics', id: message.id, told }))
    }
  })
  process.on('disconnect', () => {
    images.forget()
    wishes.stop({ kind: 'stop', drainMs: 0 })
  })

  async function metricsOfAll(own: Registry): Promise<string> {
    const id = ++last
    const others = new Promise<readonly ToldMetrics[]>(resolve => awaited.set(id, resolve))
    send({ kind: 'want-metrics', id })
    const told = [await own.getMetricsAsJSON(), ...(await others)]
    awaited.delete(id)
    return AggregatorRegistry.aggregate(told as never).metrics()
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
