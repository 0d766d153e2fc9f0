/** A person confirms that the money of a transfer, or of a convenience store, has arrived (R-PAY-8). */
import type { Context } from '../../../context.ts'
import { Problem } from '../../../http/problems.ts'
import { type Asker, changeOrder } from '../changes/change-order.ts'
import { lookForPayment } from '../changes/hear-of-payment.ts'

/**
 * Marks the order as paid. Throws 404, or 422 update-rejected when it awaits no such payment, and when the payment service does not
 * withdraw what it has told the buyer, who may just have paid: then that is written.
 */
export async function confirmTransfer(context: Context, asker: Asker, uniqueKey: string): Promise<void> {
  try {
    await changeOrder(context, asker, uniqueKey, 'confirm_transfer', {})
  } catch (error) {
    if (error instanceof Problem && error.status === 422) await lookAfter(context, asker, uniqueKey)
    throw error
  }
}

/** The refusal is told whatever becomes of this: what is not found now is found by the service's word, or by the job. */
async function lookAfter(context: Context, { shopId }: Asker, uniqueKey: string): Promise<void> {
  await lookForPayment(context, shopId, uniqueKey.toUpperCase()).catch((error: unknown) =>
    context.log.warn({ err: error }, 'a payment is looked for later'),
  )
}
