/**
 * Orders as bytes of JSON, kept by their versions as items are. Every read asks the database which version is current, those that wait at
 * the same moment in one statement, which sends the documents of the others with it: nothing is ever stale, in any number of
 * processes, and an order that is not kept takes no second question. While nothing is written there is none (`known-in-calm.ts`).
 */
import type { Reader } from '../../db/database.ts'
import { makeKnownInCalm } from '../../db/known-in-calm.ts'
import { gather } from '../../lib/gather.ts'
import { PackedCache } from '../../lib/packed-cache.ts'
import { byOneServer, byVersions } from '../../lib/versioned-memory.ts'
import { findShownOrders } from './shown-store.ts'
import type { OrderVersion } from './store.ts'
import { orderTag } from './tag.ts'

/** Bytes of orders kept: some 1,300 of ordinary size. What is larger than a part of it is not kept. */
const CACHE_BYTES = 4 * 1024 * 1024
const MAX_ENTRY_BYTES = 1024 * 1024

/** Orders whose versions are known for a calm. */
const MAX_KNOWN = 5000

/** What an entry costs besides its bytes. */
const ENTRY_OVERHEAD = 400

/** Orders of one statement: those with megabytes of lines are not to wait for each other. */
const MAX_TOGETHER = 32

/** An order as it is answered. */
interface OrderAnswer extends OrderVersion {
  /** JSON. */
  readonly bytes: Buffer
  readonly etag: string
}

/** Finds an order by its key, in upper or lower case (R-ORDER-1); undefined when the shop has none of that key. */
export type FindShownOrder = (shopId: number, uniqueKey: string) => Promise<OrderAnswer | undefined>

/** Makes what finds them in a database. */
export function makeShownOrders(db: Reader): FindShownOrder {
  const kept = byVersions(
    new PackedCache<string, OrderAnswer>({
      ...{ most: CACHE_BYTES, mostOfEntry: MAX_ENTRY_BYTES },
      overhead: ENTRY_OVERHEAD,
    }),
  )
  const versions = makeKnownInCalm<OrderVersion>(db, MAX_KNOWN)

  async function find(names: readonly string[]): Promise<(OrderAnswer | undefined)[]> {
    const different = [...new Set(names)]
    const known = different.map(name => kept.get(name))
    const asked = different.map((name, index) => {
      const { id = 0, version = 0 } = known[index] ?? {}
      return { shopId: Number(name.slice(0, name.indexOf('/'))), uniqueKey: keyOf(name), id, version }
    })
    const found = await findShownOrders(db, asked)
    const shown = new Map(
      found.map((row, index) => {
        const name = different[index] ?? ''
        if (row === undefined || row.detail === null) return [name, row && known[index]] as const
        const { id, version, detail } = row
        const order = { id, version, bytes: Buffer.from(detail), etag: orderTag(row) }
        return [name, kept.set(name, order)] as const
      }),
    )
    return names.map(name => shown.get(name))
  }

  const findTogether = gather((names: readonly string[]) => byOneServer(() => find(names)), MAX_TOGETHER)
  return async (shopId, uniqueKey) => {
    const name = `${shopId}/${uniqueKey.toUpperCase()}`
    const current = versions.get(name)
    const order = current && kept.get(name)
    if (order !== undefined && order.id === current?.id && order.version === current.version) return order
    return versions.ask(
      name,
      () => findTogether(name),
      found => found && { id: found.id, version: found.version },
    )
  }
}

function keyOf(name: string): string {
  return name.slice(name.indexOf('/') + 1)
}
