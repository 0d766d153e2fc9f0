import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPatch, patchBetween } from './json-patch.ts'

const anyJson = fc.jsonValue({ maxDepth: 3 })

/** Objects of the same members, as documents of one schema are; names that pointers have to escape among them. */
const anyDocument = fc.record({
  plain: anyJson,
  'with/slash~and tilde': anyJson,
  '': anyJson,
  inner: fc.record({ one: fc.constantFrom(null, 1, 2), two: fc.constantFrom(null, 'a', 'b') }),
})

test('the patch from one document to another makes it of the one, and changes neither', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (before, after) => {
      const texts = [JSON.stringify(before), JSON.stringify(after)]
      const patch: unknown = JSON.parse(JSON.stringify(patchBetween(before, after)))
      expect(applyPatch(before, patch as ReturnType<typeof patchBetween>)).toEqual(
        JSON.parse(JSON.stringify(after)),
      )
      expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts)
    }),
  )
})

test('what differs in other places is kept', () => {
  const patch = patchBetween({ a: { b: 1, c: 2 }, d: [1] }, { a: { b: 1, c: 3 }, d: [1] })
  expect(patch).toEqual([{ op: 'replace', path: '/a/c', value: 3 }])
  expect(applyPatch({ a: { b: 9, c: 2 }, d: [7] }, patch)).toEqual({ a: { b: 9, c: 3 }, d: [7] })
})

describe('replaces whole', () => {
  test.each([
    ['lists', { a: [1, 2] }, { a: [1, 3] }, [{ op: 'replace', path: '/a', value: [1, 3] }]],
    ['null', { a: null }, { a: { b: 1 } }, [{ op: 'replace', path: '/a', value: { b: 1 } }]],
    ['what becomes null', { a: { b: 1 } }, { a: null }, [{ op: 'replace', path: '/a', value: null }]],
    [
      'objects of other members',
      { a: { b: 1 } },
      { a: { c: 1 } },
      [{ op: 'replace', path: '/a', value: { c: 1 } }],
    ],
    ['everything', 1, 2, [{ op: 'replace', path: '', value: 2 }]],
  ])('%s', (_what, before, after, patch) => {
    expect(patchBetween(before, after)).toEqual(patch)
    expect(applyPatch<unknown>(before, patchBetween(before, after))).toEqual(after)
  })
})

test.each(['/b', '/a/b/c', '/a/toString', '/list/0'])('there must be something at %s', path => {
  expect(() => applyPatch({ a: { b: 1 }, list: [1] }, [{ op: 'replace', path, value: 2 }])).toThrow(
    'There is nothing at',
  )
})
