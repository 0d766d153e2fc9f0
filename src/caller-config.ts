/** What an operator sets about callers: whose word counts about where they are, and what they may do. */
import { CONNECTION_LIMITS, type ConnectionLimits, RATE_LIMITS, type RateLimits } from './caller-limits.ts'
import { parseSwitch, type Read, readWithin } from './config-read.ts'
import { isAddressRange, isLoopback } from './lib/network-address.ts'

/** The part of the configuration that is about callers. */
export interface CallerConfig {
  /** Proxies whose word about a caller's address counts: addresses and ranges of them. */
  readonly trustedProxies: readonly string[]
  /** Requests a minute; undefined: any number of them. */
  readonly rateLimits: RateLimits | undefined
  readonly connectionLimits: ConnectionLimits
}

/** Requests a minute that a limit can be set to. */
const MAX_RATE = 1_000_000

/** Connections of callers: each is an open file of the process. */
const MAX_CALLERS = 100_000

/** Whose word about a caller's address counts, and how much a caller may ask for. */
export function readCallers(read: Read, host: string): CallerConfig {
  const wanted = 'addresses or ranges such as 10.0.0.0/8, split by commas'
  const trustedProxies = read('AKINAI_TRUSTED_PROXIES', [], parseRanges, wanted)
  // A proxy that is named listens for others, on this machine as well.
  const isReached = !isLoopback(host) || trustedProxies.length > 0
  const rateLimits = {
    token: readRate(read, 'AKINAI_RATE_TOKEN', RATE_LIMITS.token),
    address: readRate(read, 'AKINAI_RATE_ADDRESS', RATE_LIMITS.address),
    signIn: readRate(read, 'AKINAI_RATE_SIGN_IN', RATE_LIMITS.signIn),
    buyer: readRate(read, 'AKINAI_RATE_BUYER', RATE_LIMITS.buyer),
    guesses: readRate(read, 'AKINAI_RATE_GUESSES', RATE_LIMITS.guesses),
  }
  const isLimited = read('AKINAI_RATE_LIMITS', isReached, parseSwitch, 'on or off')
  return {
    trustedProxies,
    rateLimits: isLimited ? rateLimits : undefined,
    connectionLimits: readConnectionLimits(read),
  }
}

function readConnectionLimits(read: Read): ConnectionLimits {
  const { most, mostPerAddress, silenceMs } = CONNECTION_LIMITS
  return {
    most: readWithin(read, 'AKINAI_CONNECTIONS', most, 10, MAX_CALLERS),
    mostPerAddress: readWithin(read, 'AKINAI_CONNECTIONS_PER_ADDRESS', mostPerAddress, 1, MAX_CALLERS),
    silenceMs: readWithin(read, 'AKINAI_SILENCE_MS', silenceMs, 1000, 300_000),
  }
}

function readRate(read: Read, name: string, fallback: number): number {
  return readWithin(read, name, fallback, 1, MAX_RATE)
}

function parseRanges(text: string): string[] | undefined {
  const ranges = text.split(',').map(range => range.trim())
  return ranges.every(isAddressRange) ? ranges : undefined
}
