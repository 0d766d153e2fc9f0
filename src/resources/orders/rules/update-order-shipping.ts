/** Setting the destination of an order (PUT /api/orders/{unique_key}/shipping, R-CONTACT-5). Pure. */
import type { Order, OrderChange, Surroundings } from '../order.ts'
import { EMPTY_ADDRESS2, type UpdateOrderShipping } from '../request-schemas.ts'
import { checkAddress } from './address.ts'
import { conclude, mail, requireNone } from './conclude.ts'
import { countryOf } from './country.ts'
import { requireSending } from './destination.ts'
import { changesBetween } from './diff.ts'

/**
 * Changes the destination within its country. Refused: an order of which nothing is still to be sent, and an address that
 * cannot be in that country, all that is wrong with it at once. An empty second line can only be told again.
 */
export function updateOrderShipping(order: Order, body: UpdateOrderShipping, s: Surroundings): OrderChange {
  requireSending(order, 'update_order_shipping', s)
  const before = order.detail.shipping
  const { name, address } = body
  if (address.address2 === '' && before.address.address2 !== '') {
    requireNone([EMPTY_ADDRESS2], 'orders/invalid-body')
  }
  const shipping = {
    name: { ...before.name, first: name.first, last: name.last },
    address: {
      ...before.address,
      zip_code: address.zip_code,
      prefecture: address.prefecture,
      address: address.address,
      address2: address.address2,
      tel: address.tel,
    },
  }
  // What is there already need not be right to stay.
  if (Object.keys(changesBetween(before, shipping)).length > 0) {
    requireNone(checkAddress(countryOf(before.address), body.address))
  }
  return conclude(
    order,
    {
      event: 'update_order_shipping',
      detail: { ...order.detail, shipping },
      mailsOfChange: [mail('update_order_shipping')],
    },
    s,
  )
}
