/**
 * Taking pieces of items out of stock for orders and giving them back. Rows are held in the same order by everybody: the order,
 * what it claims besides, items by ascending id, counts of mails.
 */
import type { Transaction } from '../../db/database.ts'
import type { LastStatement } from '../../db/finish.ts'
import { DatabaseError } from '../../db/sqlstate.ts'
import { reads, writes } from '../../db/statement.ts'
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
   where shop_id = $1 and id = $2 and own_stock::bigint - $3 >= 0 and own_stock <> least(own_stock::bigint - $3, ${MAX_STOCK})
   returning own_stock as stock`,
)

const MOVE_VARIATION = writes<{ stock: number }>(
  'orders.move_variation_stock',
  `update item_variations set stock = least(stock::bigint - $4, ${MAX_STOCK})
   where shop_id = $1 and item_id = $2 and id = $3 and stock::bigint - $4 >= 0 and stock <> least(stock::bigint - $4, ${MAX_STOCK})
   returning stock`,
)

const FIND_VARIATION = reads<{ stock: number }>(
  'orders.find_variation_stock',
  `select stock from item_variations where shop_id = $1 and item_id = $2 and id = $3`,
)

/**
 * Moves pieces, one row a stock, and answers what there is too little of; the caller then undoes the transaction. What
 * is given back to an item or variation that is gone is given to nobody (R-CANCEL-2). A stock at its upper bound stays
 * there, and its item as it is (R-STOCK-5).
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

const TAKE = writes('orders.take_stocks', `select take_stocks($1, $2, $3, $4)`)

/** The SQLSTATE by which `take_stocks` says that there is too little, with the shortages as the error's detail. */
const TOO_LITTLE = 'AK001'

/** What is thrown where there is too little. */
type Refusal = (shortages: readonly Shortage[]) => unknown

/** Takes pieces for a new order, each stock once. Throws what `refusal` makes of those that have too little. */
export async function takeStocks(
  tx: Transaction,
  shopId: number,
  transfers: readonly StockTransfer[],
  now: Date,
  refusal: Refusal,
): Promise<void> {
  if (transfers.length === 0) return
  const { statement, values, explain } = takingOf(shopId, transfers, now, refusal)
  await tx.query(statement, values).catch((error: unknown) => {
    throw error instanceof DatabaseError ? explain(error) : error
  })
}

/** The same when the transaction commits: whoever wants the same pieces waits for nothing but the commit. */
export function takeStocksLastly(
  tx: Transaction,
  shopId: number,
  transfers: readonly StockTransfer[],
  now: Date,
  refusal: Refusal,
): void {
  if (transfers.length > 0) tx.lastly(takingOf(shopId, transfers, now, refusal))
}

function takingOf(
  shopId: number,
  transfers: readonly StockTransfer[],
  now: Date,
  refusal: Refusal,
): LastStatement {
  const [own, ofVariations] = [true, false].map(isOwn =>
    JSON.stringify(transfers.filter(({ variation_id }) => (variation_id === null) === isOwn)),
  )
  return {
    statement: TAKE,
    values: [shopId, own, ofVariations, now],
    explain: error => (error.code === TOO_LITTLE ? refusal(shortagesOf(transfers, error)) : error),
  }
}

function shortagesOf(transfers: readonly StockTransfer[], { detail = '[]' }: DatabaseError): Shortage[] {
  const told = JSON.parse(detail) as readonly Omit<Shortage, 'pieces'>[]
  return transfers.flatMap(transfer => {
    const short = told.find(
      ({ item_id, variation_id }) => item_id === transfer.item_id && variation_id === transfer.variation_id,
    )
    return short === undefined ? [] : [{ ...transfer, stock: short.stock }]
  })
}

/** The stock afterwards; undefined when it stays as it is: it is gone, has too little, or is full. */
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
