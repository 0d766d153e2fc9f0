import { expect, test } from 'vitest'
import { inSlices } from './in-slices.ts'

test('answers what came of each thing, in their order', async () => {
  expect(await inSlices([1, 2, 3], n => n * 2)).toEqual([2, 4, 6])
  expect(await inSlices([], n => n)).toEqual([])
})

test('lets others have a turn meanwhile', async () => {
  let turns = 0
  let over = false
  const count = () => {
    turns += 1
    if (!over) setImmediate(count)
  }
  setImmediate(count)
  await inSlices([1, 2, 3, 4], () => {
    const until = performance.now() + 5
    while (performance.now() < until);
  })
  over = true
  expect(turns).toBeGreaterThanOrEqual(3)
})
