/** What the server says of problems, in the language of the page. */
import { useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '../language/language.tsx'

type Japanese = typeof import('./japanese.ts')

let japanese: Japanese | undefined
let isLoading = false
const waiting = new Set<() => void>()

/** Loads the Japanese words once. A page does it before it needs them: where the server is away they could not be had. */
function loadJapanese(): void {
  if (isLoading || japanese !== undefined) return
  isLoading = true
  import('./japanese.ts')
    .then(words => {
      japanese = words
      for (const tell of waiting) tell()
    })
    .catch(() => {})
    .finally(() => {
      isLoading = false
    })
}

/** How a page says what the server said. */
export interface Told {
  /** A detail; on a Japanese page undefined until the words are there, and for one that has none. */
  readonly detail: (text: string) => string | undefined
  /** The title of a type; undefined in the same cases. */
  readonly title: (type: string, title: string) => string | undefined
  /** What a payment was refused for; on a Japanese page undefined until the words are there. */
  readonly reason: (text: string) => string | undefined
  /** A pointer as a name, where the page has one. */
  readonly place: (pointer: string) => string | undefined
}

const ENGLISH: Told = {
  detail: text => text,
  title: (_, title) => title,
  reason: text => text,
  place: () => undefined,
}

/** For the language of the page. */
export function useTold(): Told {
  const { language } = useLanguage()
  const words = useSyncExternalStore(subscribe, () => japanese)
  useEffect(() => {
    if (language === 'ja') loadJapanese()
  }, [language])
  if (language === 'en') return ENGLISH
  return {
    detail: text => words?.translate(text),
    title: type => words?.titleOf(type),
    reason: text => words?.translateReason(text),
    place: pointer => words?.placeOf(pointer),
  }
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell)
  return () => waiting.delete(tell)
}
