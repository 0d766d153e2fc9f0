// R-CATALOGUE-9, R-WORK-6
import { expect, test } from 'vitest'
import { MAX_CHOSEN, readFound } from './read-found.ts'

/** A list of numbers from 1 on, a hundred a page, that `moves` after its first page. */
function listOf(length: number, moves = 0) {
  return async (page: number) => {
    const shift = page === 1 ? 0 : moves
    const first = (page - 1) * 100 + 1 - shift
    const last = Math.min(first + 99, length)
    const things = Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at)
    return { things, more: last < length }
  }
}

const itself = (thing: number) => thing

test('all that there is is read, in its order', async () => {
  const told: number[] = []
  const found = await readFound(listOf(250), itself, count => told.push(count))
  expect(found.things).toEqual(Array.from({ length: 250 }, (_, at) => at + 1))
  expect([found.isCut, told]).toEqual([false, [100, 200, 250]])
})

test('no more is read than can be chosen, and it is said that there was more', async () => {
  const found = await readFound(listOf(12_345), itself, () => {})
  expect([found.things.length, found.things.at(-1), found.isCut]).toEqual([MAX_CHOSEN, MAX_CHOSEN, true])
  expect(await readFound(listOf(MAX_CHOSEN), itself, () => {})).toMatchObject({ isCut: false })
})

test('what moves to the next page while it is read counts once', async () => {
  const { things } = await readFound(listOf(250, 3), itself, () => {})
  expect(things).toEqual(Array.from({ length: 250 }, (_, at) => at + 1))
})

test('a list that ends while it is read, ends the reading', async () => {
  const found = await readFound(
    async page => ({ things: page === 1 ? [1] : [], more: true }),
    itself,
    () => {},
  )
  expect(found.things).toEqual([1])
})
