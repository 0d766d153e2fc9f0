import { expect, test, vi } from 'vitest'
import { ProblemError } from './request.ts'
import { type Outcome, runMany } from './run-many.ts'

const problem = (status: number, retryAfter?: number) =>
  new ProblemError({ type: 'about:blank', title: 'no', status }, retryAfter)

const open = () => new AbortController().signal

test('each is done, three at a time, and a refusal holds up no other', async () => {
  let [now, most] = [0, 0]
  const told = new Map<number, Outcome>()
  const call = async (number: number) => {
    most = Math.max(most, ++now)
    await Promise.resolve()
    now--
    if (number % 4 === 0) throw problem(422)
  }
  await runMany([1, 2, 3, 4, 5, 6, 7, 8], call, (number, outcome) => told.set(number, outcome), open())
  expect(most).toBe(3)
  expect([...told].filter(([, { state }]) => state === 'refused').map(([number]) => number)).toEqual([4, 8])
  expect(told.size).toBe(8)
})

test('what the server has no time for is asked again when it says so, some times', async () => {
  vi.useFakeTimers()
  try {
    let calls = 0
    const outcomes: Outcome[] = []
    const busyFor = (times: number) => async () => {
      if (++calls <= times) throw problem(429, 2)
    }
    const first = runMany(['a'], busyFor(2), (_, outcome) => outcomes.push(outcome), open())
    await vi.advanceTimersByTimeAsync(4000)
    await first
    expect([calls, outcomes]).toEqual([3, [{ state: 'done' }]])
    calls = 0
    const second = runMany(['b'], busyFor(99), (_, outcome) => outcomes.push(outcome), open())
    await vi.advanceTimersByTimeAsync(20_000)
    await second
    expect([calls, outcomes.at(-1)?.state]).toEqual([5, 'refused'])
  } finally {
    vi.useRealTimers()
  }
})

test('nothing new is begun after it was called off', async () => {
  const stop = new AbortController()
  const begun: number[] = []
  const call = async (number: number) => {
    begun.push(number)
    stop.abort()
  }
  await runMany([1, 2, 3, 4, 5, 6], call, () => {}, stop.signal)
  expect(begun.length).toBeLessThanOrEqual(3)
})
