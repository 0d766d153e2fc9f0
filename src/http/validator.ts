/** The validator of requests: Ajv without coercion, which tells every violation. */
import { setImmediate } from 'node:timers/promises'
import type { FastifySchema, FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import { Ajv, type ValidateFunction } from '#ajv'
import { readDateTime } from '../lib/date-time.ts'
import { isDay } from '../lib/day.ts'
import { isInvoiceNumber } from '../lib/invoice-number.ts'
import { readLogo } from '../lib/logo.ts'
import { isMailAddress } from '../lib/mail-address.ts'
import { type BodySchema, makeBodyValidator, refusal } from './body-validator.ts'
import { ENOUGH } from './enough.ts'
import type { Violation } from './problems.ts'

/** Makes an Ajv that knows the formats and keywords of the API's schemas. */
export function makeAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    coerceTypes: false,
    useDefaults: false,
    removeAdditional: false,
    strictNumbers: true,
    discriminator: true,
    allowUnionTypes: true,
    strict: false,
    // A quarter of the time of compiling, for what V8 leaves out by itself.
    code: { optimize: false },
  })
  ajv.addFormat('date-time', text => readDateTime(text) !== undefined)
  ajv.addFormat('date', isDay)
  ajv.addFormat('email', isMailAddress)
  ajv.addFormat('invoice number', isInvoiceNumber)
  ajv.addFormat('logo', text => readLogo(text) !== undefined)
  ajv.addFormat('uri', text => URL.canParse(text))
  ajv.addKeyword(ENOUGH)
  ajv.addKeyword({
    keyword: 'x-unique-by',
    type: 'array',
    schemaType: 'string',
    compile: (member: string) =>
      function uniqueBy(data: readonly Record<string, unknown>[], at?: { readonly instancePath: string }) {
        const errors = repeatedAt(data.map(entry => entry?.[member])).map(index => ({
          keyword: 'uniqueBy',
          instancePath: `${at?.instancePath ?? ''}/${index}/${member}`,
          schemaPath: '',
          params: { member },
        }))
        ;(uniqueBy as ValidateFunction).errors = errors
        return errors.length === 0
      },
    errors: true,
  })
  ajv.addKeyword({
    keyword: 'x-check',
    type: ['object', 'array'],
    compile: (check: (value: unknown) => readonly Violation[]) =>
      function checked(value: unknown, at?: { readonly instancePath: string }) {
        const errors = check(value).map(({ pointer, detail }) => ({
          keyword: 'checked',
          instancePath: `${at?.instancePath ?? ''}${pointer}`,
          schemaPath: '',
          params: {},
          message: detail,
        }))
        ;(checked as ValidateFunction).errors = errors
        return errors.length === 0
      },
    errors: true,
  })
  return ajv
}

/** The indexes of values that stood before. */
function repeatedAt(values: readonly unknown[]): number[] {
  const seen = new Set<unknown>()
  return values.flatMap((value, index) => {
    const repeated = value !== undefined && seen.has(value)
    seen.add(value)
    return repeated ? [index] : []
  })
}

type Validate = ReturnType<FastifySchemaCompiler<FastifySchema>>

/**
 * The validators, by their schema and by the part of the request. Most schemas outlive the application that is made of
 * them, and need not be compiled for another one.
 */
const compiled = new WeakMap<object, Map<string, Validate>>()

/** What compiles the schemas that nobody needed yet. */
const waiting = new Set<() => void>()

/**
 * Fastify's validator compiler. The text of a query or a path becomes numbers first where the schema asks for them. A schema
 * is compiled when the first request needs it: all of them take 0.4 s of CPU, more than half of what a start takes.
 */
export function makeValidatorCompiler(): FastifySchemaCompiler<FastifySchema> {
  const ajv = makeAjv()
  return ({ schema, httpPart = '' }) => {
    const byPart = compiled.get(schema as object) ?? new Map<string, Validate>()
    const validate = byPart.get(httpPart) ?? makeValidator(ajv, schema as object, httpPart)
    compiled.set(schema as object, byPart.set(httpPart, validate))
    return validate
  }
}

/** Compiles what still waits, one schema a turn of the event loop, so that the first requests find all of it done. */
export async function compileAhead(): Promise<void> {
  for (const compile of waiting) {
    compile()
    await setImmediate()
  }
}

/** Throws with the first schema that cannot be compiled. */
function whenNeeded<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined
  const compile = () => {
    waiting.delete(compile)
    made ??= { it: make() }
    return made.it
  }
  waiting.add(compile)
  return compile
}

function makeValidator(ajv: Ajv, schema: object, httpPart: string): Validate {
  if (httpPart === 'body') {
    const validator = whenNeeded(() => makeBodyValidator(ajv, schema as BodySchema))
    return body => validator()(body)
  }
  const validator = whenNeeded(() => ajv.compile(schema))
  const isText = httpPart === 'querystring' || httpPart === 'params'
  const known = isText ? Object.keys((schema as TextSchema).properties ?? {}) : []
  const numeric = isText ? numericMembers(schema as TextSchema) : []
  return (texts: Record<string, unknown>) => {
    const validate = validator()
    const repeated = takeFirst(texts, known)
    for (const [name, nullable] of numeric) {
      if (name in texts) texts[name] = readNumber(texts[name], nullable)
    }
    if (validate(texts) && repeated.length === 0) return true
    return refusal([...repeated, ...(validate.errors ?? [])])
  }
}

/** Leaves of a parameter that is given repeatedly the first value, and tells of it. */
function takeFirst(texts: Record<string, unknown>, known: readonly string[]): FastifySchemaValidationError[] {
  const repeated: FastifySchemaValidationError[] = []
  for (const name of known) {
    const values = texts[name]
    if (!Array.isArray(values)) continue
    texts[name] = values[0]
    const params = { times: values.length }
    repeated.push({ keyword: 'repeated', instancePath: `/${name}`, schemaPath: '', params })
  }
  return repeated
}

interface TextSchema {
  readonly properties?: Record<string, { readonly type?: string | readonly string[] }>
}

/** The members that hold whole numbers, with whether they may be null. */
function numericMembers({ properties = {} }: TextSchema): [string, boolean][] {
  return Object.entries(properties).flatMap(([name, { type }]): [string, boolean][] => {
    const types = [type].flat()
    return types.includes('integer') ? [[name, types.includes('null')]] : []
  })
}

/**
 * Only the one way to write a whole number counts; everything else stays text, which the schema then refuses
 * (R-LIST-4).
 */
function readNumber(text: unknown, nullable: boolean): unknown {
  if (nullable && (text === '' || text === 'null')) return null
  return typeof text === 'string' && /^(0|-?[1-9]\d*)$/.test(text) ? Number(text) : text
}
