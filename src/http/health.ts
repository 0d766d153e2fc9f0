/** Probes: /healthz says that the process runs, /readyz that it can serve. A probe reads the status only. */
import type { FastifyInstance } from 'fastify'
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'

const PING = reads<{ one: number }>('health.ping', 'select 1 as one')

/** Registers both probes, open without a token. */
export function healthRoutes(app: FastifyInstance, { db }: { readonly db: Connection }): void {
  const open = { config: { access: 'open' as const }, schema: { hide: true } }
  app.get('/healthz', { ...open, config: { ...open.config, rate: 'none' } }, () => ({ status: 'ok' }))
  app.get('/readyz', open, async (request, reply) => {
    try {
      await db.query(PING)
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ reqId: request.id, err: error }, 'not ready')
      return reply.status(503).send({ status: 'the database cannot be reached' })
    }
  })
}
