import { expect, test } from 'vitest'
import { comparedOf, type Pair } from './compared.ts'

/** Two pairs of turns of each life, where every request took the first so many microseconds more than 100, or fewer. */
function lives(...more: readonly number[]): Pair[] {
  return more.flatMap(one => [
    { before: 100, after: 100 + one },
    { before: 110, after: 110 + one },
  ])
}

test('is dearer or cheaper where all processes were', () => {
  expect(comparedOf('item', lives(20, 30, 5, 15, 40, 25)).moved).toBe('dearer')
  expect(comparedOf('item', lives(-20, -30, -5, -15, -40, -25)).moved).toBe('cheaper')
})

// So it looked when both were started once: by a third, and nothing had changed.
test('says nothing of a process that was dearer than the next of the same program', () => {
  expect(comparedOf('item', lives(30, 5, 30, 10, 25, -5)).moved).toBeUndefined()
  expect(comparedOf('item', lives(0, -5, 30, 2, 0, -1)).moved).toBeUndefined()
})
