/** What differs between two JSON values, as a JSON Patch (RFC 6902) of which only `replace` is needed. Pure. */
import { isDeepStrictEqual } from 'node:util'

/** Puts a value at a place that is there already. Arrays are replaced whole. */
interface Replacement {
  readonly op: 'replace'
  /** A JSON pointer (RFC 6901). */
  readonly path: string
  readonly value: unknown
}

/** Replacements of places none of which lies within another. */
export type Patch = readonly Replacement[]

type Members = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The smallest patch from one value to another. Of objects that both have, only members that differ are in it. */
export function patchBetween(before: unknown, after: unknown, path = ''): Patch {
  if (isDeepStrictEqual(before, after)) return []
  if (!isObject(before) || !isObject(after) || !sameMembers(before, after)) {
    return [{ op: 'replace', path, value: after }]
  }
  return Object.keys(after).flatMap(name =>
    patchBetween(before[name], after[name], `${path}/${escapeName(name)}`),
  )
}

function sameMembers(one: Members, other: Members): boolean {
  return isDeepStrictEqual(Object.keys(one).sort(), Object.keys(other).sort())
}

/** The value with its replacements; what they do not name stays as it is. Throws on a place that the value does not have. */
export function applyPatch<T>(value: T, patch: Patch): T {
  return patch.reduce<unknown>(
    (patched, { path, value: replaced }) => replaceAt(patched, namesOf(path), replaced),
    value,
  ) as T
}

function replaceAt(value: unknown, [name, ...more]: readonly string[], replaced: unknown): unknown {
  if (name === undefined) return replaced
  if (!isObject(value) || !Object.hasOwn(value, name)) throw new Error(`There is nothing at ${name}`)
  return { ...value, [name]: replaceAt(value[name], more, replaced) }
}

function escapeName(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

function namesOf(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map(name => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}
