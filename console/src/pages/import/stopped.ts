/** An import that this browser has begun and not ended, so that the page can say so when it is opened again. */

const KEY = 'akinai-import'

/** How far it came. */
export interface Stopped {
  readonly shop: string
  readonly file: string
  readonly done: number
  readonly total: number
}

/** Notes how far an import is; undefined when it has ended. */
export function noteProgress(progress: Stopped | undefined): void {
  if (progress === undefined) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, JSON.stringify(progress))
}

/** The import of this shop that did not come to its end; undefined when there is none. */
export function findStopped(shop: string): Stopped | undefined {
  const text = localStorage.getItem(KEY)
  const found = text === null ? undefined : (JSON.parse(text) as Stopped)
  return found?.shop === shop ? found : undefined
}
