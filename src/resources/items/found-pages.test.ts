import { expect, test } from 'vitest'
import type { Reader } from '../../db/database.ts'
import { makeFoundPages, type PlacedPage } from './found-pages.ts'

/** A list of so many items, and what it was asked for. */
function listOf(items: number) {
  const state = { calm: 1 as number | undefined }
  const asked: PlacedPage[] = []
  const db = { calm: () => state.calm } as Reader
  const pages = makeFoundPages(db, async (_db, _shopId, { limit, offset }: PlacedPage) => {
    asked.push({ limit, offset })
    const length = Math.max(Math.min(limit, items - offset), 0)
    return Array.from({ length }, (_, index) => ({ id: offset + index, version: 1, tree_version: 1 }))
  })
  const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id)
  return {
    ...{ state, asked },
    now: async (offset: number) => idsOf(await pages.now(1, { limit: 2, offset })),
    ahead: async (offset: number) => idsOf(await pages.ahead(1, { limit: 2, offset })),
  }
}

test('in a calm four pages of a walk are found at once, to the end of the list', async () => {
  const { asked, now, ahead } = listOf(7)
  expect(await ahead(2)).toEqual([2, 3])
  expect([await ahead(4), await now(4), await now(6), await ahead(8), await now(2)]).toEqual([
    ...[[4, 5], [4, 5], [6], [], [2, 3]],
  ])
  expect(asked).toEqual([{ limit: 8, offset: 2 }])
  expect(await now(0)).toEqual([0, 1])
  expect(asked).toHaveLength(2)
})

test('what was found is forgotten with the calm, and without one each page is found by itself', async () => {
  const { state, asked, now, ahead } = listOf(9)
  await ahead(0)
  state.calm = 2
  await now(2)
  state.calm = undefined
  expect(await ahead(4)).toEqual([4, 5])
  expect(asked).toEqual([
    { limit: 8, offset: 0 },
    { limit: 2, offset: 2 },
    { limit: 2, offset: 4 },
  ])
})
