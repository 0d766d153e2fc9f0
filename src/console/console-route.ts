/** A route of the console: not part of the API, open only to a page of ours in which a person is signed in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, type TObject, type TSchema, Type } from 'typebox'
import { readJsonBody, setMediaTypeAside } from '../http/body.ts'
import { NO_MEMBERS } from '../http/operation.ts'
import type { CheckSession, SessionActor } from './session-check.ts'

/** What a handler gets: who is signed in, and what was sent, already checked. */
export interface ConsoleCall<P, Q, B> {
  readonly actor: SessionActor
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The declaration of a route with path parameters `P`, query `Q` and body `B`. An answer of undefined is a 204. */
export interface ConsoleRoute<P extends TObject, Q extends TObject, B extends TSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Such as `/console/api/mails/{id}`. */
  readonly path: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly handler: (call: ConsoleCall<Static<P>, Static<Q>, Static<B>>) => unknown
}

/** Registers a route behind the check of the session. */
export function addConsoleRoute<
  P extends TObject = TObject,
  Q extends TObject = TObject,
  B extends TSchema = TSchema,
>(app: FastifyInstance, checkSession: CheckSession, route: ConsoleRoute<P, Q, B>): void {
  const { method, path, params, query, body, handler } = route
  const actors = new WeakMap<FastifyRequest, SessionActor>()
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { open: true, ...(body ? { invalidBody: 'console/invalid-body' as const } : {}) },
    schema: {
      hide: true,
      querystring: query ?? NO_MEMBERS,
      ...(params ? { params } : {}),
      ...(body ? { body } : {}),
    },
    onRequest: async request => {
      setMediaTypeAside(request)
      actors.set(request, await checkSession(request))
    },
    ...(body
      ? {
          preValidation: async (request: FastifyRequest) => {
            request.body = await readJsonBody(request)
          },
        }
      : {}),
    handler: async (request, reply) => {
      const actor = actors.get(request)
      if (actor === undefined) throw new Error('The route runs without a session')
      const answer = await handler({
        actor,
        params: request.params as Static<P>,
        query: request.query as Static<Q>,
        body: request.body as Static<B>,
        request,
        reply,
      })
      reply.header('cache-control', 'no-store')
      return answer === undefined ? reply.status(204).send() : reply.send(answer)
    },
  })
}

/** The id of a path. */
export const ById = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })
