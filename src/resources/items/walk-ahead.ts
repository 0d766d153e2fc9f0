/**
 * Renders the next page while a program that walks through a list works on the last: a page that nobody has read lately takes the database and the
 * process some 5 ms together, during which a program that asks for one page after the other would only wait. What is rendered so is
 * kept by version as all is (`rendered-items.ts`), so whoever asks for the page still asks which versions are current.
 */
import { LRUCache } from 'lru-cache'

/** Walks that are known at a time, of all shops. */
const MAX_WALKS = 200

/** Pages that are read ahead at a time, so that those who wait for an answer have the database's connections. */
const MAX_AT_ONCE = 2

/** A page that was answered. */
interface AnsweredPage {
  readonly key: string
  /** Of the page behind it; null when there is none. */
  readonly next: string | null
  /** How many of its items had to be rendered for it. */
  readonly rendered: number
}

/** What reads ahead. */
export interface WalkAhead {
  /** Resolves when a page is no longer being rendered for whoever asks for it next. */
  readonly underway: (key: string) => Promise<unknown> | undefined
  /** Notes an answer; `render` renders the page behind it, and answers of how many items. */
  readonly answered: (page: AnsweredPage, render: () => Promise<number>) => void
}

/** Makes one, which knows nobody yet. */
export function makeWalkAhead(): WalkAhead {
  /** Pages that come next in a walk, and how many items were rendered for the page before, which says whether it leads through new land. */
  const expected = new LRUCache<string, number>({ max: MAX_WALKS })
  const pages = new Map<string, Promise<unknown>>()

  async function readNext(next: string, render: () => Promise<number>): Promise<void> {
    try {
      expected.set(next, await render())
    } catch {
      // Whoever asks for the page hears why.
    } finally {
      pages.delete(next)
    }
  }

  return {
    underway: key => pages.get(key),
    answered: ({ key, next, rendered }, render) => {
      const before = expected.get(key)
      expected.delete(key)
      if (next === null) return
      expected.set(next, rendered)
      const leadsOn = before !== undefined && before + rendered > 0
      if (leadsOn && pages.size < MAX_AT_ONCE && !pages.has(next)) pages.set(next, readNext(next, render))
    },
  }
}
