import { expect, test } from 'vitest'
import { makeWindowCounter } from './window-counter.ts'

const MINUTE = 60_000

test('a window opens with the first of a key and ends after its length', () => {
  const counter = makeWindowCounter<string>(MINUTE, 10)
  expect(counter.look('a', 0)).toBeUndefined()
  expect(counter.count('a', 1000)).toEqual({ count: 1, msLeft: MINUTE })
  expect(counter.count('a', 60_999)).toEqual({ count: 2, msLeft: 1 })
  expect(counter.look('a', 60_999)).toEqual({ count: 2, msLeft: 1 })
  expect(counter.look('a', 61_000)).toBeUndefined()
  expect(counter.count('a', 61_000)).toEqual({ count: 1, msLeft: MINUTE })
})

test('keys are counted apart', () => {
  const counter = makeWindowCounter<number>(MINUTE, 10)
  counter.count(1, 0)
  expect(counter.count(2, 0).count).toBe(1)
})

test('what is taken back is there again in its window, and nowhere else', () => {
  const counter = makeWindowCounter<string>(MINUTE, 10)
  counter.count('a', 0)
  expect(counter.count('a', 1000).count).toBe(2)
  expect(counter.add('a', -1, 2000)).toEqual({ count: 1, msLeft: MINUTE - 2000 })
  counter.add('a', -5, 2000)
  expect(counter.look('a', 3000)?.count).toBe(0)
  counter.add('a', -1, MINUTE)
  expect(counter.look('a', MINUTE)).toBeUndefined()
})

test('a clock that is set back opens a new window', () => {
  const counter = makeWindowCounter<string>(MINUTE, 10)
  counter.count('a', 10 * MINUTE)
  expect(counter.count('a', 0)).toEqual({ count: 1, msLeft: MINUTE })
})

test('no more keys are kept than may be, and those that go on counting stay', () => {
  const counter = makeWindowCounter<number>(MINUTE, 100)
  for (let key = 1; key <= 1000; key++) {
    counter.count(0, 0)
    counter.count(key, 0)
  }
  expect(counter.look(0, 0)?.count).toBe(1000)
  expect(counter.look(1, 0)).toBeUndefined()
  expect(counter.look(1000, 0)?.count).toBe(1)
})
