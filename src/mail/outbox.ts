/**
 * The outbox: mails to one recipient each, worded by whoever has something to tell. They are written in the transaction of
 * what they tell of, so that nothing that did not happen is ever told, and nothing that did is kept quiet.
 */
import type { Database, Transaction } from '../db/database.ts'
import type { MailLimits } from '../shop-limits.ts'
import type { MailContent } from './content.ts'
import { type Addressed, giveBackPlaces, takePlaces } from './places.ts'
import { insertMails, type NewMail, sendAgain } from './store.ts'

/** A mail that is worded and not yet in the outbox. */
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

/** What mails are counted against; or that they were when they were decided on, by `countLetters`. */
export type Counting = MailLimits | 'counted before'

/**
 * Puts mails of a shop into the outbox, which sends them once the transaction is committed. That throws 429
 * `mails/limit-reached` when there may be no more (R-MAIL-10).
 */
export async function queueLetters(
  tx: Transaction,
  shopId: number,
  letters: readonly Letter[],
  counting: Counting,
  now: Date,
): Promise<void> {
  if (counting !== 'counted before') countLetters(tx, shopId, letters, counting, now)
  await insertLetters(tx, shopId, letters, now)
}

/** Puts mails into the outbox that `countLetters` counts: before, when nothing may refuse them any more, or afterwards. */
export async function insertLetters(
  tx: Transaction,
  shopId: number,
  letters: readonly Letter[],
  now: Date,
): Promise<void> {
  if (letters.length > 0) await insertMails(tx, shopId, letters.map(writeLetter), now)
}

/** Counts mails. The commit throws as with `queueLetters`. */
export function countLetters(
  tx: Transaction,
  shopId: number,
  letters: readonly Letter[],
  limits: MailLimits,
  now: Date,
): void {
  takePlaces(tx, shopId, letters.map(addressed), limits, now)
}

/** Gives back the places of mails that were counted at a time and are not written. */
export function giveBackLetters(
  tx: Transaction,
  shopId: number,
  letters: readonly Letter[],
  limits: MailLimits,
  countedAt: Date,
): void {
  giveBackPlaces(tx, shopId, letters.map(addressed), limits, countedAt)
}

function addressed({ reference, recipient, to }: Letter): Addressed {
  return { reference, recipient, address: to.address }
}

/**
 * Sends a mail of a shop once more, which counts like a new one; false when it waits anyway, or there is none. Throws as
 * `queueLetters`.
 */
export function resend(
  db: Database,
  shopId: number,
  id: number,
  limits: MailLimits,
  now: Date,
): Promise<boolean> {
  return db.transaction(async tx => {
    const mail = await sendAgain(tx, shopId, id, now)
    if (mail === undefined) return false
    takePlaces(tx, shopId, [{ ...mail, address: mail.to_address }], limits, now)
    return true
  })
}

/** The mail as it is written down: from the shop that its content names. */
function writeLetter({ kind, reference, recipient, to, content }: Letter): NewMail {
  return {
    ...{ kind, reference, recipient },
    to_name: to.name,
    to_address: to.address,
    from_name: content.shop.name,
    reply_to: content.shop.mailAddress,
    subject: content.subject,
    content,
  }
}
