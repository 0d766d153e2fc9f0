import { describe, expect, test } from 'vitest'
import { makeWalkAhead } from './walk-ahead.ts'

/** Answers which pages are rendered ahead when these are asked for, one after the other. */
async function walk(asked: readonly number[], { pages = 100, rendered = 100 } = {}): Promise<number[]> {
  const ahead = makeWalkAhead()
  const seen: number[] = []
  for (const page of asked) {
    const behind = [page + 1, page + 2].map(each => ({
      key: String(each),
      render: async () => {
        seen.push(each)
        return each < pages ? rendered : 0
      },
    }))
    await ahead.asked(String(page), () => behind)
    if (page + 1 < pages) ahead.answered(String(page + 1), seen.includes(page) ? 0 : rendered)
  }
  return seen
}

describe('what is read ahead', () => {
  test('is the two pages behind, as soon as two pages have followed each other', async () => {
    expect(await walk([0, 1, 2, 3])).toEqual([2, 3, 4, 5])
  })

  test('is nothing for who opens a page here and there', async () => {
    expect(await walk([0, 7, 3, 9])).toEqual([])
  })

  test('ends with the list', async () => {
    expect(await walk([0, 1, 2, 3], { pages: 3 })).toEqual([2, 3, 4])
  })

  test('is nothing where nothing has to be rendered', async () => {
    expect(await walk([0, 1, 2, 3], { rendered: 0 })).toEqual([])
  })
})

test('no more than four pages are read ahead at a time, and one that cannot be read is no harm', async () => {
  const ahead = makeWalkAhead()
  const begun: string[] = []
  const failing = Promise.withResolvers<number>()
  const ask = async (list: string, page: number) => {
    const behind = [page + 1, page + 2].map(each => ({
      key: `${list}${each}`,
      render: () => {
        begun.push(`${list}${each}`)
        return failing.promise
      },
    }))
    await ahead.asked(`${list}${page}`, () => behind)
  }
  for (const list of ['a', 'b', 'c']) {
    for (const page of [0, 1]) {
      await ask(list, page)
      ahead.answered(`${list}${page + 1}`, 1)
    }
  }
  expect(begun).toEqual(['a2', 'a3', 'b2', 'b3'])
  failing.reject(new Error('The database is away'))
  await ask('a', 2)
  expect(begun).toEqual(['a2', 'a3', 'b2', 'b3'])
})
