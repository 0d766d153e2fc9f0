/** From Ajv's errors to violations with pointers and words that a caller can act on. */
import type { FastifyError, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { explainPattern, faultyCharacter } from '../lib/text.ts'
import { CUT } from './entry-count.ts'
import { escapePointer, MAX_VIOLATIONS, Problem, type ProblemType, type Violation } from './problems.ts'

/** The problem that answers a request which breaks its schema: params, query and body each have their type. */
export function validationProblem(error: FastifyError, request: FastifyRequest): Problem {
  const violations = toViolations(error.validation ?? [])
  const summary =
    violations.length === 1 && violations[0] !== undefined
      ? `${violations[0].pointer === '' ? 'The body' : violations[0].pointer} ${violations[0].detail}.`
      : `${violations.length}${violations.length === MAX_VIOLATIONS ? ' or more' : ''} violations; see errors.`
  return new Problem(typeOf(error, request), summary, { violations })
}

function typeOf(error: FastifyError, request: FastifyRequest): ProblemType {
  if (error.validationContext === 'params') return 'request/invalid-params'
  if (error.validationContext === 'querystring') return 'request/invalid-query'
  const { operation } = request.declared
  return operation?.invalidBody ?? 'request/malformed-body'
}

/** Errors that only repeat what others say, or say it worse: a condition's, and those of a oneOf's bare lists of required members. */
function isEcho({ keyword, schemaPath, parentSchema }: VerboseError): boolean {
  if (keyword === 'if') return true
  return keyword === 'required' && schemaPath.includes('/oneOf/') && parentSchema?.properties === undefined
}

/** Whether a text that is told to be too long breaks a rule by nothing but what stands behind it since it was cut. */
function isOfTheCut(
  { keyword, data, params, instancePath }: VerboseError,
  all: readonly FastifySchemaValidationError[],
): boolean {
  if (keyword !== 'pattern' || uncut(data) === data) return false
  const isTooLong = all.some(other => other.keyword === 'maxLength' && other.instancePath === instancePath)
  return isTooLong && faultyCharacter(String(params.pattern), uncut(data)) === undefined
}

/** A text without what stands behind it since it was cut. */
function uncut(data: unknown): unknown {
  return typeof data === 'string' && data.endsWith(CUT) ? data.slice(0, -CUT.length) : data
}

/** What a value breaks of its schema, each thing once; the first `MAX_VIOLATIONS` of them. */
export function toViolations(errors: readonly FastifySchemaValidationError[]): Violation[] {
  const violations = new Map<string, Violation>()
  for (const error of errors) {
    if (violations.size === MAX_VIOLATIONS) break
    if (isEcho(error) || isOfTheCut(error, errors)) continue
    const violation = { detail: explain(error), pointer: pointerOf(error) }
    violations.set(`${violation.pointer} ${violation.detail}`, violation)
  }
  return [...violations.values()]
}

/** Ajv points at the object that lacks or has too much; the violation points at the member itself (R-BODY-6). */
export function pointerOf({ instancePath, params }: FastifySchemaValidationError): string {
  const member = params.missingProperty ?? params.additionalProperty ?? params.tag
  return member === undefined ? instancePath : `${instancePath}/${escapePointer(String(member))}`
}

/** Ajv runs with `verbose`, so that an error brings the value and the schema that it speaks of. */
interface VerboseError extends FastifySchemaValidationError {
  readonly data?: unknown
  readonly schema?: unknown
  readonly parentSchema?: Record<string, unknown>
}

type Explain = (params: Record<string, unknown>, error: VerboseError) => string

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'an RFC 3339 date-time such as 2026-11-20T01:02:03Z',
  date: 'a day of the calendar such as 2026-11-20',
  email: 'a mail address such as hanako@example.jp',
  'http or https address': 'an http or https address',
  'invoice number': 'T and the 13 digits of a registered number, the first of which fits the others',
  logo: 'null or the data: address of a PNG, JPEG or WebP in base64',
  uri: 'an address such as https://shop.example',
}

const EXPLANATIONS: Record<string, Explain> = {
  required: () => 'is required',
  additionalProperties: () => 'is not known here',
  type: ({ type }) => `must be ${[type].flat().map(withArticle).join(' or ')}`,
  enum: ({ allowedValues }) =>
    `must be one of ${(allowedValues as unknown[]).map(value => JSON.stringify(value)).join(', ')}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`),
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  minimum: ({ limit }) => `must be ${limit} or more`,
  maximum: ({ limit }) => `must be ${limit} or less`,
  minItems: ({ limit }) => `must have at least ${limit} ${limit === 1 ? 'entry' : 'entries'}`,
  maxItems: ({ limit }) => `must have at most ${limit} entries`,
  entriesInAll: ({ limit }) => `has with other arrays of this body more than ${limit} entries`,
  tooMuch: () => 'has more members and entries than this operation can take, or an object of more than 1000',
  uniqueItems: ({ i, j }) => `must have each entry once; entries ${j} and ${i} are equal`,
  repeated: ({ times }) => `is given ${times === 2 ? 'twice' : `${times} times`}; give it once`,
  uniqueBy: ({ member }) => `must have each ${member} once`,
  pattern: ({ pattern }, error) => explainPattern(String(pattern), uncut(error.data)),
  format: ({ format }) => `must be ${FORMATS[String(format)] ?? format}`,
  discriminator: (_params, { parentSchema }) =>
    `is required and must be one of ${branchValues(parentSchema)}`,
  oneOf: (_params, { schema }) => `must have exactly one of ${branchMembers(schema).join(' and ')}`,
}

interface Branch {
  readonly required?: readonly string[]
  readonly properties?: Record<string, { readonly const?: unknown; readonly enum?: readonly unknown[] }>
}

/** The values of the tag that choose a branch of a discriminated union. */
function branchValues(parent: Record<string, unknown> = {}): string {
  const tag = (parent.discriminator as { propertyName: string }).propertyName
  const tags = (parent.oneOf as Branch[]).map(branch => branch.properties?.[tag])
  const values = tags.flatMap(value => value?.enum ?? [value?.const])
  return values.map(value => JSON.stringify(value)).join(', ')
}

/** The members that a oneOf of required lists chooses among. */
function branchMembers(branches: unknown): string[] {
  return (branches as Branch[]).flatMap(branch => branch.required ?? [])
}

function explain(error: FastifySchemaValidationError): string {
  return EXPLANATIONS[error.keyword]?.(error.params, error) ?? error.message ?? 'is not valid'
}

function withArticle(type: unknown): string {
  if (type === 'null') return 'null'
  return /^[aeiou]/.test(String(type)) ? `an ${type}` : `a ${type}`
}
