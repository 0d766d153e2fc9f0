/** A small generator of numbers in [0, 1) whose seed can be printed and used again. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One element of a list that is not empty. */
export function pick<T>(list: readonly T[], next: () => number): T {
  const chosen = list[Math.floor(next() * list.length)]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}

/** A copy in another order. */
export function shuffle<T>(list: readonly T[], next: () => number): T[] {
  return list
    .map(value => ({ value, key: next() }))
    .sort((one, other) => one.key - other.key)
    .map(each => each.value)
}

/** A move as list_order bodies name it. */
export type Move = { move_to: 'first' | 'last' } | { move_to: 'before' | 'after'; neighbor: number }

/** Where a list stands after a move of one of its members. */
export function moved(list: readonly number[], id: number, move: Move): number[] {
  const rest = list.filter(each => each !== id)
  if (!('neighbor' in move)) return move.move_to === 'first' ? [id, ...rest] : [...rest, id]
  const at = rest.indexOf(move.neighbor) + (move.move_to === 'after' ? 1 : 0)
  return [...rest.slice(0, at), id, ...rest.slice(at)]
}

/** A random move of one of at least two members. */
export function randomMove(list: readonly number[], next: () => number): [number, Move] {
  const id = pick(list, next)
  const move_to = pick(['first', 'last', 'before', 'after'] as const, next)
  if (move_to === 'first' || move_to === 'last') return [id, { move_to }]
  const others = list.filter(each => each !== id)
  return [id, { move_to, neighbor: pick(others, next) }]
}
