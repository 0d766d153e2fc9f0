import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { isLargeAnswer, joinAnswer, joinList } from './large-answer.ts'

test('a list is joined with commas', async () => {
  expect(String(await joinList([]))).toBe('[]')
  expect(String(await joinList(['1', Buffer.from('{"a":2}')], '{"list":[', ']}'))).toBe(
    '{"list":[1,{"a":2}]}',
  )
})

test('a large one comes in pieces that are neither tiny nor all in one, with its length and beginning', async () => {
  const text = JSON.stringify('あ'.repeat(10_000))
  const answer = await joinList(Array.from({ length: 100 }, () => text))
  if (!isLargeAnswer(answer)) throw new Error('It is one buffer')
  const pieces: Buffer[] = []
  for await (const piece of answer) pieces.push(piece as Buffer)
  const whole = Buffer.concat(pieces)
  expect(JSON.parse(String(whole))).toHaveLength(100)
  expect(answer.bytes).toBe(whole.length)
  expect(whole.indexOf(answer.beginning)).toBe(0)
  expect(pieces.length).toBeLessThan(60)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(128 * 1024)
})

test('a single large piece is not copied', async () => {
  const piece = Buffer.alloc(2 * 1024 * 1024, 'a')
  const answer = joinAnswer([piece])
  if (!isLargeAnswer(answer)) throw new Error('It is one buffer')
  expect(answer.beginning).toBe(piece)
  expect((await buffer(answer)).equals(piece)).toBe(true)
})
