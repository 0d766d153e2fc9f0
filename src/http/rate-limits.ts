/** How many requests a caller may send. Imports nothing: the configuration reads it. */

/** Requests a minute. */
export interface RateLimits {
  /** Of one token, or of one session of the console. */
  readonly token: number
  /** Of one address: routes that ask for no token and do work, and tokens that are refused. */
  readonly address: number
  /** Of one address: passwords that are tried. */
  readonly signIn: number
}

/** The limits of a server that others can reach, a minute each. */
export const RATE_LIMITS: RateLimits = { token: 6000, address: 600, signIn: 30 }
