/** What differs between two values of JSON: for the history of an order, and to know whether anything changed. Pure. */
import type { HistoryEntry } from '../order.ts'

export type Changes = HistoryEntry['changes']

type Change = Changes[string]

/**
 * What differs, by its path such as `amounts.total` or `lines.301.price`: entries of lists go by their `id` where they
 * have one, else the list counts as one value. `modified_at` is left out, which only says that something changed.
 */
export function changesBetween(before: unknown, after: unknown): Changes {
  const changes: Record<string, Change> = {}
  collect(before, after, '', changes)
  return changes
}

function collect(before: unknown, after: unknown, path: string, changes: Record<string, Change>): void {
  const [left, right] = [membersOf(before), membersOf(after)]
  if (left === null || right === null) {
    if (JSON.stringify(before) !== JSON.stringify(after)) changes[path] = { before, after }
    return
  }
  for (const name of new Set([...left.keys(), ...right.keys()])) {
    if (name === 'modified_at') continue
    const inner = path === '' ? name : `${path}.${name}`
    if (left.has(name) && right.has(name)) collect(left.get(name), right.get(name), inner, changes)
    else changes[inner] = { before: left.get(name) ?? null, after: right.get(name) ?? null }
  }
}

/** The named parts of a value; null when it has none. */
function membersOf(value: unknown): Map<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  if (value.length === 0) return new Map()
  const ids = value.map((entry: { readonly id?: unknown } | null) => entry?.id)
  return ids.every(id => typeof id === 'number')
    ? new Map(value.map((entry, at) => [String(ids[at]), entry]))
    : null
}
