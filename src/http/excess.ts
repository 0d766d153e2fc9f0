/** Bodies with more in them than is looked at: a hostile one would break rules half a million times. */
import type { FastifySchemaValidationError } from 'fastify'
import { escapePointer, MAX_VIOLATIONS } from './problems.ts'

/** What is read of a schema here. */
export interface BoundedSchema {
  readonly additionalProperties?: unknown
  readonly maxItems?: number
  readonly items?: BoundedSchema
  readonly properties?: Readonly<Record<string, BoundedSchema>>
  readonly oneOf?: readonly BoundedSchema[]
}

/** Entries of all arrays of a body together, whatever bounds each of them has. */
const MAX_ENTRIES = 20_000

type Excess = FastifySchemaValidationError[]

/**
 * Tells of the first array with more entries than its schema allows or than are looked at in all, or of the first
 * object with more unknown members than are told. Empty where nothing is too much.
 */
export function findExcess(schema: BoundedSchema, body: unknown): Excess {
  let entries = 0
  const find = (part: BoundedSchema, value: unknown, pointer: string): Excess => {
    if (Array.isArray(value)) return findInArray(part, value, pointer)
    if (typeof value !== 'object' || value === null) return []
    return findInObject(part, value, pointer)
  }
  const findInArray = (
    { maxItems = MAX_ENTRIES, items }: BoundedSchema,
    values: unknown[],
    pointer: string,
  ) => {
    entries += values.length
    if (values.length > maxItems) return [excess('maxItems', pointer, { limit: maxItems })]
    if (entries > MAX_ENTRIES) return [excess('entriesInAll', pointer, { limit: MAX_ENTRIES })]
    return items
      ? firstOf(values.entries(), ([index, value]) => find(items, value, `${pointer}/${index}`))
      : []
  }
  const findInObject = (part: BoundedSchema, value: object, pointer: string) => {
    const known = membersOf(part)
    const names = Object.keys(value)
    if (names.length > MAX_VIOLATIONS && isClosed(part)) {
      const unknown = names.filter(name => !Object.hasOwn(known, name)).slice(0, MAX_VIOLATIONS)
      return unknown.map(name => excess('additionalProperties', pointer, { additionalProperty: name }))
    }
    return firstOf(Object.entries(known), ([name, member]) =>
      find(member, (value as Record<string, unknown>)[name], `${pointer}/${escapePointer(name)}`),
    )
  }
  return find(schema, body, '')
}

/** Whether members that are not listed are refused. */
function isClosed({ additionalProperties, oneOf = [] }: BoundedSchema): boolean {
  return additionalProperties === false || (oneOf.length > 0 && oneOf.every(isClosed))
}

/** The members that an object may have, whichever branch it takes. */
function membersOf({ properties, oneOf = [] }: BoundedSchema): Readonly<Record<string, BoundedSchema>> {
  return Object.assign({}, ...oneOf.map(branch => branch.properties), properties)
}

function firstOf<T>(values: Iterable<T>, find: (value: T) => Excess): Excess {
  for (const value of values) {
    const found = find(value)
    if (found.length > 0) return found
  }
  return []
}

function excess(keyword: string, instancePath: string, params: Record<string, unknown>) {
  return { keyword, instancePath, schemaPath: '', params }
}
