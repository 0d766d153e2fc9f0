/** The tokens of a shop's programs: made, listed and revoked by its people. Sessions' own tokens are not among them. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import { SCOPES, type Scope } from '../auth/scopes.ts'
import { countTokens, listTokens, type TokenRecord } from '../auth/store.ts'
import type { Context } from '../context.ts'
import type { Connection } from '../db/database.ts'
import { translateText } from '../http/japanese/translate-document.ts'
import { addOperation } from '../http/operation.ts'
import { Problem } from '../http/problems.ts'
import { Body, DateTime, Nullable, Ref, storedId, Words } from '../http/schemas.ts'
import { readDateTime, writeDateTime } from '../lib/date-time.ts'
import { inSlices } from '../lib/in-slices.ts'
import { joinList } from '../lib/large-answer.ts'
import { LINE } from '../lib/text.ts'
import { MAX_SHOWN_TOKENS, MAX_TOKEN_NAME_LENGTH } from './limits.ts'
import { makeToken, revokeToken } from './own-tokens.ts'
import { ById } from './params.ts'
import { ok, ScopeOperations, Token } from './schemas.ts'

const NewTokenBody = Body({
  name: Type.String({ minLength: 1, maxLength: MAX_TOKEN_NAME_LENGTH, pattern: LINE.pattern }),
  scopes: Type.Array(Words(SCOPES), { minItems: 1, maxItems: SCOPES.length, uniqueItems: true }),
  expires_at: Nullable(DateTime),
})

/** Registers them. */
export function tokenRoutes(app: FastifyInstance, context: Context): void {
  tokens(app, context)
  scopes(app)
}

function tokens(app: FastifyInstance, context: Context): void {
  const { db, clock, config } = context
  addOperation(app, {
    operationId: 'listTokens',
    method: 'GET',
    path: '/console/api/tokens',
    access: 'session',
    needs: 'tokens.read',
    tag: 'tokens',
    summary: 'List the tokens of programs',
    success: ok(
      'All of them, the newest first.',
      Type.Object({ tokens: Type.Array(Ref(Token), { maxItems: MAX_SHOWN_TOKENS }) }),
    ),
    problems: [],
    handler: async ({ actor }) => {
      const tokens = await listTokens(db, actor.shopId)
      const now = clock.now()
      const written = await inSlices(tokens.toReversed(), token => JSON.stringify(present(token, now)))
      return joinList(written, '{"tokens":[', ']}')
    },
  })

  addOperation(app, {
    operationId: 'createToken',
    keeps: ['tokens'],
    method: 'POST',
    path: '/console/api/tokens',
    access: 'session',
    needs: 'tokens',
    confirmed: true,
    tag: 'tokens',
    summary: 'Make a token',
    invalidBody: 'console/invalid-body',
    success: {
      status: 201,
      description: 'The token; its secret is never shown again.',
      schema: Type.Object({ token: Ref(Token), secret: Type.String() }),
    },
    problems: ['console/rejected'],
    body: NewTokenBody,
    handler: async ({ actor, body, request }) => {
      const now = clock.now()
      const expiresAt = body.expires_at === null ? null : futureTime(body.expires_at, now)
      await requireRoom(db, actor.shopId, config.shopLimits.tokens)
      const { name, scopes } = body
      const wanted = { name, scopes, expiresAt, now }
      const { token: secret, ...made } = await makeToken(context, actor, wanted, request.ip)
      return { token: present(made, now), secret }
    },
  })

  addOperation(app, {
    operationId: 'revokeToken',
    keeps: [],
    method: 'POST',
    path: '/console/api/tokens/{id}/revocation',
    access: 'session',
    needs: 'tokens',
    tag: 'tokens',
    summary: 'Revoke a token for good',
    description: 'Staff can revoke those that they made themselves.',
    success: { status: 204, description: 'It is revoked, now or before.' },
    problems: ['console/not-found'],
    params: ById,
    handler: ({ actor, params, request }) => revokeToken(context, actor, storedId(params.id), request.ip),
  })
}

/** Two that are made at once can both be the last: it is no more than there are people at it. */
async function requireRoom(db: Connection, shopId: number, limit: number): Promise<void> {
  if ((await countTokens(db, shopId)) < limit) return
  throw new Problem('console/rejected', `A shop makes at most ${limit} tokens here, revoked ones included.`)
}

function scopes(app: FastifyInstance): void {
  addOperation(app, {
    operationId: 'listScopes',
    method: 'GET',
    path: '/console/api/scopes',
    access: 'session',
    needs: 'tokens.read',
    tag: 'tokens',
    summary: 'List scopes and what each allows',
    success: ok(
      'All of them.',
      Type.Object({ scopes: Type.Array(Ref(ScopeOperations), { maxItems: SCOPES.length }) }),
    ),
    problems: [],
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
  const { id, name, scopes, last_four, made_by } = token
  const written = (time: Date | null) => time && writeDateTime(time)
  return {
    ...{ id, name, scopes, last_four, made_by },
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
        summary_ja: translateText(summary),
      })),
  )
}
