/** The limits of buying (R-LIMIT-14, R-LIMIT-18, R-CART-8). Imports nothing: the API, the storefront and the console read it. */

/** Characters of what buyers search for. */
export const MIN_QUERY_LENGTH = 2
export const MAX_QUERY_LENGTH = 100

/** Lines of a cart, and of whatever is priced. */
export const MAX_LINES = 100

/** Pieces of a line. */
export const MAX_AMOUNT = 1000

/** Characters that a buyer can write into an option, if the item asks for no fewer. */
export const MAX_VALUE_LENGTH = 1000

/** Bytes of all lines of a cart, as JSON without white space. */
export const MAX_CART_BYTES = 16_384

/** Carts that one network address has in a shop: the one that is longest not used makes room. */
export const MAX_CARTS_OF_NETWORK = 1000

/** Yen of a line: no order takes a dearer one (R-LIMIT-8). */
export const MAX_LINE_TOTAL = 1_000_000_000_000

/** Pieces of a digital item that one purchase may have: a file is not bought twice. */
export const MAX_DOWNLOADS = 1

/** Characters of a coupon's code as a buyer types it, spaces around it included. */
export const MAX_CODE_TYPED = 100

/** Characters of what a buyer tells the shop. */
export const MAX_REMARK_LENGTH = 1000

/** Characters of what a buyer pays with, as the payment service calls it. */
export const MAX_SOURCE_LENGTH = 255

/** Checkouts of one network address in a shop that are no order: the one that is longest not changed makes room. */
export const MAX_CHECKOUTS_OF_NETWORK = 1000

/** Times of one day at which goods can be fetched: as many as the shortest slots that a shop can set. */
export const MAX_SLOTS_OF_DAY = 96

/**
 * The same of the networks of a site of IPv6 together, of which one line can be given 65,536: twice as many, as a site may be a
 * mobile carrier's many, whose address of IPv4 is one of many too.
 */
export const MAX_CARTS_OF_SITE = 2 * MAX_CARTS_OF_NETWORK
export const MAX_CHECKOUTS_OF_SITE = 2 * MAX_CHECKOUTS_OF_NETWORK

/** Of whoever has most of them so many go at once where a shop has no room for the first of others: what has most is looked up for each. */
export const MAX_MADE_WAY = 100
