import { describe, expect, test } from 'vitest'
import { Type } from '#typebox'
import { stopAtEnough } from './enough.ts'
import { MAX_VIOLATIONS } from './problems.ts'
import { Body } from './schemas.ts'
import { makeAjv } from './validator.ts'

const Entry = Body({ a: Type.Integer(), b: Type.Integer() })
const schema = Body({
  first: Type.Array(Entry, { maxItems: 20_000 }),
  second: Type.Optional(Type.Array(Entry, { maxItems: 20_000 })),
})

function errorsOf(body: unknown): number {
  const validate = makeAjv().compile(stopAtEnough(schema))
  return validate(body) ? 0 : (validate.errors?.length ?? 0)
}

const many = (entry: unknown, length: number) => Array.from({ length }, () => entry)

// R-BODY-10
describe('a validation ends when it has found what is told', () => {
  test('and finds everything before that', () => {
    expect(errorsOf({ first: many({ a: 1, b: 1 }, 20_000) })).toBe(0)
    expect(errorsOf({ first: many({ a: 'x' }, 400) })).toBe(800)
    expect(errorsOf({ first: many({}, 3), second: many({ a: 1, b: 1, c: 1 }, 5) })).toBe(11)
  })

  test('between two entries, of whichever list', () => {
    expect(errorsOf({ first: many({ a: 'x' }, 20_000) })).toBe(MAX_VIOLATIONS)
    const twice = errorsOf({ first: many({}, 499), second: many({}, 20_000) })
    expect(twice).toBe(MAX_VIOLATIONS)
  })
})
