/**
 * `node bench/worst-bodies.ts [operationId]`: what the worst bodies cost the event loop, in ms, from their bytes to those
 * of the answer: without the socket, and without the database, which no body needs that is refused. The test of the gate is
 * `test/integration/request-cost.test.ts`, which compares with a reference.
 */
import type { FastifySchema, FastifySchemaValidationError } from 'fastify'
import consoleApi from '../openapi/console.json' with { type: 'json' }
import openapi from '../openapi/openapi.json' with { type: 'json' }
import { parseBody } from '../src/http/body.ts'
import { API_BODY_BYTES, boundsOf } from '../src/http/body-bounds.ts'
import { toViolations } from '../src/http/validation.ts'
import { makeValidatorCompiler } from '../src/http/validator.ts'
import { type BodyShape, hostileBodies } from '../test/support/hostile-bodies.ts'

const TRIES = 7
const SHOWN = 20

interface Described {
  readonly operationId: string
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: BodyShape } | undefined>>
  }
}

type Validate = (
  body: unknown,
) => true | { readonly error: { readonly validation: FastifySchemaValidationError[] } }

const [only] = process.argv.slice(2)
const rows: [number, string][] = []
for (const [document, promised] of [
  [openapi, API_BODY_BYTES],
  [consoleApi, undefined],
] as const) {
  const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Described>>>>
  for (const { operationId, requestBody } of Object.values(paths).flatMap(methods =>
    Object.values(methods),
  )) {
    const schema = requestBody?.content['application/json']?.schema
    if (schema === undefined || (only !== undefined && operationId !== only)) continue
    const bounds = boundsOf(schema, promised)
    const validate = makeValidatorCompiler()({
      schema: { ...schema } as FastifySchema,
      httpPart: 'body',
      method: '',
      url: '',
    }) as unknown as Validate
    for (const { kind, text } of hostileBodies(schema, bounds.bytes, new Set())) {
      const bytes = Buffer.from(text)
      const times = Array.from({ length: TRIES }, () => {
        const begun = performance.now()
        answer(bytes)
        return performance.now() - begun
      })
      rows.push([Math.min(...times), `${operationId}, ${kind}`])
    }
    /** What is done with a body until it is refused. */
    function answer(bytes: Buffer): void {
      try {
        const result = validate(parseBody(bytes, bounds))
        if (result !== true) JSON.stringify(toViolations(result.error.validation))
      } catch {
        // No JSON.
      }
    }
  }
}
const reference = `[1${',1'.repeat(API_BODY_BYTES / 2 - 2)}]`
const references = Array.from({ length: 20 }, () => {
  const begun = performance.now()
  JSON.parse(reference)
  return performance.now() - begun
})
rows.sort(([one], [other]) => other - one)
for (const [ms, what] of rows.slice(0, SHOWN))
  process.stdout.write(`${ms.toFixed(1).padStart(6)} ms  ${what}\n`)
process.stdout.write(
  `${Math.min(...references)
    .toFixed(1)
    .padStart(6)} ms  JSON.parse of a megabyte of ones\n`,
)
process.stdout.write(`${rows.length} bodies; the best of ${TRIES} tries of each\n`)
