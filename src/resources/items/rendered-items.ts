/**
 * Items as bytes of JSON, made once for each version. Every read asks the database which versions are current
 * (`page-store.ts`) unless nothing was written since one did (`known-in-calm.ts`), so nothing is ever stale, in any number of processes,
 * and there is nothing to invalidate.
 * Figures and the alternatives: docs/decisions/002-reading-items.md.
 */
import { LRUCache } from 'lru-cache'
import type { Connection, Reader } from '../../db/database.ts'
import { makeKnownInCalm } from '../../db/known-in-calm.ts'
import { makeAlike } from '../../lib/alike.ts'
import type { Clock } from '../../lib/clock.ts'
import { gather } from '../../lib/gather.ts'
import { inSlices } from '../../lib/in-slices.ts'
import { isLargeAnswer, joinList, type LargeAnswer } from '../../lib/large-answer.ts'
import { findItems, type ItemRow } from './detail-store.ts'
import { itemLinksJson } from './links.ts'
import { type JoinedPage, makePageJoiner } from './page-joiner.ts'
import { makePagePlaces } from './page-places.ts'
import { findVersions, type ItemKey, type ItemVersion, type PageRequest } from './page-store.ts'
import { presentItem, salesPeriodOf } from './present.ts'
import { salesStatusAt } from './rules.ts'
import { itemTag } from './tag.ts'
import { type LaterPage, makeWalkAhead, PAGES_AHEAD } from './walk-ahead.ts'

/** Bytes of rendered items kept: about 1,900 items of ordinary size. */
const CACHE_BYTES = 6 * 1024 * 1024

/** Items, and pages of at most a hundred, whose versions are known for a calm: some 1 and 2 MB. */
const MAX_KNOWN_ITEMS = 5000
const MAX_KNOWN_PAGES = 200

/** What an entry costs besides its bytes. */
const ENTRY_OVERHEAD = 400

/** Larger pages are neither joined nor kept: a hundred items at every limit are 100 MB. */
const MAX_JOINED_BYTES = 1024 * 1024

/** Changes under a reader can empty places of its page; it asks again so often before it answers what it has. */
const PAGE_ATTEMPTS = 5

interface Rendered {
  readonly version: number
  readonly treeVersion: number
  /** Milliseconds: of what was rendered before a clock was set back nothing is known. */
  readonly renderedAt: number
  /** Milliseconds; the sales status changes then. */
  readonly validUntil: number
  readonly bytes: Buffer
  readonly etag: string
}

/** Where a page lies in its list. */
export interface PlacedPage {
  readonly limit: number
  readonly offset: number
}

/** Items of a list, in its order; undefined where one is gone. */
interface RenderedList {
  readonly items: readonly (Rendered | undefined)[]
  /** How many of them were rendered just now. */
  readonly fresh: number
}

/** What those share who ask for the same page at the same moment. */
type FoundPage = JoinedPage | readonly Rendered[]

/** The read side of items. `Request` says what a page is asked for. */
export interface RenderedItems<Request = PageRequest> {
  /** A page as a JSON array. */
  page(shopId: number, request: Request): Promise<JoinedPage | LargeAnswer>
  /** One item as JSON with its entity tag; undefined when the shop has no such item, or does not show it to these readers. */
  one(shopId: number, itemId: number): Promise<{ bytes: Buffer; etag: string } | undefined>
}

/** An item as some readers see it at a time. */
export interface ShownItem {
  /** The item as JSON. */
  readonly json: string
  /** What of it is of the time: part of the entity tag. */
  readonly state: string
  /** When it changes by the time alone; null means never. */
  readonly until: Date | null
}

/** What makes a reader for some readers. */
export interface Face<Request extends PlacedPage> {
  /** How they see an item; undefined when it is not shown to them. */
  readonly show: (row: ItemRow, now: Date) => ShownItem | undefined
  /** Which items a page shows, in order. */
  readonly findPage: (db: Connection, shopId: number, request: Request) => Promise<ItemVersion[]>
  /** Whether items can leave a page by a change of theirs, so that one that has changed since means to look again. */
  readonly isFiltered: (request: Request) => boolean
}

/** Makes the reader for the shop's programs; `baseUrl` starts every link. */
export function makeRenderedItems(db: Reader, clock: Clock, baseUrl: string): RenderedItems {
  const linksOf = itemLinksJson(baseUrl)
  return renderItems(db, clock, {
    show: (row, now) => {
      const { status, until } = salesStatusAt(salesPeriodOf(row), now)
      const item = JSON.stringify(presentItem(row, now, baseUrl))
      return { json: `${item.slice(0, -1)},"_links":${linksOf(row.id)}}`, state: status, until }
    },
    findPage: makePagePlaces(),
    isFiltered: ({ visible }) => visible !== null,
  })
}

function isCurrent(entry: Rendered, { version, tree_version }: ItemVersion, now: number): boolean {
  const isOfVersion = entry.version === version && entry.treeVersion === tree_version
  return isOfVersion && now >= entry.renderedAt && now < entry.validUntil
}

/** Rendered items of all shops, as some readers see them. */
interface KeptItems {
  /** Renders what is not kept in these versions, in one batch. An item deleted since is missing from the answer. */
  readonly inVersions: (shopId: number, wanted: readonly ItemVersion[]) => Promise<RenderedList>
  /** One item, where it is kept in this version. */
  readonly inVersion: (wanted: ItemVersion) => Rendered | undefined
  /** One item that is not known to be kept. */
  readonly asItIs: (shopId: number, itemId: number) => Promise<Rendered | undefined>
  readonly knows: (itemId: number) => boolean
}

function keepItems(
  db: Connection,
  clock: Clock,
  show: Face<PlacedPage>['show'],
  cacheBytes: number,
): KeptItems {
  const cache = new LRUCache<number, Rendered>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_OVERHEAD,
  })

  function cached(wanted: ItemVersion, now: number): Rendered | undefined {
    const entry = cache.get(wanted.id)
    return entry && isCurrent(entry, wanted, now) ? entry : undefined
  }

  function render(row: ItemRow): Rendered | undefined {
    const now = clock.now()
    const face = show(row, now)
    if (face === undefined) return undefined
    const { json, state, until } = face
    const rendered = {
      version: row.version,
      treeVersion: row.tree_version,
      renderedAt: now.getTime(),
      validUntil: until?.getTime() ?? Number.POSITIVE_INFINITY,
      bytes: Buffer.from(json),
      etag: itemTag(row, state),
    }
    cache.set(row.id, rendered)
    return rendered
  }

  return {
    inVersions: async (shopId, wanted) => {
      const now = clock.now().getTime()
      const found = wanted.map(version => cached(version, now))
      const missing = wanted.filter((_, index) => found[index] === undefined).map(({ id }) => id)
      if (missing.length === 0) return { items: found, fresh: 0 }
      const rows = await findItems(db, shopId, missing)
      const fresh = new Map(await inSlices(rows, row => [row.id, render(row)] as const))
      return { items: wanted.map(({ id }, index) => found[index] ?? fresh.get(id)), fresh: fresh.size }
    },
    inVersion: wanted => cached(wanted, clock.now().getTime()),
    asItIs: async (shopId, itemId) => (await findItems(db, shopId, [itemId])).map(render)[0],
    knows: itemId => cache.has(itemId),
  }
}

/** Makes a reader over a database, which keeps so many bytes of rendered items. */
export function renderItems<Request extends PlacedPage>(
  db: Reader,
  clock: Clock,
  { show, findPage, isFiltered }: Face<Request>,
  cacheBytes = CACHE_BYTES,
): RenderedItems<Request> {
  const versionOf = gather((keys: readonly ItemKey[]) => findVersions(db, keys))
  const versions = makeKnownInCalm<ItemVersion>(db, MAX_KNOWN_ITEMS)
  const pageVersions = makeKnownInCalm<readonly ItemVersion[]>(db, MAX_KNOWN_PAGES)
  const kept = keepItems(db, clock, show, cacheBytes)
  const joinPage = makePageJoiner()
  const alike = makeAlike<FoundPage>(() => db.calm())
  const ahead = makeWalkAhead()
  const keyOf = (shopId: number, request: Request) => JSON.stringify([shopId, request])

  function later(shopId: number, request: Request, pages: number): LaterPage {
    const page = { ...request, offset: request.offset + pages * request.limit }
    const key = keyOf(shopId, page)
    const find = () => pageVersions.answer(key, () => findPage(db, shopId, page))
    return { key, render: async () => (await kept.inVersions(shopId, await find())).fresh }
  }

  /** The items of a page, and the page itself, unless it is large. */
  async function look(shopId: number, request: Request, key: string): Promise<FoundPage> {
    for (let attempt = 1; ; attempt++) {
      const wanted = await pageVersions.answer(key, () => findPage(db, shopId, request))
      const { items, fresh } = await kept.inVersions(shopId, wanted)
      // Between the two looks an item may have been deleted, or been hidden and so have left a filtered page.
      const settled = items.every(
        (item, index) => item && (!isFiltered(request) || item.version === wanted[index]?.version),
      )
      if (!settled && attempt < PAGE_ATTEMPTS) continue
      if (wanted.length === request.limit) ahead.answered(later(shopId, request, 1).key, fresh)
      const shown = items.filter(item => item !== undefined)
      const size = shown.reduce((sum, { bytes }) => sum + bytes.length, 0)
      return size > MAX_JOINED_BYTES ? shown : joinPage(key, shown)
    }
  }

  return {
    async page(shopId, request) {
      const key = keyOf(shopId, request)
      await ahead.asked(key, () =>
        Array.from({ length: PAGES_AHEAD }, (_, nth) => later(shopId, request, nth + 1)),
      )
      const found = await alike(key, () => look(shopId, request, key))
      if ('etag' in found) return found
      // What is large is sent in pieces, to each by itself.
      const large = await joinList(found.map(({ bytes }) => bytes))
      return isLargeAnswer(large) ? large : joinPage(key, found)
    },
    async one(shopId, itemId) {
      if (!kept.knows(itemId)) return kept.asItIs(shopId, itemId)
      const key = `${shopId}/${itemId}`
      const known = versions.get(key)
      const current = known && kept.inVersion(known)
      if (current !== undefined) return current
      const version = await versions.answer(key, () => versionOf({ shopId, itemId }))
      return version && (await kept.inVersions(shopId, [version])).items[0]
    },
  }
}
