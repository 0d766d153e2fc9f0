/** Every change that an order can undergo, by its name: that of its operation, as history, mails and the journal have it. */
import type { ProblemType } from '../../../http/problems.ts'
import type { Order, OrderChange, Surroundings } from '../order.ts'
import type {
  CancelOrder,
  DispatchOrder,
  UpdateOrder,
  UpdateOrderCustomer,
  UpdateOrderDelivery,
  UpdateOrderShipping,
  UpdateOrderShopMemo,
} from '../request-schemas.ts'
import { cancelOrder } from '../rules/cancel-order.ts'
import { confirmCash } from '../rules/confirm-cash.ts'
import { confirmTransfer } from '../rules/confirm-transfer.ts'
import { dispatchOrder } from '../rules/dispatch-order.ts'
import { expireOrder } from '../rules/expire-order.ts'
import { type HandOver, handOver } from '../rules/hand-over.ts'
import { provideDownloads } from '../rules/provide-downloads.ts'
import { type ReceivedPayment, receivePayment } from '../rules/receive-payment.ts'
import { type DeliveryReport, reportDelivery } from '../rules/report-delivery.ts'
import type { OrderEvent } from '../rules/transitions.ts'
import { type UpdateDispatch, updateDispatch } from '../rules/update-dispatch.ts'
import { updateOrder } from '../rules/update-order.ts'
import { updateOrderCustomer } from '../rules/update-order-customer.ts'
import { updateOrderDelivery } from '../rules/update-order-delivery.ts'
import { updateOrderShipping } from '../rules/update-order-shipping.ts'
import { updateOrderShopMemo } from '../rules/update-order-shop-memo.ts'

/** What each change is asked with. */
export interface ChangeBodies {
  readonly update_order: UpdateOrder
  readonly update_order_customer: UpdateOrderCustomer
  readonly update_order_shipping: UpdateOrderShipping
  readonly update_order_delivery: UpdateOrderDelivery
  readonly update_order_shop_memo: UpdateOrderShopMemo
  readonly dispatch_order: DispatchOrder
  readonly update_dispatch: UpdateDispatch
  readonly cancel_order: CancelOrder
  readonly hand_over: HandOver
  readonly provide_downloads: Readonly<Record<never, never>>
  readonly confirm_transfer: Readonly<Record<never, never>>
  readonly confirm_cash: Readonly<Record<never, never>>
  readonly report_delivery: DeliveryReport
  readonly receive_payment: ReceivedPayment
  readonly expire_order: Readonly<Record<never, never>>
}

export type ChangeName = keyof ChangeBodies & OrderEvent

/** A change: what decides on it, and how it goes together with others. */
interface Change<Body> {
  /**
   * Decides. A change that makes something with an id is decided once more with the id in place of `NO_ID`: it is taken
   * only once the rule has allowed the change.
   */
  readonly rule: (order: Order, body: Body, surroundings: Surroundings, id: number) => OrderChange
  /** What it makes that has an id. */
  readonly makes?: 'dispatches'
  /** Answers when the payment service refuses it, or an open payment is in its way. */
  readonly rejected: ProblemType
  /** Answers when the payment service is under maintenance. */
  readonly maintenance: ProblemType
  /** Whether it waits for an open payment: what moves neither lines nor money need not. */
  readonly waits: boolean
}

/** Stands for an id that is not taken yet. No rule goes by it. */
export const NO_ID = 0

const UPDATE = { rejected: 'orders/update-rejected', maintenance: 'orders/payment-maintenance' } as const
const DISPATCH = { rejected: 'orders/dispatch-rejected', maintenance: 'orders/payment-maintenance' } as const

/** The one table of them. */
export const CHANGES: { readonly [Name in ChangeName]: Change<ChangeBodies[Name]> } = {
  update_order: { rule: updateOrder, ...UPDATE, waits: true },
  update_order_customer: { rule: updateOrderCustomer, ...UPDATE, waits: false },
  update_order_shipping: { rule: updateOrderShipping, ...UPDATE, waits: false },
  update_order_delivery: { rule: updateOrderDelivery, ...UPDATE, waits: false },
  update_order_shop_memo: { rule: updateOrderShopMemo, ...UPDATE, waits: false },
  dispatch_order: {
    rule: (order, body, surroundings, dispatch_id) =>
      dispatchOrder(order, { ...body, dispatch_id }, surroundings),
    ...DISPATCH,
    ...{ makes: 'dispatches', waits: true },
  },
  update_dispatch: { rule: updateDispatch, ...UPDATE, waits: false },
  hand_over: { rule: handOver, ...DISPATCH, makes: 'dispatches', waits: true },
  provide_downloads: { rule: provideDownloads, ...DISPATCH, waits: true },
  cancel_order: { rule: cancelOrder, ...UPDATE, waits: true },
  confirm_transfer: { rule: confirmTransfer, ...UPDATE, waits: true },
  confirm_cash: { rule: confirmCash, ...UPDATE, waits: true },
  report_delivery: { rule: reportDelivery, ...UPDATE, waits: false },
  receive_payment: { rule: receivePayment, ...UPDATE, waits: true },
  expire_order: { rule: expireOrder, ...UPDATE, waits: true },
}

/** Whether a change of this name is in the table. */
export function isChangeName(name: string): name is ChangeName {
  return Object.hasOwn(CHANGES, name)
}
