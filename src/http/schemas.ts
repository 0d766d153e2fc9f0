/** Parts of schemas that several resources share. */
import {
  type Static,
  type TLiteral,
  type TObject,
  type TOptional,
  type TSchema,
  type TUnsafe,
  Type,
} from '#typebox'
import { PATH_ID } from '../lib/text.ts'
import type { Violation } from './problems.ts'

/** Whole numbers stay exact in JSON up to here (R-BODY-8). */
export const MAX_SAFE = Number.MAX_SAFE_INTEGER

/** A string of one of these values. */
export function Words<const W extends readonly string[]>(
  values: W,
  options: object = {},
): TUnsafe<W[number]> {
  return Type.Unsafe<W[number]>({ type: 'string', enum: [...values], ...options })
}

/** The same schema, or null. Written as a list of types, so that a violation is told once and not per branch. */
export function Nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  const { type, enum: values, ...rest } = schema as unknown as { type: string; enum?: unknown[] }
  return Type.Unsafe<Static<T> | null>({
    type: [type, 'null'],
    ...(values ? { enum: [...values, null] } : {}),
    ...rest,
  })
}

/** The same schema without its limits: how answers tell what was checked when it came. */
function Shown<T extends TSchema>(schema: T): TUnsafe<Static<T>> {
  const { type, enum: values, format, description } = schema as unknown as Record<string, unknown>
  const shown = Object.entries({ type, enum: values, format, description })
  return Type.Unsafe<Static<T>>(Object.fromEntries(shown.filter(([, value]) => value !== undefined)))
}

/** `Shown` of each member, all of them required. */
export function ShownMembers<M extends Record<string, TSchema>>(
  members: M,
): { [N in keyof M]: TUnsafe<Static<M[N]>> } {
  const shown = Object.entries(members).map(([name, schema]) => [name, Shown(schema)])
  return Object.fromEntries(shown) as { [N in keyof M]: TUnsafe<Static<M[N]>> }
}

/** The same members, each of which can be left out. */
export function OptionalMembers<M extends Record<string, TSchema>>(
  members: M,
): { [N in keyof M]: TOptional<M[N]> } {
  const optional = Object.entries(members).map(([name, schema]) => [name, Type.Optional(schema)])
  return Object.fromEntries(optional) as { [N in keyof M]: TOptional<M[N]> }
}

/** A reference to a schema that has an `$id`: in the OpenAPI document a component of that name. */
export function Ref<T extends TSchema>(schema: T): TUnsafe<Static<T>> {
  return Type.Unsafe<Static<T>>({ $ref: `${(schema as unknown as { $id: string }).$id}#` })
}

/** One of several components, told by the literal in their member `tag`. */
export function OneOf<const Tag extends string, K extends TObject<Record<Tag, TLiteral>>>(
  tag: Tag,
  kinds: readonly K[],
  options: object,
): TUnsafe<Static<K>> {
  const refs = kinds.map(Ref)
  const mapping = kinds.map(kind => {
    const { $id } = kind as unknown as { $id: string }
    return [kind.properties[tag].const, `#/components/schemas/${$id}`]
  })
  return Type.Unsafe<Static<K>>({
    ...options,
    oneOf: refs,
    discriminator: { propertyName: tag, mapping: Object.fromEntries(mapping) },
  })
}

/** The body of a request: members that it does not know are refused (R-BODY-6). */
export function Body<T extends Record<string, TSchema>>(members: T, options: object = {}): TObject<T> {
  return Type.Object(members, { additionalProperties: false, ...options })
}

/**
 * The same schema with what it cannot say: whatever `check` finds is told together with what else is wrong. It gets values
 * that may break the schema, and is no part of the OpenAPI document.
 */
export function Checked<T extends TSchema>(schema: T, check: (value: unknown) => readonly Violation[]): T {
  return { ...schema, 'x-check': check }
}

/** Ids are int4 in the database; a larger number in a path is well formed and simply not there (R-HTTP-9). */
export const MAX_STORED_ID = 2_147_483_647

/** An id as answers carry it. */
export const Id = Type.Integer({ minimum: 0, examples: [42] })

/** An id that a request names. Unknown ones are told as missing, so every exact whole number is taken. */
export const AnyId = Type.Integer({ minimum: -MAX_SAFE, maximum: MAX_SAFE })

/** The id of a neighbour in a list order (R-LIMIT-4). */
export const NeighborId = Type.Integer({ minimum: 0, maximum: MAX_STORED_ID })

/** A date-time (R-TIME-1, R-TIME-2). */
export const DateTime = Type.String({ format: 'date-time' })

/** An id in a path. */
export const PathId = Type.String({ pattern: PATH_ID.pattern, examples: ['42'] })

/** An id that no row has, to look up in place of one that no row can have. */
const NO_ID = 0

/** The id to look up for what a path says. */
export function pathId(text: string): number {
  return storedId(Number(text))
}

/** The id to look up for what a body says: itself, or one that no row has. */
export function storedId(id: number): number {
  return isStoredId(id) ? id : NO_ID
}

/** Whether a row can have this id. */
export function isStoredId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= MAX_STORED_ID
}
