/** Chance that comes out the same for the same seed, on every machine. */
import { createHash } from 'node:crypto'

/** A source of chance. */
export interface Random {
  /** From 0 up to, but without, 1. */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(values: readonly T[]): T
  /** One of the values, each as likely as its weight says. */
  weighted<T>(entries: readonly (readonly [value: T, weight: number])[]): T
}

/** The source that a text stands for. */
export function randomOf(seed: string): Random {
  let state = hash(seed)

  // Mulberry32: small, fast, and good enough to make things up.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  function pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(next() * values.length)]
    if (value === undefined) throw new Error('Nothing to pick from')
    return value
  }

  return {
    next,
    int: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: probability => next() < probability,
    pick,
    weighted(entries) {
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of entries) {
        rest -= weight
        if (rest < 0) return value
      }
      return pick(entries)[0]
    },
  }
}

/** FNV-1a over UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value
}

/** The order key that a text stands for: 16 characters of A-Z and 0-9. Two texts never have the same one. */
export function orderKeyOf(seed: string): string {
  const number = BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`)
  return number.toString(36).toUpperCase().slice(-16)
}
