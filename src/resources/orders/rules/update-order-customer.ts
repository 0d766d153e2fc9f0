/** Setting the buyer's mail address (PUT /api/orders/{unique_key}/customer, R-CONTACT-1). Pure. */
import type { Order, OrderChange, Surroundings } from '../order.ts'
import type { UpdateOrderCustomer } from '../request-schemas.ts'
import { conclude, mail, updateRejected } from './conclude.ts'
import { statusOf } from './status.ts'
import { mayHappen } from './transitions.ts'

/** Changes the mail address. Refused: a cancelled order, too many changes, an address on the shop's block list. */
export function updateOrderCustomer(order: Order, body: UpdateOrderCustomer, s: Surroundings): OrderChange {
  const { customer } = order.detail
  if (!mayHappen('update_order_customer', statusOf(order, s.now))) {
    throw updateRejected('The order is cancelled; its mail address can no longer be changed.')
  }
  if (order.state.mail_updates >= s.most_mail_updates) {
    throw updateRejected(
      `The mail address of an order can be changed ${s.most_mail_updates} times, which has been done.`,
    )
  }
  const changes = body.mail_address !== customer.mail_address
  if (changes && isBlocked(body.mail_address, s.block_list)) {
    throw updateRejected('The mail address is on the block list of the shop.', [
      { detail: 'is on the block list of the shop', pointer: '/mail_address' },
    ])
  }
  return conclude(
    order,
    {
      event: 'update_order_customer',
      detail: { ...order.detail, customer: { ...customer, mail_address: body.mail_address } },
      state: { mail_updates: order.state.mail_updates + 1 },
      mailsOfChange: [mail('update_order_customer', { old_mail_address: customer.mail_address || null })],
    },
    s,
  )
}

/** Whether the list has the address, or its `@domain` (R-CONTACT-3). Capital letters do not matter. */
function isBlocked(mailAddress: string, blockList: readonly string[]): boolean {
  const address = mailAddress.toLowerCase()
  const domain = address.slice(address.lastIndexOf('@'))
  return blockList.some(entry => [address, domain].includes(entry.trim().toLowerCase()))
}
