/** The schema of problem documents (R-PROBLEM-1). */
import { Type } from '#typebox'
import { MAX_VIOLATIONS } from './problems.ts'

/** What every answer of status 400 and above carries. */
export const ProblemDocument = Type.Object(
  {
    type: Type.String({ description: 'Branch on this and the status: `/errors/{domain}/{error}`.' }),
    title: Type.String({ description: 'Fixed for each type.' }),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    detail: Type.Optional(Type.String({ description: 'What is wrong here, and what would be right.' })),
    instance: Type.Optional(
      Type.String({
        format: 'uri-reference',
        description: 'Quote it to the operator: it names this one request in the log.',
      }),
    ),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          detail: Type.String(),
          pointer: Type.String({ description: 'JSON Pointer (RFC 6901) to what is wrong.' }),
        }),
        { maxItems: MAX_VIOLATIONS, description: 'Every violation found, at most 1000.' },
      ),
    ),
  },
  { $id: 'Problem', description: 'A problem document (RFC 9457).' },
)
