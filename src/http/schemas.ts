/** Parts of schemas that several resources share. */
import { type Static, type TObject, type TSchema, type TUnsafe, Type } from 'typebox'
import { CODE, PATH_ID } from '../lib/text.ts'
import type { Violation } from './problems.ts'

/** Whole numbers stay exact in JSON up to here (decision 0.5). */
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

/** A reference to a schema that has an `$id`: in the OpenAPI document a component of that name. */
export function Ref<T extends TSchema>(schema: T): TUnsafe<Static<T>> {
  return Type.Unsafe<Static<T>>({ $ref: `${(schema as unknown as { $id: string }).$id}#` })
}

/** The body of a request: members that it does not know are refused (decision 0.1). */
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

/** An id as answers carry it. */
export const Id = Type.Integer({ minimum: 0, examples: [42] })

/** An id that a request names. Unknown ones are told as missing, so every exact whole number is taken. */
export const AnyId = Type.Integer({ minimum: -MAX_SAFE, maximum: MAX_SAFE })

/** The id of a neighbour in a list order (spec 8). */
export const NeighborId = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

/** A date-time (decision 0.6). */
export const DateTime = Type.String({ format: 'date-time' })

/** Item code, variation code or barcode (spec 8, decision 2.8). */
export const Code = Type.String({ minLength: 1, maxLength: 50, pattern: CODE.pattern })

/** An id in a path. */
export const PathId = Type.String({ pattern: PATH_ID.pattern, examples: ['42'] })

/** Ids are int4 in the database; a larger number in a path is well formed and simply not there (decision 0.5). */
const MAX_ID = 2_147_483_647

/** An id that no row has, to look up in place of one that no row can have. */
const NO_ID = 0

/** The id to look up for what a path says. */
export function pathId(text: string): number {
  return storedId(Number(text))
}

/** The id to look up for what a body says: itself, or one that no row has. */
export function storedId(id: number): number {
  return id >= 1 && id <= MAX_ID ? id : NO_ID
}
