/** Giving or mending carrier and tracking number of what was sent already (R-DISPATCH-10). Pure. */
import { Problem } from '../../../http/problems.ts'
import type { Order, OrderChange, Surroundings } from '../order.ts'
import type { DispatchOrder } from '../request-schemas.ts'
import type { OrderDetail } from '../schemas.ts'
import { conclude, mail, textOrNull, updateRejected } from './conclude.ts'
import { isParcel, requireDelivery } from './dispatch-order.ts'
import { statusOf } from './status.ts'
import { mayHappen } from './transitions.ts'

/** Which dispatch, and how it went out; what is left out is none. `notify` sends the mail of the dispatch once more. */
export type UpdateDispatch = Pick<DispatchOrder, 'delivery_company_id' | 'tracking_number'> & {
  readonly dispatch_id: number
  readonly notify?: boolean
}

/**
 * Writes carrier and number of a dispatch anew; those of the order follow where it was its latest parcel. Refused: a dispatch
 * that the order does not have, an order that is over, and what a dispatch cannot name either.
 */
export function updateDispatch(order: Order, body: UpdateDispatch, s: Surroundings): OrderChange {
  const { detail } = order
  const { dispatches } = detail.delivery
  const mended = dispatches.find(({ id }) => id === body.dispatch_id)
  if (mended === undefined) throw new Problem('console/not-found', 'The order has no such dispatch.')
  const status = statusOf(order, s.now)
  if (!mayHappen('update_dispatch', status)) throw updateRejected(`The order is ${status}.`)
  requireDelivery(order, { ...body, order_line_ids: mended.order_line_ids })
  const company = body.delivery_company_id ?? 0
  const number = textOrNull(body.tracking_number)
  const named = { delivery_company_id: company === 0 ? null : company, tracking_number: number }
  const latestOf = (all: typeof dispatches) => all.findLast(one => isParcel(order, one)) ?? all.at(-1)
  const after = dispatches.map(one => (one === mended ? { ...one, ...named } : one))
  // What was downloaded is a parcel from when it names a carrier, and none when it names none any more.
  const shown = latestOf(after)
  const isShown = latestOf(dispatches) === mended || shown?.id === mended.id
  const delivery: OrderDetail['delivery'] = {
    ...detail.delivery,
    ...(isShown && shown !== undefined
      ? { delivery_company_id: shown.delivery_company_id ?? 0, tracking_number: shown.tracking_number }
      : {}),
    dispatches: after,
  }
  const told = mail('dispatch_order', { comment: mended.comment, line_ids: mended.order_line_ids })
  return conclude(
    order,
    {
      event: 'update_dispatch',
      detail: { ...detail, delivery },
      mailsOfChange: body.notify === true ? [told] : [],
    },
    s,
  )
}
