/**
 * Remembers where things stand in lists, so that a page takes as long at 1,000,000 of a list as at its start: of a category the ids of all
 * its items, of other lists where deep pages ended, and of one that is stepped through much a mark at every thousandth item.
 * What is remembered counts as long as the list has not changed, which the database is asked each time (`deep-page-store.ts`,
 * `category-list-store.ts`), so nothing is ever stale, in any number of processes.
 *
 * A list is only read as a whole when pages of it, as it is now, have taken as long as that would: whatever is written meanwhile, all
 * together takes at most twice as long as without.
 */
import { LRUCache } from 'lru-cache'
import type { Connection } from '../../db/database.ts'
import { byOneServer, byVersions } from '../../lib/versioned-memory.ts'
import { findKeptPage, type KeptList, readCategoryList } from './category-list-store.ts'
import { type DeepItem, findDeepPage, findMarks, type KnownPlace, type ListPlace } from './deep-page-store.ts'
import { findPage, type ItemVersion, type PageRequest } from './page-store.ts'

/** Stepping over so many takes 0.3 ms. */
const DEEP = 1000

/** Lists that are walked at a time, of all shops, and who walks in one of them: some 150 bytes a place, and a mark. */
const MAX_LISTS = 500
const MAX_PLACES = 32

/** Marks of all lists: 7 MB. Of a list of a million items there are a thousand. */
const MAX_MARKS = 50_000

/** Bytes of ids of the lists of categories: 2 million items. */
const MAX_ID_BYTES = 8 * 1024 * 1024
const ENTRY_OVERHEAD = 400

/** Milliseconds that reading a whole list takes, as long as it was not read. */
const GUESSED_MS = 8

/** How long pages of a list have taken since it last changed, and how long it would take to read all of it. */
interface Worth {
  spentMs: number
  wholeMs: number
  /** Whether it is being read. */
  underway: boolean
}

/** Where pages of one list ended, the last noted last: the number of items before, and the item there. */
interface List extends Worth {
  readonly changes: string
  readonly places: Map<number, ListPlace>
  marks: readonly ListPlace[]
}

interface CategoryList extends Worth {
  readonly changes: string
  kept: KeptList | undefined
}

/** Which items a page shows. */
export type FindPage = (db: Connection, shopId: number, page: PageRequest) => Promise<ItemVersion[]>

/** Makes one that remembers; `guessedMs` is what reading a whole list is taken to last as long as it was not read. */
export function makePagePlaces(guessedMs = GUESSED_MS): FindPage {
  const findInWhole = makeWholeLists(guessedMs)
  const findInCategory = makeCategoryLists(guessedMs)
  return async (db, shopId, page) => {
    if (page.categoryId !== null) return byOneServer(() => findInCategory(db, shopId, page))
    return page.offset < DEEP ? findPage(db, shopId, page) : byOneServer(() => findInWhole(db, shopId, page))
  }
}

function makeWholeLists(guessedMs: number): FindPage {
  const lists = byVersions(
    new LRUCache<string, List>({
      ...{ max: MAX_LISTS, maxSize: MAX_MARKS },
      sizeCalculation: ({ marks }) => marks.length + MAX_PLACES,
    }),
  )

  async function mark(db: Connection, shopId: number, page: PageRequest, key: string): Promise<void> {
    const found = await findMarks(db, shopId, page, DEEP)
    const list = lists.get(key)
    if (list === undefined || found?.changes !== list.changes) return
    list.marks = found.marks
    lists.set(key, list)
  }

  return async (db, shopId, page) => {
    const key = [shopId, page.order, page.sort, page.visible].join()
    const begun = performance.now()
    const known = nearest(lists.get(key), page.offset)
    const items = await findDeepPage(db, shopId, page, known)
    const list = note(lists, key, page.offset, items, guessedMs)
    if (list !== undefined && list.marks.length === 0 && (known?.skipped ?? page.offset) > DEEP) {
      spend(list, performance.now() - begun, () => mark(db, shopId, page, key))
    }
    return items
  }
}

/** The last place before an offset. */
function nearest(list: List | undefined, offset: number): KnownPlace | undefined {
  if (list === undefined) return undefined
  const marked = Math.min(Math.floor(offset / DEEP), list.marks.length)
  const ended = Math.max(...[...list.places.keys()].filter(each => each <= offset))
  const before = Math.max(ended, marked * DEEP)
  const place = list.places.get(before) ?? list.marks[marked - 1]
  return place && { changes: list.changes, place, skipped: offset - before }
}

function note(
  lists: LRUCache<string, List>,
  key: string,
  offset: number,
  items: readonly DeepItem[],
  guessedMs: number,
): List | undefined {
  const [first] = items
  const last = items.at(-1)
  const known = lists.get(key)
  if (first === undefined || last === undefined) return undefined
  const same: List =
    known?.changes === first.changes
      ? known
      : { ...anew(known, guessedMs), changes: first.changes, places: new Map(), marks: [] }
  const end = offset + items.length
  same.places.delete(end)
  same.places.set(end, { at: last.at, id: last.id })
  const [oldest] = same.places.keys()
  if (same.places.size > MAX_PLACES && oldest !== undefined) same.places.delete(oldest)
  lists.set(key, same)
  return same
}

function makeCategoryLists(guessedMs: number): FindPage {
  const lists = byVersions(
    new LRUCache<string, CategoryList>({
      maxSize: MAX_ID_BYTES,
      sizeCalculation: ({ kept }) => (kept?.ids?.length ?? 0) + ENTRY_OVERHEAD,
    }),
  )

  async function keep(db: Connection, shopId: number, page: PageRequest, key: string): Promise<void> {
    const kept = await readCategoryList(db, shopId, page, page.categoryId ?? 0)
    const list = lists.get(key)
    if (list?.changes !== kept.changes) return
    list.kept = kept
    lists.set(key, list)
  }

  return async (db, shopId, page) => {
    const key = [shopId, page.categoryId, page.order, page.visible].join()
    const known = lists.get(key)
    const { changes, items } = await findKeptPage(db, shopId, page, known?.kept)
    if (items !== undefined) return [...items]
    const list = known?.changes === changes ? known : { ...anew(known, guessedMs), changes, kept: undefined }
    lists.set(key, list)
    const begun = performance.now()
    const found = await findPage(db, shopId, page)
    if (list.kept === undefined) {
      spend(list, performance.now() - begun, () => keep(db, shopId, page, key))
    }
    return found
  }
}

/** A list that has changed: nothing was spent on it yet, and it takes about as long to read. */
function anew(known: Worth | undefined, guessedMs: number): Worth {
  return { spentMs: 0, wholeMs: known?.wholeMs ?? guessedMs, underway: false }
}

/** Notes how long a page took, and has the whole list read once pages have taken as long; nobody waits for that. */
function spend(list: Worth, ms: number, read: () => Promise<void>): void {
  list.spentMs += ms
  if (list.underway || list.spentMs < list.wholeMs) return
  list.underway = true
  const begun = performance.now()
  read()
    .then(() => {
      list.wholeMs = performance.now() - begun
      list.spentMs = 0
    })
    // Pages are right without it; after as long again it is tried again.
    .catch(() => {
      list.spentMs = 0
    })
    .finally(() => {
      list.underway = false
    })
}
