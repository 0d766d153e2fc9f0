import { describe, expect, test } from 'vitest'
import { makeWalkAhead } from './walk-ahead.ts'

/** A list of so many pages; answers which pages are rendered ahead when these are asked for, one after the other, and each is new. */
async function walk(asked: readonly number[], { pages = 100, rendered = 100 } = {}): Promise<number[]> {
  const ahead = makeWalkAhead()
  const seen: number[] = []
  for (const page of asked) {
    await ahead.underway(String(page))
    const next = page + 1 < pages ? String(page + 1) : null
    ahead.answered({ key: String(page), next, rendered: seen.includes(page) ? 0 : rendered }, async () => {
      seen.push(page + 1)
      return rendered
    })
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
    expect(await walk([0, 1, 2], { pages: 3 })).toEqual([2])
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
      ahead.answered({ key: `${list}${page}`, next: `${list}${page + 1}`, rendered: 1 }, () => {
        begun.push(list)
        return failing.promise
      })
    }
  }
  expect(begun).toEqual(['a', 'b'])
  failing.reject(new Error('The database is away'))
  await ahead.underway('a2')
  expect(ahead.underway('a2')).toBeUndefined()
})
