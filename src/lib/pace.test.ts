import { expect, test } from 'vitest'
import { MAX_OWED_MS, makePace } from './pace.ts'

const makeOne = () => makePace({ burst: 10, perSecond: 5, mostKeys: 2 })

test('so much is in time at once, and what comes after it waits for its second', () => {
  const pace = makeOne()
  expect(pace.take('a', 1000, 10)).toBe(0)
  expect(pace.take('a', 1000)).toBe(200)
  expect(pace.take('a', 1000, 4)).toBe(1000)
  // One second later what was taken is in time, and after a rest the burst is there again, but no more than that.
  expect(pace.take('a', 2000)).toBe(200)
  expect(pace.take('a', 60_000, 10)).toBe(0)
  expect(pace.take('a', 60_000)).toBe(200)
})

test('one key takes nothing from another', () => {
  const pace = makeOne()
  pace.take('a', 1000, 20)
  expect(pace.take('b', 1000)).toBe(0)
})

test('nobody waits for ever, whatever was taken, nor for a clock that was set back', () => {
  const pace = makeOne()
  expect(pace.take('a', 100_000, 1_000_000)).toBe(MAX_OWED_MS)
  expect(pace.take('a', 100_000)).toBe(MAX_OWED_MS)
  expect(pace.take('a', 1000)).toBe(0)
})

test('of more keys than are remembered the oldest begins anew', () => {
  const pace = makeOne()
  for (const key of ['a', 'b', 'c']) pace.take(key, 1000, 15)
  expect(pace.take('c', 1000)).toBe(1200)
  expect(pace.take('a', 1000)).toBe(0)
})
