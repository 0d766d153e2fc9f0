/** Chance that comes out the same for the same seed. */

/** Draws numbers. */
export interface Chance {
  /** At least 0, below 1. */
  draw(): number
  /** A whole number of at least `from` and below `to`. */
  whole(from: number, to: number): number
  pick<T>(from: readonly T[]): T
}

/** Mulberry32: 32 bits of state, enough for choosing. */
export function makeChance(seed: number): Chance {
  let state = seed >>> 0
  const draw = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(draw() * (to - from))
  return { draw, whole, pick: from => from[whole(0, from.length)] as (typeof from)[number] }
}
