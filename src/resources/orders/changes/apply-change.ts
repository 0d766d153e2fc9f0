/** Writing a decided change while the order is held: stock, the order, its history, its mails. */
import type { Transaction } from '../../../db/database.ts'
import { Problem } from '../../../http/problems.ts'
import { addHistory } from '../history-store.ts'
import { queueOrderMails } from '../mails/order-mails.ts'
import type { Order, OrderChange } from '../order.ts'
import { moveStock, type Shortage, type StockTransfer } from '../stock-store.ts'
import { saveOrder } from '../store.ts'

/** An order that is held, and who changes it. */
export interface HeldOrder {
  readonly id: number
  readonly order: Order
  readonly shopId: number
  /** Null for the system. */
  readonly tokenId: number | null
}

/** Writes the order as it is after the change, with its history and mails. Its stock has moved already. */
export async function applyChange(
  tx: Transaction,
  { id, order, shopId, tokenId }: HeldOrder,
  { after, history, mails }: OrderChange,
  now: Date,
): Promise<void> {
  await saveOrder(tx, shopId, id, after, now)
  await addHistory(tx, shopId, id, tokenId, history, now)
  await queueOrderMails(tx, { shopId, before: order, after, causes: mails, now })
}

/** What a refusal for want of stock points at. */
interface Asked {
  readonly change: Pick<OrderChange, 'stock'>
  readonly body: unknown
}

/** Moves stock for a change that was asked for. Throws 422 update-rejected when there is not enough (R-AMOUNT-5). */
export async function takeStock(
  tx: Transaction,
  shopId: number,
  transfers: readonly StockTransfer[],
  asked: Asked,
  now: Date,
): Promise<void> {
  const shortages = await moveStock(tx, shopId, transfers, now)
  if (shortages.length === 0) return
  const violations = shortages.flatMap(shortage => violationsOf(shortage, asked))
  throw new Problem('orders/update-rejected', 'The stock does not suffice for the quantities.', {
    violations,
  })
}

/** One for each line that takes from the stock, at its place in the body. */
function violationsOf(shortage: Shortage, { change, body }: Asked) {
  const { lines = [] } = body as { readonly lines?: readonly { readonly id: number }[] }
  const takers = change.stock.filter(
    ({ item_id, variation_id, pieces }) =>
      pieces > 0 && item_id === shortage.item_id && variation_id === shortage.variation_id,
  )
  return takers.map(({ line_id, pieces }) => ({
    detail: `needs ${pieces} more in stock, where there are ${shortage.stock}`,
    pointer: `/lines/${lines.findIndex(({ id }) => id === line_id)}/amount`,
  }))
}
