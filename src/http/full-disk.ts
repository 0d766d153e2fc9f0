/** Refuses what stores something while the disk is nearly full, so that what must go on, above all orders, can (R-DISK-1). */
import type { FastifyInstance } from 'fastify'
import type { FreeSpace } from '../lib/free-space.ts'
import { Problem } from './problems.ts'

/** Installs the check: after token and scopes, before the body is read. */
export function refuseWhenFull(app: FastifyInstance, freeSpace: FreeSpace): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.declared.stores !== true) return done(null, payload)
    freeSpace.isLow().then(
      low => done(low ? insufficientStorage() : null, payload),
      (error: Error) => done(error, payload),
    )
  })
}

/** What is told then. */
export function insufficientStorage(): Problem {
  return new Problem(
    'internal/insufficient-storage',
    'The disk of this server is nearly full. Nothing was stored. Orders can still be changed, and everything can be read.',
    { headers: { 'retry-after': '60' } },
  )
}
