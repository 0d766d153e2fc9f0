import { expect, test } from 'vitest'
import { makePageJoiner } from './page-joiner.ts'

const item = (text: string) => ({ bytes: Buffer.from(text) })

test.each([
  [[], '[]'],
  [['1'], '[1]'],
  [['1', '{"a":2}', '3'], '[1,{"a":2},3]'],
])('%j is joined as %s', (texts, joined) => {
  expect(String(makePageJoiner()('page', texts.map(item)).bytes)).toBe(joined)
})

test('the same items give the same bytes, any other item gives others', () => {
  const joinPage = makePageJoiner()
  const join = (key: string, items: readonly ReturnType<typeof item>[]) => joinPage(key, items).bytes
  const [one, two] = [item('1'), item('2')]
  const first = join('page', [one, two])
  expect(join('page', [one, two])).toBe(first)
  expect(String(join('page', [two, one]))).toBe('[2,1]')
  expect(String(join('page', [one, item('3')]))).toBe('[1,3]')
  expect(String(join('page', [one]))).toBe('[1]')
  expect(String(join('other', [one, two]))).toBe('[1,2]')
})

test('the tag is that of the bytes', () => {
  const join = makePageJoiner()
  const tag = (...texts: readonly string[]) => join('page', texts.map(item)).etag()
  expect(tag('1', '2')).toMatch(/^"[\w-]{22}"$/)
  expect(tag('1', '2')).toBe(tag('1,2'))
  expect(tag('1', '2')).not.toBe(tag('2', '1'))
})
