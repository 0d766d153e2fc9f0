/** What a limit of rate is, and what a caller is told of it (R-RATE-2). */
import type { FastifyReply } from 'fastify'
import type { Clock } from '../lib/clock.ts'
import type { Window, WindowCounter } from '../lib/window-counter.ts'
import { Problem } from './problems.ts'

/** One policy: a limit and who has how much of it left. */
export interface Policy<Key extends string | number> {
  readonly name: string
  readonly quota: number
  readonly windowMs: number
  readonly windows: WindowCounter<Key>
}

/** Throws what the next would be told, where there is none left. */
export function requireLeftOf(policy: Policy<string>, key: string, clock: Clock, reply: FastifyReply): void {
  const window = policy.windows.look(key, clock.now().getTime())
  if (window === undefined || window.count < policy.quota) return
  settle(policy, { ...window, count: window.count + 1 }, reply)
}

/**
 * Notes on the answer what is left, and throws 429 `request/rate-limited` where a window has more than it may. Fields as in the IETF's
 * draft ratelimit-headers: structured fields, of seconds.
 */
export function settle(
  { name, quota, windowMs }: Pick<Policy<never>, 'name' | 'quota' | 'windowMs'>,
  { count, msLeft }: Window,
  reply: FastifyReply,
): void {
  const seconds = Math.ceil(msLeft / 1000)
  const left = Math.max(0, quota - count)
  reply.header('ratelimit-policy', `"${name}";q=${quota};w=${windowMs / 1000}`)
  reply.header('ratelimit', `"${name}";r=${left};t=${seconds}`)
  if (count <= quota) return
  throw new Problem('request/rate-limited', WORDS[name]?.(quota, seconds) ?? '', {
    headers: { 'retry-after': String(seconds) },
  })
}

const WORDS: Readonly<Record<string, (quota: number, seconds: number) => string>> = {
  token: (quota, seconds) => `A token has ${quota} requests a minute. The next are taken in ${seconds} s.`,
  address: (quota, seconds) =>
    `An address has ${quota} requests a minute without a valid token. The next are taken in ${seconds} s.`,
  buyer: (quota, seconds) =>
    `An address has ${quota} requests a minute to the shops of this server. The next are taken in ${seconds} s.`,
  guesses: (quota, seconds) =>
    `An address has ${quota} refused cards and unknown codes an hour. The next are taken in ${seconds} s.`,
  'sign-in': (quota, seconds) =>
    `An address can try ${quota} passwords a minute. The next are taken in ${seconds} s.`,
}
