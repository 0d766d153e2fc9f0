/** The hooks that write down what calls of the API were answered: see docs/request-log.md. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { isLargeAnswer } from '../lib/large-answer.ts'
import { maskJson, unreadBody } from './mask-json.ts'
import { maskPath } from './mask-path.ts'
import { type IsMasked, masksOf } from './masks.ts'
import { openRequestBuffer } from './request-buffer.ts'
import { makeSampler } from './sampling.ts'
import type { NewRequest } from './store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the API answered, as it was sent; of a large answer the beginning. */
    answerBody: Buffer | string | undefined
  }
}

/**
 * Counts every call that a token of a shop made, and keeps most of them. Calls that a person makes in the
 * console are left out, as they would drown those of the shop's programs.
 */
export function recordRequests(app: FastifyInstance, { db, clock, log, config, freeSpace }: Context): void {
  const buffer = openRequestBuffer(db, log, {
    mostBytes: config.diskBudgets.logBytes,
    hasRoom: async () => !(await freeSpace.isLow()),
  })
  const isKept = makeSampler()
  app.decorateRequest('answerBody', undefined)
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (isProgram(request.actor)) {
      if (typeof payload === 'string' || Buffer.isBuffer(payload)) request.answerBody = payload
      else if (isLargeAnswer(payload)) request.answerBody = payload.beginning
    }
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { actor, method } = request
    if (!isProgram(actor)) return done()
    const now = clock.now()
    const status = reply.statusCode
    const reads = method === 'GET' || method === 'HEAD'
    buffer.count(actor.shopId, now.getTime(), status)
    if (isKept(actor.shopId, Math.floor(performance.now() / 1000), reads && status < 400)) {
      buffer.keep(actor.shopId, () => describe(request, reply, actor, now))
    }
    // A connection holds on to its last request.
    request.answerBody = undefined
    done()
  })
  app.addHook('onClose', () => buffer.close())
}

type Caller = NonNullable<FastifyRequest['actor']>

function isProgram(actor: Caller | undefined): actor is Caller {
  return actor !== undefined && actor.userId === undefined
}

function describe(request: FastifyRequest, reply: FastifyReply, actor: Caller, at: Date): NewRequest {
  const { operation } = request.routeOptions.config
  const isMasked = masksOf(operation?.personalData !== false)
  const { answerBody, method } = request
  const answer = typeof answerBody === 'string' ? Buffer.from(answerBody) : answerBody
  return {
    shop_id: actor.shopId,
    request_id: request.id,
    at: at.toISOString(),
    token_id: actor.tokenId,
    method,
    path: maskPath(request.url, (name, value = '') => operation?.isHarmless(name, value) !== true),
    operation: operation?.operationId ?? '',
    status: reply.statusCode,
    problem: reply.statusCode >= 400 && answer !== undefined ? problemOf(answer) : null,
    duration_ms: Math.round(reply.elapsedTime * 10) / 10,
    request_body: operation?.hasBody === true ? describeBody(request, isMasked) : null,
    response_body: answer === undefined || method === 'HEAD' ? null : maskJson(answer, isMasked),
  }
}

/** What was sent; its length only, when it is no JSON or was refused before it was read. */
function describeBody({ body, sentBody, headers }: FastifyRequest, isMasked: IsMasked): string | null {
  if (sentBody !== undefined && body !== undefined) return maskJson(sentBody, isMasked)
  const length = sentBody?.length ?? Number(headers['content-length'] ?? Number.NaN)
  return length === 0 ? null : unreadBody(Number.isSafeInteger(length) ? length : undefined)
}

/** Problem documents begin with their type. */
function problemOf(answer: Buffer): string | null {
  return /^\{"type":"\/errors\/([a-z_/-]+)"/.exec(answer.toString('latin1', 0, 120))?.[1] ?? null
}
