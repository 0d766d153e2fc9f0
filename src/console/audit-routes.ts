/** The audit log of a shop, for its owners. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import { AUDIT_KINDS } from '../audit/kinds.ts'
import { type AuditRow, listEvents } from '../audit/store.ts'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { MAX_SAFE, Words } from '../http/schemas.ts'
import { writeDateTime } from '../lib/date-time.ts'
import { WELL_FORMED } from '../lib/text.ts'
import { DEFAULT_PAGE, MAX_PAGE, MAX_TOKEN_NAME_LENGTH } from './limits.ts'
import { AuditEvent, ok, pageOf } from './schemas.ts'

const ListQuery = Type.Object(
  {
    kind: Type.Optional(Words(AUDIT_KINDS)),
    person: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: MAX_TOKEN_NAME_LENGTH,
        pattern: WELL_FORMED.pattern,
        description: "A mail address or a token's name: who did it, or to whom or what it was done.",
      }),
    ),
    before: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_SAFE })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE })),
  },
  { additionalProperties: false },
)

/** Registers it. */
export function auditRoutes(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'listAuditEvents',
    method: 'GET',
    path: '/console/api/audit',
    access: 'session',
    needs: 'audit',
    tag: 'audit',
    summary: 'List who did what',
    success: ok('The newest first.', pageOf('events', AuditEvent)),
    problems: [],
    query: ListQuery,
    handler: async ({ actor, query }) => {
      const { kind = null, person = null, before = null, limit = DEFAULT_PAGE } = query
      const events = await listEvents(db, actor.shopId, { kind, person, before }, limit + 1)
      return { events: events.slice(0, limit).map(present), more: events.length > limit }
    },
  })
}

function present({ at, ...event }: AuditRow) {
  return { ...event, at: writeDateTime(at) }
}
