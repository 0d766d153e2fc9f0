import { describe, expect, test } from 'vitest'
import { makeWalkAhead } from './walk-ahead.ts'

/** Answers which pages are rendered ahead when these are asked for, one after the other. */
async function walk(asked: readonly number[], { pages = 100, rendered = 100 } = {}): Promise<number[]> {
  const ahead = makeWalkAhead()
  const seen: number[] = []
  for (const page of asked) {
    await ahead.asked(String(page), String(page + 1), async () => {
      seen.push(page + 1)
      return page + 1 < pages ? rendered : 0
    })
    if (page + 1 < pages) ahead.answered(String(page + 1), seen.includes(page) ? 0 : rendered)
  }
  return seen
}

describe('what is read ahead', () => {
  test('is the page behind, as soon as two pages have followed each other', async () => {
    expect(await walk([0, 1, 2, 3])).toEqual([2, 3, 4])
  })

  test('is nothing for who opens a page here and there', async () => {
    expect(await walk([0, 7, 3, 9])).toEqual([])
  })

  test('ends with the list', async () => {
    expect(await walk([0, 1, 2, 3], { pages: 3 })).toEqual([2, 3])
  })

  test('is nothing where nothing has to be rendered', async () => {
    expect(await walk([0, 1, 2, 3], { rendered: 0 })).toEqual([])
  })
})

test('no more than two pages are read ahead at a time, and one that cannot be read is no harm', async () => {
  const ahead = makeWalkAhead()
  const begun: string[] = []
  const failing = Promise.withResolvers<number>()
  for (const list of ['a', 'b', 'c']) {
    for (const page of [0, 1]) {
      const next = `${list}${page + 1}`
      await ahead.asked(`${list}${page}`, next, () => {
        begun.push(list)
        return failing.promise
      })
      ahead.answered(next, 1)
    }
  }
  expect(begun).toEqual(['a', 'b'])
  failing.reject(new Error('The database is away'))
  await ahead.asked('a2', 'a3', async () => {
    begun.push('a3')
    return 1
  })
  expect(begun).toEqual(['a', 'b'])
})
