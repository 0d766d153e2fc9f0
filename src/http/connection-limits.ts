/** What connections may do. Imports nothing: the configuration reads it. */

/** Bounds of connections. */
export interface ConnectionLimits {
  /** Connections in all. */
  readonly most: number
  /** Connections of one network address; those of trusted proxies are many people's. */
  readonly mostPerAddress: number
  /** Milliseconds without progress after which a connection is closed. */
  readonly silenceMs: number
}

/** The bounds of a server. A connection takes some 15 kB while nothing is asked on it. */
export const CONNECTION_LIMITS: ConnectionLimits = { most: 2000, mostPerAddress: 400, silenceMs: 30_000 }
