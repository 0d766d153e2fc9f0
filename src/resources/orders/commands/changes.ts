/** Every change that an order can undergo, by the name under which it is written down while its payment is open. */
import type { ProblemType } from '../../../http/problems.ts'
import type { Order, OrderChange, Surroundings } from '../order.ts'
import type {
  CancelRequest,
  DispatchRequest,
  UpdateAmounts,
  UpdateCustomer,
  UpdateDelivery,
  UpdateShipping,
  UpdateShopMemo,
} from '../request-schemas.ts'
import { cancelOrder } from '../rules/cancel.ts'
import { confirmTransfer } from '../rules/confirm-transfer.ts'
import { dispatchLines } from '../rules/dispatch.ts'
import { type DeliveryReport, reportDelivery } from '../rules/report-delivery.ts'
import { updateAmounts } from '../rules/update-amounts.ts'
import { updateCustomer } from '../rules/update-customer.ts'
import { updateDelivery } from '../rules/update-delivery.ts'
import { updateShipping } from '../rules/update-shipping.ts'
import { updateShopMemo } from '../rules/update-shop-memo.ts'

/** What each change is asked with. */
export interface ChangeBodies {
  readonly update_amounts: UpdateAmounts
  readonly update_customer: UpdateCustomer
  readonly update_shipping: UpdateShipping
  readonly update_delivery: UpdateDelivery
  readonly update_shop_memo: UpdateShopMemo
  readonly dispatch: DispatchRequest & { readonly dispatch_id: number }
  readonly cancel: CancelRequest
  readonly confirm_transfer: Readonly<Record<never, never>>
  readonly report_delivery: DeliveryReport
}

export type ChangeName = keyof ChangeBodies

/** A change: what decides on it, and how it goes together with others. */
interface Change<Body> {
  readonly rule: (order: Order, body: Body, surroundings: Surroundings) => OrderChange
  /** Answers when the payment service refuses it, or an open payment is in its way. */
  readonly rejected: ProblemType
  /** Answers when the payment service is under maintenance (spec 4.4 knows this for dispatch and cancel only). */
  readonly maintenance: ProblemType
  /** Whether it waits for an open payment: what moves neither lines nor money need not. */
  readonly waits: boolean
}

const UPDATE = { rejected: 'orders/update-rejected', maintenance: 'orders/update-rejected' } as const

/** The one table of them. */
export const CHANGES: { readonly [Name in ChangeName]: Change<ChangeBodies[Name]> } = {
  update_amounts: { rule: updateAmounts, ...UPDATE, waits: true },
  update_customer: { rule: updateCustomer, ...UPDATE, waits: false },
  update_shipping: { rule: updateShipping, ...UPDATE, waits: false },
  update_delivery: { rule: updateDelivery, ...UPDATE, waits: false },
  update_shop_memo: { rule: updateShopMemo, ...UPDATE, waits: false },
  dispatch: {
    rule: dispatchLines,
    rejected: 'orders/dispatch-rejected',
    maintenance: 'orders/payment-maintenance',
    waits: true,
  },
  cancel: {
    rule: cancelOrder,
    rejected: 'orders/update-rejected',
    maintenance: 'orders/payment-maintenance',
    waits: true,
  },
  confirm_transfer: { rule: confirmTransfer, ...UPDATE, waits: true },
  report_delivery: { rule: reportDelivery, ...UPDATE, waits: false },
}

/** What a change that was written down asked for; the table's rule for it. Throws on a name that it does not have. */
export function storedRule(
  name: string,
  body: unknown,
): (order: Order, surroundings: Surroundings) => OrderChange {
  const change = Object.hasOwn(CHANGES, name) ? CHANGES[name as ChangeName] : undefined
  if (change === undefined) throw new Error(`No change of orders is called ${name}`)
  // The body was checked before it was written down.
  const rule = change.rule as (order: Order, body: unknown, surroundings: Surroundings) => OrderChange
  return (order, surroundings) => rule(order, body, surroundings)
}
