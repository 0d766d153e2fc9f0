/** The limits of shipping methods and coupons (R-LIMIT-16). Imports nothing: the console, the command line and the import read it. */

/** Ways in which a shop sends. */
export const MAX_SHIPPING_METHODS = 50

/** Characters of the name of one, and of one of its classes. Orders carry both in one line. */
export const MAX_METHOD_NAME_LENGTH = 100
export const MAX_CLASS_NAME_LENGTH = 50

/** Yen of a fee, and of a subtotal from which it is free. */
export const MAX_FEE = 1_000_000
export const MAX_FREE_FROM = 100_000_000

/** Prefectures that a fee table can name. */
export const MAX_PREFECTURES = 47

/** Classes of a method; how much the largest holds, and a piece of an item takes, in units of the shop's own. */
export const MAX_CLASSES = 20
export const MAX_SIZE = 1_000_000

/** Parcels of the largest class that one order can take. */
export const MAX_PARCELS = 1000

/** Days from dispatch to delivery. */
export const MAX_CARRIER_DAYS = 30

/** Items that are bound to one method. */
export const MAX_BOUND_ITEMS = 1000

/** Coupons of a shop. */
export const MAX_COUPONS = 1000

/** Characters of a code, as buyers type it, and of the name that orders show. */
export const MAX_CODE_LENGTH = 32
export const MAX_COUPON_NAME_LENGTH = 100

/** Yen that a coupon takes off, or wants the subtotal to be. */
export const MAX_COUPON_YEN = 100_000_000

/** Orders that can have a coupon, when a number is set. */
export const MAX_USES = 1_000_000
