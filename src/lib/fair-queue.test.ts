import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

test('shops take turns, and within a shop the first goes first', () => {
  const queue = new FairQueue<string>()
  for (const one of ['a1', 'a2', 'a3', 'a4']) queue.push(1, one)
  for (const one of ['b1', 'b2']) queue.push(2, one)
  queue.push(undefined, 'c1')
  expect([queue.size, queue.sizeOf(1), queue.sizeOf(3)]).toEqual([7, 4, 0])
  const order = Array.from({ length: 8 }, () => queue.shift())
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', undefined])
  expect(queue.size).toBe(0)
})

test('who may not go is passed over, and keeps its turn', () => {
  const queue = new FairQueue<string>()
  queue.push(1, 'a1')
  queue.push(2, 'b1')
  queue.push(2, 'b2')
  expect(queue.shift(shop => shop !== 1)).toBe('b1')
  expect(queue.shift()).toBe('a1')
  expect(queue.shift(() => false)).toBeUndefined()
  expect(queue.size).toBe(1)
})

test('one can leave, and all', () => {
  const queue = new FairQueue<string>()
  for (const one of ['a1', 'a2']) queue.push(1, one)
  queue.push(2, 'b1')
  expect([queue.remove(1, 'a1'), queue.remove(1, 'a1'), queue.remove(2, 'a2')]).toEqual([true, false, false])
  expect(queue.clear()).toEqual(['a2', 'b1'])
  expect([queue.size, queue.shift()]).toEqual([0, undefined])
})
