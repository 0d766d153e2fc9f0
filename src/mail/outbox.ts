/**
 * The outbox: mails to one recipient each, worded by whoever has something to tell. They are written in the transaction of
 * what they tell of, so that nothing that did not happen is ever told, and nothing that did is kept quiet.
 */
import type { Transaction } from '../db/database.ts'
import type { MailContent } from './content.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { insertMails, type NewMail } from './store.ts'

/** A mail that is worded and not yet written as text and HTML. */
export interface Letter {
  /** What it tells of, such as `dispatch_order`. */
  readonly kind: string
  /** What it is about, by the name that people know it by, such as an order's key. */
  readonly reference: string
  /** Whom it is to, such as `buyer`. */
  readonly recipient: string
  readonly to: { readonly name: string; readonly address: string }
  readonly content: MailContent
}

/** Puts mails of a shop into the outbox, which sends them once the transaction is committed. */
export async function queueLetters(
  tx: Transaction,
  shopId: number,
  letters: readonly Letter[],
  now: Date,
): Promise<void> {
  if (letters.length > 0) await insertMails(tx, shopId, letters.map(writeLetter), now)
}

/** The mail as it will be sent: from the shop that its content names. */
export function writeLetter({ kind, reference, recipient, to, content }: Letter): NewMail {
  return {
    ...{ kind, reference, recipient },
    to_name: to.name,
    to_address: to.address,
    from_name: content.shop.name,
    reply_to: content.shop.mailAddress,
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content),
  }
}
