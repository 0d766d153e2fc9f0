/** The log of the API's calls, as the console shows it. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { Problem } from '../http/problems.ts'
import { MAX_SAFE, Ref, storedId, Words } from '../http/schemas.ts'
import { STATUS_FILTER, WELL_FORMED } from '../lib/text.ts'
import { findRequest, findRequests, type RequestFilter, type RequestRow } from '../request-log/line-store.ts'
import { DEFAULT_PAGE, MAX_FILTER_LENGTH, MAX_PAGE } from './limits.ts'
import { ById } from './params.ts'
import { ok, pageOf, RequestDetail, RequestLine } from './schemas.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const

function text(maxLength: number) {
  return Type.Optional(Type.String({ minLength: 1, maxLength, pattern: WELL_FORMED.pattern }))
}

const ListQuery = Type.Object(
  {
    status: Type.Optional(Type.String({ pattern: STATUS_FILTER.pattern })),
    problem: text(MAX_FILTER_LENGTH.problem),
    token_id: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_SAFE })),
    path: text(MAX_FILTER_LENGTH.path),
    method: Type.Optional(Words(METHODS)),
    request_id: text(MAX_FILTER_LENGTH.request_id),
    before: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_SAFE })),
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_SAFE })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE })),
  },
  { additionalProperties: false },
)

type ListRequest = Type.Static<typeof ListQuery>

/** Registers the list, and the call itself with its bodies. */
export function requestRoutes(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'listRequests',
    method: 'GET',
    path: '/console/api/requests',
    access: 'session',
    needs: 'log',
    tag: 'requests',
    summary: 'List calls of the API',
    success: ok('The newest first.', pageOf('requests', RequestLine)),
    problems: [],
    query: ListQuery,
    handler: async ({ actor, query }) => {
      const limit = query.limit ?? DEFAULT_PAGE
      const rows = await findRequests(db, actor.shopId, toFilter(query), limit + 1)
      return { requests: rows.slice(0, limit).map(present), more: rows.length > limit }
    },
  })

  addOperation(app, {
    operationId: 'getRequest',
    method: 'GET',
    path: '/console/api/requests/{id}',
    access: 'session',
    needs: 'log',
    tag: 'requests',
    summary: 'Show a call of the API',
    success: ok('The call with what was sent and answered.', Ref(RequestDetail)),
    problems: ['console/not-found'],
    params: ById,
    handler: async ({ actor, params }) => {
      const row = await findRequest(db, actor.shopId, params.id)
      if (row === undefined)
        throw new Problem('console/not-found', 'The log has no such call, or not any more.')
      return { ...present(row), request_body: row.request_body, response_body: row.response_body }
    },
  })
}

function toFilter(query: ListRequest): RequestFilter {
  return {
    statuses: query.status === undefined ? null : statusesOf(query.status),
    problem: query.problem?.replace(/^\/errors\//, '') ?? null,
    tokenId: query.token_id === undefined ? null : storedId(query.token_id),
    method: query.method ?? null,
    path: query.path ?? null,
    // As a problem's instance quotes it, too.
    requestId: query.request_id?.replace(/^\/requests\//, '') ?? null,
    after: query.after ?? null,
    before: query.before ?? null,
  }
}

function statusesOf(word: string): [number, number] {
  if (word === 'failed') return [400, 599]
  const status = Number(word)
  if (Number.isInteger(status)) return [status, status]
  const hundreds = Number(word[0]) * 100
  return [hundreds, hundreds + 99]
}

function present({ token_id, token_name, ...row }: RequestRow) {
  const { id, request_id, at, method, path, operation, status, problem, duration_ms } = row
  return {
    ...{ id, request_id, at, method, path, operation, status, problem, duration_ms },
    token: token_name === null ? null : { id: token_id, name: token_name },
  }
}
