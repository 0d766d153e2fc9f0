import { expect, test } from 'vitest'
import type { ItemCategory } from '../../api/types.ts'
import { nodesOf, placeAfter, placeOfDrop } from './tree.ts'

/** 1 (2 (3), 4), 5 */
const make = (id: number, parent: ItemCategory | null): ItemCategory => ({
  id,
  name: `c${id}`,
  number: id,
  parent,
})
const one = make(1, null)
const two = make(2, one)
const all = [one, two, make(3, two), make(4, one), make(5, null)]

test('the tree is shown with its levels', () => {
  expect(nodesOf(all).map(({ category, level }) => [category.id, level])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 1],
    [5, 0],
  ])
})

test('steps lead to the neighbours, below the one before, and out of the parent', () => {
  expect(placeAfter(all, 5, 'up')).toEqual({ parent_id: null, before_id: 1 })
  expect(placeAfter(all, 2, 'down')).toEqual({ parent_id: 1, before_id: null })
  expect(placeAfter(all, 4, 'in')).toEqual({ parent_id: 2, before_id: null })
  expect(placeAfter(all, 3, 'out')).toEqual({ parent_id: 1, before_id: 4 })
  expect(placeAfter(all, 4, 'out')).toEqual({ parent_id: null, before_id: 5 })
})

test('a step that leads nowhere is none', () => {
  expect([placeAfter(all, 1, 'up'), placeAfter(all, 5, 'down'), placeAfter(all, 1, 'out')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(placeAfter(all, 3, 'in')).toBeUndefined()
})

test('what is dropped on another stands before it, below it or after it', () => {
  expect(placeOfDrop(all, 5, { key: '4', part: 'before' })).toEqual({ parent_id: 1, before_id: 4 })
  expect(placeOfDrop(all, 5, { key: '2', part: 'after' })).toEqual({ parent_id: 1, before_id: 4 })
  expect(placeOfDrop(all, 5, { key: '2', part: 'inside' })).toEqual({ parent_id: 2, before_id: null })
  expect(placeOfDrop(all, 4, { key: '2', part: 'after' })).toEqual({ parent_id: 1, before_id: null })
})

test('nothing is dropped below itself, or below the third level', () => {
  expect(placeOfDrop(all, 1, { key: '3', part: 'before' })).toBeUndefined()
  expect(placeOfDrop(all, 5, { key: '3', part: 'inside' })).toBeUndefined()
  expect(placeOfDrop(all, 2, { key: '4', part: 'inside' })).toBeUndefined()
})
