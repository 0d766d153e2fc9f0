/** PUT /api/items/{id}/list_order: moves an item within the shop's list (R-LIST-5, R-LIST-7). */
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { notFound, Problem } from '../../../http/problems.ts'
import { storedId } from '../../../http/schemas.ts'
import { MAX_HANDLED_ITEMS } from '../limits.ts'
import {
  findAtRank,
  findNeighbor,
  findPlace,
  lockList,
  newLastPosition,
  type Place,
  precedingPlaces,
  setPosition,
  setPositions,
} from '../list-order-store.ts'
import type { MoveItem } from '../request-schemas.ts'

/** Room that two neighbours must leave for a position between them. */
const LEAST_GAP = 4n

/** How far apart the first or a respaced item stands from its neighbour at the least and at the best. */
const NARROW = 256n
const WIDE = 4_294_967_296n

/** Moves the item. Throws 404 for the item or its neighbour, 422 for an item beside itself. */
export function moveItem(context: Context, shopId: number, itemId: number, to: MoveItem): Promise<void> {
  return context.db.transaction(async tx => {
    await lockList(tx, shopId)
    const moved = await findPlace(tx, shopId, itemId)
    if (moved === undefined) throw notFound('items')
    const position = await wantedPosition(tx, shopId, moved, to)
    // Whoever deletes it does not hold the list.
    if (position !== undefined && !(await setPosition(tx, shopId, itemId, position))) throw notFound('items')
  })
}

/** Where the item is to stand; undefined when it stands there already. */
async function wantedPosition(
  tx: Transaction,
  shopId: number,
  moved: Place,
  to: MoveItem,
): Promise<bigint | undefined> {
  if (to.move_to === 'last') return lastPosition(tx, shopId, moved)
  if (to.move_to === 'first') return firstPosition(tx, shopId, moved)
  if (to.neighbor_item_id === moved.id) {
    throw new Problem('items/invalid-list-order', 'An item cannot be its own neighbour.', {
      violations: [{ detail: 'is the moved item itself', pointer: '/neighbor_item_id' }],
    })
  }
  const neighbor = await findPlace(tx, shopId, storedId(to.neighbor_item_id))
  if (neighbor === undefined || !(await isHandled(tx, shopId, neighbor))) throw notFound('items')
  return beside(tx, shopId, moved, neighbor, to.move_to)
}

/** Whether the item is among those that the list order handles, counted while the moved one is still in its old place. */
async function isHandled(tx: Transaction, shopId: number, place: Place): Promise<boolean> {
  const lastHandled = await findAtRank(tx, shopId, MAX_HANDLED_ITEMS)
  return lastHandled === undefined || place.position <= lastHandled.position
}

async function firstPosition(tx: Transaction, shopId: number, moved: Place): Promise<bigint | undefined> {
  const first = await findAtRank(tx, shopId, 1)
  return first === undefined || first.id === moved.id ? undefined : first.position - WIDE
}

/** Behind all others, or at the last rank that the list order handles when there are more. */
async function lastPosition(tx: Transaction, shopId: number, moved: Place): Promise<bigint | undefined> {
  const beyond = await findAtRank(tx, shopId, MAX_HANDLED_ITEMS + 1)
  if (beyond === undefined) return newLastPosition(tx)
  const lastHandled = await findAtRank(tx, shopId, MAX_HANDLED_ITEMS)
  if (lastHandled === undefined || lastHandled.id === moved.id) return undefined
  return beside(tx, shopId, moved, lastHandled, moved.position < lastHandled.position ? 'after' : 'before')
}

/** A position directly before or after the neighbour. */
async function beside(
  tx: Transaction,
  shopId: number,
  moved: Place,
  neighbor: Place,
  side: 'before' | 'after',
): Promise<bigint> {
  const other = await findNeighbor(
    tx,
    shopId,
    side === 'after' ? 'next' : 'previous',
    neighbor.position,
    moved.id,
  )
  const [low, high] = side === 'after' ? [neighbor, other] : [other, neighbor]
  if (low === undefined) return neighbor.position - WIDE
  if (high === undefined) return newLastPosition(tx)
  if (high.position - low.position >= LEAST_GAP) return between(low.position, high.position)
  return between(await makeRoom(tx, shopId, high.position), high.position)
}

/** Odd, so that it never falls on a position of a new item that is not committed yet: those are multiples of 2^32. */
function between(low: bigint, high: bigint): bigint {
  return (low + (high - low) / 2n) | 1n
}

/**
 * Spreads the items before a position towards the front until a gap opens, and answers the position at its far end.
 * To the front, since an item that is being created has a place behind all that its maker can see, which nobody else
 * sees yet: spread towards the end, others could come to stand behind it. Takes as few items as leave room for 256
 * more between any two.
 */
async function makeRoom(tx: Transaction, shopId: number, high: bigint): Promise<bigint> {
  for (let count = 16; ; count *= 4) {
    const places = await precedingPlaces(tx, shopId, high, count)
    const wholeList = places.length < count
    const end = wholeList ? high - WIDE * BigInt(places.length + 1) : (places.at(-1)?.position ?? high)
    const spread = wholeList ? places : places.slice(0, -1)
    const step = (high - end) / BigInt(spread.length + 1)
    if (step < NARROW) continue
    const respaced = spread.map(({ id }, index) => ({ id, position: (high - step * BigInt(index + 1)) | 1n }))
    await setPositions(tx, shopId, respaced)
    return respaced[0]?.position ?? end
  }
}
