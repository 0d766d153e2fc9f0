/**
 * Requests of one address are begun a few in each turn of the event loop. A request that waits for the database a few times
 * needs as many turns: beside 64 connections that asked for a megabyte each in every turn, the first request of somebody
 * else took 0.46 s.
 */
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../lib/network-address.ts'

/** Of an address in a turn. The dearest that needs no token take some 2 ms each. */
export const MAX_OF_TURN = 8

type Begin = () => void

/** Lets those beyond wait for the next turn, in the order in which they came; all addresses are served in each. */
export function takeTurns(app: FastifyInstance): void {
  const turns = makeTurns(MAX_OF_TURN, setImmediate)
  app.addHook('onRequest', ({ ip }, _reply, done) => turns(networkOf(ip), () => done()))
}

/**
 * Makes the turns: what is given is done at once where its key has done less than `most` in this turn, else in a later one.
 * `next` calls back at the beginning of the next turn.
 */
export function makeTurns(
  most: number,
  next: (turn: () => void) => void,
): (key: string, begin: Begin) => void {
  /** Begun in this turn. */
  const counts = new Map<string, number>()
  /** None is empty. */
  const waiting = new Map<string, Begin[]>()

  function count(key: string, by: number): void {
    if (counts.size === 0) next(turn)
    counts.set(key, (counts.get(key) ?? 0) + by)
  }

  function turn(): void {
    counts.clear()
    if (waiting.size === 0) return
    // What one of them begins may come back to here.
    for (const [key, line] of [...waiting]) {
      const now = line.splice(0, most)
      if (line.length === 0) waiting.delete(key)
      count(key, now.length)
      for (const begin of now) begin()
    }
  }

  return (key, begin) => {
    const line = waiting.get(key)
    if (line !== undefined) line.push(begin)
    else if ((counts.get(key) ?? 0) >= most) waiting.set(key, [begin])
    else {
      count(key, 1)
      begin()
    }
  }
}
