import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { endInTime } from './end-in-time.ts'

const never = new Promise<never>(() => {})

test('what ends in time is not cut off', async () => {
  const cutOff = vi.fn()
  expect(await endInTime([Promise.resolve(), delay(1)], never, cutOff)).toBe(true)
  expect(cutOff).not.toHaveBeenCalled()
})

test('what takes longer is cut off, and waited for until it has ended by that', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let ended = false
  const work = promise
    .then(() => delay(5))
    .then(() => {
      ended = true
    })
  expect(await endInTime([work], delay(1), resolve)).toBe(false)
  expect(ended).toBe(true)
})

test('what does not end even then is left behind', async () => {
  const cutOff = vi.fn()
  expect(await endInTime([never], Promise.resolve(), cutOff, 1)).toBe(false)
  expect(cutOff).toHaveBeenCalledOnce()
})

test('a failure of one is told when the others have ended', async () => {
  let ended = false
  const slow = delay(5).then(() => {
    ended = true
  })
  await expect(endInTime([Promise.reject(new Error('no')), slow], never, () => {})).rejects.toThrow('no')
  expect(ended).toBe(true)
})
