/**
 * Pages that are the same for everybody, made once for each version of what they show. Every request asks for the versions, which the
 * database tells (or has told: `known-in-calm.ts`), so that nothing is ever stale, in any number of processes (R-STORE-6). Those who ask for the same page at
 * the same moment are asked for once.
 */
import type { Context } from '../context.ts'
import { makeKnownInCalm } from '../db/known-in-calm.ts'
import { makeAlike } from '../lib/alike.ts'
import type { Encoding } from '../lib/encodings.ts'
import { PackedCache } from '../lib/packed-cache.ts'
import { byVersions } from '../lib/versioned-memory.ts'
import { COMPRESS, type KeptPage, type RenderedPage } from './send-page.ts'

/** Bytes of pages kept: those of some 1,100 items, or 750 with their compressed forms. */
const CACHE_BYTES = 9 * 1024 * 1024

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
export type PageCache = <State>(making: Making<State>) => Promise<KeptPage> | KeptPage

/** What is kept of a page in an encoding. */
interface EncodedPage {
  readonly bytes: Buffer
  readonly version: string
}

interface VersionedPage extends KeptPage {
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
  /** Pages by their keys, and encoded ones by those behind the encoding. */
  const kept = byVersions(
    new PackedCache<string, VersionedPage | EncodedPage>({ most: CACHE_BYTES, overhead: ENTRY_OVERHEAD }),
  )
  const alike = makeAlike<KeptPage>(() => db.calm())
  const making = new Map<string, Promise<KeptPage>>()
  const known = makeKnownInCalm<KnownVersion>(db, MAX_KNOWN)

  /** The page, where it is kept in this version. */
  function inVersion(key: string, version: string): KeptPage | undefined {
    const page = kept.get(key)
    return page?.version === version && 'encoded' in page ? page : undefined
  }

  /** The page, where it is kept as it is now. */
  function current(key: string): KeptPage | undefined {
    const found = known.get(key)
    if (found === undefined) return undefined
    const now = clock.now().getTime()
    if (now < found.from || now >= found.until) return undefined
    return inVersion(key, found.version)
  }

  async function find<State>({ key, look, make }: Making<State>): Promise<KeptPage> {
    const from = clock.now().getTime()
    const { state, version } = await known.ask(key, look, ({ version, until }) =>
      until === undefined ? undefined : { version, from, until },
    )
    const page = inVersion(key, version)
    if (page !== undefined) return page
    const name = `${key} ${version}`
    const made = making.get(name) ?? keep(key, version, make(state)).finally(() => making.delete(name))
    making.set(name, made)
    return made
  }

  async function keep(key: string, version: string, made: Promise<RenderedPage>): Promise<KeptPage> {
    const page = await made
    if (page.isIncomplete) return { ...page, encoded: encoding => COMPRESS[encoding](page.bytes) }
    return kept.set(key, {
      ...page,
      version,
      encoded(encoding) {
        return encode(`${encoding}:${key}`, encoding, this)
      },
    })
  }

  function encode(
    name: string,
    encoding: Encoding,
    { bytes, version }: EncodedPage,
  ): Buffer | Promise<Buffer> {
    const known = kept.get(name)
    if (known?.version === version) return known.bytes
    return COMPRESS[encoding](bytes).then(compressed => kept.set(name, { bytes: compressed, version }).bytes)
  }

  return asked => current(asked.key) ?? alike(asked.key, () => find(asked))
}
