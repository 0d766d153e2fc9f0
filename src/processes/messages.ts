/** What the overseer of several processes and those that serve send each other. A connection or a socket goes with some of them. */
import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** Counts of rates: the name of the limit, whose it is, and how often since the last message. */
export type SharedCount = readonly [name: string, key: string | number, count: number]

/** What a process says of itself for /metrics. */
export type ToldMetrics = readonly MetricObjectWithValues<MetricValue<string>>[]

/** To a process that serves. */
export type ToPart =
  /** The first message: where the data lie, on which port the overseer listens, and whether it starts what works on pictures. */
  | {
      readonly kind: 'begin'
      readonly dataDir: string
      readonly port: number
      readonly startsImages: boolean
    }
  /** With a connection, or without it where it has ended meanwhile. */
  | {
      readonly kind: 'connection'
      readonly id: number
      readonly ofNetwork: number
      readonly inAll: number
    }
  /** See to the jobs from now on; `isFirst`: nobody has yet, since the server was started. */
  | { readonly kind: 'lead'; readonly isFirst: boolean }
  /** End so many connections, each with its next answer: another process has fewer. */
  | { readonly kind: 'shed'; readonly connections: number }
  /** Go on, and say that the server is leaving. */
  | { readonly kind: 'leave' }
  /**
   * No connection comes any more: answer those that are there for so many milliseconds, then stop. What was begun is waited for `finishMs` more. One
   * that is told so again ends by whichever comes first.
   */
  | { readonly kind: 'stop'; readonly drainMs: number; readonly finishMs: number }
  | { readonly kind: 'counted'; readonly counts: readonly SharedCount[] }
  | { readonly kind: 'tell-metrics'; readonly id: number }
  | { readonly kind: 'metrics-of-all'; readonly id: number; readonly told: readonly ToldMetrics[] }
  /** With the socket to the process that works on pictures. */
  | { readonly kind: 'images-started'; readonly id: number }
  | { readonly kind: 'images-ended'; readonly id: number; readonly reason: string }

/** From a process that serves. */
export type FromPart =
  /** Its event loop turns. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'ready' }
  /** It was told to stop by somebody else, and wants no more connections. */
  | { readonly kind: 'leaving' }
  /** It has the connection, before it has read anything of it. */
  | { readonly kind: 'got'; readonly id: number }
  | { readonly kind: 'closed'; readonly id: number }
  | { readonly kind: 'counted'; readonly counts: readonly SharedCount[] }
  | { readonly kind: 'metrics'; readonly id: number; readonly told: ToldMetrics }
  /** Before it ends: what it has counted. */
  | { readonly kind: 'last-metrics'; readonly told: ToldMetrics }
  | { readonly kind: 'want-metrics'; readonly id: number }
  | { readonly kind: 'start-images'; readonly id: number }
  | { readonly kind: 'kill-images'; readonly id: number }
