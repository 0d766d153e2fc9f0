import { expect, test } from 'vitest'
import { makeTurns } from './turns.ts'

/** Turns that come when they are asked for. */
function open(most: number) {
  const asked: (() => void)[] = []
  const begun: string[] = []
  const turns = makeTurns(most, turn => void asked.push(turn))
  return {
    begun,
    ask: (...keys: string[]) => {
      for (const [at, key] of keys.entries()) turns(key, () => void begun.push(`${key}${at}`))
    },
    turns,
    /** Answers what was begun in it. */
    next: () => {
      const before = begun.length
      for (const turn of asked.splice(0)) turn()
      return begun.slice(before).join(' ')
    },
  }
}

// R-CONN-7
test('an address has so many in a turn, the others in the next ones, in order', () => {
  const { ask, begun, next } = open(2)
  ask('a', 'a', 'a', 'a', 'a')
  expect(begun.join(' ')).toBe('a0 a1')
  expect(next()).toBe('a2 a3')
  expect(next()).toBe('a4')
  expect(next()).toBe('')
})

// R-CONN-7
test('nobody waits for what another address has waiting', () => {
  const { ask, begun, next } = open(2)
  ask('a', 'a', 'a', 'a', 'b')
  expect(begun.join(' ')).toBe('a0 a1 b4')
  ask('b', 'b')
  expect(begun.join(' ')).toBe('a0 a1 b4 b0')
  expect(next()).toBe('a2 a3 b1')
})

test('whoever comes while others wait stands behind them', () => {
  const { ask, begun, next } = open(1)
  ask('a', 'a')
  next()
  ask('a')
  expect(begun).toEqual(['a0', 'a1'])
  expect(next()).toBe('a0')
})

test('what is begun may ask for more, and nothing is asked of later turns when nobody waits', () => {
  const { turns, begun, next } = open(1)
  turns('a', () => turns('a', () => turns('a', () => void begun.push('last'))))
  expect(next()).toBe('')
  expect(next()).toBe('last')
  expect(next()).toBe('')
})
