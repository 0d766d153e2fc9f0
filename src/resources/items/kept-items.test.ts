import { describe, expect, test } from 'vitest'
import type { Connection } from '../../db/database.ts'
import { keepItems } from './kept-items.ts'

/** What an item of the tests takes of the room, and a room for ten of them. */
const ITEM_BYTES = 1000
const ROOM = 14_000

const START = Date.parse('2026-11-20T00:00:00Z')

/** Items of a version that the test moves; odd ones change after a second. */
function keeping({ mostOfPage = 100_000 } = {}) {
  const state = { now: START, version: 1, hidden: 0 }
  const read: number[][] = []
  const kept = keepItems(
    {} as Connection,
    { now: () => new Date(state.now) },
    {
      read: async (_db, _shopId, ids) => {
        read.push([...ids])
        return ids.map(id => ({ id, version: state.version, tree_version: 1, categories: '[]' }))
      },
      show: ({ id, version }) =>
        id === state.hidden
          ? undefined
          : {
              json: JSON.stringify({ id, version, text: 'x'.repeat(ITEM_BYTES) }),
              ...{ state: 'shown', until: id % 2 === 1 ? new Date(START + 1000) : null },
            },
    },
    ROOM,
    mostOfPage,
  )
  const versions = (...ids: readonly number[]) => ids.map(id => ({ id, version: 1, tree_version: 1 }))
  const crowd = () => kept.inVersions(1, versions(91, 92, 93, 94, 95, 96, 97, 98, 99))
  return { state, read, kept, versions, crowd }
}

describe('a page that is rendered ahead', () => {
  test('is kept as items while there is room for more', async () => {
    const { read, kept, versions } = keeping()
    expect(await kept.renderAhead('page', 1, versions(1, 2))).toBe(2)
    expect(kept.takeAhead('page', versions(1, 2))).toBeUndefined()
    expect((await kept.inVersions(1, versions(2, 1))).fresh).toBe(0)
    expect(read).toEqual([[1, 2]])
  })

  test('is one piece when there is little room, to be taken once', async () => {
    const { kept, versions, crowd } = keeping()
    await crowd()
    expect(await kept.renderAhead('page', 1, versions(2, 4))).toBe(2)
    const page = kept.takeAhead('page', versions(2, 4))
    const items = JSON.parse(String(page?.bytes)) as { id: number }[]
    expect(items.map(({ id }) => id)).toEqual([2, 4])
    expect(kept.takeAhead('page', versions(2, 4))).toBeUndefined()
    expect(kept.knows(2)).toBe(false)
  })

  test.each([
    ['in other versions', [{ id: 2, version: 2, tree_version: 1 }], 0],
    ['with names of another tree', [{ id: 2, version: 1, tree_version: 2 }], 0],
    ['of other items', [{ id: 4, version: 1, tree_version: 1 }], 0],
    ['before it was rendered', [{ id: 2, version: 1, tree_version: 1 }], -1],
  ])('is not what somebody asks for %s', async (_what, wanted, later) => {
    const { state, kept, versions, crowd } = keeping()
    await crowd()
    await kept.renderAhead('page', 1, versions(2))
    state.now += later
    expect(kept.takeAhead('page', wanted)).toBeUndefined()
  })

  test('ends with the first of its items that changes by the time alone', async () => {
    const { state, kept, versions, crowd } = keeping()
    await crowd()
    await kept.renderAhead('page', 1, versions(2, 3))
    state.now += 1000
    expect(kept.takeAhead('page', versions(2, 3))).toBeUndefined()
  })

  test('is kept as items when one of them has changed, is hidden or is kept already, or when it is too large', async () => {
    const { state, kept, versions, crowd } = keeping()
    await crowd()
    state.version = 2
    await kept.renderAhead('changed', 1, versions(2))
    expect(kept.takeAhead('changed', versions(2))).toBeUndefined()
    state.version = 1
    state.hidden = 6
    await kept.renderAhead('hidden', 1, versions(6, 8))
    expect(kept.takeAhead('hidden', versions(6, 8))).toBeUndefined()
    expect(kept.knows(8)).toBe(true)
    await kept.renderAhead('kept', 1, versions(8, 10))
    expect(kept.takeAhead('kept', versions(8, 10))).toBeUndefined()

    const small = keeping({ mostOfPage: ITEM_BYTES })
    await small.crowd()
    await small.kept.renderAhead('large', 1, versions(2))
    expect(small.kept.takeAhead('large', versions(2))).toBeUndefined()
    expect(small.kept.knows(2)).toBe(true)
  })
})

describe('a list that is rendered', () => {
  const ALL = Array.from({ length: 60 }, (_, index) => 2 * index + 100)

  test('is read in halves where that may be and it is long', async () => {
    const { read, kept, versions } = keeping()
    const { items } = await kept.inVersions(1, versions(...ALL), { inHalves: true })
    expect(items.map(item => item?.id)).toEqual(ALL)
    expect(read).toEqual([ALL.slice(0, 30), ALL.slice(30)])
    read.length = 0
    await kept.inVersions(1, versions(...ALL.slice(0, 50).map(id => id + 200)), { inHalves: true })
    await kept.inVersions(1, versions(...ALL.map(id => id + 400)))
    expect(read.map(ids => ids.length)).toEqual([50, 60])
  })

  test('is one piece where that may be and there is little room, unless one of it is kept already', async () => {
    const { kept, versions, crowd } = keeping()
    const wanted = versions(2, 4)
    expect((await kept.inVersions(1, wanted, { inOnePiece: true })).piece).toBeUndefined()
    await crowd()
    const { piece, items, fresh } = await kept.inVersions(1, versions(6, 8), { inOnePiece: true })
    expect((JSON.parse(String(piece?.bytes)) as { id: number }[]).map(({ id }) => id)).toEqual([6, 8])
    expect([items, fresh]).toEqual([[], 2])
    expect(kept.knows(6)).toBe(false)
    const again = await kept.inVersions(1, versions(6, 8))
    expect([again.piece, again.fresh]).toEqual([undefined, 2])
    expect((await kept.inVersions(1, versions(8, 10), { inOnePiece: true })).piece).toBeUndefined()
  })

  test('reads no item twice where it cannot be one piece', async () => {
    const { state, read, kept, versions, crowd } = keeping()
    await crowd()
    read.length = 0
    state.version = 2
    const { items, piece } = await kept.inVersions(1, versions(6, 8), { inOnePiece: true })
    expect([items.map(item => item?.version), piece, read]).toEqual([[2, 2], undefined, [[6, 8]]])
  })
})
