/**
 * What follows when somebody says that something has happened to a payment: the service by a message, the buyer by coming
 * back, the clock. Nobody is believed more than which payment it is: what became of it is looked up. So it can be said
 * twice, in any order, late, or never.
 */
import type { Context } from '../../../context.ts'
import { Problem } from '../../../http/problems.ts'
import { type GatewayMessage, lookUpPayment } from '../../../payments/gateway.ts'
import { findPlacementByKey, findPlacementOfOrder, type StoredPlacement } from '../placement-store.ts'
import { findOrders } from '../store.ts'
import { changeOrder } from './change-order.ts'
import { isPaidLater, keyOf } from './conclude-placement.ts'
import { settlePlacement } from './settle-placement.ts'

/** Does what follows of a message; answers whether it is the service's. Throws when that could not be done by now. */
export async function hearOfPayment(context: Context, message: GatewayMessage): Promise<boolean> {
  const noted = await context.payments.gateway.readMessage(message)
  if (noted === undefined) return false
  if (noted === 'nothing') return true
  const row = await findPlacementByKey(context.db, noted.shopId, noted.key)
  if (row?.state === 'placed') await receive(context, row)
  else if (row !== undefined) await settlePlacement(context, row)
  return true
}

/** Looks whether an order that is paid at a store is paid; answers whether it is by now. */
export async function lookForPayment(context: Context, shopId: number, uniqueKey: string): Promise<boolean> {
  const row = await findPlacementOfOrder(context.db, shopId, uniqueKey)
  return row !== undefined && receive(context, row)
}

/** Only what is paid at a store, or by transfer, is paid once the order is there. */
async function receive(context: Context, row: StoredPlacement): Promise<boolean> {
  const { shop_id: shopId, unique_key } = row
  if (!(await isOpen(context, row))) return false
  const outcome = await lookUpPayment(context.payments, { key: keyOf(row), shopId })
  if (outcome?.result !== 'done') return false
  try {
    await changeOrder(context, { shopId, tokenId: null }, unique_key, 'receive_payment', {})
  } catch (error) {
    // Another message was first.
    if (!(error instanceof Problem) || (await isOpen(context, row))) throw error
  }
  return true
}

/** Whether the order waits for its payment, or was cancelled while it did. */
async function isOpen({ db }: Context, { shop_id, unique_key, key }: StoredPlacement): Promise<boolean> {
  if (key === null) return false
  const [order] = await findOrders(db, shop_id, [unique_key])
  if (order === undefined || !isPaidLater(order.detail.payment.method)) return false
  const status = order.detail.payment.transactions.at(-1)?.status
  return status === 'unpaid' || status === 'cancelled'
}
