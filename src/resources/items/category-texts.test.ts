import { beforeEach, expect, test } from 'vitest'
import type { Connection } from '../../db/database.ts'
import { makeCategoryTexts } from './category-texts.ts'

const TREE = [
  { id: 7, path: [2], category: { id: 7, name: '皿', parent: null } },
  { id: 3, path: [1, 2], category: { id: 3, name: '碗 "大"', parent: { id: 9, name: '器' } } },
  { id: 9, path: [1], category: { id: 9, name: '器', parent: null } },
]

let treeVersion = 1
const asked: number[][] = []
const db = {
  query: async (_statement: unknown, [, ids]: [number, number[]]) => {
    asked.push(ids)
    return TREE.filter(({ id }) => ids.includes(id)).map(row => ({ ...row, tree_version: treeVersion }))
  },
} as unknown as Connection

beforeEach(() => {
  treeVersion = 1
  asked.splice(0)
})

test('the categories of an item are a list in the order of the tree, a category before those below it', async () => {
  const read = makeCategoryTexts()
  const listOf = await read(db, 1, 1, ['7,3', '9,7,3', null, '3'])
  const json = (...ids: readonly number[]) =>
    JSON.stringify(ids.map(id => TREE.find(row => row.id === id)?.category))
  expect(listOf?.('7,3')).toBe(json(3, 7))
  expect(listOf?.('9,7,3')).toBe(json(9, 3, 7))
  expect(listOf?.('3')).toBe(json(3))
  expect(listOf?.(null)).toBe('[]')
})

test('they are read once for each version of the tree, and for each shop', async () => {
  const read = makeCategoryTexts()
  await read(db, 1, 1, ['7', '7,3'])
  await read(db, 1, 1, ['3', '9'])
  await read(db, 1, 1, ['9', '3', null])
  expect(asked.splice(0)).toEqual([[7, 3], [9]])
  await read(db, 2, 1, ['9'])
  treeVersion = 2
  await read(db, 1, 2, ['9', '3'])
  expect(asked).toEqual([[9], [9, 3]])
})

test('nothing is answered when the tree has changed meanwhile, or a category is gone', async () => {
  const read = makeCategoryTexts()
  treeVersion = 2
  expect(await read(db, 1, 1, ['7'])).toBeUndefined()
  expect(await read(db, 1, 2, ['8'])).toBeUndefined()
  expect((await read(db, 1, 2, ['7']))?.('7')).toContain('皿')
})
