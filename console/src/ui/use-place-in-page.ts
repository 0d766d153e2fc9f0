/** Scrolls to the part of a page that its address names. */
import { useEffect } from 'react'

/** `/selling#legal` shows the part with the id `legal` once the page `isShown`: the browser looks for it before it is there. */
export function usePlaceInPage(isShown: boolean): void {
  useEffect(() => {
    if (!isShown || window.location.hash === '') return
    const id = decodeURIComponent(window.location.hash.slice(1))
    // After the shell has gone to the top of what is a new page to it.
    const frame = requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [isShown])
}
