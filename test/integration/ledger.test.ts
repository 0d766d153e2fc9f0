/** What drives may find of a subject, by what was asked for and answered. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeLedger } from '../soak/kills/ledger.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** At which time each was asked for and answered. */
function ledgerOf(entries: Readonly<Record<string, readonly [asked: number, answered?: number]>>) {
  const ledger = makeLedger<never>()
  for (const [value, [asked, answered]] of Object.entries(entries)) {
    vi.setSystemTime(asked)
    ledger.intend('it', value).answered = answered
  }
  return (at: number) => ledger.allowed('it', at)
}

test('what was answered last, once nothing is under way', () => {
  const allowed = ledgerOf({ one: [1, 2], two: [3, 4] })
  expect([allowed(1), allowed(2), allowed(3), allowed(4)]).toEqual([
    ['one'],
    ['one'],
    ['one', 'two'],
    ['two'],
  ])
})

test('either of two that were under way at once, whichever was answered first', () => {
  expect(ledgerOf({ one: [1, 5], two: [2, 3] })(9)).toEqual(['one', 'two'])
  expect(ledgerOf({ one: [1, 3], two: [2, 5] })(9)).toEqual(['one', 'two'])
  expect(ledgerOf({ one: [1, 5], two: [2, 3], three: [6, 7] })(9)).toEqual(['three'])
})

test('what was never answered only until another was asked for and answered', () => {
  const allowed = ledgerOf({ one: [1], two: [2, 4] })
  expect([allowed(3), allowed(4)]).toEqual([['one', 'two'], ['two']])
})

test('the later of two that were stated in the same moment', () => {
  const ledger = makeLedger<never>()
  ledger.state('it', 'one')
  ledger.state('it', 'two')
  expect(ledger.allowed('it', 0)).toEqual(['two'])
})
