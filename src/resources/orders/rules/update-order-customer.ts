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

/** What on a block list stops this address, in lower case: the address, and its `@domain` (R-CONTACT-3). */
export function blockedBy(mailAddress: string): string[] {
  const address = mailAddress.toLowerCase()
  return [address, address.slice(address.lastIndexOf('@'))]
}

/** Whether the list has one of these. Capital letters do not matter. */
export function isBlocked(mailAddress: string, blockList: readonly string[]): boolean {
  const stopped = blockedBy(mailAddress)
  return blockList.some(entry => stopped.includes(entry.trim().toLowerCase()))
}
