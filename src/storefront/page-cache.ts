/**
 * Pages that are the same for everybody, made once for each version of what they show. Every request asks for the versions, which the
 * database tells (or has told: `known-in-calm.ts`), so that nothing is ever stale, in any number of processes (R-STORE-6). Those who ask for the same page at
 * the same moment are asked for once.
 */
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { makeKnownInCalm } from '../db/known-in-calm.ts'
import { makeAlike } from '../lib/alike.ts'
import type { RenderedPage } from './send-page.ts'

/** Bytes of pages kept: some 1,000 with their compressed forms. */
const CACHE_BYTES = 12 * 1024 * 1024

/** Pages whose versions are known for a calm: some 0.5 MB. */
const MAX_KNOWN = 2000

/** What an entry costs besides its bytes. */
const ENTRY_OVERHEAD = 1000

/** The versions of what a page shows. */
export interface Looked<State> {
  readonly state: State
  readonly version: string
  /** Milliseconds since 1970 until which time alone makes it no other page; undefined where that is not known. */
  readonly until: number | undefined
}

/** How a page is found. `State` is what its versions tell of what it shows. */
interface Making<State> {
  /** What was asked for: one page has one key. */
  readonly key: string
  /** Asks for the versions, of this moment or later. What it throws is answered. */
  readonly look: () => Promise<Looked<State>>
  /** Makes the page of that state, or of a later one. */
  readonly make: (state: State) => Promise<RenderedPage>
}

/** Answers a page, at once where the database need not be asked. */
export type PageCache = <State>(making: Making<State>) => Promise<RenderedPage> | RenderedPage

interface Entry {
  readonly page: RenderedPage
  readonly version: string
}

/** A version that a page has for as long as nothing is written; milliseconds since 1970. */
interface KnownVersion {
  readonly version: string
  /** Of what was before a clock was set back nothing is known. */
  readonly from: number
  readonly until: number
}

/** Makes the cache. One for a process. */
export function makePageCache({ db, clock }: Pick<Context, 'db' | 'clock'>): PageCache {
  const pages = new LRUCache<string, Entry>({
    maxSize: CACHE_BYTES,
    // Compressed forms come later: half as long as the page, both together.
    sizeCalculation: ({ page, version }) =>
      Math.ceil(1.5 * page.bytes.length) + version.length + ENTRY_OVERHEAD,
  })
  const alike = makeAlike<RenderedPage>(() => db.calm())
  const making = new Map<string, Promise<RenderedPage>>()
  const known = makeKnownInCalm<KnownVersion>(db, MAX_KNOWN)

  /** The page, where it is kept as it is now. */
  function current(key: string): RenderedPage | undefined {
    const found = known.get(key)
    if (found === undefined) return undefined
    const now = clock.now().getTime()
    if (now < found.from || now >= found.until) return undefined
    const kept = pages.get(key)
    return kept?.version === found.version ? kept.page : undefined
  }

  async function find<State>({ key, look, make }: Making<State>): Promise<RenderedPage> {
    const from = clock.now().getTime()
    const { state, version } = await known.ask(key, look, ({ version, until }) =>
      until === undefined ? undefined : { version, from, until },
    )
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

  return asked => current(asked.key) ?? alike(asked.key, () => find(asked))
}
