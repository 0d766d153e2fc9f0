/** How a server takes its leave: first it lets callers go elsewhere without refusing any, then it refuses what is new (R-HTTP-17). */
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
  }
}

/** Lets requests that run be finished, and, once it closes, sends new ones on connections that are still open away. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let leaving = false
  let closing = false
  app.decorate('leave', () => {
    leaving = true
  })
  app.decorate('isLeaving', () => leaving)
  app.addHook('preClose', async () => {
    leaving = true
    closing = true
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(closing ? shuttingDown() : undefined)
  })
  // A connection that was busy when the closing began would else stay open for its keep-alive time, 72 s.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving) reply.header('connection', 'close')
    done()
  })
}

function shuttingDown(): Problem {
  return new Problem('internal/shutting-down', 'This server is about to stop. Try again in a moment.', {
    headers: { 'retry-after': '1', connection: 'close' },
  })
}
