import { expect, test, vi } from 'vitest'
import { beginRun } from './run-bound.ts'

test('a run takes up nothing more after its time', () => {
  let now = 1000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const [run, short] = [beginRun(), beginRun(5)]
  expect([run.isOver(), short.isOver()]).toEqual([false, false])
  now = 1005
  expect([run.isOver(), short.isOver()]).toEqual([false, true])
  now = 30_999
  expect(run.isOver()).toBe(false)
  now = 31_000
  expect(run.isOver()).toBe(true)
  clock.mockRestore()
})
