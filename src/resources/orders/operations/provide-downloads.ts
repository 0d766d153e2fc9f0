/** The downloads of an order were made available to the buyer: a person says so (R-STATUS-6). */
import type { Context } from '../../../context.ts'
import { type Asker, changeOrder } from '../changes/change-order.ts'

/**
 * Notes it of the digital lines that wait; a payment that waits for the dispatch is confirmed. They count as dispatched as
 * soon as they are paid for. Throws 404, or what a dispatch does.
 */
export function provideDownloads(context: Context, asker: Asker, uniqueKey: string): Promise<void> {
  return changeOrder(context, asker, uniqueKey, 'provide_downloads', {})
}
