/** Limits of rate (R-RATE): requests a minute of a token, and of a network address without one. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimits } from '../caller-limits.ts'
import type { Clock } from '../lib/clock.ts'
import { networkOf, siteBeyond } from '../lib/network-address.ts'
import { makePace } from '../lib/pace.ts'
import { makeWindowCounter } from '../lib/window-counter.ts'
import { limitGuesses } from './limit-guesses.ts'
import type { Peers } from './peers.ts'
import { type Policy, requireLeftOf, settle } from './rate-policy.ts'

/** By what a route is limited before it runs; `none` is for what is sent from memory. */
export type RateOfRoute = CountedRate | 'none'

/** The rates of an address. */
type CountedRate = 'address' | 'sign-in' | 'buyer'

/** Counts requests. Each count notes on the answer what is left, and throws 429 `request/rate-limited` when nothing is. */
export interface RateLimiter {
  countToken(tokenId: number, reply: FastifyReply): void
  countAddress(request: FastifyRequest, reply: FastifyReply, rate?: CountedRate): void
  /** Throws what `countAddress` throws when the address has used up its requests; counts nothing. */
  requireLeft(request: FastifyRequest, reply: FastifyReply): void
  /**
   * Counts a guess as a wrong one; throws 429 when the address has guessed wrong as often as it may in an hour. Answers what is to
   * be called when it has ended, which takes it back unless it was wrong.
   */
  beginGuess(request: FastifyRequest, reply: FastifyReply): (wrong: boolean) => void
  /** Counts an answer, of any kind, to a token or to an address without one. Answers the milliseconds by which to delay it. */
  delayOf(tokenId: number | undefined, caller: Pick<FastifyRequest, 'ip'>): number
  /** Counts a connection. Answers the milliseconds for which nothing is read from it. */
  waitToConnect(network: string): number
  /** Counts a connection that asked for far more than was answered as many of them. */
  noteExcess(ip: string): void
  /** Counts bytes that are thrown away. Answers the milliseconds for which no more are read. */
  waitToDiscard(ip: string, bytes: number): number
  /** Counts a body that is to be parsed, by the shop or without one by the address. Answers the milliseconds to wait for that. */
  waitToParse(request: FastifyRequest, bytes: number): number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Default: `address` where no token or session is asked for, else that of the token alone. */
    rate?: RateOfRoute
  }
  interface FastifyInstance {
    /** Undefined: nothing is limited. */
    readonly rates: RateLimiter | undefined
  }
}

const WINDOW_MS = 60_000

/** In a minute an address could begin with guessing anew a thousand times a day. */
const GUESS_WINDOW_MS = 3_600_000

/**
 * An address is answered at once twice its limit, and then at the pace of ten times its limit, whatever is asked and whatever
 * the answer; a token its limit. Every answer beyond that takes a second more, which costs the server nothing: 64
 * connections that asked as fast as they could for what is not limited, or went on after 429, took four fifths of its time
 * from everybody else.
 */
const PROMPT = { burst: 2, aMinute: 10 } as const
const SLOW_MS = 1000

/** Connections of an address that are read at once, and a minute, as multiples of its limit. */
const CONNECTIONS = { burst: 1, aMinute: 20 } as const

/** A connection with far too many requests ahead costs the parser some 50 ms, as much as so many connections. */
const EXCESS = 100

const MB = 1024 * 1024

/** Bytes of an address that are thrown away: each MB takes some 0.5 ms of the thread and as much of the system. */
const DISCARDED = { burst: 16 * MB, perSecond: 16 * MB } as const

/**
 * Bytes of bodies of a shop, or of an address without a token, that are parsed: each MB takes up to 20 ms of the thread. The
 * largest body is one: with eight at once everybody else waited for 0.3 s.
 */
const PARSED = { burst: MB, perSecond: 4 * MB } as const

/**
 * How many times what one network has those of a site of IPv6 have together (`siteOf`): one line can be given 65,536 networks. Of
 * buyers as many as of passwords (`STRANGERS_FAILURES`): a site may be a mobile carrier's many, whose address of IPv4 is one of many too.
 */
const SITE = { buyer: 5, guesses: 2 } as const

/** Keys that are counted at the same time, of some 150 bytes each. */
const MAX_KEYS = 20_000

/** Limits the routes that are registered after it, and lets `app.rates` count the rest. Without limits there are none; `share` counts with others. */
export function limitRates(
  app: FastifyInstance,
  limits: RateLimits | undefined,
  clock: Clock,
  share?: Peers['shareCounts'],
): void {
  const rates = limits && makeRateLimiter(limits, clock, share)
  app.decorate('rates', rates)
  if (rates === undefined) return
  app.addHook('onRequest', (request, reply, done) => {
    const { access, rate = access === 'open' || access === 'page' ? 'address' : 'none' } = request.declared
    try {
      if (rate !== 'none') rates.countAddress(request, reply, rate)
    } catch (error) {
      return done(error as Error)
    }
    return done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    const delay = rates.delayOf(request.actor?.tokenId, request)
    if (delay === 0) done()
    else setTimeout(done, delay)
  })
}

function makeRateLimiter(
  limits: RateLimits,
  clock: Clock,
  share: Peers['shareCounts'] = (_name, own) => own,
): RateLimiter {
  const policyOf = <Key extends string | number>(
    name: string,
    quota: number,
    { windowMs = WINDOW_MS, shared = name } = {},
  ): Policy<Key> => ({
    ...{ name, quota, windowMs },
    windows: share(shared, makeWindowCounter<Key>(windowMs, MAX_KEYS)),
  })
  const token = policyOf<number>('token', limits.token)
  const address = policyOf<string>('address', limits.address)
  const beginGuess = limitGuesses(
    policyOf('guesses', limits.guesses, { windowMs: GUESS_WINDOW_MS }),
    policyOf('guesses', SITE.guesses * limits.guesses, {
      windowMs: GUESS_WINDOW_MS,
      shared: 'guesses of sites',
    }),
    clock,
  )
  const buyersOfSite = policyOf<string>('buyer', SITE.buyer * limits.buyer, { shared: 'buyers of sites' })
  const byAddress: Readonly<Record<CountedRate, Policy<string>>> = {
    address,
    'sign-in': policyOf('sign-in', limits.signIn),
    buyer: policyOf('buyer', limits.buyer),
  }
  const paceOf = ({ burst, aMinute }: { readonly burst: number; readonly aMinute: number }) =>
    makePace({
      burst: burst * limits.address,
      perSecond: (aMinute * limits.address) / 60,
      mostKeys: MAX_KEYS,
    })
  const answers = paceOf(PROMPT)
  const connections = paceOf(CONNECTIONS)
  const discarded = makePace({ ...DISCARDED, mostKeys: MAX_KEYS })
  const parsed = makePace({ ...PARSED, mostKeys: MAX_KEYS })

  return {
    countToken: (tokenId, reply) => {
      settle(token, token.windows.count(tokenId, clock.now().getTime()), reply)
    },
    countAddress: ({ ip }, reply, rate = 'address') => {
      const [policy, now] = [byAddress[rate], clock.now().getTime()]
      const window = policy.windows.count(networkOf(ip), now)
      settle(policy, window, reply)
      const site = rate === 'buyer' ? siteBeyond(ip) : undefined
      if (site === undefined) return
      // What a network is refused takes nothing from the others of its site; what is left is told of itself.
      settle(buyersOfSite, buyersOfSite.windows.count(site, now), reply)
      settle(policy, window, reply)
    },
    requireLeft: ({ ip }, reply) => requireLeftOf(address, networkOf(ip), clock, reply),
    beginGuess,
    delayOf: (tokenId, caller) => {
      const now = clock.now().getTime()
      const isPrompt =
        tokenId === undefined
          ? answers.take(networkOf(caller.ip), now) === 0
          : (token.windows.look(tokenId, now)?.count ?? 0) <= token.quota
      return isPrompt ? 0 : SLOW_MS
    },
    waitToConnect: network => connections.take(network, performance.now()),
    noteExcess: ip => void connections.take(networkOf(ip), performance.now(), EXCESS),
    waitToDiscard: (ip, bytes) => discarded.take(networkOf(ip), performance.now(), bytes),
    waitToParse: ({ actor, ip }, bytes) => {
      const key = actor === undefined ? networkOf(ip) : `shop ${actor.shopId}`
      return parsed.take(key, performance.now(), bytes)
    },
  }
}

/** The header of what may pass. */
export const RETRY_AFTER = { 'Retry-After': { type: 'integer', description: 'Seconds to wait.' } } as const

/** The headers of 429 as documents tell them; every answer under a limit has the latter two. */
export const RATE_HEADERS = {
  ...RETRY_AFTER,
  RateLimit: {
    type: 'string',
    description:
      'What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429.',
  },
  'RateLimit-Policy': {
    type: 'string',
    description: 'The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`.',
  },
}
