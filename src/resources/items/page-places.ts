/**
 * Remembers where deep pages of lists ended, so that a program that walks a list need not be waited for the longer, the
 * further it is: a page at 1,000,000 of a list takes as long as one at the start. A place counts as long as the list has not
 * changed, which the database is asked each time (`deep-page-store.ts`), so nothing is ever stale, in any number of processes.
 */
import { LRUCache } from 'lru-cache'
import type { Connection } from '../../db/database.ts'
import { COUNTED_ORDERS, type DeepItem, findDeepPage, type KnownPlace } from './deep-page-store.ts'
import { findPage, type ItemVersion, type PageRequest } from './page-store.ts'

/** Stepping over so many takes 0.3 ms. */
const DEEP = 1000

/** Lists that are walked at a time, of all shops, and who walks in one of them: some 150 bytes a place. */
const MAX_LISTS = 500
const MAX_PLACES = 32

/** Where pages of one list ended, the last noted last: the number of items before, and the item there. */
interface List {
  readonly changes: string
  readonly places: Map<number, KnownPlace['place']>
}

/** Which items a page shows. */
export type FindPage = (db: Connection, shopId: number, page: PageRequest) => Promise<ItemVersion[]>

/** Makes one that remembers. */
export function makePagePlaces(): FindPage {
  const lists = new LRUCache<string, List>({ max: MAX_LISTS })
  return async (db, shopId, page) => {
    const order = COUNTED_ORDERS.find(each => each === page.order)
    if (page.offset < DEEP || page.categoryId !== null || order === undefined)
      return findPage(db, shopId, page)
    const key = [shopId, order, page.sort, page.visible].join()
    const items = await findDeepPage(db, shopId, { ...page, order }, nearest(lists.get(key), page.offset))
    note(lists, key, page.offset, items)
    return items
  }
}

/** The last place before an offset. */
function nearest(list: List | undefined, offset: number): KnownPlace | undefined {
  if (list === undefined) return undefined
  const before = Math.max(...[...list.places.keys()].filter(each => each <= offset))
  const place = list.places.get(before)
  return place && { changes: list.changes, place, skipped: offset - before }
}

function note(lists: LRUCache<string, List>, key: string, offset: number, items: readonly DeepItem[]): void {
  const [first] = items
  const last = items.at(-1)
  if (first === undefined || last === undefined) return
  const known = lists.get(key)
  const same = known?.changes === first.changes ? known : { changes: first.changes, places: new Map() }
  const end = offset + items.length
  same.places.delete(end)
  same.places.set(end, { at: last.at, id: last.id })
  const [oldest] = same.places.keys()
  if (same.places.size > MAX_PLACES && oldest !== undefined) same.places.delete(oldest)
  lists.set(key, same)
}
