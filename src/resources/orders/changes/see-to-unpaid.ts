/** What falls due of an order that nobody has paid: the reminder, then its end (R-PLACE-9). */
import type { Context } from '../../../context.ts'
import { Problem } from '../../../http/problems.ts'
import { endOf } from '../rules/awaited-payment.ts'
import { isOfService } from '../rules/of-service.ts'
import { findOrders } from '../store.ts'
import { advanceOrder } from './advance-order.ts'
import { changeOrder } from './change-order.ts'
import { lookForPayment } from './hear-of-payment.ts'

/**
 * Does what is due, in the system's name; answers whether anything was. Where a payment service gave the number it is asked
 * first, whether the buyer has paid and its word is still to come; and when the order ends it withdraws the number before
 * the order is cancelled, so that of a buyer who pays in that moment and the end one comes second.
 */
export async function seeToUnpaid(context: Context, shopId: number, uniqueKey: string): Promise<boolean> {
  const [order] = await findOrders(context.db, shopId, [uniqueKey])
  const awaited = order?.state.awaited_payment ?? null
  if (awaited === null) return false
  const looks = isOfService(awaited)
  if (looks && (await lookForPayment(context, shopId, uniqueKey))) return true
  if (context.clock.now() < endOf(awaited)) return advanceOrder(context, shopId, uniqueKey)
  try {
    await changeOrder(context, { shopId, tokenId: null }, uniqueKey, 'expire_order', {})
    return true
  } catch (error) {
    // Where there is no room for its mails the service was not even asked to withdraw the number.
    if (!(error instanceof Problem) || error.type === 'mails/limit-reached') throw error
    if (looks && (await lookForPayment(context, shopId, uniqueKey))) return true
    // Under maintenance, or where a payment is open, it ends later.
    if (error.status === 422) return false
    throw error
  }
}
