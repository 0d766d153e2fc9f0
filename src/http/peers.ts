/**
 * What the processes of one server tell each other while they serve (docs/rules/growth.md). A server that is one process has
 * none of it: what it counts is all there is.
 */
import type { Socket } from 'node:net'
import type { WindowCounter } from '../lib/window-counter.ts'

/** Connections that were open when another came, of all processes. */
export interface ConnectionsBefore {
  /** Of its network address; 0 where proxies are trusted, which have any number. */
  readonly ofNetwork: number
  readonly inAll: number
}

/** The other processes. */
export interface Peers {
  readonly connectionsBefore: (socket: Socket) => ConnectionsBefore
  /** A counter that also counts what the others count under this name, a twentieth of a second later. */
  readonly shareCounts: <Key extends string | number>(
    name: string,
    own: WindowCounter<Key>,
  ) => WindowCounter<Key>
  /** What all of them say of themselves, this one too, and those that have ended have counted, put together as Prometheus reads it. */
  readonly metricsOfAll: () => Promise<string>
}
