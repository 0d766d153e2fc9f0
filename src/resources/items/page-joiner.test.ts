import { expect, test } from 'vitest'
import { joinAsArray, keepPages, pageOf } from './page-joiner.ts'

const item = (text: string) => ({ bytes: Buffer.from(text) })
const versions = (...of: readonly number[]) =>
  of.map((version, index) => ({ id: index + 1, version, tree_version: 1 }))

test.each([
  [[], '[]'],
  [['1'], '[1]'],
  [['1', '{"a":2}', '3'], '[1,{"a":2},3]'],
])('%j is joined as %s', (texts, joined) => {
  expect(String(joinAsArray(texts.map(item)))).toBe(joined)
})

test('a page is kept for the very items in the very versions, and for its time', () => {
  const pages = keepPages()
  const bytes = Buffer.from('[1,2]')
  const page = pages.keep('page', { versions: versions(1, 2), renderedAt: 1000, validUntil: 2000 }, bytes)
  expect(page.bytes).toEqual(bytes)
  const get = (key: string, wanted: ReturnType<typeof versions>, now = 1000) => pages.get(key, wanted, now)
  expect(get('page', versions(1, 2))?.bytes).toBe(page.bytes)
  expect(get('page', versions(1, 2), 1999)?.bytes).toBe(page.bytes)
  expect(get('page', versions(1, 2), 999)).toBeUndefined()
  expect(get('page', versions(1, 2), 2000)).toBeUndefined()
  expect(get('other', versions(1, 2))).toBeUndefined()
  expect(get('page', versions(1, 3))).toBeUndefined()
  expect(get('page', versions(1))).toBeUndefined()
  expect(get('page', versions(1, 2, 3))).toBeUndefined()
  expect(get('page', versions(1, 2).toReversed())).toBeUndefined()
  const inOtherTree = versions(1, 2).map(version => ({ ...version, tree_version: 2 }))
  expect(get('page', inOtherTree)).toBeUndefined()
})

test('the tag is that of the bytes', () => {
  const tag = (text: string) => pageOf(Buffer.from(text)).etag()
  expect(tag('[1,2]')).toMatch(/^"[\w-]{22}"$/)
  expect(tag('[1,2]')).toBe(tag('[1,2]'))
  expect(tag('[1,2]')).not.toBe(tag('[2,1]'))
})
