/** Whether a row that is scrolled sideways has more to show at either end. */
import { type RefObject, useEffect, useState } from 'react'

/** Where there is more than is seen; undefined where all is. */
export type More = 'start' | 'end' | 'both' | undefined

/** A pixel or two are left over by rounding. */
const SLACK = 2

/** Looks again when the row is scrolled, when it or what it holds changes its size, and says so to `onResize`. */
export function useMore(row: RefObject<HTMLElement | null>, onResize: () => void): More {
  const [more, setMore] = useState<More>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done then is the same for all the row's life
  useEffect(() => {
    const element = row.current
    if (element === null) return
    const look = () => setMore(moreOf(element))
    const resized = new ResizeObserver(() => {
      onResize()
      look()
    })
    resized.observe(element)
    for (const child of element.children) resized.observe(child)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  return more
}

function moreOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): More {
  const start = scrollLeft > SLACK
  const end = scrollLeft + clientWidth < scrollWidth - SLACK
  if (start && end) return 'both'
  return start ? 'start' : end ? 'end' : undefined
}
