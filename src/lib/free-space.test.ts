import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { freeBytes, makeFreeSpace } from './free-space.ts'

test('a disk has some bytes, also where the folder is still to be made', async () => {
  expect(await freeBytes(tmpdir())).toBeGreaterThan(0)
  expect(await freeBytes(join(tmpdir(), 'not', 'there', 'yet'))).toBeGreaterThan(0)
})

test('is looked at once a second at most, and is low below its floor', async () => {
  let now = 0
  let looks = 0
  let free = 100
  const look = async () => {
    looks += 1
    return free
  }
  const space = makeFreeSpace('/', 100, { now: () => new Date(now) }, look)
  expect(await Promise.all([space.isLow(), space.isLow()])).toEqual([false, false])
  free = 99
  now = 999
  expect(await space.isLow()).toBe(false)
  expect(looks).toBe(1)
  now = 1000
  expect(await space.isLow()).toBe(true)
  expect(await space.bytes()).toBe(99)
  expect(looks).toBe(2)
})

test('is not low without a floor, and where the system says nothing', async () => {
  const clock = { now: () => new Date(0) }
  expect(await makeFreeSpace('/', 0, clock, async () => 1).isLow()).toBe(false)
  const silent = makeFreeSpace('/', 100, clock, () => Promise.reject(new Error('no such call')))
  expect(await silent.isLow()).toBe(false)
  expect(await silent.bytes()).toBeUndefined()
})

test('of which the system tells nothing in time is not low, and is not asked for again meanwhile', async () => {
  vi.useFakeTimers()
  let now = 0
  const looks: ((bytes: number) => void)[] = []
  const look = () => new Promise<number>(resolve => looks.push(resolve))
  const space = makeFreeSpace('/', 100, { now: () => new Date(now) }, look)
  const first = space.isLow()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await first).toBe(false)
  now = 60_000
  expect(await space.isLow()).toBe(false)
  expect(looks).toHaveLength(1)
  // It comes at last.
  looks[0]?.(1)
  await vi.advanceTimersByTimeAsync(0)
  const second = space.isLow()
  looks[1]?.(1)
  expect(await second).toBe(true)
  vi.useRealTimers()
})
