/**
 * Pages of searches as bytes of JSON. Every search asks the database, those that ask for the very same at the same moment in one statement;
 * when the page shows the same orders in the same versions as last time, their summaries are neither sent nor written anew. While nothing is written
 * (`known-in-calm.ts`) there is no question.
 */
import type { Reader } from '../../db/database.ts'
import { makeKnownInCalm } from '../../db/known-in-calm.ts'
import { makeAlike } from '../../lib/alike.ts'
import { PackedCache } from '../../lib/packed-cache.ts'
import { byOneServer, byVersions } from '../../lib/versioned-memory.ts'
import { paginationOf } from './pagination.ts'
import type { SearchRequest } from './search-request.ts'
import { searchOrders } from './search-store.ts'

/** Bytes of pages kept: some 70 of 20 orders. */
const CACHE_BYTES = 2 * 1024 * 1024

/** Pages that are known for a calm. */
const MAX_KNOWN = 200

/** What an entry costs besides its bytes: what was asked for, and the versions of a hundred orders. */
const ENTRY_OVERHEAD = 2000

interface FoundPage {
  readonly total: number
  readonly state: string
  readonly bytes: Buffer
}

/** Makes what finds pages in a database. */
export function makeFoundPages(db: Reader): (shopId: number, asked: SearchRequest) => Promise<Buffer> {
  const alike = makeAlike<Buffer>()
  const states = makeKnownInCalm<Pick<FoundPage, 'total' | 'state'>>(db, MAX_KNOWN)
  const pages = byVersions(
    new PackedCache<string, FoundPage>({
      ...{ most: CACHE_BYTES, mostOfEntry: CACHE_BYTES / 4 },
      overhead: ENTRY_OVERHEAD,
    }),
  )

  async function find(key: string, shopId: number, asked: SearchRequest): Promise<Buffer> {
    const last = pages.get(key)
    const { total, state, orders } = await states.ask(
      key,
      () => searchOrders(db, shopId, asked, last?.state),
      found => ({ total: found.total, state: found.state }),
    )
    if (last !== undefined && last.state === state && last.total === total) return last.bytes
    const listed = orders ?? (last === undefined ? '' : ordersOf(last.bytes))
    const pagination = JSON.stringify(paginationOf(asked, total))
    const bytes = Buffer.from(`${BEFORE_ORDERS}${listed}${AFTER_ORDERS}${pagination}}`)
    return pages.set(key, { total, state, bytes }).bytes
  }

  return async (shopId, asked) => {
    const key = JSON.stringify([shopId, asked])
    const current = states.get(key)
    const page = current && pages.get(key)
    if (page !== undefined && page.state === current?.state && page.total === current.total) return page.bytes
    return alike(key, () => byOneServer(() => find(key, shopId, asked)))
  }
}

const BEFORE_ORDERS = '{"orders":['
const AFTER_ORDERS = '],"pagination":'

/** What stands between the brackets of a page: only the total has changed. */
function ordersOf(bytes: Buffer): string {
  return bytes.toString('utf8', BEFORE_ORDERS.length, bytes.lastIndexOf(AFTER_ORDERS))
}
