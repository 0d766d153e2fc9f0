/** What a carrier's file of tracking numbers would do to a shop's orders (R-LABEL-3). Nothing is changed here. */
import type { Context } from '../context.ts'
import type { Order } from '../resources/orders/order.ts'
import { awaitsParcel, isBarred, isParcel } from '../resources/orders/rules/dispatch-order.ts'
import { findOrders } from '../resources/orders/store.ts'
import type { TrackingState } from './kinds.ts'
import { REFERENCE_BYTES } from './yupack.ts'

/** A line of such a file. */
export interface TrackingLine {
  /** The order's key, or its first 15 characters. */
  readonly reference: string
  readonly tracking_number: string
}

/** What would become of it. */
export interface TrackingMatch extends TrackingLine {
  /** Null where no order is meant. */
  readonly unique_key: string | null
  readonly state: TrackingState
  /** Which dispatch gets the number; null unless one is mended. */
  readonly dispatch_id: number | null
  /** The order's status; null where there is none. */
  readonly status: string | null
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']

/** Lines that are looked up at a time. */
const AT_ONCE = 50

/** What becomes of each line, in their order. */
export async function matchTracking(
  { db }: Pick<Context, 'db'>,
  shopId: number,
  lines: readonly TrackingLine[],
): Promise<TrackingMatch[]> {
  const matches: TrackingMatch[] = []
  const used = new Set<string>()
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const some = lines.slice(at, at + AT_ONCE)
    const orders = await findOrders(
      db,
      shopId,
      some.flatMap(({ reference }) => keysOf(reference)),
    )
    for (const line of some) {
      const meant = orders.filter(({ detail }) => keysOf(line.reference).includes(detail.unique_key))
      const match = matchLine(line, meant)
      // Several parcels of one order: the first line sends it, and no other can.
      const again = match.unique_key !== null && used.has(match.unique_key) && match.state !== 'same'
      if (match.unique_key !== null) used.add(match.unique_key)
      matches.push(again ? { ...match, state: 'ambiguous', dispatch_id: null } : match)
    }
  }
  return matches
}

/** The keys that a reference can stand for. */
function keysOf(reference: string): string[] {
  const key = reference.toUpperCase()
  return key.length === REFERENCE_BYTES ? LETTERS.map(letter => key + letter) : [key]
}

function matchLine(line: TrackingLine, meant: readonly Order[]): TrackingMatch {
  const [order] = meant
  const nothing = { ...line, unique_key: null, dispatch_id: null, status: null }
  if (order === undefined) return { ...nothing, state: 'not_found' }
  if (meant.length > 1) return { ...nothing, state: 'ambiguous' }
  const { detail } = order
  const { dispatches } = detail.delivery
  const found = { ...line, unique_key: detail.unique_key, dispatch_id: null, status: detail.status }
  const plain = (number: string | null) => number?.replaceAll('-', '')
  if (dispatches.some(({ tracking_number }) => plain(tracking_number) === plain(line.tracking_number))) {
    return { ...found, state: 'same' }
  }
  if (awaitsParcel(order)) return { ...found, state: isBarred(order) ? 'refused' : 'dispatch' }
  const latest = dispatches.findLast(one => isParcel(order, one))
  if (latest === undefined || detail.status === 'cancelled') return { ...found, state: 'refused' }
  return { ...found, state: 'mend', dispatch_id: latest.id }
}
