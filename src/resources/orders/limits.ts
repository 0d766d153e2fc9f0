/**
 * The limits of orders (R-LIMIT-7 to R-LIMIT-10). Imports nothing: the API, the import, the command line and the console
 * read it.
 */

/**
 * Yen of any amount of an order. Sums of such amounts, and their taxes, stay exact in JSON (2^53); the dearest order of
 * a shop is far below.
 */
export const MAX_YEN = 1_000_000_000_000

/** Pieces of a line: what the stock can count. */
export const MAX_PIECES = 2_147_483_647

/** Yen that a payment service charges at least. */
export const MIN_CHARGE = 50

/** Lines, parcels or anything else that an order has a list of; the order with the most lines that is known has 705. */
export const MAX_ENTRIES = 1000

/** Entries of the balance log, and of the history, that an order can ever come to: those it came with, and its changes. */
export const MAX_SHOWN_NOTES = 1_000_000

/** Options of a line. */
export const MAX_OPTIONS = 100

/** Days ahead of which one can be wished for the delivery. */
export const MAX_DAYS_AHEAD = 60

/** Characters of a mail address, of a part of a name, and of each line of an address. */
export const MAX_LINE_LENGTH = 255

/** Characters of the other parts of a destination. */
export const MAX_ZIP_CODE_LENGTH = 10
export const MAX_PREFECTURE_LENGTH = 40
export const MAX_TELEPHONE_LENGTH = 15

/** Characters of a comment or a memo of the shop. */
export const MAX_COMMENT_LENGTH = 1000

/** Characters of a tracking number. */
export const MAX_TRACKING_NUMBER_LENGTH = 1000

/** Characters of a text of one line, and of one of several lines, that callers of the API cannot write. */
export const MAX_OTHER_LINE_LENGTH = 1000
export const MAX_OTHER_TEXT_LENGTH = 65_535

/** Characters of what is searched for. */
export const MAX_KEYWORD_LENGTH = 255

/** Entries of a list of a search: more than there are words, so that wrong ones are told one by one. */
export const MAX_FILTER_ENTRIES = 100

/** Orders on a page of a search, how many if nothing is asked for, and the last page. */
export const MAX_PAGE = 200
export const DEFAULT_PAGE = 20
export const MAX_PAGE_NUMBER = 500

/** How often an order of one reference may be asked for whose payment is refused (R-LIMIT-15). */
export const MAX_ATTEMPTS_TO_PAY = 10

/**
 * And how often one that the service puts off, as it is under maintenance or does not answer. More than come of an attempt every ten minutes, as of a
 * subscription, in the 30 days for which they are kept: whoever waits for the end of that never meets it.
 */
export const MAX_ATTEMPTS_PUT_OFF = 5000

/** Milliseconds for which pieces are put aside while a buyer is away to pay (R-PLACE-5). */
export const PIECES_ASIDE_MS = 30 * 60 * 1000

/** Characters of the name by which an order is asked for. */
export const MAX_REFERENCE_LENGTH = 200
