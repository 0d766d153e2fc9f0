import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sharedLook } from './shared-look.ts'

const MS = 60

test('who asks at the same moment gets what the first of them has looked for, and later ones look again', async () => {
  const asked: string[] = []
  const look = sharedLook(MS, async (by: string) => {
    asked.push(by)
    return asked.length
  })
  expect(await Promise.all(['a', 'b', 'c'].map(look))).toEqual([1, 1, 1])
  expect(await look('d')).toBe(1)
  await delay(2 * MS)
  expect(await look('e')).toBe(2)
  expect(asked).toEqual(['a', 'e'])
})

test('a look that takes longer is the only one until it has ended', async () => {
  let looks = 0
  const slow = Promise.withResolvers<string>()
  const look = sharedLook(MS, () => (looks++ === 0 ? slow.promise : Promise.resolve('anew')))
  const first = look(undefined)
  await delay(2 * MS)
  const second = look(undefined)
  expect(looks).toBe(1)
  slow.resolve('late')
  expect(await Promise.all([first, second])).toEqual(['late', 'late'])
  expect(await look(undefined)).toBe('anew')
})

test('a failure is shared as well, and not kept for longer', async () => {
  let looks = 0
  const look = sharedLook(MS, async () => {
    if (looks++ === 0) throw new Error('away')
    return 'there'
  })
  const both = await Promise.allSettled([look(undefined), look(undefined)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await delay(2 * MS)
  expect(await look(undefined)).toBe('there')
})
