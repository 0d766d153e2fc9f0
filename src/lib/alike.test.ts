import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeAlike } from './alike.ts'

test('who asks for the same at the same moment shares an answer, which nobody gets who asks after it was begun', async () => {
  const alike = makeAlike<number>()
  let looks = 0
  const look = async () => {
    const nth = ++looks
    await turn()
    await turn()
    return nth
  }
  const together = [alike('a', look), alike('a', look)]
  const other = alike('b', look)
  expect(looks).toBe(0)
  await turn()
  expect(looks).toBe(2)
  const later = alike('a', look)
  expect(await Promise.all([...together, other, later])).toEqual([1, 1, 2, 3])
})

test('a failure is heard by all who wait for it, and is not remembered', async () => {
  const alike = makeAlike<number>()
  const fail = () => Promise.reject(new Error('no'))
  const asked = [alike('a', fail), alike('a', fail)]
  for (const one of await Promise.allSettled(asked)) expect(one).toMatchObject({ status: 'rejected' })
  expect(await alike('a', async () => 7)).toBe(7)
})

test('in a calm it begins at once, and is shared until the turn or the calm ends', async () => {
  let calm: number | undefined = 1
  const alike = makeAlike<number>(() => calm)
  let looks = 0
  const look = async () => {
    const nth = ++looks
    await turn()
    return nth
  }
  const first = [alike('a', look), alike('a', look), alike('b', look)]
  expect(looks).toBe(2)
  calm = 2
  const afterWrite = alike('a', look)
  expect(looks).toBe(3)
  calm = undefined
  const beside = [alike('a', look), alike('a', look)]
  calm = 3
  // It has not begun yet, and so is as fresh as any.
  const joined = alike('a', look)
  expect(looks).toBe(3)
  await turn()
  await turn()
  const later = alike('a', look)
  expect(await Promise.all([...first, afterWrite, ...beside, joined, later])).toEqual([
    ...[1, 1, 2, 3],
    ...[4, 4, 4, 5],
  ])
})
