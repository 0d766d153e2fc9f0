/** How many guesses may be wrong (R-RATE-7), of which those under way count too. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../lib/clock.ts'
import { networkOf, siteBeyond } from '../lib/network-address.ts'
import { type Policy, settle } from './rate-policy.ts'

/** When to come again for who is kept out by guesses under way alone, which may all turn out to be none. */
const UNDER_WAY_MS = 2000

/** One of the bounds that a guess is under, with what is under way of it here. */
interface Bound {
  /** Throws 429 where a key has none left. */
  require(key: string, reply: FastifyReply): void
  begin(key: string): void
  end(key: string, wrong: boolean): void
}

/** Makes what counts them: by the network of an address, and of IPv6 by its site as well. */
export function limitGuesses(
  ofNetworks: Policy<string>,
  ofSites: Policy<string>,
  clock: Clock,
): (request: Pick<FastifyRequest, 'ip'>, reply: FastifyReply) => (wrong: boolean) => void {
  const [networks, sites] = [makeBound(ofNetworks, clock), makeBound(ofSites, clock)]
  return ({ ip }, reply) => {
    const site = siteBeyond(ip)
    const of: (readonly [Bound, string])[] = [[networks, networkOf(ip)]]
    if (site !== undefined) of.push([sites, site])
    for (const [bound, key] of of) bound.require(key, reply)
    for (const [bound, key] of of) bound.begin(key)
    return wrong => {
      for (const [bound, key] of of) bound.end(key, wrong)
    }
  }
}

function makeBound(policy: Policy<string>, clock: Clock): Bound {
  const underWay = new Map<string, number>()
  const now = () => clock.now().getTime()
  return {
    require(key, reply) {
      const { quota, windows } = policy
      const { count, msLeft } = windows.look(key, now()) ?? { count: 0, msLeft: 0 }
      if (count < quota) return
      const soon = count - (underWay.get(key) ?? 0) < quota
      settle(policy, { count: count + 1, msLeft: soon ? UNDER_WAY_MS : msLeft }, reply)
    },
    begin(key) {
      underWay.set(key, (underWay.get(key) ?? 0) + 1)
      policy.windows.count(key, now())
    },
    end(key, wrong) {
      const others = (underWay.get(key) ?? 0) - 1
      if (others > 0) underWay.set(key, others)
      else underWay.delete(key)
      if (!wrong) policy.windows.add(key, -1, now())
    },
  }
}
