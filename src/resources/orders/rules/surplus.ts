/** Money of the buyer's that a payment service has beyond the payment of an order: what came in part, too much, or too late. Pure. */
import type { Order } from '../order.ts'
import { logOwed } from './balance.ts'

/** Whether more of it is there than was noted. `surplus`: yen, all that there was by now. */
export function isMore({ state }: Pick<Order, 'state'>, surplus: number): boolean {
  return surplus > state.surplus_noted
}

/** The order with what is new of it noted as owed to the buyer, once: people give it back. */
export function noteSurplus(order: Order, surplus: number, at: string): Order {
  if (!isMore(order, surplus)) return order
  const { detail, state } = order
  return {
    ...order,
    detail: { ...detail, balance_logs: logOwed(detail, surplus - state.surplus_noted, at) },
    state: { ...state, surplus_noted: surplus },
  }
}
