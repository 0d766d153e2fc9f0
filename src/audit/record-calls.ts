/** The hooks that note what people change by the API from the console; what the console's own operations do, they note themselves. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { type Deed, doing } from '../db/deed.ts'
import { makeDeed } from './record.ts'

/** Characters of a path that an event tells; those of the API have fewer. */
const MAX_PATH = 500

declare module 'fastify' {
  interface FastifyRequest {
    /** What somebody signed in does by the call; undefined where nobody is, or it only reads. */
    deed: Deed | undefined
  }
}

/** Has each call by which somebody signed in changes something noted in the transaction that changes it (R-AUDIT-1). */
export function recordCalls(app: FastifyInstance, context: Pick<Context, 'clock'>): void {
  app.decorateRequest('deed', undefined)
  app.addHook('preHandler', (request, _reply, done) => {
    request.deed = changes(request) ? deedOf(request, context) : undefined
    doing(request.deed, done)
  })
  // What the server does later for everybody may have been set off by the call, and is not done by it.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.deed !== undefined) request.deed.isSettled = true
    done()
  })
}

/** Does work that changes something in a call of an operation that only reads otherwise, noted like calls that change something. */
export function doingByCall<T>(request: FastifyRequest, context: Pick<Context, 'clock'>, work: () => T): T {
  request.deed = deedOf(request, context)
  return doing(request.deed, work)
}

function deedOf(request: FastifyRequest, { clock }: Pick<Context, 'clock'>): Deed | undefined {
  const { actor, url, ip: address, declared } = request
  if (actor?.userId === undefined) return undefined
  const { userId, tokenId, shopId } = actor
  const path = url.split('?', 1)[0]?.slice(0, MAX_PATH)
  const detail = { operation: declared.operation?.operationId, path }
  return makeDeed(clock, { shopId, actor: { userId, tokenId }, kind: 'called', detail, address })
}

/** Whether the operation needs a scope that does more than read. */
function changes({ declared }: FastifyRequest): boolean {
  const { operation } = declared
  const needed: readonly string[] = [...(operation?.scopes ?? []), operation?.needs ?? '']
  return needed.some(need => need.includes('.') && !need.endsWith('.read'))
}
