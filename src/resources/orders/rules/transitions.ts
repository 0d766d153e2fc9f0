/**
 * What can happen to an order, in which status, and which status it can have then (spec 3, decisions 4.3, 4.28). The rules
 * ask this table whether a thing may happen at all; the status after it follows from payment and lines, and is one of
 * those named here. `docs/orders.md` draws it.
 */
import type { OrderStatus } from '../schemas.ts'

/** Things that happen to an order. The history names them so; they are never renamed. */
export const ORDER_EVENTS = [
  'amounts_updated',
  'mail_address_updated',
  'shipping_updated',
  'delivery_updated',
  'shop_memo_updated',
  'dispatched',
  'cancelled',
  'payment_confirmed',
  'window_opened',
  'carrier_reported',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

type Transitions = Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>>

/** Changes nothing of what the status follows from. */
const WHILE_WAITING: Transitions = {
  unpaid: ['unpaid'],
  unshippable: ['unshippable'],
  ordered: ['ordered'],
}

const ONCE_SENT: Transitions = {
  dispatched: ['dispatched'],
  shipping: ['shipping'],
  arrived: ['arrived'],
}

/** The table: thing that happens, status before, statuses after. What is not in it cannot happen. */
export const TRANSITIONS: Readonly<Record<OrderEvent, Transitions>> = {
  // Lines set to 0 can leave only sent ones, or only ones for later; a total of 0 yen awaits no payment.
  amounts_updated: {
    unpaid: ['unpaid', 'unshippable', 'ordered', 'dispatched'],
    unshippable: ['unshippable', 'unpaid', 'ordered'],
    ordered: ['ordered', 'unpaid', 'unshippable', 'dispatched'],
  },
  mail_address_updated: { ...WHILE_WAITING, ...ONCE_SENT },
  shipping_updated: WHILE_WAITING,
  delivery_updated: WHILE_WAITING,
  shop_memo_updated: { ...WHILE_WAITING, ...ONCE_SENT, cancelled: ['cancelled'] },
  dispatched: { ordered: ['ordered', 'dispatched'] },
  cancelled: { unpaid: ['cancelled'], unshippable: ['cancelled'], ordered: ['cancelled'] },
  payment_confirmed: { unpaid: ['unshippable', 'ordered'] },
  window_opened: { unshippable: ['ordered'] },
  carrier_reported: { dispatched: ['shipping', 'arrived'], shipping: ['arrived'] },
}

/** Whether this can happen to an order in this status. */
export function mayHappen(event: OrderEvent, status: OrderStatus): boolean {
  return TRANSITIONS[event][status] !== undefined
}
