/** Where papers of orders are. */
import { MAX_PAPERS, type PaperKind } from '../../../../src/papers/kinds.ts'

/** What goes beside an address in the browser's history. */
interface PaperState {
  readonly keys: readonly string[]
}

/** An address that names the orders; of more than the server makes at once they stand in the history, as it would be too long. */
export function paperAddress(
  kind: PaperKind,
  keys: readonly string[],
): { readonly href: string; readonly state: PaperState | null } {
  return keys.length <= MAX_PAPERS
    ? { href: `/papers/${kind}?keys=${keys.join(',')}`, state: null }
    : { href: `/papers/${kind}`, state: { keys } }
}

/** The orders that an address, or the history beside it, names. */
export function keysOf(search: string, state: unknown): readonly string[] {
  const named = new URLSearchParams(search).get('keys')?.split(',').filter(Boolean) ?? []
  if (named.length > 0 || typeof state !== 'object' || state === null || !('keys' in state)) return named
  return Array.isArray(state.keys) ? state.keys.filter(key => typeof key === 'string') : []
}
