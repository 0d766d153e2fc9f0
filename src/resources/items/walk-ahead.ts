/**
 * Renders the next pages while a program that walks through a list works on the last: a page that nobody has read lately takes the database and the
 * process some 4 ms together, during which a program that asks for one page after the other would only wait. Two are rendered ahead, so that the
 * database finds one while the process puts the other together. What is rendered so is
 * kept by version as all is (`kept-items.ts`), so whoever asks for the page still asks which versions are current.
 */
import { lastUsed } from '../../lib/last-used.ts'

/** Walks that are known at a time, of all shops. */
const MAX_WALKS = 200

/** Pages that are read ahead of one walk. */
export const PAGES_AHEAD = 2

/** Pages that are read ahead at a time, of all walks, so that those who wait for an answer have the database's connections. */
const MAX_AT_ONCE = 4

/** A page that comes later. */
export interface LaterPage {
  readonly key: string
  /** Renders what of it is not rendered yet, and answers of how many items that was. */
  readonly render: () => Promise<number>
}

/** What reads ahead. */
export interface WalkAhead {
  /**
   * To be waited for before a page is answered: it may be on its way already. When the pages before it led here through what had to be
   * rendered, those `behind` it are rendered meanwhile, the next one first.
   */
  readonly asked: (key: string, behind: () => readonly LaterPage[]) => Promise<void>
  /** Notes that a page was answered, so many of whose items had to be rendered for it. */
  readonly answered: (next: string, rendered: number) => void
}

/** Makes one, which knows nobody yet. */
export function makeWalkAhead(): WalkAhead {
  /** Pages that come next in a walk, and how many items were rendered on the way: where nothing was, there is nothing to read ahead. */
  const expected = lastUsed<string, number>(MAX_WALKS)
  const underway = new Map<string, Promise<unknown>>()

  async function readAhead({ key, render }: LaterPage): Promise<void> {
    try {
      expected.set(key, await render())
    } catch {
      // Whoever asks for the page hears why.
    } finally {
      underway.delete(key)
    }
  }

  return {
    asked: async (key, behind) => {
      await underway.get(key)
      const rendered = expected.get(key) ?? 0
      expected.delete(key)
      if (rendered === 0) return
      for (const page of behind()) {
        const isRead = underway.has(page.key) || expected.has(page.key)
        if (!isRead && underway.size < MAX_AT_ONCE) underway.set(page.key, readAhead(page))
      }
    },
    answered: (next, rendered) => {
      if (!underway.has(next) && !expected.has(next)) expected.set(next, rendered)
    },
  }
}
