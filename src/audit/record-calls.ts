/** The hook that notes what people change by the API from the console; what the console's own operations do, they note themselves. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { recordEvent } from './record.ts'

/** Characters of a path that an event tells; those of the API have fewer. */
const MAX_PATH = 500

/**
 * Notes each call by which somebody signed in changed something, before its answer goes out: whoever reads the answer
 * finds the event. A call whose event cannot be noted has had its effect, so it is answered all the same, and the log says so.
 */
export function recordCalls(app: FastifyInstance, { db, clock, log }: Context): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { actor } = request
    if (actor?.userId === undefined || reply.statusCode >= 300 || !changes(request)) return done()
    // What was answered before was noted then.
    if (reply.hasHeader('idempotent-replayed')) return done()
    const { userId, tokenId, shopId } = actor
    const path = request.url.split('?', 1)[0]?.slice(0, MAX_PATH)
    const detail = { operation: request.routeOptions.config.operation?.operationId, path }
    const event = { kind: 'called', detail, address: request.ip, at: clock.now() } as const
    db.transaction(tx => recordEvent(tx, { shopId, actor: { userId, tokenId }, ...event }))
      .catch(error => log.error({ err: error, reqId: request.id, ...detail }, 'a change was not noted'))
      .finally(() => done())
  })
}

/** Whether the operation needs a scope that does more than read. */
function changes({ routeOptions }: FastifyRequest): boolean {
  const { operation } = routeOptions.config
  const needed: readonly string[] = [...(operation?.scopes ?? []), operation?.needs ?? '']
  return needed.some(need => need.includes('.') && !need.endsWith('.read'))
}
