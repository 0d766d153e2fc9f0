/** Calls from browsers whose pages come from other origins, where the operator allows some (R-HTTP-6). */

import type { FastifyInstance } from 'fastify'
import { cors } from '#fastify'
import { Problem } from './problems.ts'
import { type FindMethods, unknownRoute } from './routing.ts'

/** Lets browsers of these origins call; without any, OPTIONS is an unknown route. */
export async function allowOrigins(
  app: FastifyInstance,
  origins: readonly string[],
  findMethods: FindMethods,
): Promise<void> {
  if (origins.length === 0) return
  app.addHook('onRequest', ({ method, url, headers }, _reply, done) => {
    if (method !== 'OPTIONS') return done()
    if (findMethods(url) === undefined) return done(unknownRoute(method, undefined))
    const asks = headers.origin !== undefined && headers['access-control-request-method'] !== undefined
    return done(asks ? undefined : noPreflight())
  })
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: [
      ...['X-Request-Id', 'ETag', 'Allow', 'WWW-Authenticate', 'Retry-After'],
      ...['RateLimit', 'RateLimit-Policy', 'Idempotent-Replayed'],
    ],
    maxAge: 600,
  })
  // Routes that answer by other headers name these alone, and what caches keep for one origin would be handed to another.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const vary = String(reply.getHeader('vary') ?? '')
    if (!/(^|,)\s*(origin|\*)\s*(,|$)/i.test(vary))
      reply.header('vary', vary === '' ? 'Origin' : `${vary}, Origin`)
    done()
  })
}

function noPreflight(): Problem {
  return new Problem(
    'request/malformed-request',
    'OPTIONS answers preflights, which have the headers Origin and Access-Control-Request-Method.',
  )
}
