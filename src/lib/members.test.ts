import { expect, test } from 'vitest'
import { namesOf, pick } from './members.ts'

test('only the members that are there are picked', () => {
  const from: { name: string; price?: number | null; code?: string | null } = { name: 'cup', price: null }
  expect(pick(from, ['price', 'code'])).toEqual({ price: null })
  expect(Object.keys(pick(from, ['code', 'name']))).toEqual(['name'])
})

test('what an object only inherits is not picked', () => {
  const heir: { price: number } = Object.create({ price: 1 })
  expect(pick(heir, ['price'])).toEqual({})
})

test('names stand in the order of the members', () => {
  expect(namesOf({ second: 2, first: 1 })).toEqual(['second', 'first'])
})
