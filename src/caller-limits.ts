/** What callers may do: how often they may ask, and what their connections may do. Imports nothing: the configuration reads it. */

/** Requests a minute, where nothing else is said. */
export interface RateLimits {
  /** Of one token, or of one session of the console. */
  readonly token: number
  /** Of one address: routes that ask for no token and do work, and tokens that are refused. */
  readonly address: number
  /** Of one address: passwords that are tried. */
  readonly signIn: number
  /** Of one address: what buyers ask of shops. Thousands of them can share the address of a mobile carrier. */
  readonly buyer: number
  /** Of one address, an hour: cards that the payment service refuses, and codes of no coupon. */
  readonly guesses: number
}

/** The limits of a server that others can reach. */
export const RATE_LIMITS: RateLimits = { token: 6000, address: 600, signIn: 30, buyer: 3000, guesses: 100 }

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

/** Milliseconds that a caller may take to send a request's headers; Node wants the whole request to have as many. */
export const HEADERS_TIMEOUT_MS = 30_000
