import { expect, test } from 'vitest'
import { gather } from './gather.ts'

test('what is asked at the same moment is looked up together, and each gets its own answer', async () => {
  const batches: number[][] = []
  const double = gather(async (keys: readonly number[]) => {
    batches.push([...keys])
    return keys.map(key => key * 2)
  })
  expect(await Promise.all([1, 2, 2, 3].map(double))).toEqual([2, 4, 4, 6])
  expect(await double(9)).toBe(18)
  expect(batches).toEqual([[1, 2, 2, 3], [9]])
})

test('a question that comes while a look-up runs goes into the next one', async () => {
  const batches: string[][] = []
  const look = gather(async (keys: readonly string[]) => {
    batches.push([...keys])
    await new Promise(resolve => setTimeout(resolve, 5))
    return keys
  })
  const first = look('a')
  await new Promise(resolve => setImmediate(resolve))
  expect(await Promise.all([first, look('b')])).toEqual(['a', 'b'])
  expect(batches).toEqual([['a'], ['b']])
})

test('no look-up is larger than allowed, and none is empty', async () => {
  const sizes: number[] = []
  const look = gather(async (keys: readonly number[]) => {
    sizes.push(keys.length)
    return keys
  }, 3)
  expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(look))).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(sizes).toEqual([3, 3, 1])
})

test('a failure reaches all who wait for it, and nobody after', async () => {
  let fail = true
  const look = gather(async (keys: readonly number[]) => {
    if (fail) throw new Error('gone')
    return keys
  })
  expect((await Promise.allSettled([look(1), look(2)])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  fail = false
  expect(await look(3)).toBe(3)
})
