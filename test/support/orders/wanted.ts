/** Orders as a checkout wants them placed, made from the recipes of built orders. */
import { randomUUID } from 'node:crypto'
import type {
  OrderDraft,
  Placement,
  WantedOrder,
  WantedPayment,
} from '../../../src/resources/orders/operations/place-order.ts'
import type { SaleTerms } from '../../../src/resources/orders/order.ts'
import { makeOrder, type OrderRecipe } from './build.ts'

const NO_TERMS: SaleTerms = { payment_time: null, delivery_time: null, withdrawal: null, seller: [] }

/** The draft of an order; its lines take their amount from the stock of `stock_item_id`, if there is one. */
export function makeDraft(recipe: OrderRecipe = {}, terms: SaleTerms = NO_TERMS): OrderDraft {
  const { detail, lines: states } = makeOrder(recipe)
  const { via, remark, add_comment, mail_magazine_opt_in, customer, shipping, subscription, service } = detail
  const { amounts, membership_rewards, order_group, delivery, payment } = detail
  return {
    ...{ via, remark, add_comment, mail_magazine_opt_in, customer, shipping, subscription, service },
    ...{ amounts, membership_rewards, order_group, terms, method: payment.method },
    delivery: {
      shipping_method: delivery.shipping_method,
      delivery_date: delivery.delivery_date,
      delivery_time_zone: delivery.delivery_time_zone,
    },
    lines: detail.lines.map(({ id: _id, status: _status, modified_at: _modified, ...shown }, index) => {
      const state = states[index]
      if (state === undefined) throw new Error('A line has no state')
      const { id: _of, stock_taken: pieces, announce_at, ...kept } = state
      return { shown, kept: { ...kept, pieces, announce_at: announce_at?.toJSON() ?? null } }
    }),
    parcels: detail.shipping_lines.map(({ order_line_ids, ...parcel }) => ({
      ...parcel,
      lines: order_line_ids.map(id => detail.lines.findIndex(line => line.id === id)),
    })),
  }
}

/** What is wanted, under a reference of its own unless one is given. */
export function wantedOrder(
  recipe: OrderRecipe,
  more: Partial<WantedPayment> & Partial<Pick<WantedOrder, 'reference' | 'return_to'>> = {},
): WantedOrder {
  const { reference = randomUUID(), return_to = null, ...payment } = more
  return {
    ...{ reference, return_to },
    draft: makeDraft(recipe),
    payment: { source: null, saves_source: false, until: null, account: null, ...payment },
  }
}

/** The placement, which must be of this kind. */
export function expectIs<Kind extends Placement['is']>(
  placement: Placement | undefined,
  kind: Kind,
): Extract<Placement, { is: Kind }> {
  if (placement?.is !== kind) throw new Error(`It is ${JSON.stringify(placement)} and not ${kind}`)
  return placement as Extract<Placement, { is: Kind }>
}
