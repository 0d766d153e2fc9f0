/** Values for the fuzzer: those that a schema allows, up to its bounds, and those that hardly anybody expects. */
import fc, { type Arbitrary } from 'fast-check'
import type { Schema } from '../../../contract/support/access/documented.ts'

/** A schema with the bounds that values are tried at. */
export interface Shape extends Schema {
  readonly pattern?: string
  readonly maxLength?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly default?: unknown
}

const TEXTS = [
  ...[
    '手ぬぐい',
    'a',
    'Ω≈ç√',
    '👨‍👩‍👧‍👦',
    '\u202eabc',
    'e\u0301',
    '1',
    '-1',
    'null',
    ' x ',
    'A-1_b',
    'S00000001',
  ],
  ...[
    "' or '1'='1",
    '"; drop table items; --',
    '<script>alert(1)</script>',
    '{{7*7}}#{7*7}',
    '../../etc/passwd',
  ],
  ...['%00', '%', '_', '\\', '__proto__', '\ufeffx', 'ﬁ', 'ı', '\u3000', 'ｶﾞ', '𠮷野家', 'x\ny', 'x\ty'],
]

/** What hardly any place takes: other types, the ends of number lines, text that no database stores, depth, size. */
export const HOSTILE: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(null, true, false, '', ' ', [], {}, [[]], [null], [{}]) },
  {
    weight: 5,
    arbitrary: fc.constantFrom<unknown>(
      ...[0, -0, -1, 1.5, 1e-7, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e308],
    ),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(...TEXTS, '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u0007'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...['0000-00-00', '2026-02-30', '9999-12-31', '2026-11-22T25:00:00Z', '2016-12-31T23:59:60Z'],
      ...[
        '+275760-09-13T00:00:00.001Z',
        '0001-01-01',
        'a@b',
        `${'a'.repeat(300)}@example.jp`,
        'data:image/png;base64,AAAA',
      ],
    ),
  },
  { weight: 2, arbitrary: fc.nat(3000).map(length => 'あ'.repeat(length)) },
  { weight: 1, arbitrary: fc.nat(3000).map(length => Array.from({ length }, (_, at) => at)) },
  { weight: 1, arbitrary: fc.nat(60).map(depth => nested(depth)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
)

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { a: value }
  return value
}

const BY_FORMAT: Readonly<Record<string, readonly string[]>> = {
  email: ['hanako@example.jp', 'a.b+c@sub.example.co.jp'],
  date: ['2026-11-22', '2028-02-29', '2099-12-31', '1970-01-01'],
  'date-time': ['2026-11-22T10:00:00+09:00', '2030-01-01T00:00:00Z', '1969-12-31T23:59:59.999-12:00'],
  'invoice number': ['T1180301018771'],
  // A picture of one pixel.
  logo: [
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ],
}

const made = new Map<Shape, Arbitrary<unknown>>()

/** Values of a schema, with its bounds among them. What a pattern or a rule beside the schema asks for is not always met. */
export function valuesOf(shape: Shape): Arbitrary<unknown> {
  const known = made.get(shape) ?? makeValues(shape)
  made.set(shape, known)
  return known
}

function makeValues(shape: Shape): Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum)
  const branches = [...(shape.oneOf ?? []), ...(shape.anyOf ?? [])] as readonly Shape[]
  if (branches.length > 0) {
    const any = fc.oneof(...branches.map(valuesOf))
    return shape.properties === undefined
      ? any
      : fc.tuple(objects(shape), any).map(([own, more]) => ({ ...(own as object), ...(more as object) }))
  }
  if (shape.allOf !== undefined && shape.properties === undefined) {
    const all = (shape.allOf as readonly Shape[]).map(valuesOf)
    return fc.tuple(...all).map(parts => Object.assign({}, ...(parts as object[])))
  }
  const types = [shape.type ?? 'object'].flat()
  return fc.oneof(...types.map(type => ofType(type, shape)))
}

function ofType(type: string, shape: Shape): Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return objects(shape)
    case 'array':
      return lists(shape)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return numbers(shape)
    case 'string':
      return texts(shape)
    default:
      return fc.constant(null)
  }
}

function objects({ properties = {}, required = [] }: Shape): Arbitrary<unknown> {
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [name, valuesOf(member as Shape)]),
  )
  return fc.record(members, { requiredKeys: [...required].filter(name => name in members) })
}

function lists({ items = {}, minItems = 0, maxItems = 4 }: Shape): Arbitrary<unknown> {
  return fc.array(valuesOf(items as Shape), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 4)),
  })
}

function numbers({ minimum = -(2 ** 53 - 1), maximum = 2 ** 53 - 1 }: Shape): Arbitrary<unknown> {
  const within = [0, 1, 2, 100, minimum, minimum + 1, maximum - 1, maximum].filter(
    n => n >= minimum && n <= maximum,
  )
  return fc.oneof(
    fc.constantFrom(...within),
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + 10_000) }),
  )
}

function texts({ format, pattern, minLength = 0, maxLength = 200 }: Shape): Arbitrary<unknown> {
  const formatted = BY_FORMAT[format ?? '']
  if (formatted !== undefined) return fc.constantFrom(...formatted)
  const matches = new RegExp(pattern ?? '', 'u')
  const sized = (text: string) => [...text].length >= minLength && [...text].length <= maxLength
  const bounds = ['x'.repeat(maxLength), 'あ'.repeat(maxLength), 'x'.repeat(Math.max(minLength, 1))]
  const plain = [...TEXTS, ...bounds]
  const good = plain.filter(text => sized(text) && matches.test(text))
  const random = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) })
  if (pattern === undefined || good.length > 3)
    return fc.oneof(fc.constantFrom(...good, ...plain.slice(0, 1)), fc.constantFrom(...bounds), random)
  return fc.oneof(matching(matches) ?? random, fc.constantFrom(...plain))
}

/** Texts of a pattern, where fast-check can read it. */
function matching(pattern: RegExp): Arbitrary<unknown> | undefined {
  try {
    const found = fc.stringMatching(pattern)
    fc.sample(found, { numRuns: 1, seed: 1 })
    return found
  } catch {
    return undefined
  }
}

/** What is done to a good value at one of its places, counted from its beginning. */
export interface Spoiling {
  readonly at: number
  readonly how: 'replace' | 'remove' | 'add'
  readonly value: unknown
}

export const SPOILINGS: Arbitrary<Spoiling[]> = fc.array(
  fc.record({ at: fc.nat(30), how: fc.constantFrom('replace', 'replace', 'remove', 'add'), value: HOSTILE }),
  { minLength: 1, maxLength: 2 },
)

/** The value with these done to it. */
export function spoil(value: unknown, spoilings: readonly Spoiling[]): unknown {
  let spoiled: unknown = structuredClone(value)
  for (const { at, how, value: drawn } of spoilings) {
    // The same may be drawn twice, and must not come to stand within itself.
    const other = structuredClone(drawn)
    const places = placesIn(spoiled)
    const place = places[at % (places.length + 1)]
    if (place === undefined) spoiled = how === 'replace' ? other : spoiled
    else if (how === 'replace') place.holder[place.name] = other
    else if (how === 'add')
      place.holder[Array.isArray(place.holder) ? place.holder.length : `${place.name}x`] = other
    else if (Array.isArray(place.holder)) place.holder.splice(Number(place.name), 1)
    else delete place.holder[place.name]
  }
  return spoiled
}

interface Place {
  readonly holder: Record<string, unknown>
  readonly name: string
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder)
    .slice(0, 50)
    .flatMap(name => [{ holder, name }, ...placesIn(holder[name])])
}
