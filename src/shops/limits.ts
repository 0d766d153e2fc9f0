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

/** The highest limit of updates of an order that a shop can set. */
export const MAX_UPDATES = 1_000_000

/** Entries of a block list. */
export const MAX_BLOCKED = 100_000
