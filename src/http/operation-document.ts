/** What the documents tell of an operation: the form of its requests and answers, who may call it, and its problems. */
import type { FastifySchema } from 'fastify'
import { type TSchema, Type } from '#typebox'
import { isEverybodys } from '../auth/roles.ts'
import type { Access } from './access.ts'
import { KEPT_REFUSALS, KEY_PROBLEMS, REPLAYED } from './idempotency/declared.ts'
import type { Described, RouteOperation } from './operation.ts'
import { ETAG, MATCH_PROBLEMS } from './precondition.ts'
import { ProblemDocument } from './problem-schema.ts'
import { ANSWERS_TO_ANY, PROBLEMS, type ProblemType } from './problems.ts'
import { RATE_HEADERS, RETRY_AFTER } from './rate-limit.ts'
import { Ref } from './schemas.ts'

/** No query parameter is known. */
export const NO_MEMBERS = Type.Object({}, { additionalProperties: false })

/** How each access is written in the documents: all that a call has to bring. */
const SECURITY: Readonly<Record<Access, readonly Record<string, readonly string[]>[]>> = {
  token: [{ token: [] }],
  session: [{ session: [], page: [] }],
  page: [{ page: [] }],
  open: [],
}

/** The problems of the check of access. */
const REFUSALS: Readonly<Record<Access, readonly ProblemType[]>> = {
  token: ['auth/unauthenticated', 'auth/forbidden'],
  session: ['console/signed-out', 'console/cross-site'],
  page: ['console/cross-site'],
  open: [],
}

/** What a document tells of an operation that asks who it is again. */
const CONFIRMED =
  'The person must have proved who it is within the last 5 minutes, for which signing in does not count.'

/** Who may call it, and when. */
interface Conditions extends Pick<RouteOperation, 'scopes' | 'needs' | 'confirmed' | 'withFirstPassword'> {
  readonly access: Access
  /** Whether it is refused when the disk is nearly full. */
  readonly stores: boolean
  /** Whether an Idempotency-Key is kept with its calls, and whether they must have one. */
  readonly keyed: boolean
  readonly keyRequired: boolean
}

/** The form of the operation's requests and answers, as Fastify checks it and the document tells it. */
export function routeSchema(operation: Described, conditions: Conditions): FastifySchema {
  const { access, scopes, needs, confirmed, keyed } = conditions
  const isTagged = operation.notModified || operation.tagged !== undefined
  const headers = { ...HEADERS, ...(keyed ? REPLAYED : {}), ...(isTagged ? ETAG : {}) }
  const { operationId, tag, summary, description, params, query, body, success } = operation
  const needed = `Scopes: ${scopes.map(scope => `\`${scope}\``).join(', ')}.`
  const told = access === 'token' ? needed : needs && `Needs: \`${needs}\`.`
  const text = [description, told, confirmed ? CONFIRMED : undefined].filter(Boolean).join('\n\n')
  return {
    operationId,
    tags: [tag],
    summary,
    ...(text === '' ? {} : { description: text }),
    security: SECURITY[access],
    // Goes into the document as it is, for programs: the description tells people.
    ...(access === 'token' ? { 'x-scopes': scopes } : {}),
    ...(needs === undefined ? {} : { 'x-needs': needs }),
    ...(params ? { params } : {}),
    querystring: query ?? NO_MEMBERS,
    ...(body ? { body } : {}),
    response: {
      [success.status]: successResponse(success, headers),
      ...(operation.noContent === undefined
        ? {}
        : { 204: { type: 'null', description: operation.noContent, headers } }),
      ...(operation.notModified
        ? {
            304: {
              type: 'null',
              description: 'Unchanged since the given ETag.',
              headers: { ...HEADERS, ...ETAG },
            },
          }
        : {}),
      ...problemResponses(problemsOf(operation, conditions), keyed, operation.problemSchemas),
    },
  }
}

/** Every answer has them. */
export const HEADERS = {
  'X-Request-Id': { type: 'string', description: "The caller's own id of the request, or a new one." },
}

function successResponse(success: Described['success'], common: object): object {
  const { description, schema, media = 'application/json' } = success
  const headers = { ...common, ...success.headers }
  if (!schema) return { type: 'null', description, headers }
  return { description, headers, content: { [media]: { schema } } }
}

/** Every problem that the operation can answer with besides those to any request. */
function problemsOf(operation: Described, conditions: Conditions): ProblemType[] {
  const { access, needs, confirmed, withFirstPassword, stores, keyed, keyRequired } = conditions
  return [
    ...(operation.body ? (['request/malformed-body'] as const) : []),
    ...(operation.params ? (['request/invalid-params'] as const) : []),
    ...(operation.invalidBody ? [operation.invalidBody] : []),
    'request/invalid-query',
    ...REFUSALS[access],
    ...(operation.body ? (['request/body-too-large', 'request/unsupported-media-type'] as const) : []),
    ...operation.problems,
    ...(operation.tagged ? MATCH_PROBLEMS : []),
    ...(operation.tagged && access === 'token' ? (['request/precondition-required'] as const) : []),
    ...(keyed ? KEY_PROBLEMS : []),
    ...(keyRequired ? (['request/idempotency-key-required'] as const) : []),
    ...(stores ? (['internal/insufficient-storage'] as const) : []),
    ...(needs === undefined || isEverybodys(needs) ? [] : (['console/not-allowed'] as const)),
    ...(access === 'session' && !withFirstPassword ? (['console/password-change-needed'] as const) : []),
    ...(confirmed ? (['console/confirmation-needed'] as const) : []),
  ]
}

/** One response per status, those to any request included; its description lists the types. */
export function problemResponses(
  types: readonly ProblemType[],
  keyed = false,
  schemas: Readonly<Record<number, TSchema>> = {},
): Record<string, object> {
  const byStatus = Map.groupBy([...types, ...ANSWERS_TO_ANY], type => PROBLEMS[type].status)
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        headers: {
          ...HEADERS,
          ...(status === PROBLEMS['request/rate-limited'].status ? RATE_HEADERS : {}),
          ...(keyed && KEPT_REFUSALS.has(status) ? REPLAYED : {}),
          ...(ofStatus.includes('request/idempotency-key-in-use') ? RETRY_AFTER : {}),
          ...(ofStatus.includes('request/precondition-failed') ? ETAG : {}),
        },
        description: ofStatus.map(type => `\`/errors/${type}\``).join(', '),
        content: { 'application/problem+json': { schema: schemas[status] ?? Ref(ProblemDocument) } },
      },
    ]),
  )
}
