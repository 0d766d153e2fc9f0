/** The limits of buying (R-LIMIT-14, R-CART-8). Imports nothing: the API, the storefront and the console read it. */

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

/** Days without use after which a cart is gone. */
export const CART_KEPT_DAYS = 30

/** Yen of a line: no order takes a dearer one (R-LIMIT-8). */
export const MAX_LINE_TOTAL = 1_000_000_000_000

/** Pieces of a digital item that one purchase may have: a file is not bought twice. */
export const MAX_DOWNLOADS = 1
