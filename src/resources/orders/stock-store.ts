/** Taking pieces of items out of stock for orders and giving them back. The order is held first, then items by ascending id. */
import type { Transaction } from '../../db/database.ts'
import { together } from '../../db/pipeline.ts'
import { reads, type Statement, writes } from '../../db/statement.ts'
import { lockItem, touchItem } from '../items/hold-store.ts'
import { MAX_STOCK } from '../items/limits.ts'
import type { StockMove } from './order.ts'

/** Pieces to take out of one stock (positive) or to put into it (negative). */
export interface StockTransfer {
  readonly item_id: number
  readonly variation_id: number | null
  readonly pieces: number
}

/** A stock that has too little, and what it has. */
export interface Shortage extends StockTransfer {
  readonly stock: number
}

/** What moves in the end, each stock once, in the order in which items are held. What lines take from each other stays where it is. */
export function netTransfers(moves: readonly (StockMove | StockTransfer)[]): StockTransfer[] {
  const byStock = Map.groupBy(moves, ({ item_id, variation_id }) => `${item_id}/${variation_id ?? ''}`)
  const net = [...byStock.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return []
    const { item_id, variation_id } = first
    const pieces = more.reduce((sum, move) => sum + move.pieces, first.pieces)
    return pieces === 0 ? [] : [{ item_id, variation_id, pieces }]
  })
  return net.toSorted((a, b) => a.item_id - b.item_id || (a.variation_id ?? 0) - (b.variation_id ?? 0))
}

const MOVE_OWN = writes<{ stock: number }>(
  'orders.move_own_stock',
  `update items set own_stock = least(own_stock::bigint - $3, ${MAX_STOCK})
   where shop_id = $1 and id = $2 and own_stock::bigint - $3 >= 0 returning own_stock as stock`,
)

const MOVE_VARIATION = writes<{ stock: number }>(
  'orders.move_variation_stock',
  `update item_variations set stock = least(stock::bigint - $4, ${MAX_STOCK})
   where shop_id = $1 and item_id = $2 and id = $3 and stock::bigint - $4 >= 0 returning stock`,
)

const FIND_VARIATION = reads<{ stock: number }>(
  'orders.find_variation_stock',
  `select stock from item_variations where shop_id = $1 and item_id = $2 and id = $3`,
)

/**
 * Moves pieces, one row a stock, and answers what there is too little of; the caller then undoes the transaction. What
 * is given back to an item or variation that is gone is given to nobody (R-CANCEL-2). A stock at its upper bound stays
 * there (R-STOCK-5).
 */
export async function moveStock(
  tx: Transaction,
  shopId: number,
  transfers: readonly StockTransfer[],
  now: Date,
): Promise<Shortage[]> {
  const shortages: Shortage[] = []
  for (const [itemId, ofItem] of Map.groupBy(transfers, ({ item_id }) => item_id)) {
    const item = await lockItem(tx, shopId, itemId)
    let shown = false
    for (const transfer of ofItem) {
      const stock = item && (await move(tx, shopId, transfer))
      if (stock === undefined) shortages.push(...(await shortageOf(tx, shopId, transfer)))
      // The own stock of an item with variations is kept aside and not shown (R-STOCK-2).
      else if (transfer.variation_id !== null || item?.variation_count === 0) shown = true
    }
    if (shown) await touchItem(tx, shopId, itemId, now)
  }
  return shortages
}

const HOLD = writes<{ id: number }>(
  'orders.hold_items',
  `select id from items where shop_id = $1 and id = any($2::int[]) order by id for no key update`,
)

const TAKE_OWN = writes<{ item_id: number }>(
  'orders.take_own_stocks',
  // The own stock of an item with variations is kept aside and not shown (R-STOCK-2), so that nothing of it changes.
  `update items i set own_stock = i.own_stock - t.pieces,
     version = i.version + (i.variation_count = 0)::int,
     modified_at = case when i.variation_count = 0 then greatest(i.created_at, $3) else i.modified_at end
   from json_to_recordset($2) as t (item_id int, pieces int)
   where i.shop_id = $1 and i.id = t.item_id and i.own_stock >= t.pieces
   returning i.id as item_id`,
)

const TAKE_VARIATIONS = writes<{ item_id: number; variation_id: number }>(
  'orders.take_variation_stocks',
  `with taken as (
     update item_variations v set stock = v.stock - t.pieces
     from json_to_recordset($2) as t (item_id int, variation_id int, pieces int)
     where v.shop_id = $1 and v.item_id = t.item_id and v.id = t.variation_id and v.stock >= t.pieces
     returning v.item_id, v.id as variation_id
   ), touched as (
     update items i set version = i.version + 1, modified_at = greatest(i.created_at, $3)
     where i.shop_id = $1 and i.id in (select item_id from taken))
   select item_id, variation_id from taken`,
)

/**
 * Takes pieces for a new order, each stock once, and answers what there is too little of; the caller then undoes the
 * transaction. As `moveStock`, with three statements for all lines in place of three for each item.
 */
export async function takeStocks(
  tx: Transaction,
  shopId: number,
  transfers: readonly StockTransfer[],
  now: Date,
): Promise<Shortage[]> {
  if (transfers.length === 0) return []
  const [own, ofVariations] = [true, false].map(isOwn =>
    transfers.filter(({ variation_id }) => (variation_id === null) === isOwn),
  )
  const take = <Row>(statement: Statement<Row>, of: readonly StockTransfer[] = []) =>
    of.length === 0 ? [] : tx.query(statement, [shopId, JSON.stringify(of), now])
  const [, ownTaken, variationsTaken] = await together([
    tx.query(HOLD, [shopId, transfers.map(({ item_id }) => item_id)]),
    take(TAKE_OWN, own),
    // An item that is in both is touched twice, which is as good as once.
    take(TAKE_VARIATIONS, ofVariations),
  ])
  const taken = new Set([
    ...ownTaken.map(({ item_id }) => `${item_id}/`),
    ...variationsTaken.map(({ item_id, variation_id }) => `${item_id}/${variation_id}`),
  ])
  const short = transfers.filter(
    ({ item_id, variation_id }) => !taken.has(`${item_id}/${variation_id ?? ''}`),
  )
  const shortages: Shortage[] = []
  for (const transfer of short) shortages.push(...(await shortageOf(tx, shopId, transfer)))
  return shortages
}

/** The stock afterwards; undefined when it is gone or has too little. */
async function move(
  tx: Transaction,
  shopId: number,
  { item_id, variation_id, pieces }: StockTransfer,
): Promise<number | undefined> {
  const [row] =
    variation_id === null
      ? await tx.query(MOVE_OWN, [shopId, item_id, pieces])
      : await tx.query(MOVE_VARIATION, [shopId, item_id, variation_id, pieces])
  return row?.stock
}

const FIND_OWN = reads<{ stock: number }>(
  'orders.find_own_stock',
  `select own_stock as stock from items where shop_id = $1 and id = $2`,
)

/** Only what is taken can be short. */
async function shortageOf(tx: Transaction, shopId: number, transfer: StockTransfer): Promise<Shortage[]> {
  const { item_id, variation_id, pieces } = transfer
  if (pieces < 0) return []
  const [row] =
    variation_id === null
      ? await tx.query(FIND_OWN, [shopId, item_id])
      : await tx.query(FIND_VARIATION, [shopId, item_id, variation_id])
  return [{ ...transfer, stock: row?.stock ?? 0 }]
}
