import { describe, expect, test } from 'vitest'
import { type BoundedSchema, MAX_ENTRIES, makeExcessFinder } from './entry-count.ts'
import { MAX_VIOLATIONS } from './problems.ts'

const many = <T>(entry: T, length: number): T[] => Array.from({ length }, () => entry)
const findExcess = (schema: BoundedSchema, body: unknown) => makeExcessFinder(schema)(body)
const placesOf = (...asked: Parameters<typeof findExcess>) =>
  findExcess(...asked).map(({ keyword, instancePath, params }) => [keyword, instancePath, params.limit])

// R-BODY-10, R-LIMIT-1
describe('entries', () => {
  const schema = {
    properties: { ids: { maxItems: 3 }, free: {}, lines: { items: { properties: { options: {} } } } },
  }

  test('of a list with a bound of its own', () => {
    expect(placesOf(schema, { ids: many(1, 3) })).toEqual([])
    expect(placesOf(schema, { ids: many(1, 4), free: many(1, MAX_ENTRIES + 1) })).toEqual([
      ['maxItems', '/ids', 3],
    ])
  })

  test('of a list without one', () => {
    expect(placesOf(schema, { free: many(1, MAX_ENTRIES) })).toEqual([])
    expect(placesOf(schema, { free: many(1, MAX_ENTRIES + 1) })).toEqual([['maxItems', '/free', MAX_ENTRIES]])
  })

  test('of all lists together, at any depth', () => {
    const lines = many({ options: many(1, 99) }, MAX_ENTRIES / 100)
    expect(placesOf(schema, { lines })).toEqual([])
    expect(placesOf(schema, { ids: [1], lines })).toEqual([
      ['entriesInAll', `/lines/${lines.length - 1}/options`, MAX_ENTRIES],
    ])
  })

  test('of what is no list, or not known, do not count', () => {
    const unknown = many(1, MAX_ENTRIES + 1)
    expect(placesOf(schema, { ids: 'x', lines: [null, 1], unknown })).toEqual([])
  })
})

// R-BODY-10
describe('unknown members', () => {
  const body = (count: number) => Object.fromEntries(many('', count).map((_, at) => [`k${at}`, 1]))

  test('are told alone where an object has more members than are told', () => {
    const closed = { additionalProperties: false, properties: { k0: {} } }
    expect(findExcess(closed, body(MAX_VIOLATIONS))).toEqual([])
    const told = findExcess(closed, body(MAX_VIOLATIONS + 1))
    expect(told).toHaveLength(MAX_VIOLATIONS)
    expect(told.map(({ params }) => params.additionalProperty)).not.toContain('k0')
  })

  test('are none of an object that takes any', () => {
    expect(findExcess({ properties: {} }, body(MAX_VIOLATIONS + 1))).toEqual([])
  })
})
