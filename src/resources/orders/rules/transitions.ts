/**
 * What can happen to an order, in which status, and which status it can have then (R-STATUS-7, R-CHANGE-7). The rules
 * ask this table whether a thing may happen at all; the status after it follows from payment and lines, and is one of
 * those named here. `docs/orders.md` draws it.
 */
import type { OrderStatus } from '../schemas.ts'

/** Things that happen to an order. The history names them so; they are never renamed. */
export const ORDER_EVENTS = [
  'update_order',
  'update_order_customer',
  'update_order_shipping',
  'update_order_delivery',
  'update_order_shop_memo',
  'dispatch_order',
  'update_dispatch',
  'hand_over',
  'provide_downloads',
  'deliver_downloads',
  'cancel_order',
  'confirm_transfer',
  'confirm_cash',
  'open_order',
  'report_delivery',
  'receive_payment',
  'remind_payment',
  'expire_order',
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
  update_order: {
    unpaid: ['unpaid', 'unshippable', 'ordered', 'dispatched'],
    unshippable: ['unshippable', 'unpaid', 'ordered'],
    ordered: ['ordered', 'unpaid', 'unshippable', 'dispatched'],
  },
  update_order_customer: { ...WHILE_WAITING, ...ONCE_SENT },
  update_order_shipping: WHILE_WAITING,
  update_order_delivery: WHILE_WAITING,
  update_order_shop_memo: { ...WHILE_WAITING, ...ONCE_SENT, cancelled: ['cancelled'] },
  dispatch_order: { ordered: ['ordered', 'dispatched'] },
  // What was sent of an order is not changed by what becomes of the rest.
  update_dispatch: { ...WHILE_WAITING, ...ONCE_SENT },
  hand_over: { ordered: ['ordered', 'dispatched'] },
  provide_downloads: { unpaid: ['unpaid'], ordered: ['ordered'] },
  deliver_downloads: { ordered: ['ordered', 'dispatched'] },
  // What is left of an order that was sent in part can be cancelled where it was paid beforehand.
  cancel_order: { unpaid: ['cancelled'], unshippable: ['cancelled'], ordered: ['cancelled', 'dispatched'] },
  confirm_transfer: { unpaid: ['unshippable', 'ordered'] },
  confirm_cash: { unshippable: ['unshippable'], ordered: ['ordered'], ...ONCE_SENT },
  open_order: { unshippable: ['ordered'] },
  report_delivery: { dispatched: ['shipping', 'arrived'], shipping: ['arrived'] },
  // What comes for an order that was cancelled or paid meanwhile, or beyond its payment, is owed to the buyer.
  receive_payment: {
    ...{ unpaid: ['unpaid', 'unshippable', 'ordered'], cancelled: ['cancelled'] },
    ...{ unshippable: ['unshippable'], ordered: ['ordered'], ...ONCE_SENT },
  },
  remind_payment: { unpaid: ['unpaid'] },
  expire_order: { unpaid: ['cancelled'] },
}

/** Whether this can happen to an order in this status. */
export function mayHappen(event: OrderEvent, status: OrderStatus): boolean {
  return TRANSITIONS[event][status] !== undefined
}
