/** The limits of shops (R-LIMIT-11). Imports nothing: the API, the import, the command line and the console read it. */

/** Characters of a setting of one line, and of an entry of the block list: as of a mail address. */
export const MAX_LINE_LENGTH = 255

/** Characters of a setting of several lines. */
export const MAX_TEXT_LENGTH = 65_535

/** Yen: between these a shop can set the ceiling of its prices, as prices themselves are bounded. */
export const MIN_PRICE_CEILING = 50
export const MAX_PRICE_CEILING = 100_000_000

/** Delivery times that a shop can add. */
export const MAX_SLOTS = 50

/** Yen of one fee: of a parcel, of cash on delivery. */
export const MAX_FEE = 1_000_000

/** Steps of the fee of cash on delivery, and yen up to which a step can go. */
export const MAX_FEE_STEPS = 20
export const MAX_STEP_YEN = 100_000_000

/** Days until an order that waits for money expires, at most. */
export const MAX_DAYS_TO_PAY = 60

/** Days that a shop does not work, one by one: a year of them and more. */
export const MAX_CLOSED_DAYS = 400

/** Working days that a shop takes to send, at most. */
export const MAX_PREPARATION_DAYS = 60

/** Days among which a delivery can be wished for, at most: as far as a wish may lie ahead (R-DELIVERY-1). */
export const MAX_DELIVERY_DAYS = 60

/** Places where goods are fetched, and the hours of one: two openings on each day of the week. */
export const MAX_PLACES = 20
export const MAX_OPENINGS = 14

/** Minutes of a slot of fetching; shorter ones would be hundreds a day. */
export const MIN_SLOT_MINUTES = 15
export const MAX_SLOT_MINUTES = 240

/** Minutes between an order and its fetching, at most: two weeks. */
export const MAX_TAKEOUT_LEAD_MINUTES = 20_160

/** Pieces that one slot of fetching has room for, at most. */
export const MAX_SLOT_PIECES = 100_000

/** Days ahead of which one can be chosen for fetching, at most. */
export const MAX_TAKEOUT_DAYS = 31

/** Characters of a text that the law asks for, of an account to transfer to, and of a page of terms. */
export const MAX_LEGAL_LENGTH = 2000
export const MAX_BANK_ACCOUNT_LENGTH = 1000
export const MAX_PAGE_LENGTH = 20_000

/** Bytes of the picture of a shop's name; it stands in the head of every page. */
export const MAX_LOGO_BYTES = 49_152

/** The highest limit of updates of an order that a shop can set. */
export const MAX_UPDATES = 1_000_000

/** Entries of a block list. */
export const MAX_BLOCKED = 100_000
