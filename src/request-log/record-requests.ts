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

/** Answers whose token a header `Authorization` has, or throws. */
type Identify = (authorization: string | undefined) => Caller | Promise<Caller>

/** Tokens on unknown paths that are looked up at once; more are not, and their calls are in no log. */
const MAX_LOOKED_UP = 4

/**
 * Counts every call that a token of a shop made, and keeps most of them, those of paths and methods that there are not among
 * them: `identify` says whose they are once they are answered. Of what a person calls in the console what failed is kept,
 * so that the id on the page leads somewhere; the rest would drown the calls of the shop's programs (R-LOG-1).
 */
export function recordRequests(
  app: FastifyInstance,
  { db, clock, log, config, freeSpace }: Context,
  identify: Identify,
): void {
  const buffer = openRequestBuffer(db, log, {
    mostBytes: config.diskBudgets.logBytes,
    hasRoom: async () => !(await freeSpace.isLow()),
  })
  const isKept = makeSampler()
  app.decorateRequest('answerBody', undefined)
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isProgram(request.actor) || reply.statusCode >= 400) {
      if (typeof payload === 'string' || Buffer.isBuffer(payload)) request.answerBody = payload
      else if (isLargeAnswer(payload)) request.answerBody = payload.beginning
    }
    done()
  })
  const keep = (request: FastifyRequest, reply: FastifyReply, actor: Caller) => {
    const now = clock.now()
    const status = reply.statusCode
    if (isProgram(actor)) buffer.count(actor.shopId, now.getTime(), status)
    if (isKept(actor.shopId, Math.floor(performance.now() / 1000), onlyReads(request) && status < 400)) {
      buffer.keep(actor.shopId, () => describe(request, reply, actor, now))
    }
  }
  let lookedUp = 0
  const lookUp = async (request: FastifyRequest, reply: FastifyReply) => {
    if (lookedUp >= MAX_LOOKED_UP) return
    lookedUp++
    try {
      keep(request, reply, await identify(request.headers.authorization))
    } catch {
      // Nobody's: whoever sent it has been told that the path is none.
    } finally {
      lookedUp--
      request.answerBody = undefined
    }
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { actor } = request
    if (actor === undefined && request.is404 && request.headers.authorization !== undefined) {
      void lookUp(request, reply)
      return done()
    }
    if (actor !== undefined && (isProgram(actor) || isFault(request, reply))) keep(request, reply, actor)
    // A connection holds on to its last request.
    request.answerBody = undefined
    done()
  })
  app.addHook('onClose', () => buffer.close())
}

/** A failure that a person sees with its id. To be asked who one is, or to sign in again, is none. */
function isFault({ answerBody }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  if (statusCode < 400 || statusCode === 401) return false
  return answerBody === undefined || problemOf(Buffer.from(answerBody)) !== 'console/confirmation-needed'
}

/** Whether it changes nothing, as its operation says: a search is a POST. */
function onlyReads({ declared, method }: FastifyRequest): boolean {
  return declared.operation?.onlyReads ?? (method === 'GET' || method === 'HEAD')
}

type Caller = NonNullable<FastifyRequest['actor']>

function isProgram(actor: Caller | undefined): boolean {
  return actor !== undefined && actor.userId === undefined
}

function describe(request: FastifyRequest, reply: FastifyReply, actor: Caller, at: Date): NewRequest {
  const { operation } = request.declared
  const isMasked = masksOf(operation?.personalData !== false)
  const { answerBody, method } = request
  const answer = typeof answerBody === 'string' ? Buffer.from(answerBody) : answerBody
  return {
    shop_id: actor.shopId,
    request_id: request.id,
    at: at.toISOString(),
    // That of a person's session is known to nobody, and 0 is no token's.
    token_id: isProgram(actor) ? actor.tokenId : 0,
    method,
    path: maskPath(request.url, (name, value = '') => operation?.isHarmless(name, value) !== true),
    operation: operation?.operationId ?? '',
    status: reply.statusCode,
    problem: reply.statusCode >= 400 && answer !== undefined ? problemOf(answer) : null,
    duration_ms: Math.round(reply.elapsedTime * 10) / 10,
    // What people write in the console, passwords among it, is nobody's to read.
    request_body: isProgram(actor) && operation?.hasBody === true ? describeBody(request, isMasked) : null,
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
