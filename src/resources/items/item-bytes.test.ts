import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeItem, encodeItems } from './item-bytes.ts'
import { itemLinks, itemLinksMember } from './links.ts'

const BASE_URL = 'https://shop.example:8443'

const item = fc.record({
  id: fc.oneof(fc.integer({ min: 1, max: 2 ** 31 - 1 }), fc.constantFrom(1, 9, 10, 99, 100, 999_999_999)),
  name: fc.string({ unit: 'binary' }),
})

const asPart = ({ id, name }: { id: number; name: string }) => ({ id, json: JSON.stringify({ id, name }) })
const linksOf = itemLinks(BASE_URL)
const last = itemLinksMember(BASE_URL)
const withLinks = (one: { id: number; name: string }) => JSON.stringify({ ...one, _links: linksOf(one.id) })

test('an item has its links as the last of its members, whatever its id and its name', () => {
  fc.assert(
    fc.property(item, one => {
      expect(String(encodeItem(asPart(one), last))).toBe(Buffer.from(withLinks(one)).toString())
      expect(String(encodeItem(asPart(one)))).toBe(Buffer.from(JSON.stringify(one)).toString())
    }),
  )
})

test('a page in one piece is what its items make as a list, with and without a last member', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), items => {
      const parts = items.map(asPart)
      const written = (texts: readonly string[]) => Buffer.from(`[${texts.join(',')}]`)
      expect(encodeItems(parts, 1_000_000, last)).toEqual(written(items.map(withLinks)))
      expect(encodeItems(parts, 1_000_000)).toEqual(written(parts.map(({ json }) => json)))
    }),
  )
})

test('a page of more bytes than it may have is not made', () => {
  const parts = [{ id: 1, json: '{"a":1}' }]
  expect(encodeItems(parts, 9)).toEqual(Buffer.from('[{"a":1}]'))
  expect(encodeItems(parts, 8)).toBeUndefined()
  expect(encodeItems([], 100)).toBeUndefined()
})
