/** A person says that goods were handed over which the buyer fetches (R-DISPATCH-8). */
import type { Context } from '../../../context.ts'
import { type Asker, changeOrder } from '../changes/change-order.ts'
import type { HandOver } from '../rules/hand-over.ts'

/** Marks takeout lines as dispatched: those that are named, or all that wait. Throws what a dispatch does. */
export function handOver(context: Context, asker: Asker, uniqueKey: string, body: HandOver): Promise<void> {
  return changeOrder(context, asker, uniqueKey, 'hand_over', body)
}
