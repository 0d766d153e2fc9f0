/**
 * An operation of the API as one value: its name, route, scopes, schemas, problems and handler. What is declared here
 * becomes the Fastify route, the check of scopes, the OpenAPI document and the reference page.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify'
import { type Static, type TObject, type TSchema, Type } from 'typebox'
import { requireScopes } from '../auth/authenticate.ts'
import type { Scope } from '../auth/scopes.ts'
import type { Actor } from '../auth/store.ts'
import { readJsonBody } from './body.ts'
import { ProblemDocument } from './problem-schema.ts'
import { ANSWERS_TO_ANY, PROBLEMS, type ProblemType } from './problems.ts'
import { Ref } from './schemas.ts'

/** What a handler gets: who calls, and what was sent, already checked. */
export interface Call<P, Q, B> {
  readonly actor: Actor
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The declaration of an operation with path parameters `P`, query `Q` and body `B`. */
export interface Operation<P extends TObject, Q extends TObject, B extends TSchema> {
  /** The operation's one name: operationId, log field, metric label, anchor in the reference. */
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As in the OpenAPI document: `/api/items/{id}`. */
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description?: string
  /** All of these are needed (spec 4.1). */
  readonly scopes: readonly Scope[]
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** The type that answers a body which breaks the schema. */
  readonly invalidBody?: ProblemType
  readonly success: {
    readonly status: 200 | 201 | 204
    readonly description: string
    readonly schema?: TSchema
  }
  /** What a 204 says, of an operation that can answer one in place of its success. */
  readonly noContent?: string
  /** Whether it answers 304 to a matching If-None-Match. */
  readonly notModified?: true
  /** The problems of its own, besides those that every operation with these parts has. */
  readonly problems: readonly ProblemType[]
  /** Answers the body of the success, or bytes that are JSON already. */
  readonly handler: (call: Call<Static<P>, Static<Q>, Static<B>>) => unknown
}

/** What the hooks and the error handler need to know of a route. */
export interface RouteOperation {
  readonly operationId: string
  readonly scopes: readonly Scope[]
  readonly hasBody: boolean
  readonly invalidBody: ProblemType | undefined
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the API's routes. */
    operation?: RouteOperation
    /** Set on the routes that are open without a token. A route with neither does not boot. */
    open?: true
    /** The type that answers a body which breaks the schema, on routes that are not the API's. */
    invalidBody?: ProblemType
  }
  interface FastifyRequest {
    actor: Actor | undefined
  }
}

/** No query parameter is known. */
export const NO_MEMBERS = Type.Object({}, { additionalProperties: false })

/** Registers the operation as a route. */
export function addOperation<P extends TObject, Q extends TObject, B extends TSchema>(
  app: FastifyInstance,
  operation: Operation<P, Q, B>,
): void {
  const { operationId, scopes, body, invalidBody, success } = operation
  const hasBody = body !== undefined
  app.route({
    method: operation.method as HTTPMethods,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation: { operationId, scopes, hasBody, invalidBody } },
    schema: routeSchema(operation),
    ...(hasBody
      ? {
          preValidation: async request => {
            request.body = await readJsonBody(request)
          },
        }
      : {}),
    handler: async (request, reply) => {
      const answer = await operation.handler({
        actor: callerOf(request),
        params: request.params as Static<P>,
        query: request.query as Static<Q>,
        body: request.body as Static<B>,
        request,
        reply,
      })
      if (!reply.sent && reply.statusCode === 200) reply.status(success.status)
      if (Buffer.isBuffer(answer)) reply.header('content-type', 'application/json; charset=utf-8')
      return reply.send(answer)
    },
  })
}

/** Who makes this call. The hook has settled it for every route that is not open. */
export function callerOf(request: FastifyRequest): Actor {
  if (request.actor === undefined) throw new Error('The route runs without authentication')
  return request.actor
}

/** The check that a route's scopes are held; runs before the body is looked at. */
export function checkScopes(request: FastifyRequest): void {
  const operation = request.routeOptions.config.operation
  if (operation) requireScopes(callerOf(request), operation.scopes)
}

function routeSchema<P extends TObject, Q extends TObject, B extends TSchema>(
  operation: Operation<P, Q, B>,
): FastifySchema {
  const { operationId, tag, summary, description, params, query, body, success, scopes } = operation
  return {
    operationId,
    tags: [tag],
    summary,
    description: [description, `Scopes: ${scopes.map(scope => `\`${scope}\``).join(', ')}.`]
      .filter(Boolean)
      .join('\n\n'),
    security: [{ token: [] }],
    // Goes into the document as it is, for programs: the description tells people.
    ...{ 'x-scopes': scopes },
    ...(params ? { params } : {}),
    querystring: query ?? NO_MEMBERS,
    ...(body ? { body } : {}),
    response: {
      [success.status]: successResponse(success),
      ...(operation.noContent === undefined
        ? {}
        : { 204: { type: 'null', description: operation.noContent, headers: HEADERS } }),
      ...(operation.notModified
        ? { 304: { type: 'null', description: 'Unchanged since the given ETag.', headers: HEADERS } }
        : {}),
      ...problemResponses(problemsOf(operation)),
    },
  }
}

/** Every answer has them. */
export const HEADERS = {
  'X-Request-Id': { type: 'string', description: "The caller's own id of the request, or a new one." },
}

function successResponse(success: { description: string; schema?: TSchema }): object {
  if (!success.schema) return { type: 'null', description: success.description, headers: HEADERS }
  return {
    description: success.description,
    headers: HEADERS,
    content: { 'application/json': { schema: success.schema } },
  }
}

/** Every problem that the operation can answer with besides those to any request. */
function problemsOf(
  operation: Pick<Operation<TObject, TObject, TSchema>, 'params' | 'invalidBody' | 'problems'> & {
    body?: TSchema
  },
): ProblemType[] {
  return [
    ...(operation.body ? (['request/malformed-body'] as const) : []),
    ...(operation.params ? (['request/invalid-params'] as const) : []),
    ...(operation.invalidBody ? [operation.invalidBody] : []),
    'request/invalid-query',
    'auth/unauthenticated',
    'auth/forbidden',
    ...(operation.body ? (['request/body-too-large', 'request/unsupported-media-type'] as const) : []),
    ...operation.problems,
  ]
}

/** One response per status, those to any request included; its description lists the types. */
export function problemResponses(types: readonly ProblemType[]): Record<string, object> {
  const byStatus = Map.groupBy([...types, ...ANSWERS_TO_ANY], type => PROBLEMS[type].status)
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        headers: HEADERS,
        description: ofStatus.map(type => `\`/errors/${type}\``).join(', '),
        content: { 'application/problem+json': { schema: Ref(ProblemDocument) } },
      },
    ]),
  )
}
