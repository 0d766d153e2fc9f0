/**
 * Mails that a change of an order causes. They are written in the transaction of the change, worded as the order was
 * then, so that a change that did not happen is never told, and one that did is never kept quiet.
 */
import type { Transaction } from '../db/database.ts'
import type { MailCause, MailKind, Order } from '../resources/orders/order.ts'
import { findShop } from '../shops/store.ts'
import { compose, type Occasion, type Recipient } from './compose.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { insertMails, type NewMail } from './store.ts'
import { personName } from './words.ts'

/** Who hears of what (spec 6; decisions 4.20 for cancel, 4.35 for the mail address). */
const RECIPIENTS: Readonly<Record<MailKind, readonly Recipient[]>> = {
  amounts_changed: ['buyer', 'shop'],
  mail_address_changed: ['buyer', 'old_buyer', 'shop'],
  shipping_changed: ['buyer', 'shop'],
  delivery_changed: ['buyer', 'shop'],
  dispatched: ['buyer'],
  cancelled: ['buyer', 'shop'],
}

/** A change of an order, with the mails that it causes. */
export interface ToldChange {
  readonly shopId: number
  readonly orderId: number
  readonly before: Order
  readonly after: Order
  readonly causes: readonly MailCause[]
  readonly now: Date
}

/** Puts the mails of a change into the outbox. Nobody without an address gets one. Call it after the order is written. */
export async function queueMails(tx: Transaction, change: ToldChange): Promise<void> {
  const { shopId, orderId, before, after, causes, now } = change
  if (causes.length === 0) return
  const found = await findShop(tx, shopId)
  if (found === undefined) throw new Error(`There is no shop ${shopId} to send mails for`)
  const shop = { name: found.name, mailAddress: found.mail_address }
  const mails = causes.flatMap(cause => mailsOf({ cause, before, after, shop }))
  if (mails.length > 0) await insertMails(tx, shopId, orderId, mails, now)
}

/** The mails of one cause, ready to be sent. */
export function mailsOf(occasion: Occasion): NewMail[] {
  const { kind } = occasion.cause
  return RECIPIENTS[kind].flatMap(recipient => {
    const to = addresseeOf(recipient, occasion)
    if (to.address === '') return []
    const content = compose(recipient, occasion)
    return {
      kind,
      recipient,
      to_name: to.name,
      to_address: to.address,
      from_name: occasion.shop.name,
      reply_to: occasion.shop.mailAddress,
      subject: content.subject,
      text: renderText(content),
      html: renderHtml(content),
    }
  })
}

function addresseeOf(
  recipient: Recipient,
  { cause, after, shop }: Occasion,
): { readonly name: string; readonly address: string } {
  const { customer } = after.detail
  switch (recipient) {
    case 'shop':
      return { name: shop.name, address: shop.mailAddress }
    case 'buyer':
      return {
        name: personName(customer.name, customer.address.country_code),
        address: customer.mail_address.trim(),
      }
    case 'old_buyer':
      // Whose address it really is may be another's, so the name is not put to it.
      return { name: '', address: cause.old_mail_address?.trim() ?? '' }
  }
}
