/** Takes a batch of order documents within one transaction. */
import type { Transaction } from '../db/database.ts'
import { inParts, inSlices } from '../lib/in-slices.ts'
import { readAhead } from '../lib/read-ahead.ts'
import { addHistories } from '../resources/orders/history-store.ts'
import type { LineState, Order } from '../resources/orders/order.ts'
import type { OrderDetail } from '../resources/orders/schemas.ts'
import {
  findOrders,
  insertRows,
  type NewOrder,
  type NewRow,
  rowOfOrder,
  takeIds,
} from '../resources/orders/store.ts'
import type { Turn } from './batch-pairs.ts'
import { SLICE_MS } from './import-run.ts'
import { differs, type Outcome } from './keys.ts'
import { findKnownItems, localOptions } from './known-items.ts'
import { type OrderPlan, renumber, sameButForIds } from './order-plan.ts'
import { findDigests, type KnownItem } from './order-store.ts'
import type { ReadyOrder } from './prepare.ts'
import { addReceipts } from './receipt-store.ts'

/** Orders of one statement: some 300 kB. */
const WRITTEN_TOGETHER = 20

/**
 * Takes what can be taken; answers what became of each document. Of two imports of the same order one waits for the other where it writes it, and
 * is run again.
 */
export async function importOrders(
  tx: Transaction,
  shopId: number,
  orders: readonly ReadyOrder[],
  now: Date,
  turn: Turn,
): Promise<Outcome[]> {
  const there = await findThere(tx, shopId, orders)
  const taken = new Map<string, ReadyOrder>()
  const outcomes = orders.map((order): Outcome => {
    const key = order.plan.detail.unique_key
    const twin = taken.get(key)
    if (twin !== undefined) return twin.digest === order.digest ? 'skipped' : differs(`order ${key}`)
    if (there.has(key)) return there.get(key)?.(order) ? 'skipped' : differs(`order ${key}`)
    taken.set(key, order)
    return 'imported'
  })
  await writeOrders(tx, shopId, [...taken.values()], now, turn)
  return outcomes
}

/** Of each key that the shop has: whether a document is the same as its order, or was when that was imported. */
async function findThere(
  tx: Transaction,
  shopId: number,
  orders: readonly ReadyOrder[],
): Promise<Map<string, (order: ReadyOrder) => boolean>> {
  const digests = await findDigests(
    tx,
    shopId,
    orders.map(({ plan }) => plan.detail.unique_key),
  )
  const changed = orders.flatMap(({ plan: { detail }, digest }) =>
    digests.has(detail.unique_key) && digests.get(detail.unique_key) !== digest ? [detail.unique_key] : [],
  )
  const found = changed.length === 0 ? [] : await findOrders(tx, shopId, changed)
  const byKey = new Map(found.map(order => [order.detail.unique_key, order]))
  return new Map(
    [...digests].map(([key, digest]) => [
      key,
      order => {
        const own = byKey.get(key)
        return order.digest === digest || (own !== undefined && sameButForIds(order.plan, own))
      },
    ]),
  )
}

async function writeOrders(
  tx: Transaction,
  shopId: number,
  orders: readonly ReadyOrder[],
  now: Date,
  turn: Turn,
): Promise<void> {
  if (orders.length === 0) return
  const itemOf = await findItems(tx, shopId, orders)
  const ids = await takeIds(tx, 'rows', orders.length)
  const details = orders.map(({ plan }) => plan.detail)
  const lineIds = await takeIds(
    tx,
    'lines',
    count(details, detail => detail.lines.length),
  )
  const dispatchIds = await takeIds(
    tx,
    'dispatches',
    count(details, ({ delivery }) => delivery.dispatches.length),
  )
  turn.begun()
  const next = ids.values()
  const makeOrder = ({ plan, digest }: ReadyOrder): NewOrder => ({
    id: next.next().value,
    order: localOrder(plan, {
      lineIds: lineIds.splice(0, plan.detail.lines.length),
      dispatchIds: dispatchIds.splice(0, plan.detail.delivery.dispatches.length),
      itemOf,
    }),
    importedDigest: digest,
  })
  for await (const rows of readAhead(rowsInParts(orders, makeOrder, now))) await insertRows(tx, shopId, rows)
  const receipts = orders.flatMap(({ plan: { receipt } }, index) =>
    receipt === undefined ? [] : [{ order_id: ids[index] ?? 0, issued_at: receipt }],
  )
  await addReceipts(tx, shopId, receipts)
  await addHistories(tx, shopId, ids, null, { event: 'import_order', changes: {} }, now)
}

/** What is written, some at a time: the next are made while the database writes these, which takes each of the two about as long. */
async function* rowsInParts(
  orders: readonly ReadyOrder[],
  makeOrder: (order: ReadyOrder) => NewOrder,
  now: Date,
): AsyncGenerator<readonly NewRow[]> {
  // Those before are sent in the turn between.
  for await (const part of inParts(orders, WRITTEN_TOGETHER)) {
    yield await inSlices(part, order => rowOfOrder(makeOrder(order), now), SLICE_MS)
  }
}

function count(details: readonly OrderDetail[], of: (detail: OrderDetail) => number): number {
  return details.reduce((sum, detail) => sum + of(detail), 0)
}

/** What an order gets here. */
interface Local {
  readonly lineIds: readonly number[]
  readonly dispatchIds: readonly number[]
  readonly itemOf: (line: LineDetail) => LocalItem | undefined
}

type LineDetail = OrderDetail['lines'][number]

interface LocalItem {
  readonly item: KnownItem
  readonly variationId: number | null
}

/** The order as this shop has it: under ids of its own, its lines tied to the stock of the shop's items. */
function localOrder({ detail, state, lines }: OrderPlan, { lineIds, dispatchIds, itemOf }: Local): Order {
  const numbered = renumber(detail, {
    lines: new Map(detail.lines.map(({ id }, index) => [id, lineIds[index] ?? 0])),
    dispatches: new Map(detail.delivery.dispatches.map(({ id }, index) => [id, dispatchIds[index] ?? 0])),
    itemOf(line) {
      const local = itemOf(line)
      const { item_id, variation_id, options } = line
      if (local === undefined) return { item_id, variation_id, options }
      return {
        ...{ item_id: local.item.id, variation_id: local.variationId },
        options: localOptions(options, local.item),
      }
    },
  })
  return {
    detail: numbered,
    state,
    lines: detail.lines.map((line, index) => {
      const local = itemOf(line)
      const planned = lines.get(line.id)
      const { item_type = local?.item.type ?? 'normal', announce_at } = planned ?? {}
      return {
        id: lineIds[index] ?? 0,
        stock_item_id: local?.item.id ?? null,
        stock_variation_id: local?.variationId ?? null,
        item_type,
        // A line has taken its pieces before it came here (R-IMPORT-6).
        stock_taken: local === undefined || line.status === 'cancelled' ? 0 : line.amount,
        downloadable: planned?.downloadable ?? false,
        announce_at: announce_at === undefined ? announcementOf(detail, local) : toDate(announce_at),
      } satisfies LineState
    }),
  }
}

/** An order that waits for something, and names a lottery, waits for its result. */
function announcementOf({ status }: OrderDetail, local: LocalItem | undefined): Date | null {
  return status === 'unshippable' && local?.item.type === 'lottery' ? local.item.announce_at : null
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

/**
 * Finds the items that lines mean: those that were imported from where the orders come from, and else the shop's own,
 * as when the orders were written down by a program that knows the items by this API.
 */
async function findItems(
  tx: Transaction,
  shopId: number,
  orders: readonly ReadyOrder[],
): Promise<(line: LineDetail) => LocalItem | undefined> {
  const named = new Set(orders.flatMap(({ plan }) => plan.detail.lines.map(({ item_id }) => item_id)))
  const { meantBy } = await findKnownItems(tx, shopId, named)
  return line => {
    const item = meantBy({ ...line, identifier: line.item_identifier })
    if (item === undefined) return undefined
    if (line.variation_id === null) return { item, variationId: null }
    const variationId = item.variations[line.variation_id]
    return variationId === undefined ? undefined : { item, variationId }
  }
}
