/** Lists in another order. Pure. */

/** The list with its entry at `from` moved to `to`; the same list where there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length || to === from) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/** Where an entry that is dragged from one place and dropped before or after another comes to stand. */
export function droppedAt(from: number, target: number, after: boolean): number {
  const to = after ? target + 1 : target
  return from < to ? to - 1 : to
}
