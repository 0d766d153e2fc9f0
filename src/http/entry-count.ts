/**
 * What is too much in a body, looked at before its rules are: a hostile one would break these half a million times, or once
 * with a text of a megabyte.
 */
import type { FastifySchemaValidationError } from 'fastify'
import { longestText } from './body-bounds.ts'
import { escapePointer, MAX_VIOLATIONS } from './problems.ts'

/** What is read of a schema here. */
export interface BoundedSchema {
  readonly type?: string | readonly string[]
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly additionalProperties?: unknown
  readonly maxItems?: number
  readonly items?: BoundedSchema
  readonly properties?: Readonly<Record<string, BoundedSchema>>
  readonly oneOf?: readonly BoundedSchema[]
}

/** Entries of all arrays of a body together, whatever bounds each of them has. */
export const MAX_ENTRIES = 10_000

type Excess = FastifySchemaValidationError[]

/** What is told of a body with too much in it where no schema asks for anything, or the same again and again. */
export const TOO_MUCH: FastifySchemaValidationError = excess('tooMuch', '', {})

/** What there is to look at in a part of a body: nothing of numbers and of words to choose from. */
interface Plan {
  readonly maxItems: number
  readonly items: Plan | undefined
  /** The members that have something to look at. */
  readonly members: readonly { readonly name: string; readonly plan: Plan }[]
  /** The names of all members where others are refused, whichever branch is taken. */
  readonly known: ReadonlySet<string> | undefined
  /** Characters of a text. */
  readonly longest: number
}

/**
 * Makes what tells of the first list with more entries than the schema allows or than are looked at in all, or of the first
 * object with more unknown members than are told; nothing where nothing is too much. Texts that are much too long are cut
 * in place, so that they are refused for their length in no time.
 */
export function makeExcessFinder(schema: BoundedSchema): (body: unknown) => Excess {
  const plan = planOf(schema) ?? NOTHING
  return body => {
    let entries = 0
    const find = (part: Plan, value: unknown, pointer: string): Excess => {
      if (typeof value !== 'object' || value === null) return []
      return Array.isArray(value) ? findInArray(part, value, pointer) : findInObject(part, value, pointer)
    }
    const findInArray = ({ maxItems, items }: Plan, values: unknown[], pointer: string): Excess => {
      entries += values.length
      if (values.length > maxItems) return [excess('maxItems', pointer, { limit: maxItems })]
      if (entries > MAX_ENTRIES) return [excess('entriesInAll', pointer, { limit: MAX_ENTRIES })]
      if (items === undefined) return []
      for (const [index, value] of values.entries()) {
        if (isTooLong(items, value)) values[index] = cut(items, value)
        const found = find(items, value, `${pointer}/${index}`)
        if (found.length > 0) return found
      }
      return []
    }
    const findInObject = ({ known, members }: Plan, value: object, pointer: string): Excess => {
      if (known !== undefined) {
        const names = Object.keys(value)
        if (names.length > MAX_VIOLATIONS) {
          const unknown = names.filter(name => !known.has(name)).slice(0, MAX_VIOLATIONS)
          return unknown.map(name => excess('additionalProperties', pointer, { additionalProperty: name }))
        }
      }
      const object = value as Record<string, unknown>
      for (const { name, plan } of members) {
        const member = object[name]
        if (isTooLong(plan, member)) object[name] = cut(plan, member)
        const found = find(plan, member, `${pointer}/${escapePointer(name)}`)
        if (found.length > 0) return found
      }
      return []
    }
    return find(plan, body, '')
  }
}

const NOTHING: Plan = {
  ...{
    maxItems: MAX_ENTRIES,
    items: undefined,
    members: [],
    known: undefined,
    longest: Number.POSITIVE_INFINITY,
  },
}

/** Undefined where there is nothing to look at. */
function planOf(schema: BoundedSchema): Plan | undefined {
  const { maxItems = MAX_ENTRIES, items, oneOf = [] } = schema
  const types = [schema.type].flat()
  const longest = types.includes('string') ? longestText(schema) : undefined
  const properties = membersOf(schema)
  const isSimple = types.length > 0 && types.every(type => type !== undefined && SIMPLE.has(type))
  if (isSimple && longest === undefined) return undefined
  return {
    maxItems,
    items: items && planOf(items),
    members: Object.entries(properties).flatMap(([name, member]) => {
      const plan = planOf(member)
      return plan === undefined ? [] : [{ name, plan }]
    }),
    known:
      isClosed(schema) || (oneOf.length > 0 && oneOf.every(isClosed))
        ? new Set(Object.keys(properties))
        : undefined,
    longest: longest ?? Number.POSITIVE_INFINITY,
  }
}

const SIMPLE: ReadonlySet<string> = new Set(['string', 'integer', 'number', 'boolean', 'null'])

/** Whether members that are not listed are refused. */
function isClosed({ additionalProperties }: BoundedSchema): boolean {
  return additionalProperties === false
}

/** The members that an object may have, whichever branch it takes. */
function membersOf({ properties, oneOf = [] }: BoundedSchema): Readonly<Record<string, BoundedSchema>> {
  return Object.assign({}, ...oneOf.map(branch => branch.properties), properties)
}

/** A character is two units at most. */
function isTooLong({ longest }: Plan, value: unknown): value is string {
  return typeof value === 'string' && value.length > 2 * longest
}

/** Stands behind a text that was cut. */
export const CUT = '\0\uFDD0\0'

/** As much as is too long all the same, with characters behind that no rule for texts allows: nothing of it is ever taken. */
function cut({ longest }: Plan, value: string): string {
  return `${value.slice(0, 2 * longest)}${CUT}`
}

function excess(keyword: string, instancePath: string, params: Record<string, unknown>) {
  return { keyword, instancePath, schemaPath: '', params }
}
