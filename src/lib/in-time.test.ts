import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTime } from './in-time.ts'

const late = () => new Error('late')

test('answers what comes in time, and throws what the work throws', async () => {
  expect(await inTime(delay(1, 'here'), 10_000, late)).toBe('here')
  await expect(inTime(Promise.reject(new Error('broken')), 10_000, late)).rejects.toThrow('broken')
})

test('goes on without what does not come, and passes over what becomes of it', async () => {
  await expect(inTime(new Promise(() => {}), 5, late)).rejects.toThrow('late')
  const broken = delay(20).then(() => Promise.reject(new Error('too late to be heard')))
  await expect(inTime(broken, 5, late)).rejects.toThrow('late')
  await delay(30)
})
