import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutJson, type Extent } from './json-extent.ts'

const WIDE = { parts: 1_000_000, members: 1_000_000, shapes: 1_000_000 }

function cut(text: string, least: Partial<Extent>): string | undefined {
  const most = { ...WIDE, ...least }
  const start = cutJson(Buffer.from(text), most)
  return start === undefined ? undefined : Buffer.from(start).toString()
}

/** Members, entries and containers of a value. */
function partsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const values = Object.values(value)
  return 1 + Math.max(0, values.length - 1) + values.reduce<number>((sum, one) => sum + partsOf(one), 0)
}

// R-BODY-10
describe('the extent of a JSON text', () => {
  test.each([
    ['[1,2,3]', 3, 9, undefined],
    ['[1,2,3]', 2, 9, '[1,2]'],
    ['[[],[],[]]', 4, 9, '[[],[]]'],
    ['[[],[],[]]', 3, 9, '[[],null]'],
    ['[[[[1]]]]', 2, 9, '[[null]]'],
    ['{"a":{"b":{}}}', 2, 9, '{"a":{"b":null}}'],
    ['{"a":1,"b":2,"c":3}', 9, 2, undefined],
    ['{"a":1,"b":2,"c":3}', 9, 1, '{"a":1,"b":2}'],
    ['{"a":[1,2,3],"b":{"c":4}}', 9, 1, undefined],
    ['["a,b","\\",[{","\\\\",1]', 4, 9, undefined],
    ['["a,b","\\",[{","\\\\",1]', 3, 9, '["a,b","\\",[{","\\\\"]'],
    ['  {"あ" : [ 1 , 2 ] } ', 2, 9, '  {"あ" : [ 1 }'.replace(' }', ' ]}')],
    ['"', 0, 0, undefined],
    ['}]', 0, 0, undefined],
    ['', 0, 0, undefined],
  ])('%s with %d parts and %d commas an object', (text, parts, members, expected) => {
    expect(cut(text, { parts, members })).toBe(expected)
  })

  test.each(['[[[[', '[1,2,3', '{"a":[1,2,3', '[1,2,"', '1,2,3', '[1,2,3]]'])(
    '%s is no JSON afterwards either',
    text => {
      const start = cut(text, { parts: 1, members: 1 })
      expect(() => JSON.parse(start ?? '') as unknown).toThrow()
    },
  )

  test('a text is left alone exactly while it has no more parts', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        const parts = partsOf(JSON.parse(text))
        expect(cut(text, { ...WIDE, parts })).toBe(undefined)
        if (parts === 0) return
        const start = cut(text, { ...WIDE, parts: parts - 1 })
        expect(partsOf(JSON.parse(start ?? '')) <= parts).toBe(true)
      }),
    )
  })

  test('a large text has so many shapes of objects, however often each comes', () => {
    const same = JSON.stringify(Array.from({ length: 3000 }, () => ({ a: 1, b: { a: 'x' }, 'c"': [{}] })))
    expect(cut(same, { shapes: 4 })).toBe(undefined)
    const start = cut(same, { shapes: 2 })
    expect(JSON.parse(start ?? '')).toEqual([{ a: 1, b: { a: 'x' } }])
    const others = JSON.stringify(
      Array.from({ length: 3000 }, (_, at) => ({ [`a${at}`]: { b: at }, [`c${at}`]: `"{${at},` })),
    )
    const left = JSON.parse(cut(others, { shapes: 100 }) ?? '') as object[]
    expect(left.length).toBeLessThan(102)
    expect(left.length).toBeGreaterThan(30)
    expect(JSON.stringify(left).slice(0, 200)).toBe(others.slice(0, 200))
  })

  test('what is left of a JSON text is JSON, wherever it is cut', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.nat(20), fc.nat(5), (text, parts, members) => {
        const start = cut(text, { parts, members })
        if (start !== undefined) expect(partsOf(JSON.parse(start))).toBeLessThanOrEqual(parts + 1)
      }),
    )
  })
})
