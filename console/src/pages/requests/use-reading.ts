/** Whether somebody is reading the list, so that it must not move. */
import { type RefObject, useEffect, useRef, useState } from 'react'

/** So far down the page counts as scrolled, in pixels. */
const SCROLLED = 24

/** True while the page is scrolled, or the pointer or the focus is within the table. */
export function useReading(): {
  readonly reading: boolean
  readonly table: RefObject<HTMLDivElement | null>
} {
  const table = useRef<HTMLDivElement>(null)
  const [reading, setReading] = useState(false)
  useEffect(() => {
    const look = () => {
      const within = table.current
      setReading(
        window.scrollY > SCROLLED ||
          (within !== null && (within.matches(':hover') || within.contains(document.activeElement))),
      )
    }
    const events = ['scroll', 'pointermove', 'pointerdown', 'focusin', 'focusout'] as const
    const later = () => requestAnimationFrame(look)
    for (const event of events) document.addEventListener(event, later, { passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, later)
    }
  }, [])
  return { reading, table }
}
