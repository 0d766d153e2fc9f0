import { expect, test } from 'vitest'
import { lazy } from './lazy.ts'

test('works once for all who ask, however soon', async () => {
  let runs = 0
  const get = lazy(async () => ++runs)
  expect(runs).toBe(0)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  expect(await get()).toBe(1)
})

test('tells a failure to all who waited, and tries again for the next', async () => {
  let runs = 0
  const get = lazy(async () => {
    runs += 1
    if (runs === 1) throw new Error('not yet')
    return runs
  })
  const first = await Promise.allSettled([get(), get()])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await get()).toBe(2)
})
