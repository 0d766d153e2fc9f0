/**
 * Pages that are the same for everybody, made once for each version of what they show. Every request asks for the versions, which the
 * database tells (or has told: `known-in-calm.ts`), so that nothing is ever stale, in any number of processes (R-STORE-6). Those who ask for the same page at
 * the same moment are asked for once.
 */
import { LRUCache } from 'lru-cache'
import type { Reader } from '../db/database.ts'
import { makeAlike } from '../lib/alike.ts'
import type { RenderedPage } from './send-page.ts'

/** Bytes of pages kept: some 1,000 with their compressed forms. */
const CACHE_BYTES = 12 * 1024 * 1024

/** What an entry costs besides its bytes. */
const ENTRY_OVERHEAD = 1000

/** How a page is found. `State` is what its versions tell of what it shows. */
interface Making<State> {
  /** What was asked for: one page has one key. */
  readonly key: string
  /** Asks for the versions, of this moment or later. What it throws is answered. */
  readonly look: () => Promise<{ readonly state: State; readonly version: string }>
  /** Makes the page of that state, or of a later one. */
  readonly make: (state: State) => Promise<RenderedPage>
}

/** Answers a page. */
export type PageCache = <State>(making: Making<State>) => Promise<RenderedPage>

interface Entry {
  readonly page: RenderedPage
  readonly version: string
}

/** Makes the cache. One for a process. */
export function makePageCache(db: Pick<Reader, 'calm'>): PageCache {
  const pages = new LRUCache<string, Entry>({
    maxSize: CACHE_BYTES,
    // Compressed forms come later: half as long as the page, both together.
    sizeCalculation: ({ page, version }) =>
      Math.ceil(1.5 * page.bytes.length) + version.length + ENTRY_OVERHEAD,
  })
  const alike = makeAlike<RenderedPage>(() => db.calm())
  const making = new Map<string, Promise<RenderedPage>>()

  async function find<State>({ key, look, make }: Making<State>): Promise<RenderedPage> {
    const { state, version } = await look()
    const kept = pages.get(key)
    if (kept?.version === version) return kept.page
    const name = `${key} ${version}`
    const made = making.get(name) ?? keep(key, version, make(state)).finally(() => making.delete(name))
    making.set(name, made)
    return made
  }

  async function keep(key: string, version: string, made: Promise<RenderedPage>): Promise<RenderedPage> {
    const page = await made
    pages.set(key, { page, version })
    return page
  }

  return asked => alike(asked.key, () => find(asked))
}
