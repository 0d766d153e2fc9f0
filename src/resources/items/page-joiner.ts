/** Joins rendered items into a page, a JSON array, and keeps what everybody reads: the first pages of a list. */
import { etagOf } from '../../http/conditional.ts'
import { PackedCache } from '../../lib/packed-cache.ts'
import { byVersions } from '../../lib/versioned-memory.ts'
import type { ItemVersion } from './page-store.ts'

/** Bytes of joined pages kept. */
const CACHE_BYTES = 2 * 1024 * 1024

/** What an entry costs besides its bytes: its key, and versions of a hundred items. */
const ENTRY_OVERHEAD = 8000

/** A page as it is answered. */
export interface JoinedPage {
  readonly bytes: Buffer
  /** Made of the bytes when it is first asked for. */
  readonly etag: () => string
  /** Milliseconds since 1970 until which time alone does not change it; undefined where that is not known. */
  readonly validUntil: number | undefined
}

/** Of which items a page is, and when. */
export interface PageStamp {
  readonly versions: readonly ItemVersion[]
  /** Milliseconds: the page is what would be rendered from then on, until one of its items changes by the time alone. */
  readonly renderedAt: number
  readonly validUntil: number
}

/** Whether a page of that stamp is of these items in these versions, and of this time. */
export function isOf(stamp: PageStamp, wanted: readonly ItemVersion[], now: number): boolean {
  const { versions, renderedAt, validUntil } = stamp
  if (now < renderedAt || now >= validUntil) return false
  // Within a calm it is the very list that the page was made of.
  if (versions === wanted) return true
  return versions.length === wanted.length && versions.every((one, index) => isSame(one, wanted[index]))
}

function isSame(one: ItemVersion, other: ItemVersion | undefined): boolean {
  const { id, version, tree_version } = one
  return id === other?.id && version === other.version && tree_version === other.tree_version
}

/** What is made of a page's bytes when it is first asked for. */
interface Made {
  etag?: string
}

interface KeptPage {
  readonly stamp: PageStamp
  readonly bytes: Buffer
  readonly made: Made
}

/** Keeps pages; `key` says what was asked for. */
export interface KeptPages {
  /** The page, if it is of these items in these versions, and of this time. */
  readonly get: (key: string, wanted: readonly ItemVersion[], now: number) => JoinedPage | undefined
  readonly keep: (key: string, stamp: PageStamp, bytes: Buffer) => JoinedPage
}

/** Makes what keeps them. */
export function keepPages(): KeptPages {
  const pages = byVersions(new PackedCache<string, KeptPage>({ most: CACHE_BYTES, overhead: ENTRY_OVERHEAD }))
  return {
    get: (key, wanted, now) => {
      const kept = pages.get(key)
      return kept && isOf(kept.stamp, wanted, now) ? pageOf(kept.bytes, kept.stamp, kept.made) : undefined
    },
    keep: (key, stamp, bytes) => {
      const kept = pages.set(key, { stamp, bytes, made: {} })
      return pageOf(kept.bytes, stamp, kept.made)
    },
  }
}

/** A page of these bytes. */
export function pageOf(bytes: Buffer, stamp?: PageStamp, made: Made = {}): JoinedPage {
  const etag = () => {
    made.etag ??= etagOf(bytes)
    return made.etag
  }
  return { bytes, etag, validUntil: stamp?.validUntil }
}

const OPEN = Buffer.from('[')
const COMMA = Buffer.from(',')
const CLOSE = Buffer.from(']')

/** Items as a JSON array. */
export function joinAsArray(items: readonly { readonly bytes: Buffer }[]): Buffer {
  const parts = items.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [COMMA, bytes]))
  return Buffer.concat([OPEN, ...parts, CLOSE])
}
