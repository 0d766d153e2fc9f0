/** Valid calls of documented operations, and the same calls with another id in one place. */
import type { Documented, IdPlace, Schema } from './documented.ts'
import type { Kind } from './kinds.ts'

/** An id as callers write it. */
export type Id = number | string

/** What calls of a shop are aimed at. */
export interface Target {
  /** A thing of each kind. */
  readonly ids: Readonly<Partial<Record<Kind, Id>>>
  /** Bodies, by operation, where neither the document's example nor the least that its schema asks for would be accepted. */
  readonly bodies: Readonly<Record<string, unknown>>
  /** Query parameters that have to be there, by operation. */
  readonly queries?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Ids that no shop has a thing of. */
export const NOTHING: Required<Target['ids']> = {
  item: 2_000_000_001,
  otherItem: 2_000_000_011,
  variation: 2_000_000_002,
  image: 2_000_000_004,
  file: 'A'.repeat(32),
  category: 2_000_000_003,
  otherCategory: 2_000_000_012,
  order: 'Z'.repeat(16),
  dispatch: 2_000_000_024,
  line: 2_000_000_013,
  option: 2_000_000_014,
  token: 2_000_000_015,
  mail: 2_000_000_016,
  call: 2_000_000_017,
  passkey: 2_000_000_018,
  person: 2_000_000_019,
  shop: 'nobodys',
  cart: 'Z'.repeat(22),
  checkout: 'Z'.repeat(22),
  choice: 2_000_000_020,
  shippingMethod: 2_000_000_021,
  coupon: 2_000_000_022,
  subscription: 'Z'.repeat(16),
  application: 'Z'.repeat(22),
  draw: 2_000_000_023,
  itemImport: 2_000_000_024,
}

/** A call without the one who makes it. */
export interface Asked {
  readonly method: Documented['method']
  readonly path: string
  readonly json?: unknown
}

/** An id to be put where it stands in the place of the target's own. */
export interface Swap {
  readonly place: IdPlace
  readonly id: Id
}

/** A call that the target's shop would be let do, but for what is swapped. */
export function askFor(operation: Documented, target: Target, swaps: readonly Swap[] = []): Asked {
  const { method } = operation
  const path = pathOf(operation, target, swaps) + queryOf(operation, target, swaps)
  const json = bodyOf(operation, target, swaps)
  return json === undefined ? { method, path } : { method, path, json }
}

/** The target's id for a place. */
export function idAt(operation: Documented, target: Target, { kind }: IdPlace): Id {
  const id = target.ids[kind]
  if (id === undefined) {
    throw new Error(
      `${operation.name} names a thing of the kind "${kind}", and the test's target has none: add it there.`,
    )
  }
  return id
}

/** The places of which one holds an id of another shop while the rest hold own ones; and all those of the path together. */
export function placesToTry({ ids }: Documented): (readonly IdPlace[])[] {
  const path = ids.filter(({ where }) => where === 'path')
  return [...ids.map(place => [place]), ...(path.length > 1 ? [path] : [])]
}

const swapAt = (place: IdPlace, swaps: readonly Swap[]) => swaps.find(swap => swap.place === place)

function pathOf(operation: Documented, target: Target, swaps: readonly Swap[]): string {
  const ids = operation.ids.filter(place => place.where === 'path')
  return ids.reduce((path, place) => {
    const id = swapAt(place, swaps)?.id ?? idAt(operation, target, place)
    return path.replace(`{${place.at[0]}}`, encodeURIComponent(String(id)))
  }, operation.path)
}

function queryOf(operation: Documented, target: Target, swaps: readonly Swap[]): string {
  const query = new URLSearchParams(target.queries?.[operation.name])
  for (const { name } of operation.requiredQuery) {
    if (query.has(name)) continue
    throw new Error(
      `${operation.name} wants the query parameter "${name}": give the test's target a value in its queries.`,
    )
  }
  for (const { place, id } of swaps) if (place.where === 'query') query.set(place.at[0] ?? '', String(id))
  return query.size === 0 ? '' : `?${query}`
}

function bodyOf(operation: Documented, target: Target, swaps: readonly Swap[]): unknown {
  if (operation.body === undefined) return undefined
  const { schema, example } = operation.body
  const given = target.bodies[operation.name]
  const body = structuredClone(given ?? example ?? leastOf(schema))
  for (const place of operation.ids.filter(({ where }) => where === 'body')) {
    const swap = swapAt(place, swaps)
    // A body that was given has the target's ids in it already.
    if (given !== undefined && swap === undefined) continue
    const id = swap?.id ?? idAt(operation, target, place)
    if (!put(body, place.at, id) && swap !== undefined) {
      throw new Error(
        `${operation.name}: the body that the tests of access send has nothing at /${place.at.join('/')}, so that nobody tries ` +
          "another shop's id there. Give the operation's body an example with it, or the test's target a body.",
      )
    }
  }
  return body
}

/** Puts a value where it leads to; of lists, into the first entry. Answers whether there is such a place. */
function put(body: unknown, at: readonly string[], value: unknown): boolean {
  const [name = '', ...rest] = at
  if (typeof body !== 'object' || body === null) return false
  const holder = body as Record<string, unknown>
  const key = name === '*' ? '0' : name
  if (!(key in holder)) return false
  if (rest.length > 0) return put(holder[key], rest, value)
  holder[key] = value
  return true
}

/** The least that a schema asks for. What cannot be told from it, such as a text of a pattern, wants an example. */
function leastOf(schema: Schema): unknown {
  const [first] = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (first !== undefined && schema.properties === undefined) return leastOf(first)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map(name => [name, leastOf(schema.properties?.[name] ?? {})]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => leastOf(schema.items ?? {}))
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'string':
      return FORMATS[schema.format ?? ''] ?? 'x'.repeat(Math.max(schema.minLength ?? 1, 1))
    default:
      return null
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'hanako@example.jp',
  date: '2020-01-01',
  'date-time': '2020-01-01T00:00:00Z',
}
