/**
 * How callers are let go without refusing any: all of them by a server that takes its leave, which refuses what is new in the end
 * (R-HTTP-17), and some by one of several processes that has more than its share.
 */
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problems.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * From now on `/readyz` says that the server is leaving, and every answer ends its connection, so that who calls again
     * comes to another server. Nothing is refused before `close` (R-GROW-5).
     */
    leave(): void
    /** Whether it was told to. */
    readonly isLeaving: () => boolean
    /** Ends so many connections, each with its next answer, so that who calls again comes to a process that has fewer (R-GROW-1). */
    shed(connections: number): void
  }
}

/** For so many ms connections are shed: those on which nobody asks meanwhile are no load. */
const SHEDDING_MS = 10_000

/** Lets requests that run be finished, and, once it closes, sends new ones on connections that are still open away. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let leaving = false
  let closing = false
  app.decorate('leave', () => {
    leaving = true
  })
  app.decorate('isLeaving', () => leaving)
  let toShed = 0
  let shedUntil = 0
  app.decorate('shed', (connections: number) => {
    toShed = connections
    shedUntil = performance.now() + SHEDDING_MS
  })
  const isShed = ({ shouldKeepAlive }: ServerResponse) => {
    if (toShed === 0 || !shouldKeepAlive || performance.now() > shedUntil) return false
    toShed -= 1
    return true
  }
  app.addHook('preClose', async () => {
    leaving = true
    closing = true
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(closing ? shuttingDown() : undefined)
  })
  // A connection that was busy when the closing began would else stay open for its keep-alive time, 72 s.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving || isShed(reply.raw)) reply.header('connection', 'close')
    done()
  })
}

function shuttingDown(): Problem {
  return new Problem('internal/shutting-down', 'This server is about to stop. Try again in a moment.', {
    headers: { 'retry-after': '1', connection: 'close' },
  })
}
