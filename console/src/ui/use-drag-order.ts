/** Putting things into order by dragging, with a mouse, a finger or a pen: the drag of HTML itself knows no fingers. */
import { type PointerEvent, useRef, useState } from 'react'

/** Where something is dropped: at one of the things, in its first, middle or last third. */
export interface DropPlace {
  readonly key: string
  readonly part: 'before' | 'inside' | 'after'
}

/** What is dragged, and over what. */
export interface DragOrder {
  readonly dragged: string | null
  readonly over: DropPlace | null
  /** For the handle of a thing. The things themselves carry `data-drag-key`. */
  readonly handle: (key: string) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerCancel: () => void
    readonly style: { readonly touchAction: 'none'; readonly cursor: 'grab' }
  }
}

/** `along` says in which direction things follow each other; `drop` hears where one was dropped, on another. */
export function useDragOrder(along: 'x' | 'y', drop: (key: string, place: DropPlace) => void): DragOrder {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<DropPlace | null>(null)
  const at = useRef<DropPlace | null>(null)
  const end = () => {
    at.current = null
    setDragged(null)
    setOver(null)
  }
  return {
    dragged,
    over,
    handle: key => ({
      onPointerDown: event => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(key)
      },
      onPointerMove: event => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
        const place = placeAt(event.clientX, event.clientY, along)
        at.current = place?.key === key ? null : place
        setOver(at.current)
      },
      onPointerUp: () => {
        if (at.current !== null) drop(key, at.current)
        end()
      },
      onPointerCancel: end,
      style: { touchAction: 'none', cursor: 'grab' },
    }),
  }
}

function placeAt(x: number, y: number, along: 'x' | 'y'): DropPlace | null {
  const thing = document.elementFromPoint(x, y)?.closest('[data-drag-key]')
  if (!(thing instanceof HTMLElement)) return null
  const { left, top, width, height } = thing.getBoundingClientRect()
  const share = along === 'x' ? (x - left) / width : (y - top) / height
  const part = share < 1 / 3 ? 'before' : share > 2 / 3 ? 'after' : 'inside'
  return { key: thing.dataset.dragKey ?? '', part }
}
