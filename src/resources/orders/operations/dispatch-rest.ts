/** A person sends all that waits in an order, without naming its lines (R-WORK-4). */
import type { Context } from '../../../context.ts'
import { notFound, Problem } from '../../../http/problems.ts'
import { type Asker, changeOrder } from '../changes/change-order.ts'
import type { Order } from '../order.ts'
import type { DispatchOrder } from '../request-schemas.ts'
import { opensAt } from '../rules/status.ts'
import { findOrders } from '../store.ts'

/** How it goes; lines are found by themselves. */
export type DispatchRest = Omit<DispatchOrder, 'order_line_ids'>

/**
 * Dispatches the lines that wait to be sent; where only some wait that are fetched, hands those over, without carrier and
 * number. Throws what a dispatch does, and 422 not-dispatchable where nothing waits.
 */
export async function dispatchRest(
  context: Context,
  asker: Asker,
  uniqueKey: string,
  body: DispatchRest,
): Promise<void> {
  const [order] = await findOrders(context.db, asker.shopId, [uniqueKey.toUpperCase()])
  if (order === undefined) throw notFound('orders')
  const { sent, fetched } = waitingLines(order, context.clock.now())
  const { comment, ...carrier } = body
  const order_line_ids = sent.length > 0 ? sent : fetched
  if (order_line_ids.length === 0) {
    const { status } = order.detail
    throw new Problem(
      'orders/not-dispatchable',
      `The order is ${status}, and nothing of it waits to be sent.`,
    )
  }
  await changeOrder(context, asker, uniqueKey, 'dispatch_order', {
    order_line_ids,
    ...(sent.length > 0 ? carrier : {}),
    ...(comment === undefined ? {} : { comment }),
  })
}

/** The lines that wait and may go by now: those that are sent, and those that are fetched. */
function waitingLines({ detail, lines }: Order, now: Date): { sent: number[]; fetched: number[] } {
  const states = new Map(lines.map(state => [state.id, state]))
  const waiting = detail.lines.filter(line => {
    const opening = opensAt(line, states.get(line.id))
    return line.status === 'ordered' && (opening === null || opening <= now)
  })
  const ids = (wanted: (type: string | undefined) => boolean) =>
    waiting.filter(({ id }) => wanted(states.get(id)?.item_type)).map(({ id }) => id)
  return {
    sent: ids(type => type !== 'takeout' && type !== 'digital'),
    fetched: ids(type => type === 'takeout'),
  }
}
