import { expect, test, vi } from 'vitest'
import { makeWindowCounter } from '../lib/window-counter.ts'
import type { SharedCount } from './messages.ts'
import { makeSharedCounts } from './shared-counts.ts'

const NOW = new Date('2026-11-20T01:02:03Z')
const clock = { now: () => NOW }

// R-GROW-2
test('what two processes count is one count, told once for many', () => {
  vi.useFakeTimers()
  try {
    const told: SharedCount[][] = []
    const first = makeSharedCounts(clock, counts => {
      told.push([...counts])
      second.hear(counts)
    })
    const second = makeSharedCounts(clock, counts => first.hear(counts))
    const [here, there] = [first, second].map(each =>
      each.share('token', makeWindowCounter<number>(60_000, 10)),
    )
    for (let count = 0; count < 5; count++) here?.count(7, NOW.getTime())
    here?.count(8, NOW.getTime())
    expect(there?.look(7, NOW.getTime())).toBeUndefined()
    vi.advanceTimersByTime(50)
    expect(told).toEqual([
      [
        ['token', 7, 5],
        ['token', 8, 1],
      ],
    ])
    expect(there?.count(7, NOW.getTime()).count).toBe(6)
    vi.advanceTimersByTime(50)
    expect(here?.look(7, NOW.getTime())?.count).toBe(6)
    // What is taken back is so everywhere.
    there?.add(7, -1, NOW.getTime())
    vi.advanceTimersByTime(50)
    expect(here?.look(7, NOW.getTime())?.count).toBe(5)
    // What was heard is not told again.
    vi.advanceTimersByTime(1000)
    expect(told.length).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})
