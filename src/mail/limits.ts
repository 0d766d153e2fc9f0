/**
 * How many mails a shop causes in a day (R-MAIL-10). Imports nothing. An operator can set others; a shop cannot, since it is
 * the one that they hold back.
 */

/** Mails of a day, which begins at midnight in Japan. */
export interface MailLimits {
  /** About one order, to whomever they are. */
  readonly order: number
  /** To one mailbox, about whatever order. The shop's own hears of every buyer and has `OF_SHOP` times as many. */
  readonly recipient: number
  /** Of the whole shop. */
  readonly shop: number
}

/**
 * What is set when nothing is.
 *
 * An order: all that it allows at once in a day, 20 updates of amounts and 10 of the address, is told in 70 mails, so 100
 * leave room for 15 changes of its destination. A recipient: 200 parcels of a day to one buyer, the largest of
 * wholesalers. A shop: 20,000, twice the orders of a day of the busiest shops that a server of this size carries, at less
 * than one mail in four seconds; the mail servers that are rented by the month allow 10,000 to 50,000.
 */
export const MAIL_LIMITS: MailLimits = { order: 100, recipient: 200, shop: 20_000 }

/** How many times what a buyer gets a shop's own address may get: each of its orders tells it. */
export const OF_SHOP = 10
