import { expect, test } from 'vitest'
import { keysOf } from './keys-of.ts'
import { ProblemError } from './request.ts'

test('a key is the same until it is known what became of its call, and another after a refusal', async () => {
  const keys: string[] = []
  let status = 0
  const call = keysOf(async (_thing: number, key: string) => {
    keys.push(key)
    if (status !== 200) throw new ProblemError({ type: 'about:blank', title: 'No', status })
  })
  for (status of [0, 503, 422, 200]) await call(1).catch(() => {})
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[2])
  await call(2)
  expect(new Set(keys).size).toBe(3)
})
