/** Going back and forward in the history of the tab, held while something is not saved. */

interface Held {
  /** Where the page was when it began to be held, and at which place of the history. */
  readonly path: string
  readonly index: number | undefined
  /** Asks. */
  readonly mayLeave: () => boolean
}

const held = new Set<Held>()
let phase: 'theirs' | 'returning' | 'passing' = 'theirs'
let steps = 0

/** Hears of traversals; called before anything else does, since listeners of a window are called in the order in which they came. */
export function watchTraversals(): void {
  window.addEventListener('popstate', onTraverse)
}

/** Has going to another page ask from now on, until what is returned is called. */
export function holdTraversals(mayLeave: () => boolean): () => void {
  const one: Held = { path: window.location.pathname, index: historyIndex(), mayLeave }
  held.add(one)
  return () => void held.delete(one)
}

/** Whether the page may be left by something that is no link: asks where something is not saved. */
export function mayLeave(): boolean {
  return [...held].every(one => one.mayLeave())
}

/**
 * Nothing can stop a traversal: so it is hidden from the router and taken back at once, then asked about with the page and its
 * address as they were, and after a yes it is done again.
 */
function onTraverse(event: PopStateEvent): void {
  const [one] = held
  if (phase === 'passing') {
    phase = 'theirs'
  } else if (phase === 'returning') {
    event.stopImmediatePropagation()
    phase = 'theirs'
    if (one !== undefined && !one.mayLeave()) return
    phase = 'passing'
    window.history.go(steps)
  } else if (one !== undefined && window.location.pathname !== one.path) {
    event.stopImmediatePropagation()
    steps = (historyIndex() ?? 0) - (one.index ?? 1)
    phase = 'returning'
    window.history.go(-steps)
  }
}

/** Where the page stands in the history of its tab; undefined in browsers of before 2026 that do not tell: there it was back. */
function historyIndex(): number | undefined {
  const { navigation }: { navigation?: { currentEntry: { index: number } | null } } = window as object
  return navigation?.currentEntry?.index
}
