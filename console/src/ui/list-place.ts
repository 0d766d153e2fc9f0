/** Where one was in a list, for who comes back to it from one of its entries: its address, and how far it was scrolled. */
import { useEffect } from 'react'
import { useSearch } from 'wouter'

interface Place {
  readonly search: string
  readonly top: number
}

/** Of this tab and since it was loaded, by the list's path: after a reload the browser itself knows where it was. */
const places = new Map<string, Place>()

/**
 * Keeps the place of the list at a path, and takes it again when the same view is opened once more. `ready` says that its rows
 * are there, so that the page is as long as it was.
 */
export function useListPlace(path: string, ready: boolean): void {
  const search = useSearch()
  useEffect(() => {
    if (!ready) return
    const place = places.get(path)
    const top = place?.search === search ? place.top : 0
    // A page that was just opened is scrolled to its top first.
    const frame = top > 0 ? requestAnimationFrame(() => window.scrollTo({ top })) : 0
    places.set(path, { search, top })
    const note = () => places.set(path, { search, top: window.scrollY })
    window.addEventListener('scrollend', note)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scrollend', note)
    }
  }, [path, search, ready])
}

/** The address of a list as it was left, for a link back to it. */
export function listHref(path: string): string {
  const search = places.get(path)?.search ?? ''
  return search === '' ? path : `${path}?${search}`
}
