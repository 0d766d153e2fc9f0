/**
 * A carrier or a payment partner reports of an order that was sent, and a person or a program passes it on
 * (R-STATUS-5).
 */
import type { Context } from '../../../context.ts'
import { type Asker, changeOrder } from '../changes/change-order.ts'
import type { DeliveryReport } from '../rules/report-delivery.ts'

/** Notes the report. Throws 404, or 422 update-rejected when it cannot be true of the order. */
export function reportDelivery(
  context: Context,
  asker: Asker,
  uniqueKey: string,
  report: DeliveryReport,
): Promise<void> {
  return changeOrder(context, asker, uniqueKey, 'report_delivery', report)
}
