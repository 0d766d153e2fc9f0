/**
 * Mails that a change of an order causes. They are written in the transaction of the change, worded as the order was
 * then, so that a change that did not happen is never told, and one that did is never kept quiet.
 */
import type { Transaction } from '../../../db/database.ts'
import { type Counting, countLetters, type Letter, queueLetters } from '../../../mail/outbox.ts'
import type { MailLimits } from '../../../shop-limits.ts'
import { findSender, type Sender } from '../../../shops/store.ts'
import type { MailCause, MailKind, Order } from '../order.ts'
import { compose, mailboxOf, type Occasion, type Recipient } from './compose.ts'
import { personName } from './format.ts'

/** Who hears of what (R-MAIL-1, R-MAIL-2). */
const RECIPIENTS: Readonly<Record<MailKind, readonly Recipient[]>> = {
  update_order: ['buyer', 'shop'],
  update_order_customer: ['buyer', 'old_buyer', 'shop'],
  update_order_shipping: ['buyer', 'shop'],
  update_order_delivery: ['buyer', 'shop'],
  dispatch_order: ['buyer'],
  cancel_order: ['buyer', 'shop'],
  place_order: ['buyer', 'shop'],
  receive_payment: ['buyer', 'shop'],
  remind_payment: ['buyer'],
  expire_order: ['buyer', 'shop'],
}

/** A change of an order, with the mails that it causes. */
export interface ToldChange {
  readonly shopId: number
  readonly before: Order
  readonly after: Order
  readonly causes: readonly MailCause[]
  readonly now: Date
  /** What the buyer's link to the order is made of; null where the order has none. */
  readonly link?: { readonly baseUrl: string; readonly secret: string } | null
}

/**
 * Puts the mails of a change into the outbox. Nobody without an address gets one. Call it after the order is written.
 * Throws 429 `mails/limit-reached` when there may be no more (R-MAIL-10).
 */
export async function queueOrderMails(
  tx: Transaction,
  change: ToldChange,
  counting: Counting,
): Promise<void> {
  const { shopId, now } = change
  await queueLetters(tx, shopId, await wordedLetters(tx, change), counting, now)
}

/** Counts the mails of a change that is carried out later, when its money has moved and nothing may refuse it any more. */
export async function countOrderMails(
  tx: Transaction,
  change: ToldChange,
  limits: MailLimits,
): Promise<void> {
  const { shopId, now } = change
  countLetters(tx, shopId, await wordedLetters(tx, change), limits, now)
}

async function wordedLetters(tx: Transaction, change: ToldChange): Promise<Letter[]> {
  return change.causes.length === 0 ? [] : wordLetters(change, await findSender(tx, change.shopId))
}

/** The letters of a change, from its shop. */
export function wordLetters(
  { shopId, before, after, causes, link = null }: ToldChange,
  sender: Sender | undefined,
): Letter[] {
  if (sender === undefined) throw new Error(`There is no shop ${shopId} to send mails for`)
  const shop = { name: sender.name, mailAddress: sender.mail_address }
  const page = link === null ? null : `${link.baseUrl}${orderPage(sender.key, link.secret)}`
  return causes.flatMap(cause => lettersOf({ cause, before, after, shop, page }))
}

/** The path of the buyer's page of an order. */
export function orderPage(shopKey: string, secret: string): string {
  return `/shops/${shopKey}/orders/${secret}`
}

/** The letters of one cause, one to each recipient that has an address. */
export function lettersOf(occasion: Occasion): Letter[] {
  const { cause, after } = occasion
  return RECIPIENTS[cause.kind].flatMap(recipient => {
    const to = addresseeOf(recipient, occasion)
    if (to.address === '') return []
    const { unique_key: reference } = after.detail
    return { kind: cause.kind, reference, recipient, to, content: compose(recipient, occasion) }
  })
}

function addresseeOf(recipient: Recipient, { cause, after, shop }: Occasion): Letter['to'] {
  const { customer } = after.detail
  switch (recipient) {
    case 'shop':
      return { name: shop.name, address: shop.mailAddress }
    case 'buyer':
      return {
        name: personName(customer.name, customer.address.country_code),
        address: mailboxOf(after.detail),
      }
    case 'old_buyer':
      // Whose address it really is may be another's, so the name is not put to it.
      return { name: '', address: cause.old_mail_address?.trim() ?? '' }
  }
}
