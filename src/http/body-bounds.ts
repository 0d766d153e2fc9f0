/**
 * What the largest body has that a schema allows. From it follow how many bytes an operation takes and how much of them is
 * parsed, and a schema that allows a body without end is found out when its operation is declared.
 */
import { longestOf } from '../lib/text.ts'
import type { Extent } from './json-extent.ts'
import { MAX_VIOLATIONS } from './problems.ts'

/** What is taken of a body. */
export interface BodyBounds extends Extent {
  readonly bytes: number
}

/** What is read of a schema here. */
interface MeasuredSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly maxItems?: number
  readonly items?: MeasuredSchema
  readonly properties?: Readonly<Record<string, MeasuredSchema>>
  readonly additionalProperties?: unknown
  readonly oneOf?: readonly MeasuredSchema[]
}

/** Bytes of a body of the API (R-LIMIT-1), which may be mostly white space. */
export const API_BODY_BYTES = 1024 * 1024

/** Bytes of a body of the console at least: of the sign-in, and of whatever needs no more (R-LIMIT-12). */
const CONSOLE_BODY_BYTES = 4 * 1024

/**
 * Parts of a body, as `cutJson` counts them, whatever the schema allows. An update of an order with the 10,000 entries that
 * a body may have (R-LIMIT-1) has 37,000 at most: 1,000 lines of 7 parts, and options of 3. Twice as many entries took
 * 35 ms where each had a name of its own.
 */
const MAX_PARTS = 40_000

/** Shapes of the objects in a body (`json-extent.ts`): members that may be left out make some hundreds, at the worst. */
const MAX_SHAPES = 4000

/** Bytes of a number as anyone would write it, and of the white space that may stand beside each part. */
const NUMBER_BYTES = 24
const SPACE_BYTES = 16

/** Bytes of a character at most: as `\u0000`, and two of these above U+FFFF. */
const ESCAPE_BYTES = 6

/** Characters of what formats allow (R-TIME-2). */
const FORMAT_LENGTHS: Readonly<Record<string, number>> = {
  date: 10,
  'date-time': 64,
  email: 254,
  'invoice number': 14,
}

/**
 * The bounds of bodies of a schema. `mostBytes`: an API that promises so many takes them whatever the schema needs; else
 * the body has room for what the schema allows. Throws when that has no end.
 */
export function boundsOf(schema: object, mostBytes?: number): BodyBounds {
  const { parts, bytes } = measure(schema, '')
  return {
    bytes: mostBytes ?? Math.min(API_BODY_BYTES, roundUp(bytes + parts * SPACE_BYTES)),
    // So many more, so that violations of what is small are told one by one (R-BODY-10).
    parts: Math.min(MAX_PARTS, parts + MAX_VIOLATIONS),
    members: MAX_VIOLATIONS,
    shapes: MAX_SHAPES,
  }
}

/** A power of two. */
function roundUp(bytes: number): number {
  return Math.max(CONSOLE_BODY_BYTES, 2 ** Math.ceil(Math.log2(bytes)))
}

interface Size {
  readonly parts: number
  readonly bytes: number
}

const LEAF_PARTS = 1

function measure(schema: MeasuredSchema, path: string): Size {
  const { enum: values, const: only, oneOf = [], type } = schema
  if (values !== undefined) return leaf(Math.max(...values.map(bytesOf)))
  if (only !== undefined) return leaf(bytesOf(only))
  const types = [type].flat()
  const sizes = oneOf.flatMap(branch => (branch.type === undefined ? [] : [measure(branch, path)]))
  if (types.includes('object') && schema.properties !== undefined) sizes.push(measureObject(schema, path))
  if (types.includes('array')) sizes.push(measureArray(schema, path))
  if (types.includes('string')) sizes.push(leaf(measureString(schema, path)))
  if (types.some(one => one === 'integer' || one === 'number' || one === 'boolean'))
    sizes.push(leaf(NUMBER_BYTES))
  if (sizes.length === 0) throw unbounded(path, 'type')
  return {
    parts: Math.max(...sizes.map(({ parts }) => parts)),
    bytes: Math.max(...sizes.map(({ bytes }) => bytes)),
  }
}

function measureObject({ properties = {}, additionalProperties }: MeasuredSchema, path: string): Size {
  if (additionalProperties !== false) throw unbounded(path, 'additionalProperties: false')
  const members = Object.entries(properties).map(([name, member]) => {
    const { parts, bytes } = measure(member, `${path}/${name}`)
    return { parts, bytes: bytes + bytesOf(name) + 2 }
  })
  return sumOf(members)
}

function measureArray({ items, maxItems }: MeasuredSchema, path: string): Size {
  if (maxItems === undefined) throw unbounded(path, 'maxItems')
  const { parts, bytes } = measure(items ?? {}, `${path}/*`)
  return { parts: maxItems * parts + LEAF_PARTS, bytes: maxItems * (bytes + 1) + 2 }
}

function measureString(schema: MeasuredSchema, path: string): number {
  const length = longestText(schema)
  if (length === undefined) throw unbounded(path, 'maxLength')
  return length * ESCAPE_BYTES * (schema.format === undefined ? 2 : 1) + 2
}

/** Characters that a text of the schema has at most; undefined where it sets no end. */
export function longestText({ maxLength, pattern, format }: MeasuredSchema): number | undefined {
  return maxLength ?? FORMAT_LENGTHS[format ?? ''] ?? (pattern === undefined ? undefined : longestOf(pattern))
}

function leaf(bytes: number): Size {
  return { parts: LEAF_PARTS, bytes }
}

function sumOf(sizes: readonly Size[]): Size {
  return sizes.reduce((sum, { parts, bytes }) => ({ parts: sum.parts + parts, bytes: sum.bytes + bytes }), {
    parts: LEAF_PARTS,
    bytes: 2,
  })
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}

function unbounded(path: string, missing: string): Error {
  return new Error(`The body has no bound at ${path === '' ? 'its root' : path}: it needs ${missing}`)
}

/** The places of lists without a bound in a schema, of a request or an answer. What it refers to is looked at by itself. */
export function unboundedLists(schema: object, path = ''): string[] {
  const { type, items, maxItems, properties = {}, additionalProperties } = schema as MeasuredSchema
  const {
    anyOf = [],
    oneOf = [],
    allOf = [],
  } = schema as Readonly<Record<string, readonly object[] | undefined>>
  const isOpen = [type].flat().includes('array') && maxItems === undefined
  return [
    ...(isOpen ? [path] : []),
    ...(items ? unboundedLists(items, `${path}/*`) : []),
    ...Object.entries(properties).flatMap(([name, member]) => unboundedLists(member, `${path}/${name}`)),
    ...(isSchema(additionalProperties) ? unboundedLists(additionalProperties, `${path}/*`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(branch => unboundedLists(branch, path)),
  ]
}

function isSchema(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
