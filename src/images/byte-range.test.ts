import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

const rows: [header: string | undefined, range: ReturnType<typeof readRange>][] = [
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=0-100', { first: 0, last: 99 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=10-', { first: 10, last: 99 }],
  ['bytes=-1', { first: 99, last: 99 }],
  ['bytes=-100', { first: 0, last: 99 }],
  ['bytes=-99999999999999999999', { first: 0, last: 99 }],
  ['bytes=5-99999999999999999999', { first: 5, last: 99 }],
  ['BYTES=1-2', { first: 1, last: 2 }],
  ['bytes=100-', 'none'],
  ['bytes=99999999999999999999-', 'none'],
  ['bytes=-0', 'none'],
  [undefined, undefined],
  ['', undefined],
  ['bytes', undefined],
  ['bytes=', undefined],
  ['bytes=-', undefined],
  ['bytes=5-2', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0x0-5', undefined],
  ['bytes=1.5-3', undefined],
  ['bytes=+1-3', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-5', undefined],
]
test.for(rows)('%s of 100 bytes', ([header, range]) => {
  expect(readRange(header, 100)).toEqual(range)
})

test('nothing of no bytes', () => {
  expect(readRange('bytes=0-', 0)).toBe('none')
  expect(readRange('bytes=-5', 0)).toBe('none')
})
