/** The tokens of a shop's programs: made, listed and revoked by its people. Sessions' own tokens are not among them. */
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { SCOPES, type Scope } from '../auth/scopes.ts'
import { createToken, listTokens, revokeShopToken, type TokenRecord } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { Problem } from '../http/problems.ts'
import { Body, DateTime, Nullable, storedId, Words } from '../http/schemas.ts'
import { readDateTime, writeDateTime } from '../lib/date-time.ts'
import { LINE } from '../lib/text.ts'
import { addConsoleRoute, ById } from './console-route.ts'
import type { CheckSession } from './session-check.ts'

const NewTokenBody = Body({
  name: Type.String({ minLength: 1, maxLength: 255, pattern: LINE.pattern }),
  scopes: Type.Array(Words(SCOPES), { minItems: 1, maxItems: SCOPES.length, uniqueItems: true }),
  expires_at: Nullable(DateTime),
})

/** Registers them. */
export function tokenRoutes(app: FastifyInstance, context: Context, checkSession: CheckSession): void {
  const { db, clock } = context

  addConsoleRoute(app, checkSession, {
    method: 'GET',
    path: '/console/api/tokens',
    handler: async ({ actor }) => {
      const tokens = await listTokens(db, actor.shopId)
      const now = clock.now()
      return { tokens: tokens.toReversed().map(token => present(token, now)) }
    },
  })

  addConsoleRoute(app, checkSession, {
    method: 'POST',
    path: '/console/api/tokens',
    body: NewTokenBody,
    handler: async ({ actor, body, reply }) => {
      const now = clock.now()
      const expiresAt = body.expires_at === null ? null : futureTime(body.expires_at, now)
      const { name, scopes } = body
      const { token: secret, ...made } = await createToken(db, actor.shopId, { name, scopes, expiresAt, now })
      reply.status(201)
      return { token: present(made, now), secret }
    },
  })

  addConsoleRoute(app, checkSession, {
    method: 'POST',
    path: '/console/api/tokens/{id}/revocation',
    params: ById,
    handler: async ({ actor, params }) => {
      const revoked = await revokeShopToken(db, actor.shopId, storedId(params.id), clock.now())
      if (!revoked) throw new Problem('console/not-found', 'This shop has no such token.')
    },
  })

  addConsoleRoute(app, checkSession, {
    method: 'GET',
    path: '/console/api/scopes',
    handler: () => ({ scopes: SCOPES.map(scope => ({ scope, operations: operationsWith(app, scope) })) }),
  })
}

function futureTime(text: string, now: Date): Date {
  const time = readDateTime(text)
  if (time !== undefined && time > now) return time
  throw new Problem('console/rejected', 'A token can only expire in the future.', {
    violations: [{ pointer: '/expires_at', detail: 'must be in the future' }],
  })
}

function present(token: TokenRecord, now: Date) {
  const { id, name, scopes, last_four } = token
  const written = (time: Date | null) => time && writeDateTime(time)
  return {
    ...{ id, name, scopes, last_four },
    created_at: writeDateTime(token.created_at),
    expires_at: written(token.expires_at),
    revoked_at: written(token.revoked_at),
    last_used_at: written(token.last_used_at),
    state: stateOf(token, now),
  }
}

function stateOf({ revoked_at, expires_at }: TokenRecord, now: Date): 'active' | 'expired' | 'revoked' {
  if (revoked_at !== null) return 'revoked'
  return expires_at !== null && expires_at <= now ? 'expired' : 'active'
}

/** What of an operation of the OpenAPI document is needed here. */
interface DescribedOperation {
  readonly operationId: string
  readonly summary: string
  readonly 'x-scopes'?: readonly Scope[]
}

/** The operations that need this scope, perhaps beside others. */
function operationsWith(app: FastifyInstance, scope: Scope) {
  const paths = (app.swagger().paths ?? {}) as Record<string, Record<string, DescribedOperation>>
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-scopes']?.includes(scope))
      .map(([method, { operationId, summary }]) => ({
        operation_id: operationId,
        method: method.toUpperCase(),
        path,
        summary,
      })),
  )
}
