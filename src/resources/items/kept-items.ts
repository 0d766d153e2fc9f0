/** Rendered items of all shops, kept by version, and pages that were rendered ahead of who walks through a list (`walk-ahead.ts`). */
import type { Connection } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import { inSlices } from '../../lib/in-slices.ts'
import { PackedCache } from '../../lib/packed-cache.ts'
import { byVersions } from '../../lib/versioned-memory.ts'
import { encodeItem, encodeItems } from './item-bytes.ts'
import type { LastMember } from './links.ts'
import { isOf, type PageStamp } from './page-joiner.ts'
import type { ItemVersion } from './page-store.ts'
import { itemTag } from './tag.ts'

/** What an entry costs besides its bytes. */
const ENTRY_OVERHEAD = 400

/** Larger items have memory of their own while they are written. */
const DESK_BYTES = 32 * 1024

/** A page may be rendered in one piece once so much of the room is taken; before that its items are kept, which other pages have as well. */
const CROWDED = 0.75

/**
 * More items than this are read as two halves at once where that may be: a hundred that lie all over the disk of a million take the database 4 to 6 ms, which
 * two of its processes share.
 */
const MOST_OF_HALF = 50

/** What every row of an item has, whatever is shown of it. */
export interface RenderedRow extends ItemVersion {
  /** The categories, or JSON of them. */
  readonly categories: readonly object[] | string
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

/** How some readers see items. */
export interface ItemFace<Row extends RenderedRow> {
  /** Reads those of these items that the shop has, in no particular order. */
  readonly read: (db: Connection, shopId: number, itemIds: readonly number[]) => Promise<Row[]>
  /** How they see one; undefined when it is not shown to them. */
  readonly show: (row: Row, now: Date) => ShownItem | undefined
  /** What stands in each behind the members that `show` tells. */
  readonly last?: LastMember
}

/** An item as bytes. */
export interface Rendered extends ItemVersion {
  /** Milliseconds: of what was rendered before a clock was set back nothing is known. */
  readonly renderedAt: number
  /** Milliseconds; the sales status changes then. */
  readonly validUntil: number
  readonly bytes: Buffer
  readonly etag: string
}

/** A page that was rendered in one piece. */
interface PageInOnePiece {
  readonly stamp: PageStamp
  readonly bytes: Buffer
}

/** A list that was rendered. */
interface RenderedList {
  /** Its items in their order, undefined where one is gone; none where it is there in one piece. */
  readonly items: readonly (Rendered | undefined)[]
  /** How many of them were rendered just now. */
  readonly fresh: number
  /** All of them as a page. */
  readonly piece?: PageInOnePiece
}

/** How a list may be rendered. */
interface Ways {
  /** Many may be read by two statements at once, which are of two moments. */
  readonly inHalves?: boolean
  /** Where there is little room, and none of them is kept, all of them may be made one piece of memory, of which no item is kept. */
  readonly inOnePiece?: boolean
}

/** Rendered items, as some readers see them. */
export interface KeptItems {
  /** Renders what is not kept in these versions. An item deleted since is missing from the answer. */
  readonly inVersions: (shopId: number, wanted: readonly ItemVersion[], ways?: Ways) => Promise<RenderedList>
  /** One item, where it is kept in this version. */
  readonly inVersion: (wanted: ItemVersion) => Rendered | undefined
  /** One item that is not known to be kept. */
  readonly asItIs: (shopId: number, itemId: number) => Promise<Rendered | undefined>
  readonly knows: (itemId: number) => boolean
  /** Renders a page that somebody is about to ask for under this key; answers how many of its items were not rendered before. */
  readonly renderAhead: (key: string, shopId: number, wanted: readonly ItemVersion[]) => Promise<number>
  /** Takes out a page that was rendered ahead, if it is of these items in these versions. */
  readonly takeAhead: (key: string, wanted: readonly ItemVersion[]) => PageInOnePiece | undefined
}

function isCurrent(entry: Rendered, { version, tree_version }: ItemVersion, now: number): boolean {
  const isOfVersion = entry.version === version && entry.tree_version === tree_version
  return isOfVersion && now >= entry.renderedAt && now < entry.validUntil
}

/** Makes them, of at most so many bytes; no page in one piece has more than `mostOfPage`. */
export function keepItems<Row extends RenderedRow>(
  db: Connection,
  clock: Clock,
  face: ItemFace<Row>,
  cacheBytes: number,
  mostOfPage: number,
): KeptItems {
  const { read, show, last } = face
  /** Items by their ids, pages ahead by their keys. */
  const cache = byVersions(
    new PackedCache<number | string, Rendered | PageInOnePiece>({
      most: cacheBytes,
      overhead: ENTRY_OVERHEAD,
    }),
  )

  /** Where items are written before the cache copies them: memory of its own for each would have to be collected. */
  const desk = Buffer.allocUnsafeSlow(DESK_BYTES)
  const memoryOf = (length: number) =>
    length <= DESK_BYTES && cache.copies(length) ? desk.subarray(0, length) : Buffer.allocUnsafeSlow(length)

  function cached(wanted: ItemVersion, now: number): Rendered | undefined {
    const entry = cache.get(wanted.id)
    return entry && 'etag' in entry && isCurrent(entry, wanted, now) ? entry : undefined
  }

  function encode(row: Row, { json, state, until }: ShownItem, now: Date): Rendered {
    const { id, version, tree_version, categories } = row
    return cache.set(id, {
      ...{ id, version, tree_version },
      renderedAt: now.getTime(),
      validUntil: until?.getTime() ?? Number.POSITIVE_INFINITY,
      bytes: encodeItem({ id, json }, last, memoryOf),
      etag: itemTag({ id, version, categories }, state),
    })
  }

  function render(row: Row): Rendered | undefined {
    const now = clock.now()
    const shown = show(row, now)
    return shown && encode(row, shown, now)
  }

  const inVersions: KeptItems['inVersions'] = async (shopId, wanted, ways = {}) => {
    const now = clock.now().getTime()
    const found = wanted.map(version => cached(version, now))
    const missing = wanted.filter((_, index) => found[index] === undefined).map(({ id }) => id)
    if (missing.length === 0) return { items: found, fresh: 0 }
    const parts = ways.inHalves && missing.length > MOST_OF_HALF ? halvesOf(missing) : [missing]
    const rows = (await Promise.all(parts.map(ids => read(db, shopId, ids)))).flat()
    if (ways.inOnePiece && missing.length === wanted.length && cache.size > cacheBytes * CROWDED) {
      const piece = await inOnePiece(face, { rows, wanted, now: clock.now(), mostOfPage })
      if (piece) return { items: [], fresh: wanted.length, piece }
    }
    const fresh = new Map(await inSlices(rows, row => [row.id, render(row)] as const))
    return { items: wanted.map(({ id }, index) => found[index] ?? fresh.get(id)), fresh: fresh.size }
  }

  return {
    inVersions,
    inVersion: wanted => cached(wanted, clock.now().getTime()),
    asItIs: async (shopId, itemId) => (await read(db, shopId, [itemId])).map(render)[0],
    knows: itemId => cache.has(itemId),
    renderAhead: async (key, shopId, wanted) => {
      const { piece, fresh } = await inVersions(shopId, wanted, { inOnePiece: true })
      if (piece) cache.set(key, piece)
      return fresh
    },
    takeAhead: (key, wanted) => {
      const page = cache.get(key)
      if (page === undefined || !('stamp' in page)) return undefined
      cache.delete(key)
      return isOf(page.stamp, wanted, clock.now().getTime()) ? page : undefined
    },
  }
}

function halvesOf(ids: readonly number[]): (readonly number[])[] {
  const middle = Math.ceil(ids.length / 2)
  return [ids.slice(0, middle), ids.slice(middle)]
}

/** What a page is made of in one piece. */
interface PageParts<Row> {
  readonly rows: readonly Row[]
  readonly wanted: readonly ItemVersion[]
  readonly now: Date
  readonly mostOfPage: number
}

/** The page; undefined when an item of it has changed meanwhile, or it is too large. */
async function inOnePiece<Row extends RenderedRow>(
  { show, last }: ItemFace<Row>,
  { rows, wanted, now, mostOfPage }: PageParts<Row>,
): Promise<PageInOnePiece | undefined> {
  const byId = new Map(rows.map(row => [row.id, row]))
  let validUntil = Number.POSITIVE_INFINITY
  const shown = await inSlices(wanted, ({ id, version, tree_version }) => {
    const row = byId.get(id)
    if (row?.version !== version || row.tree_version !== tree_version) return undefined
    const item = show(row, now)
    validUntil = Math.min(validUntil, item?.until?.getTime() ?? validUntil)
    return item && { id, json: item.json }
  })
  const parts = shown.filter(item => item !== undefined)
  if (parts.length < wanted.length) return undefined
  const bytes = encodeItems(parts, mostOfPage, last)
  return bytes && { stamp: { versions: wanted, renderedAt: now.getTime(), validUntil }, bytes }
}
