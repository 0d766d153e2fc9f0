import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, categoryDigest, documentDigest } from './digest.ts'

test('canonical JSON does not mind the order of members, but minds all else', () => {
  expect(canonicalJson({ b: [2, { d: null, c: 'x' }], a: 1 })).toBe('{"a":1,"b":[2,{"c":"x","d":null}]}')
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
})

test('canonical JSON stands for the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const text = JSON.stringify(value)
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(text))
    }),
  )
})

test('links and an empty state make no difference to the digest of a document', () => {
  const digest = documentDigest({ data: { id: 1, name: 'a' } })
  expect(documentDigest({ data: { name: 'a', id: 1, _links: { x: 1 } }, state: {} })).toBe(digest)
  expect(documentDigest({ data: { id: 2, name: 'a' } })).not.toBe(digest)
  expect(documentDigest({ data: { id: 1, name: 'a' }, state: { own_stock: 1 } })).not.toBe(digest)
  expect(digest).toMatch(/^[0-9a-f]{64}$/)
})

test('the digest of a category has its id, name, number and parent', () => {
  const category = { id: 1, name: 'a', number: 1, parent: null }
  expect(categoryDigest({ ...category, number: 2 })).not.toBe(categoryDigest(category))
  expect(categoryDigest({ parent: null, number: 1, name: 'a', id: 1 })).toBe(categoryDigest(category))
})
