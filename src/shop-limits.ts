/**
 * What one shop may take of what all shops of a server share: its rows, its mails and its disk. Imports nothing: the
 * configuration reads it. An operator can set others; a shop cannot, since it is the one that they hold back
 * (docs/decisions/012-budgets.md).
 */

/** How much callers can make of what else would have no end (R-LIMIT-13): what a large shop has, times ten. */
export const SHOP_LIMITS = {
  /** Items of a shop. */
  items: 500_000,
  /** Variations of all items of a shop. */
  variations: 2_000_000,
  /** Tokens that a shop has made for its programs, revoked ones too, which the history still names. */
  tokens: 10_000,
  /** Sessions of one person; the one that is longest not used makes room. */
  sessions: 100,
  /** Entries of the history of an order, behind which it can only be brought to its end. */
  order_changes: 1_000,
  /** Carts of a shop's buyers that were used within 30 days. */
  carts: 200_000,
  /** Checkouts of a shop's buyers that are no order and were changed within 8 days. */
  checkouts: 200_000,
  /** KiB of answers that are kept a day for calls with a key, each of them at least one: as many calls as the shop has items. */
  kept_answers: 500_000,
} as const

/** The limits of a server. */
export type ShopLimits = Readonly<Record<keyof typeof SHOP_LIMITS, number>>

/** Mails of a day (R-MAIL-10), which begins at midnight in Japan. */
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

const MB = 1024 * 1024

/** Bounds of what is kept on the disk. */
export interface DiskBudgets {
  /** Bytes below which of the disk of the data folder nothing is stored that can wait (R-DISK-1); 0 for none. */
  readonly minFreeBytes: number
  /** Bytes of kept calls of a shop, of which the oldest go first (R-LOG-4). */
  readonly logBytes: number
  /** Files that a shop was let send and has not used (R-FILE-10). */
  readonly unusedUploads: number
  /** Bytes of those that it has sent. */
  readonly unusedUploadBytes: number
  /** Bytes of the files of a shop's digital items (R-DOWNLOAD-6). */
  readonly itemFileBytes: number
}

/** What is set when nothing is. */
export const DISK_BUDGETS: DiskBudgets = {
  minFreeBytes: 512 * MB,
  logBytes: 200 * MB,
  unusedUploads: 1000,
  unusedUploadBytes: 1024 * MB,
  itemFileBytes: 5 * 1024 * MB,
}
