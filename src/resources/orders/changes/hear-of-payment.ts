/**
 * What follows when somebody says that something has happened to a payment: the service by a message, the buyer by coming
 * back, the clock. Nobody is believed more than which payment it is: what became of it is looked up. So it can be said
 * twice, in any order, late, or never.
 */
import type { Context } from '../../../context.ts'
import { Problem } from '../../../http/problems.ts'
import { type GatewayMessage, isPaidLater, lookUpPayment } from '../../../payments/gateway.ts'
import type { Order } from '../order.ts'
import { findPlacementByKey, findPlacementOfOrder, type StoredPlacement } from '../placement-store.ts'
import { isNews } from '../rules/receive-payment.ts'
import { findOrders } from '../store.ts'
import { changeOrder } from './change-order.ts'
import { keyOf } from './conclude-placement.ts'
import { lookForFailedRefund } from './hear-of-refund.ts'
import { settlePlacement } from './settle-placement.ts'

/** Does what follows of a message; answers whether it is the service's. Throws when that could not be done by now. */
export async function hearOfPayment(context: Context, message: GatewayMessage): Promise<boolean> {
  const noted = await context.payments.gateway.readMessage(message)
  if (noted === undefined) return false
  if (noted === 'nothing') return true
  const { shopId, key } = noted
  const row = await findPlacementByKey(context.db, shopId, key)
  if (row === undefined) await lookForFailedRefund(context, shopId, key)
  else if (row.state === 'placed') await receive(context, row)
  else await settlePlacement(context, row)
  return true
}

/** Looks whether an order that is paid at a store is paid; answers whether it is by now. */
export async function lookForPayment(context: Context, shopId: number, uniqueKey: string): Promise<boolean> {
  const row = await findPlacementOfOrder(context.db, shopId, uniqueKey)
  return row !== undefined && receive(context, row)
}

/** Only what is paid at a store, or by transfer, is paid once the order is there; and by transfer alone can more come than was asked for. */
async function receive(context: Context, row: StoredPlacement): Promise<boolean> {
  const order = await awaitingOrder(context, row)
  if (order === undefined) return false
  const { shop_id: shopId, unique_key } = row
  if (!isNews(order, {}) && order.detail.payment.method !== 'service_bt') return false
  const outcome = await lookUpPayment(context.payments, { key: keyOf(row), shopId })
  if (outcome?.result !== 'done' && outcome?.result !== 'declined') return false
  const word = { paid: outcome.result === 'done', surplus: outcome.surplus }
  if (!isNews(order, word)) return false
  try {
    await changeOrder(context, { shopId, tokenId: null }, unique_key, 'receive_payment', word)
  } catch (error) {
    // Another message was first.
    const now = await awaitingOrder(context, row)
    if (!(error instanceof Problem) || (now !== undefined && isNews(now, word))) throw error
  }
  return word.paid
}

/** The order whose payment the service may still have word of. */
async function awaitingOrder(
  { db }: Context,
  { shop_id, unique_key, key }: StoredPlacement,
): Promise<Order | undefined> {
  if (key === null) return undefined
  const [order] = await findOrders(db, shop_id, [unique_key])
  return order !== undefined && isPaidLater(order.detail.payment.method) ? order : undefined
}
