/**
 * Items as bytes of JSON, made once for each version. Every read asks the database which versions are current
 * (`page-store.ts`) unless nothing was written since one did (`known-in-calm.ts`), so nothing is ever stale, in any number of processes,
 * and there is nothing to invalidate.
 * Figures and the alternatives: docs/decisions/002-reading-items.md.
 */
import type { Reader } from '../../db/database.ts'
import { makeKnownInCalm } from '../../db/known-in-calm.ts'
import { makeAlike } from '../../lib/alike.ts'
import type { Clock } from '../../lib/clock.ts'
import { gather } from '../../lib/gather.ts'
import { isLargeAnswer, joinList, type LargeAnswer } from '../../lib/large-answer.ts'
import { lastUsed } from '../../lib/last-used.ts'
import { type FindPage, keyOfPage, makeFoundPages, type PlacedPage } from './found-pages.ts'
import { itemJson, makeReadItemTexts } from './item-texts.ts'
import { type ItemFace, type KeptItems, keepItems, type Rendered, type RenderedRow } from './kept-items.ts'
import { itemLinksMember } from './links.ts'
import { type JoinedPage, joinAsArray, keepPages, type PageStamp, pageOf } from './page-joiner.ts'
import { makePagePlaces } from './page-places.ts'
import { findVersions, type ItemKey, type ItemVersion, type PageRequest } from './page-store.ts'
import { salesPeriodOf } from './present.ts'
import { salesStatusAt } from './rules.ts'
import { type LaterPage, makeWalkAhead, PAGES_AHEAD } from './walk-ahead.ts'

/** Bytes of rendered items kept: about 1,900 items of ordinary size. */
const CACHE_BYTES = 6 * 1024 * 1024

/** Items whose versions are known for a calm: some 1 MB. */
const MAX_KNOWN_ITEMS = 5000

/** Larger pages are neither joined nor kept: a hundred items at every limit are 100 MB. */
const MAX_JOINED_BYTES = 1024 * 1024

/**
 * Changes under a reader can empty places of its page; it asks again so often before it answers what it has. The first time it reads the page in halves, which
 * are of two moments and so come apart sooner.
 */
const PAGE_ATTEMPTS = 6

/**
 * Pages of which it is known that they were asked for. What is asked for once among more than there is room for is kept in no place: it
 * would only take that of others, and to let go of a hundred items costs as much as to render them.
 */
const MAX_ASKED = 500

/** What is read of a page that is there in one piece. */
const NOTHING_NEW = { items: [], fresh: 0, piece: undefined }

/** What those share who ask for the same page at the same moment. */
type FoundPage = JoinedPage | readonly Rendered[]

/** An item as JSON with its entity tag, and until when, in milliseconds since 1970, time alone does not change it. */
export type RenderedItem = Pick<Rendered, 'bytes' | 'etag' | 'validUntil'>

/** The read side of items. `Request` says what a page is asked for. */
export interface RenderedItems<Request = PageRequest> {
  /** A page as a JSON array. */
  page(shopId: number, request: Request): Promise<JoinedPage | LargeAnswer>
  /**
   * One item, at once where the database need not be asked; undefined when the shop has no such item, or does not show it to these
   * readers.
   */
  one(shopId: number, itemId: number): Promise<RenderedItem | undefined> | RenderedItem
}

/** What makes a reader for some readers. */
export interface Face<Request extends PlacedPage, Row extends RenderedRow> extends ItemFace<Row> {
  readonly findPage: FindPage<Request>
  /** Whether items can leave a page by a change of theirs, so that one that has changed since means to look again. */
  readonly isFiltered: (request: Request) => boolean
}

/** Makes the reader for the shop's programs; `baseUrl` starts every link. */
export function makeRenderedItems(db: Reader, clock: Clock, baseUrl: string): RenderedItems {
  return renderItems(db, clock, {
    read: makeReadItemTexts(baseUrl),
    show: (item, now) => {
      const { status, until } = salesStatusAt(salesPeriodOf(item), now)
      return { json: itemJson(item, status, now, baseUrl), state: status, until }
    },
    last: itemLinksMember(baseUrl),
    findPage: makePagePlaces(),
    isFiltered: ({ visible }) => visible !== null,
  })
}

/** Makes a reader over a database, which keeps so many bytes of rendered items. */
export function renderItems<Request extends PlacedPage, Row extends RenderedRow>(
  db: Reader,
  clock: Clock,
  face: Face<Request, Row>,
  cacheBytes = CACHE_BYTES,
): RenderedItems<Request> {
  const { findPage, isFiltered } = face
  const versionOf = gather((keys: readonly ItemKey[]) => findVersions(db, keys))
  const versions = makeKnownInCalm<ItemVersion>(db, MAX_KNOWN_ITEMS)
  const found = makeFoundPages(db, findPage)
  const kept = keepItems(db, clock, face, cacheBytes, MAX_JOINED_BYTES)
  const { whole, join } = makeJoining(kept, clock)
  const alike = makeAlike<FoundPage>(() => db.calm())
  const ahead = makeWalkAhead()
  const askedLately = lastUsed<string, true>(MAX_ASKED)

  function later(shopId: number, request: Request, pages: number): LaterPage {
    const page = { ...request, offset: request.offset + pages * request.limit }
    const key = keyOfPage(shopId, page)
    return { key, render: async () => kept.renderAhead(key, shopId, await found.ahead(shopId, page)) }
  }

  /** The items of a page, and the page itself, unless it is large. */
  async function look(shopId: number, request: Request, key: string): Promise<FoundPage> {
    const isFirst = !askedLately.has(key)
    askedLately.set(key, true)
    for (let attempt = 1; ; attempt++) {
      const wanted = await found.now(shopId, request)
      const page = whole(key, wanted)
      const { items, fresh, piece } = page
        ? NOTHING_NEW
        : await kept.inVersions(shopId, wanted, { inHalves: attempt === 1, inOnePiece: isFirst })
      // Between the two looks an item may have been deleted, or been hidden and so have left a filtered page.
      const settled = items.every(
        (item, index) => item && (!isFiltered(request) || item.version === wanted[index]?.version),
      )
      if (!settled && attempt < PAGE_ATTEMPTS) continue
      if (wanted.length === request.limit) ahead.answered(later(shopId, request, 1).key, fresh)
      return page ?? (piece ? pageOf(piece.bytes, piece.stamp) : join(key, wanted, items))
    }
  }

  async function askForOne(shopId: number, itemId: number, key: string): Promise<Rendered | undefined> {
    const version = await versions.answer(key, () => versionOf({ shopId, itemId }))
    return version && (await kept.inVersions(shopId, [version])).items[0]
  }

  return {
    async page(shopId, request) {
      const key = keyOfPage(shopId, request)
      await ahead.asked(key, () =>
        Array.from({ length: PAGES_AHEAD }, (_, nth) => later(shopId, request, nth + 1)),
      )
      const page = await alike(key, () => look(shopId, request, key))
      if ('etag' in page) return page
      // What is large is sent in pieces, to each by itself.
      const large = await joinList(page.map(({ bytes }) => bytes))
      return isLargeAnswer(large) ? large : pageOf(large)
    },
    one(shopId, itemId) {
      if (!kept.knows(itemId)) return kept.asItIs(shopId, itemId)
      const key = `${shopId}/${itemId}`
      const known = versions.get(key)
      return (known && kept.inVersion(known)) ?? askForOne(shopId, itemId, key)
    },
  }
}

/** What makes pages of items, and keeps them. */
interface Joining {
  /** A page that is there in one piece. */
  readonly whole: (key: string, wanted: readonly ItemVersion[]) => JoinedPage | undefined
  /** The items of a page, and the page itself, unless it is large. */
  readonly join: (
    key: string,
    wanted: readonly ItemVersion[],
    items: readonly (Rendered | undefined)[],
  ) => FoundPage
}

function makeJoining(kept: KeptItems, clock: Clock): Joining {
  const pages = keepPages()
  return {
    whole: (key, wanted) => {
      const ahead = kept.takeAhead(key, wanted)
      return ahead ? pageOf(ahead.bytes, ahead.stamp) : pages.get(key, wanted, clock.now().getTime())
    },
    join: (key, wanted, items) => {
      const shown = items.filter(item => item !== undefined)
      const size = shown.reduce((sum, { bytes }) => sum + bytes.length, 0)
      if (size > MAX_JOINED_BYTES) return shown
      const bytes = joinAsArray(shown)
      const stamp = stampOf(wanted, items)
      return stamp ? pages.keep(key, stamp, bytes) : pageOf(bytes)
    },
  }
}

/** What a page is made of; undefined when items have changed since it was looked for, so that it is of no one moment. */
function stampOf(
  wanted: readonly ItemVersion[],
  items: readonly (Rendered | undefined)[],
): PageStamp | undefined {
  let renderedAt = Number.NEGATIVE_INFINITY
  let validUntil = Number.POSITIVE_INFINITY
  for (const [index, item] of items.entries()) {
    const { version, tree_version } = wanted[index] ?? {}
    if (item?.version !== version || item?.tree_version !== tree_version) return undefined
    renderedAt = Math.max(renderedAt, item?.renderedAt ?? renderedAt)
    validUntil = Math.min(validUntil, item?.validUntil ?? validUntil)
  }
  return { versions: wanted, renderedAt, validUntil }
}
