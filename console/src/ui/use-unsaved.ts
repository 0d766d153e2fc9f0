/** Asks before a page is left on which something is not saved. */
import { useEffect } from 'react'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'

const WORDS = inBoth(
  { leave: 'You have unsaved changes on this page. Leave anyway?' },
  { leave: 'このページに保存していない変更があります。保存せずに移動しますか？' },
)

/**
 * While `unsaved`, closing the tab asks, and so do every link that leads away and the browser's back and forward. What the
 * page itself does, such as going on after it has saved, does not.
 */
export function useUnsaved(unsaved: boolean): void {
  const words = useWords(WORDS)
  useEffect(() => {
    if (!unsaved) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Before the router hears of it.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
        return
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (link.pathname === window.location.pathname && link.hash !== '') return
      if (window.confirm(words.leave)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onTraverse = heldTraverse(() => window.confirm(words.leave))
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('popstate', onTraverse, { capture: true })
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('popstate', onTraverse, { capture: true })
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [unsaved, words])
}

/** What a traversal of the history is for; one for all forms of a page, since each of them hears it. */
let traversal: 'theirs' | 'returning' | 'passing' = 'theirs'

/**
 * A listener for going back or forward to another page. Nothing can stop that: so it is hidden from the router and taken back
 * at once, then `mayLeave` asks with the page and its address as they were, and after a yes it is done again.
 */
function heldTraverse(mayLeave: () => boolean): (event: PopStateEvent) => void {
  const here = { path: window.location.pathname, index: historyIndex() }
  let steps = 0
  return event => {
    if (traversal === 'passing') {
      // Not before the listeners of other forms have let it pass too.
      setTimeout(() => {
        traversal = 'theirs'
      })
    } else if (traversal === 'returning') {
      event.stopImmediatePropagation()
      traversal = 'theirs'
      if (!mayLeave()) return
      traversal = 'passing'
      window.history.go(steps)
    } else if (window.location.pathname !== here.path) {
      event.stopImmediatePropagation()
      steps = (historyIndex() ?? 0) - (here.index ?? 1)
      traversal = 'returning'
      window.history.go(-steps)
    }
  }
}

/** Where the page stands in the history of its tab; undefined in browsers of before 2026 that do not tell: there it was back. */
function historyIndex(): number | undefined {
  const { navigation }: { navigation?: { currentEntry: { index: number } | null } } = window as object
  return navigation?.currentEntry?.index
}
