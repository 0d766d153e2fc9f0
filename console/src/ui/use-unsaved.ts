/** Asks before a page is left on which something is not saved. */
import { useEffect } from 'react'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import { holdTraversals } from './traversals.ts'

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
    const letTraverse = holdTraversals(() => window.confirm(words.leave))
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      letTraverse()
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [unsaved, words])
}
