import { expect, test } from 'vitest'
import { droppedAt, moved } from './moved.ts'

test('an entry is moved to where it is wanted, and stays where there is no such place', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  for (const [from, to] of [
    [0, -1],
    [3, 4],
    [1, 1],
    [9, 0],
  ] as const)
    expect(moved(list, from, to)).toBe(list)
})

test('what is dropped before or after another stands there', () => {
  const list = ['a', 'b', 'c', 'd']
  const drop = (from: number, target: number, after: boolean) =>
    moved(list, from, droppedAt(from, target, after)).join('')
  expect([drop(0, 2, true), drop(0, 2, false), drop(3, 1, false), drop(3, 1, true)]).toEqual([
    'bcad',
    'bacd',
    'adbc',
    'abdc',
  ])
  expect(drop(1, 0, true)).toBe('abcd')
})
