/** One line a request, written when it is answered. */
import type { FastifyInstance } from 'fastify'
import { type Logger, symbols } from '#pino'
import type { Clock } from '../lib/clock.ts'

/** What a line tells. What is undefined is left out. */
export interface AnsweredRequest {
  /** Well formed: letters, digits, dots, hyphens and underscores. */
  readonly reqId: string
  /** Of those that Node knows. */
  readonly method: string
  /** Without what is personal in it. */
  readonly url: string
  readonly operation: string | undefined
  readonly status: number
  /** Milliseconds. */
  readonly ms: number
  readonly shop: number | undefined
  readonly token: number | undefined
}

/** An address as it may be told, where it may be told which values stand in its query. */
type Mask = (url: string, isMasked: (name: string, value?: string) => boolean) => string

/** Tells every request to the log at `info`, by its id, which the answer carries too (R-HTTP-11). */
export function logRequests(
  app: FastifyInstance,
  { log, clock }: { readonly log: Logger; readonly clock: Clock },
  mask: Mask,
): void {
  const write = makeRequestLines(log, clock)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!log.isLevelEnabled('info')) return done()
    const { actor, method, url, declared } = request
    const { operation } = declared
    write({
      reqId: request.id,
      method,
      // What no operation knows may be anything.
      url: mask(url, (name, value = '') => operation?.isHarmless(name, value) !== true),
      operation: operation?.operationId,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      shop: actor?.shopId,
      token: actor?.tokenId,
    })
    done()
  })
}

/** What pino keeps at a logger: where its lines go, and what all of them tell. */
interface Innards {
  readonly [symbols.streamSym]: { write(line: string): void }
  readonly [symbols.chindingsSym]: string
}

/**
 * Makes what writes such lines, as `log.info` would write them, whatever the level. Pino, which knows nothing of what it is given, takes twice as long.
 */
export function makeRequestLines(log: Logger, clock: Clock): (request: AnsweredRequest) => void {
  const { [symbols.streamSym]: stream, [symbols.chindingsSym]: bound } = log as unknown as Innards
  const level = `{"level":${log.levels.values.info},"time":`
  return ({ reqId, method, url, operation, status, ms, shop, token }) => {
    const known = operation === undefined ? '' : `,"operation":"${operation}"`
    const caller = shop === undefined ? '' : `,"shop":${shop},"token":${token}`
    stream.write(
      `${level}${clock.now().getTime()}${bound},"reqId":"${reqId}","method":"${method}","url":${JSON.stringify(url)}${known},"status":${status},"ms":${ms}${caller},"msg":"answered"}\n`,
    )
  }
}
