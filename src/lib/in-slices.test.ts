import { expect, test } from 'vitest'
import { encodeInSlices, inSlices } from './in-slices.ts'

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

test('a long text is encoded as a short one is, wherever it is cut', async () => {
  for (const text of ['', 'あ', `${'x'.repeat(524_287)}🍵🍵`, '🍵'.repeat(600_000), 'あ'.repeat(1_048_576)]) {
    expect((await encodeInSlices(text)).equals(Buffer.from(text))).toBe(true)
  }
})
